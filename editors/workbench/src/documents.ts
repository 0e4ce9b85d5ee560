// The files of the set as they are written here: each with its state of the editor, what is on the disk, and
// what has to be asked. Nothing that was typed is ever lost: it is kept as a draft until it is saved.

import { diff } from "@codemirror/merge";
import { type EditorState, Text, type TransactionSpec } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { announce, toast } from "./dom";
import * as server from "./server";
import type { Position, Range, TextEdit, Wire, WorkspaceEdit } from "./wire";
import { say } from "./words";

const SOON = 500; // ms after typing stops, until it counts as rest

/** `text` and `version` of the disk, null where the file is gone. */
export interface Outside { text: string | null; version: string | null }

export interface Doc {
  name: string;
  uri: string;
  readonly: boolean;
  state: EditorState;
  /** What was on the disk when this text was begun. */
  base: string | null;
  saved: Text;
  outside: Outside | null;
  busy: boolean;
  number: number;
  timer: number;
  /** The draft on the server is of this text: one of another window is not forgotten here. */
  kept: boolean;
}

export const lines = (text: string): Text => Text.of(text.split(/\r\n?|\n/));
export const isDirty = (doc: Doc): boolean => !doc.readonly && !doc.state.doc.eq(doc.saved);

export function offset(text: Text, { line, character }: Position): number {
  if (line >= text.lines) return text.length;
  const found = text.line(line + 1);
  return Math.min(found.from + character, found.to);
}

export function position(text: Text, place: number): Position {
  const line = text.lineAt(place);
  return { line: line.number - 1, character: place - line.from };
}

export const span = (text: Text, range: Range) => ({ from: offset(text, range.start), to: offset(text, range.end) });

export class Documents {
  readonly all = new Map<string, Doc>();
  shown: Doc | null = null;
  private last = -SOON;
  view!: EditorView;
  /** After the text of a document has changed. */
  edited: (doc: Doc) => void = () => {};
  /** After another one is shown. */
  changed: () => void = () => {};
  /** After there are other files, or others are unsaved or changed outside. */
  listed: () => void = () => {};

  constructor(private readonly wire: Wire, private readonly state: (text: Text, readonly: boolean) => EditorState) {
    addEventListener("pagehide", () => this.leave());
    addEventListener("visibilitychange", () => { if (document.hidden) this.leave(); });
  }

  /** How many ms it is until typing has rested; 0 when it does. */
  get unrest(): number { return Math.max(0, this.last + SOON - performance.now()); }
  get dirty(): Doc[] { return [...this.all.values()].filter(isDirty); }
  byUri(uri: string): Doc | undefined { return [...this.all.values()].find((one) => one.uri === uri); }

  // ---- what is there

  async load(rows: server.FileRow[]): Promise<void> {
    const files = await Promise.all(rows.map((row) => server.read(row.name)));
    for (const file of files) this.take(file);
    this.listed();
  }

  private take(file: server.FileText): Doc {
    const draft = backup(file.uri) ?? file.draft;
    const saved = lines(file.text ?? "");
    const kept = draft && !lines(draft.text).eq(saved) ? draft : null;
    const doc = this.add(file.name, file.uri, kept ? lines(kept.text) : saved, saved, kept ? kept.base : file.version);
    doc.kept = file.draft !== null;
    if (kept && kept.base !== file.version) doc.outside = { text: file.text, version: file.version };
    return doc;
  }

  private add(name: string, uri: string, text: Text, saved: Text, base: string | null, readonly = false): Doc {
    const doc: Doc = {
      name, uri, readonly, saved, base, state: this.state(text, readonly), outside: null, busy: false, number: 1, timer: 0,
      kept: false,
    };
    this.all.set(name, doc);
    this.tell(doc);
    return doc;
  }

  /** The server learns what is written here, also of a server that has been started again. */
  tellAll(): void { for (const doc of this.all.values()) this.tell(doc); }

  private tell(doc: Doc): void {
    if (!this.wire.ready || doc.readonly) return;
    const text = doc.state.doc.toString();
    this.wire.notify("textDocument/didOpen", { textDocument: { uri: doc.uri, languageId: "mars", version: doc.number, text } });
  }

  async create(name: string, text: string): Promise<void> {
    await server.write(name, text, null);
    const doc = this.all.get(name) ?? this.take(await server.read(name));
    this.show(doc);
    this.listed();
  }

