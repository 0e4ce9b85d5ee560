// Text to begin with: a new card, a scenario for one, a new set.

import { button, dialog, field, fill, h, $, toast } from "./dom";
import { type Documents, lines } from "./documents";
import { firstLine, lastLine, lineOf } from "./mars";
import { ask, type CardKind, type SetFacts } from "./server";
import type { CodeAction, Wire } from "./wire";
import { say } from "./words";

export function newCard(documents: Documents, kinds: CardKind[]): void {
  const doc = documents.shown;
  if (!doc || doc.readonly) return;
  const name = h("input", { name: "name", required: true, autocomplete: "off", maxlength: "80" });
  dialog(say("newCard"), [kindChoice(kinds), field(say("cardName"), name)], say("addCard"), (fields) => {
    const kind = kinds.find((one) => one.id === fields.get("kind")) ?? kinds[0];
    below(documents, `${kind.id} "${clean(name.value)}"\n${kind.text.trimEnd() || "  "}`);
  }, documents.view);
  name.focus();
}

const clean = (name: string): string => name.trim().replaceAll('"', "’");

/** With the colour that players know such cards by. */
function kindName({ id, name }: { id: string; name: string }): string {
  const known = { automated: say("green"), active: say("blue"), event: say("red") }[id];
  return known ? `${name} (${known})` : name;
}

function kindChoice(kinds: CardKind[]): HTMLElement {
  return h("fieldset", { class: "kinds" }, h("legend", {}, say("cardKind")), ...kinds.map(({ id, name }, index) => h(
    "label", {}, h("input", { type: "radio", name: "kind", value: id, checked: index === 0 }), h("span", {}, kindName({ id, name })),
  )));
}

/** Below the declaration that the cursor is in; what is `chosen`, else the number or word to begin with, is then typed over. */
function below(documents: Documents, text: string, chosen = ""): void {
  const { view } = documents;
  const { state } = view;
  const last = state.doc.line(lastLine(state, firstLine(state, lineOf(state) + 1)));
  const from = last.to;
  const insert = `${state.doc.toString().trim() ? "\n\n" : ""}${text}`;
  view.dispatch({
    changes: { from, insert: lines(from === state.doc.length ? `${insert}\n` : insert) }, scrollIntoView: true, userEvent: "input",
    selection: chosen ? { anchor: from + insert.indexOf(chosen), head: from + insert.indexOf(chosen) + chosen.length } : numberAt(insert, from),
  });
}

/** A card like the one whose text is given, with a name to be typed over. */
export function begun(documents: Documents, text: string): void {
  const doc = documents.shown;
  if (!doc || doc.readonly) return;
  const name = say("newCard");
  const [head, ...body] = text.split("\n");
  below(documents, [head.replace(/^([a-z ]+?) (?:[A-Z]*\d+ )?".*?"/, `$1 "${name}"`), ...body].join("\n"), name);
  documents.view.focus();
}

