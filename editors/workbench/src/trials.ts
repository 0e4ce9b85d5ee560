// Scenarios run by themselves: what came of each stands at its line, and what happened in it beside the text.

import { StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, WidgetType } from "@codemirror/view";
import { announce, button, fill, h } from "./dom";
import type { Doc, Documents } from "./documents";
import { say } from "./words";

export interface Failure { text: string; line: number | null; expected: string; actual: string }
export interface Result {
  uri: string; line: number; end: number; name: string; ok: boolean; skipped: string; cards: string[];
  failures: Failure[]; log: string[];
}
interface News { running: boolean; unable: string; results: Result[] | null }

const put = StateEffect.define<DecorationSet>();

/** The field of the editor that holds what is shown of results. */
export const resultField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(old, transaction) {
    const news = transaction.effects.find((one) => one.is(put));
    return news ? news.value as DecorationSet : old.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

class Verdict extends WidgetType {
  constructor(readonly text: string, readonly sort: string, readonly act: (() => void) | null) { super(); }
  eq(other: Verdict): boolean { return other.text === this.text && other.sort === this.sort; }
  toDOM(): HTMLElement {
    if (!this.act) return h("span", { class: `verdict ${this.sort}` }, this.text);
    return button(this.text, this.act, { class: `verdict ${this.sort}`, onmousedown: (event: Event) => event.preventDefault() });
  }
  ignoreEvent(): boolean { return true; }
}

const same = (a: Result, b: Result) => a.uri === b.uri && a.name === b.name;

export class Trials {
  results: Result[] = [];
  unable = "";
  private opened: Result | null = null;
  /** After there are other results. */
  changed: () => void = () => {};

  constructor(private readonly documents: Documents, private readonly place: HTMLElement) {}

  at(uri: string, line: number): Result | undefined {
    return this.results.find((one) => one.uri === uri && one.line <= line && line <= one.end);
  }

  of(card: string): Result[] { return this.results.filter((one) => one.cards.includes(card)); }
  get failing(): Result[] { return this.results.filter((one) => !one.ok && !one.skipped); }

  receive({ running, unable, results }: News): void {
    document.body.classList.toggle("running", running);
    document.body.classList.toggle("stale", !!unable);
    this.unable = unable;
    if (!results) { this.changed(); return; } // those of before stay, and are shown as such
    const before = this.failing.length;
    this.results = results;
    for (const doc of this.documents.all.values()) this.mark(doc);
    if (this.opened) this.open(results.find((one) => same(one, this.opened!)) ?? null);
    if (before !== this.failing.length) announce(say("failing", String(this.failing.length)));
    this.changed();
  }

  mark(doc: Doc): void {
    if (doc.readonly) return;
    const text = doc.state.doc;
    const made = this.results.filter((one) => one.uri === doc.uri && one.line < text.lines).flatMap((one) => {
      const header = Decoration.widget({ widget: this.verdict(one), side: 1 }).range(text.line(one.line + 1).to);
      const failed = one.failures.filter(({ line }) => line !== null && line < text.lines).flatMap(({ line, expected, actual }) => {
        const { from, to } = text.line(line! + 1);
        const short = actual ? say("was", actual) : expected ? say("expected", expected) : say("fails");
        return [
          Decoration.line({ class: "m-failed" }).range(from),
          Decoration.widget({ widget: new Verdict(short, "bad", null), side: 1 }).range(to),
        ];
      });
      return [header, ...failed];
    });
    this.documents.apply(doc, { effects: put.of(Decoration.set(made, true)) });
  }

  private verdict(one: Result): Verdict {
    if (one.skipped) return new Verdict(`– ${say("skipped")}`, "none", () => this.open(one));
    return one.ok
      ? new Verdict(`✓ ${say("passes")}`, "good", () => this.open(one))
      : new Verdict(`✕ ${say("whatHappened")}`, "bad", () => this.open(one));
  }

  /** What was expected, what was so, and all that happened. */
  open(one: Result | null): void {
    this.opened = one;
    this.place.hidden = !one;
    if (!one) return;
    const failures = one.failures.map((failure) => h(
      "li", {}, ...(failure.expected || failure.actual
        ? [h("span", {}, say("expected", failure.expected)), h("br"), h("span", {}, say("was", failure.actual))]
        : [failure.text]),
      failure.line !== null && " ",
      failure.line !== null && button(say("line", String(failure.line + 1)), () => this.goTo(one, failure.line!), { class: "go" }),
    ));
    fill(
      this.place,
      h("header", {}, h("h2", {}, `${one.ok ? "✓" : one.skipped ? "–" : "✕"} ${one.name}`),
        button(say("line", String(one.line + 1)), () => this.goTo(one, one.line), { class: "go" }),
        button(say("close"), () => { this.open(null); this.documents.view.focus(); }, { class: "go" })),
      one.skipped && h("p", {}, one.skipped),
      failures.length > 0 && h("ul", { class: "failures" }, ...failures),
      h("h3", {}, say("log")),
      one.log.length ? h("ol", { class: "log" }, ...one.log.map((line) => h("li", {}, line))) : h("p", {}, say("noLog")),
    );
    this.place.classList.toggle("bad", !one.ok && !one.skipped);
  }

  goTo(one: Result, line: number): void {
    const place = { line, character: 0 };
    void this.documents.open(one.uri, { start: place, end: place });
  }
}