  async remove(doc: Doc): Promise<void> {
    if (doc.base !== null) await server.remove(doc.name, doc.base);
    this.close(doc);
  }

  async rename(doc: Doc, to: string): Promise<void> {
    if (isDirty(doc) && !(await this.save(doc))) throw new Error(say("notSaved"));
    const made = await server.rename(doc.name, to, doc.base ?? "");
    this.close(doc, false);
    this.show(this.all.get(made.name) ?? this.take(await server.read(made.name)));
    this.listed();
  }

  private close(doc: Doc, next = true): void {
    clearTimeout(doc.timer);
    this.all.delete(doc.name);
    localStorage.removeItem(key(doc.uri));
    if (!doc.readonly) this.wire.notify("textDocument/didClose", { textDocument: { uri: doc.uri } });
    if (this.shown === doc) {
      this.shown = null;
      const other = [...this.all.values()].find((one) => !one.readonly);
      if (next && other) this.show(other);
    }
    this.listed();
  }

  // ---- showing

  show(doc: Doc, place?: Range): void {
    if (this.shown !== doc) {
      if (this.shown) this.shown.state = this.view.state;
      this.shown = doc;
      this.view.setState(doc.state);
      this.changed();
    }
    if (place) this.goTo(place);
  }

  private goTo(place: Range): void {
    const { from, to } = span(this.view.state.doc, place);
    this.view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
    this.view.focus();
  }

  /** Also what belongs to a set that is only used, which can be read but not written. */
  async open(uri: string, place?: Range): Promise<void> {
    const known = this.byUri(uri);
    if (known) { this.show(known, place); return; }
    const found = await this.wire.request<{ name: string; text: string } | null>("arsia/text", { uri });
    if (!found) return;
    const text = lines(found.text);
    const doc = this.add(found.name, uri, text, text, null, true);
    this.listed();
    this.show(doc, place);
  }

  // ---- changing

  apply(doc: Doc, spec: TransactionSpec): void {
    if (doc === this.shown) { this.view.dispatch(spec); return; }
    const made = doc.state.update(spec);
    doc.state = made.state;
    if (made.docChanged) this.wrote(doc);
  }

  /** What the editor has done to the shown document. */
  updated(state: EditorState, isChanged: boolean): void {
    if (!this.shown) return;
    this.shown.state = state;
    if (isChanged) this.wrote(this.shown);
  }

  private wrote(doc: Doc): void {
    doc.number += 1;
    this.last = performance.now();
    const about = { uri: doc.uri, version: doc.number };
    this.wire.notify("textDocument/didChange", { textDocument: about, contentChanges: [{ text: doc.state.doc.toString() }] });
    clearTimeout(doc.timer);
    doc.timer = window.setTimeout(() => void this.keep(doc), SOON);
    this.edited(doc);
  }

  /** Another text in its place; only what differs is changed, so that the cursor stays where it is. */
  replace(doc: Doc, text: Text): void {
    const old = doc.state.doc.toString();
    const made = text.toString();
    const changes = diff(old, made, { scanLimit: 500 }).map(({ fromA, toA, fromB, toB }) => (
      { from: fromA, to: toA, insert: lines(made.slice(fromB, toB)) }
    ));
    this.apply(doc, { changes });
  }

  edit(doc: Doc, edits: TextEdit[]): void {
    const text = doc.state.doc;
    this.apply(doc, { changes: edits.map((one) => ({ ...span(text, one.range), insert: lines(one.newText) })), userEvent: "input" });
  }

  /** The number of places that were changed. */
  editAll(edit: WorkspaceEdit): number {
    let count = 0;
    for (const [uri, edits] of Object.entries(edit.changes ?? {})) {
      const doc = this.byUri(uri);
      if (doc && !doc.readonly) { this.edit(doc, edits); count += edits.length; }
    }
    return count;
  }

  // ---- drafts

  private async keep(doc: Doc): Promise<void> {
    if (doc.readonly || this.all.get(doc.name) !== doc) return;
    const draft = { text: doc.state.doc.toString(), base: doc.base };
    try {
      if (isDirty(doc)) {
        doc.kept = true;
        await server.keep(doc.name, draft);
      } else if (doc.kept) {
        doc.kept = false;
        await server.forget(doc.name);
      }
      localStorage.removeItem(key(doc.uri));
    } catch {
      if (isDirty(doc)) localStorage.setItem(key(doc.uri), JSON.stringify(draft));
    }
  }