/** The number that a text ends with, or the last of its words behind another, or its end. */
function numberAt(text: string, from: number): { anchor: number; head: number } {
  const found = /\d+(?=\D*$)/.exec(text) ?? /(?<=^ +[^\s"]+ )[^\s"]+$/m.exec(text.trimEnd());
  const anchor = found ? from + found.index : from + text.length;
  return { anchor, head: anchor + (found?.[0].length ?? 0) };
}

/** In a set that was begun this moment. */
export function goToFirst(documents: Documents): void {
  if (!sessionStorage.getItem("arsia-begun")) return;
  sessionStorage.removeItem("arsia-begun");
  documents.view.dispatch({ selection: numberAt(documents.view.state.doc.toString().trimEnd(), 0) });
}

/** The language server knows for which cards it can begin one. */
export async function newScenario(wire: Wire, documents: Documents): Promise<void> {
  const doc = documents.shown;
  if (!doc) return;
  const place = { line: lineOf(doc.state), character: 0 };
  const about = { textDocument: { uri: doc.uri }, range: { start: place, end: place }, context: { diagnostics: [] } };
  const found = await wire.request<CodeAction[] | null>("textDocument/codeAction", about).catch(() => null);
  const begun = found?.find((one) => one.edit?.changes?.[doc.uri]?.some((edit) => edit.newText.trimStart().startsWith("scenario")));
  if (!begun) { toast(say("notACard")); return; }
  const [edit] = begun.edit!.changes![doc.uri];
  documents.edit(doc, [edit]);
  const end = edit.range.start.line + edit.newText.split("\n").length - 1;
  documents.show(doc, { start: { line: end, character: 999 }, end: { line: end, character: 999 } });
}

// ---- a new set -----------------------------------------------------------------------------------

/** The page before there is a set. */
export function begin(facts: SetFacts): void {
  const { uses, sets } = facts.choices!;
  const wrong = h("p", { class: "wrong", role: "alert" });
  const name = h("input", { name: "name", required: true, autocomplete: "off", maxlength: "80", "aria-label": say("beginName") });
  const first = h("input", { name: "first", required: true, autocomplete: "off", maxlength: "80", "aria-label": say("cardName") });
  const kind = h("select", { name: "kind", "aria-label": say("cardKind") });
  const boxes = uses.map((one, index) => h("input", {
    type: "checkbox", name: "uses", value: one.id, checked: index === 0, onchange: () => choose(index),
  }));
  const form = h(
    "form", { id: "begin", onsubmit: submit },
    h("h1", {}, say("beginTitle")), h("p", {}, say("beginText")),
    sets.length > 0 && h("p", { class: "there" }, say("openSet"), ...sets.map((one) => (
      button(one.name, () => answer("/api/open", { set: one.id }), { class: "go" })
    ))),
    h("fieldset", {}, h("legend", {}, `1. ${say("beginName")}`), name),
    h("fieldset", { class: "uses" }, h("legend", {}, `2. ${say("beginUses")}`), ...uses.map((one, index) => (
      h("label", {}, boxes[index], one.name)
    ))),
    h("fieldset", { class: "first" }, h("legend", {}, `3. ${say("beginFirst")}`),
      kind, first),
    wrong, h("div", { class: "buttons" }, h("button", { type: "submit", class: "main" }, say("begin"))),
    h("small", {}, say("beginFolder", facts.folder)),
  );

  /** Sets of one game only go together, and they say which kinds of card there are. */
  function choose(changed: number): void {
    for (const [index, one] of uses.entries()) if (one.game !== uses[changed].game) boxes[index].checked = false;
    const all = uses.filter((_, index) => boxes[index].checked).flatMap((one) => one.kinds);
    const kinds = all.filter((one, index) => all.findIndex(({ id }) => id === one.id) === index);
    const now = kind.value;
    fill(kind, ...kinds.map((one) => h("option", { value: one.id, selected: one.id === now }, kindName(one))));
  }
  choose(0);

  function submit(event: Event): void {
    event.preventDefault();
    const data = new FormData(form);
    const card = { kind: data.get("kind"), name: clean(first.value) };
    void answer("/api/begin", { name: name.value.trim(), uses: data.getAll("uses"), first: card });
  }

  async function answer(path: string, said: object): Promise<void> {
    try {
      await ask("POST", path, said);
      sessionStorage.setItem("arsia-begun", "yes");
      location.reload();
    } catch (fault) {
      wrong.textContent = (fault as Error).message;
    }
  }
  document.body.classList.add("beginning");
  fill($("bench"), form);
  name.focus();
}

// ---- help ----------------------------------------------------------------------------------------

const KEYS = [
  ["Ctrl-S", "keySave"], ["Ctrl-Space", "keyComplete"], ["Ctrl-.", "keyFix"], ["F8", "keyNext"], ["Ctrl-I", "keyHover"],
  ["F12", "keyDefine"], ["Shift-F12", "keyRefer"], ["F2", "keyRename"], ["Ctrl-F", "keyFind"], ["Ctrl-/", "keyComment"],
  ["Ctrl-Shift-[ ]", "keyFold"], ["Ctrl-Z, Ctrl-Y", "keyUndo"],
  ["F6", "keyPane"], ["Esc, Tab", "keyTab"],
] as const;

const ofMac = (keys: string) => (/Mac/.test(navigator.platform) ? keys.replaceAll("Ctrl", "⌘") : keys);

export function help(): void {
  dialog(say("help"), [
    h("p", {}, say("helpText")), h("h3", {}, say("keys")),
    h("dl", { class: "keys" }, ...KEYS.flatMap(([key, what]) => [h("dt", {}, h("kbd", {}, ofMac(key))), h("dd", {}, say(what))])),
  ]);
}

