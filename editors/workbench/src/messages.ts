// What is wrong, in plain words: marked at its word, listed below the text, and mended with one click.

import { type Diagnostic as Mark, setDiagnostics } from "@codemirror/lint";
import { button, fill, h } from "./dom";
import { type Doc, type Documents, span } from "./documents";
import { inline } from "./markdown";
import { firstLine, lastLine, lineOf } from "./mars";
import type { CodeAction, Diagnostic, Wire } from "./wire";
import { say } from "./words";

export interface Found extends Diagnostic { fixes: CodeAction[] }

const SEVERITY = ["", "error", "warning", "info"] as const;

export class Messages {
  private readonly found = new Map<string, Found[]>();
  private timer = 0;
  private first = 0;
  private isChecked = false;
  /** After they are others. */
  changed: () => void = () => {};

  constructor(private readonly wire: Wire, private readonly documents: Documents, private readonly place: HTMLElement) {}

  of(uri: string): Found[] { return this.found.get(uri) ?? []; }
  errors(uri: string): number { return this.of(uri).filter((one) => one.severity === 1).length; }
  between(uri: string, first: number, last: number): Found[] {
    return this.of(uri).filter(({ range }) => range.start.line <= last && range.end.line >= first);
  }

  async receive({ uri, diagnostics }: { uri: string; diagnostics: Diagnostic[] }): Promise<void> {
    const before = this.of(uri);
    const made = diagnostics.map((one) => ({ ...one, fixes: before.find((old) => same(old, one))?.fixes ?? [] }));
    this.found.set(uri, made);
    this.show(uri);
    const doc = this.documents.byUri(uri);
    if (!made.length || !doc || doc.readonly) return;
    const all = { start: { line: 0, character: 0 }, end: { line: doc.state.doc.lines, character: 0 } };
    const about = { textDocument: { uri }, range: all, context: { diagnostics: [] } };
    const actions = await this.wire.request<CodeAction[] | null>("textDocument/codeAction", about).catch(() => null);
    if (this.found.get(uri) !== made) return;
    for (const one of made) one.fixes = (actions ?? []).filter((action) => action.diagnostics?.some((d) => same(d, one)));
    this.show(uri);
  }

  fix(action: CodeAction): void {
    if (action.edit) this.documents.editAll(action.edit);
    this.documents.view.focus();
  }

  /** All of the shown file that has one cure. */
  private async fixAll(): Promise<void> {
    const { shown } = this.documents;
    if (!shown) return;
    const range = { start: { line: 0, character: 0 }, end: { line: shown.state.doc.lines, character: 0 } };
    const about = { textDocument: { uri: shown.uri }, range, context: { diagnostics: [], only: ["source.fixAll"] } };
    const [action] = await this.wire.request<CodeAction[] | null>("textDocument/codeAction", about).catch(() => null) ?? [];
    if (action) this.fix(action);
  }

  /** The set has been looked at: what has no message by now has no mistake. */
  check(): void {
    if (this.isChecked) return;
    this.isChecked = true;
    this.list();
  }

  /** The fix of what is at the cursor, likely first. */
  fixHere(): boolean {
    const doc = this.documents.shown;
    if (!doc) return false;
    const line = doc.state.doc.lineAt(doc.state.selection.main.head).number - 1;
    const [first] = this.between(doc.uri, line, line).flatMap((one) => one.fixes);
    if (first) this.fix(first);
    return true;
  }

  /** The marks of a document, anew; also of one that has just been loaded. */
  mark(doc: Doc): void {
    const text = doc.state.doc;
    const marks = this.of(doc.uri).map((one): Mark => ({
      ...widened(span(text, one.range), text.length),
      severity: SEVERITY[one.severity ?? 1] || "error",
      message: one.message,
      renderMessage: () => h("div", { class: "message" }, ...told(one)),
      actions: one.fixes.map((fix) => ({ name: fix.title, apply: () => this.fix(fix) })),
    }));
    this.documents.apply(doc, setDiagnostics(doc.state, marks));
  }

  private show(uri: string): void {
    const doc = this.documents.byUri(uri);
    if (doc) this.mark(doc);
    clearTimeout(this.timer);
    if (this.of(this.documents.shown?.uri ?? "").length > this.place.querySelectorAll("li").length) {
      this.timer = window.setTimeout(() => this.list(), this.documents.unrest);
    } else this.list();
    this.changed();
  }

  /** Those of the card at the cursor come first. */
  follow(): void {
    const { shown } = this.documents;
    if (shown && this.of(shown.uri).length > 1 && firstLine(shown.state, lineOf(shown.state) + 1) !== this.first) this.list();
  }

  /** Those of the shown file, below its text. New ones wait until typing rests, so that a half-written word is no alarm. */
  list(): void {
    const doc = this.documents.shown;
    if (!doc) { fill(this.place); return; }
    const first = firstLine(doc.state, lineOf(doc.state) + 1);
    const last = lastLine(doc.state, first);
    const isHere = ({ range }: Found) => range.start.line + 1 <= last && range.end.line + 1 >= first;
    const all = this.of(doc.uri).toSorted((a, b) => Number(isHere(b)) - Number(isHere(a)));
    this.first = first;
    const rows = all.map((one) => h(
      "li", { class: SEVERITY[one.severity ?? 1] },
      h("button", { type: "button", class: "go", onclick: () => this.documents.show(doc, { start: one.range.start, end: one.range.start }) },
        say("line", String(one.range.start.line + 1))),
      h("div", { class: "message" }, ...told(one)),
      ...one.fixes.map((fix) => button(plain(fix.title), () => this.fix(fix), { class: "fix" })),
    ));
    const sure = all.filter((one) => one.severity === 1 && one.fixes.some((fix) => fix.isPreferred));
    if (sure.length > 1) rows.unshift(h("li", { class: "all" }, button(say("fixAll"), () => void this.fixAll(), { class: "fix" })));
    this.place.classList.toggle("fine", this.isChecked && !all.length);
    fill(this.place, rows.length ? h("ul", {}, ...rows) : h("p", {}, say(doc.readonly ? "readonly" : this.isChecked ? "noMistakes" : "checking")));
  }
}

export const plain = (text: string): string => text.replaceAll("`", "");

function told(one: Diagnostic): Node[] {
  const [first, ...more] = one.message.split("\n");
  return [h("b", {}, ...inline(first)), ...more.map((text) => h("span", {}, ...inline(text)))];
}

function same(a: Diagnostic, b: Diagnostic): boolean {
  return a.message === b.message && JSON.stringify(a.range) === JSON.stringify(b.range);
}

/** What marks nothing, at the end of a line say, is seen all the same. */
function widened({ from, to }: { from: number; to: number }, length: number): { from: number; to: number } {
  return to > from ? { from, to } : { from: Math.max(0, from - 1), to: Math.min(length, Math.max(to, from)) };
}