  /** The page may be gone in a moment: what can be kept at once is kept here, too. */
  private leave(): void {
    for (const doc of this.dirty) {
      const draft = { text: doc.state.doc.toString(), base: doc.base };
      localStorage.setItem(key(doc.uri), JSON.stringify(draft));
      server.keep(doc.name, draft, true).catch(() => {});
    }
  }

  /** The server knows what was typed until now. */
  async keepAll(): Promise<void> { await Promise.all(this.dirty.map((doc) => this.keep(doc))); }

  // ---- saving

  async saveAll(): Promise<void> {
    const asked = this.dirty.find((doc) => doc.outside);
    for (const doc of this.dirty) await this.save(doc);
    if (asked) { this.show(asked); toast(say("chooseFirst", asked.name), true); }
    else if (!this.dirty.length) announce(say("saved"));
  }

  /** In its canonical form; whether it is saved. What is on the disk by now is never overwritten without asking. */
  async save(doc: Doc): Promise<boolean> {
    if (doc.busy || doc.outside) return false;
    doc.busy = true;
    try {
      await this.format(doc);
      const text = doc.state.doc;
      const { version } = await server.write(doc.name, text.toString(), doc.base);
      Object.assign(doc, { base: version, saved: text, kept: false });
      localStorage.removeItem(key(doc.uri));
      this.wire.notify("textDocument/didSave", { textDocument: { uri: doc.uri } });
      return true;
    } catch (fault) {
      if (fault instanceof server.Refused && fault.status === 409) doc.outside = fault.body as unknown as Outside;
      else toast(`${say("notSaved")} ${fault instanceof server.Refused ? fault.message : say("away")}`, true);
      return false;
    } finally {
      doc.busy = false;
      this.listed();
    }
  }

  private async format(doc: Doc): Promise<void> {
    const before = doc.state.doc;
    const about = { textDocument: { uri: doc.uri }, options: { tabSize: 2, insertSpaces: true } };
    const edits = await this.wire.request<TextEdit[] | null>("textDocument/formatting", about).catch(() => null);
    if (edits?.length === 1 && doc.state.doc === before) this.replace(doc, lines(edits[0].newText));
  }

  // ---- the disk

  async disk(rows: server.FileRow[]): Promise<void> {
    const files = rows.filter((row) => row.version !== null); // the others are only drafts
    const there = new Set(files.map((row) => row.name));
    for (const row of files) await this.seen(row);
    for (const doc of [...this.all.values()]) {
      if (doc.readonly || doc.busy || there.has(doc.name)) continue;
      if (isDirty(doc)) doc.outside = { text: null, version: null };
      else { this.close(doc); toast(say("gone", doc.name)); }
    }
    this.listed();
  }

  private async seen(row: server.FileRow): Promise<void> {
    const known = this.all.get(row.name);
    if (known && (known.busy || known.base === row.version)) return;
    const file = await server.read(row.name).catch(() => null);
    if (file?.text == null) return;
    const doc = this.all.get(row.name);
    if (!doc) { this.take(file); return; }
    if (doc.busy || doc.base === file.version) return;
    const text = lines(file.text);
    if (isDirty(doc) && !doc.state.doc.eq(text)) { doc.outside = { text: file.text, version: file.version }; return; }
    Object.assign(doc, { base: file.version, saved: text, outside: null });
    if (!doc.state.doc.eq(text)) { this.replace(doc, text); toast(say("renewed", doc.name)); }
  }

  /** The choice that was asked for: what is on the disk instead of one's own, or one's own over it. */
  settle(doc: Doc, mine: boolean): void {
    const { outside } = doc;
    if (!outside) return;
    doc.outside = null;
    doc.base = outside.version;
    if (outside.text === null) {
      if (!mine) { this.close(doc); return; }
      doc.saved = Text.empty;
    } else {
      doc.saved = lines(outside.text);
      if (!mine) this.replace(doc, doc.saved);
    }
    void this.keep(doc);
    this.listed();
  }
}

/** By where the file is: another set may be served at this address one day. */
const key = (uri: string) => `arsia-draft:${uri}`;

function backup(uri: string): server.Draft | null {
  const kept = localStorage.getItem(key(uri));
  return kept ? JSON.parse(kept) as server.Draft : null;
}
