// At the left: files of the set, what stands in the one that is shown, its scenarios, and search in all of them.

import { $, button, dialog, field, fill, h, sure } from "./dom";
import { type Doc, type Documents, isDirty } from "./documents";
import { lineOf } from "./mars";
import type { Messages } from "./messages";
import type { Trials } from "./trials";
import type { Location, Range, Symbol, Wire } from "./wire";
import { say } from "./words";

const MOST = 200;
const SOON = 250;

export class Rail {
  private symbols: Symbol[] = [];
  private timer = 0;
  private readonly search = $<HTMLInputElement>("search-files");

  constructor(
    private readonly wire: Wire, private readonly documents: Documents, private readonly messages: Messages, private readonly trials: Trials,
  ) {
    this.search.addEventListener("input", () => this.find());
    this.search.addEventListener("keydown", (event) => {
      if (event.key === "Escape") { this.search.value = ""; this.find(); documents.view.focus(); }
      if (event.key === "Enter") $("found").querySelector("button")?.click();
    });
    $("new-file").addEventListener("click", () => this.create());
  }

  // ---- files

  files(): void {
    const rows = [...this.documents.all.values()].sort((a, b) => Number(a.readonly) - Number(b.readonly));
    fill($("files"), ...rows.map((doc) => this.file(doc)));
  }

  private file(doc: Doc): HTMLElement {
    const mistakes = this.messages.errors(doc.uri);
    const state = [mistakes && say("fileBroken", String(mistakes)), isDirty(doc) && say("fileUnsaved"), doc.readonly && say("bundled")];
    const hint = state.filter(Boolean).join(", ");
    const more = say("fileActions", doc.name);
    const current = doc === this.documents.shown;
    return h(
      "li", { class: current ? "shown" : "" },
      h("button", {
        type: "button", class: "file", "aria-current": current ? "true" : undefined, title: hint,
        onclick: () => { this.documents.show(doc); this.documents.view.focus(); },
      }, h("span", {}, doc.name), hint && h("span", { class: "unseen" }, `, ${hint}`),
      isDirty(doc) && h("i", { class: "dot", "aria-hidden": "true" }),
      mistakes > 0 && h("b", { class: "count", "aria-hidden": "true" }, String(mistakes)),
      doc.readonly && h("small", { "aria-hidden": "true" }, say("bundled"))),
      !doc.readonly && button("⋯", () => this.actions(doc), { class: "more", "aria-label": more, title: more }),
    );
  }

  private create(): void {
    const name = h("input", { name: "name", required: true, autocomplete: "off", spellcheck: "false", placeholder: "events" });
    const create = () => this.documents.create(withEnd(name.value), "");
    dialog(say("newFile"), [field(say("fileName"), name)], say("create"), create, this.documents.view);
  }

  private actions(doc: Doc): void {
    const name = h("input", { name: "name", value: doc.name, required: true, autocomplete: "off", spellcheck: "false" });
    const remove = button(say("deleteFile"), () => {
      made.close();
      sure(say("deleteFile"), say("deleteSure", doc.name), say("delete"), () => this.documents.remove(doc), this.documents.view);
    }, { class: "danger" });
    const made = dialog(say("renameFile"), [field(say("fileName"), name), remove], say("renameOk"), async () => {
      if (withEnd(name.value) !== doc.name) await this.documents.rename(doc, withEnd(name.value));
    }, this.documents.view);
  }

  // ---- what stands in the file

  later(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.outline(), SOON);
  }

  async outline(): Promise<void> {
    const doc = this.documents.shown;
    if (!doc) return;
    const about = { textDocument: { uri: doc.uri } };
    const found = await this.wire.request<Symbol[] | null>("textDocument/documentSymbol", about).catch(() => null);
    if (!found || doc !== this.documents.shown) return;
    this.symbols = found;
    fill($("outline"), ...found.map((one) => h("li", {}, button(
      one.name || one.detail || "…", () => this.documents.show(doc, from(one.selectionRange)),
      { class: one.kind === 5 ? "card-name" : "", title: one.detail },
    ))));
    this.follow();
  }

  follow(): void {
    const doc = this.documents.shown;
    if (!doc) return;
    const line = lineOf(doc.state);
    const index = this.symbols.findIndex(({ range }) => range.start.line <= line && line <= range.end.line);
    for (const [n, item] of [...$("outline").children].entries()) {
      const own = item.firstElementChild!;
      if (n === index && !own.hasAttribute("aria-current")) item.scrollIntoView({ block: "nearest" });
      own.toggleAttribute("aria-current", n === index);
    }
  }

  // ---- scenarios

  scenarios(): void {
    const { results, unable } = this.trials;
    const rank = (ok: boolean, skipped: string) => (skipped ? 1 : ok ? 2 : 0);
    const ordered = results.toSorted((a, b) => rank(a.ok, a.skipped) - rank(b.ok, b.skipped));
    $("scenarios-part").hidden = !results.length && !unable;
    fill($("unable"), unable);
    fill($("scenarios"), ...ordered.map((one) => h("li", {}, button(
      `${one.skipped ? "–" : one.ok ? "✓" : "✕"} ${one.name}`, () => { this.trials.goTo(one, one.line); this.trials.open(one); },
      { class: one.skipped ? "none" : one.ok ? "good" : "bad", title: one.skipped || say(one.ok ? "passes" : "fails") },
    ))));
  }

  // ---- search

  private find(): void {
    const wanted = this.search.value.trim().toLowerCase();
    const places: Location[] = [];
    for (const doc of wanted ? this.documents.all.values() : []) {
      for (let n = 1; n <= doc.state.doc.lines && places.length < MOST; n++) {
        const at = doc.state.doc.line(n).text.toLowerCase().indexOf(wanted);
        if (at >= 0) {
          const [start, end] = [at, at + wanted.length].map((character) => ({ line: n - 1, character }));
          places.push({ uri: doc.uri, range: { start, end } });
        }
      }
    }
    this.show(wanted ? say("found", String(places.length)) : "", places);
  }

  /** Places in the files, instead of all else until they are closed. */
  show(title: string, places: Location[]): void {
    $("found-part").hidden = !title;
    $("rail-parts").hidden = !!title;
    $("found-title").textContent = title;
    fill($("found"), ...places.map(({ uri, range }) => {
      const doc = this.documents.byUri(uri);
      const text = doc && range.start.line < doc.state.doc.lines ? doc.state.doc.line(range.start.line + 1).text.trim() : "";
      const name = doc?.name ?? uri.split("/").slice(-2).join("/");
      return h("li", {}, h("button", { type: "button", onclick: () => void this.documents.open(uri, range) },
        h("small", {}, `${name}:${range.start.line + 1}`), h("span", {}, text)));
    }));
  }

  closeFound(): void {
    this.search.value = "";
    this.show("", []);
  }
}

const withEnd = (name: string): string => (name.trim().endsWith(".mars") ? name.trim() : `${name.trim()}.mars`);
const from = (range: Range): Range => ({ start: range.start, end: range.start });
