// The workbench: what is written, what is known of it, and what is seen of it, put together.

import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { begin, goToFirst, help, newCard, newScenario } from "./cards";
import { $, announce, button, fill, h, toast, translate } from "./dom";
import { Documents, isDirty, lines } from "./documents";
import { compare, offer, stateMaker } from "./editor";
import { examples } from "./examples";
import { Faces } from "./faces";
import { Knowledge } from "./knowledge";
import { play, print } from "./making";
import { Messages } from "./messages";
import { Rail } from "./rail";
import { type SetFacts, theSet, token } from "./server";
import { panes } from "./panes";
import { Strengths } from "./strength";
import { Trials } from "./trials";
import { Wire } from "./wire";
import { say, speak, spoken } from "./words";

const SAID = 1500; // ms after typing, until the number of mistakes is said

async function start(): Promise<void> {
  speak(localStorage.getItem("arsia-language") ?? navigator.language.slice(0, 2));
  const facts = await theSet();
  document.title = facts.begun ? facts.name : "Arsia";
  translate();
  if (facts.begun) await work(facts);
  else begin(facts);
}

async function work(facts: SetFacts): Promise<void> {
  const wire = new Wire(facts.uri, opened, lost);
  const documents: Documents = new Documents(wire, (text, readonly) => made(text, readonly));
  const messages = new Messages(wire, documents, $("messages"));
  const trials = new Trials(documents, $("happened"));
  const knowledge = new Knowledge(wire, documents);
  const ready = () => documents.keepAll();
  const strengths = new Strengths(ready);
  const faces = new Faces(documents, messages, trials, strengths);
  const rail = new Rail(wire, documents, messages, trials);
  const made = stateMaker(() => ({ documents, knowledge, messages, moved }));
  let saying = 0;

  documents.view = new EditorView({ parent: $("editor"), state: EditorState.create() });
  documents.edited = () => { listed(); rail.later(); };
  documents.changed = () => { listed(); messages.list(); moved(); void rail.outline(); remember(); };
  documents.listed = listed;
  messages.changed = () => { rail.files(); faces.decorate(); sayMistakes(); };
  trials.changed = () => { rail.scenarios(); faces.decorate(); };
  strengths.changed = () => faces.decorate();
  knowledge.listed = (title, places) => rail.show(title, places);

  wire.on("textDocument/publishDiagnostics", (params) => void messages.receive(params));
  wire.on("arsia/faces", (params) => { messages.check(); faces.receive(params); });
  wire.on("arsia/scenarios", (params) => trials.receive(params));
  wire.on("arsia/files", ({ files }) => void documents.disk(files));
  wire.on("arsia/study", (params) => strengths.receive(params));
  wire.on("window/showMessage", ({ message, type }) => toast(message, type <= 2));

  function opened(): void {
    if (!$("away").hidden) toast(say("back"));
    $("away").hidden = true;
    documents.tellAll();
    void documents.keepAll();
    if (spoken !== facts.languages[0]?.id) void language(spoken);
    void rail.outline();
  }

  function lost(): void {
    $("away").textContent = say("away");
    $("away").hidden = false;
  }

  function moved(): void {
    faces.follow();
    rail.follow();
    messages.follow();
    remember();
  }

  function remember(): void {
    const { shown } = documents;
    if (shown && !shown.readonly) sessionStorage.setItem("arsia-place", JSON.stringify([shown.uri, shown.state.selection.main.head]));
  }

  function listed(): void {
    rail.files();
    const dirty = documents.dirty.length > 0;
    document.body.classList.toggle("dirty", dirty);
    const text = say(dirty ? "unsaved" : "saved");
    if ($("saved").textContent !== text) $("saved").textContent = text;
    $<HTMLButtonElement>("save").disabled = !dirty;
    document.title = `${dirty ? "● " : ""}${facts.name}`;
    outside();
  }

  /** The question about a file that is another on the disk than what is written here. */
  function outside(): void {
    const doc = documents.shown;
    const found = doc?.outside;
    $("outside").hidden = !found;
    if (!doc || !found) return;
    const there = found.text;
    fill(
      $("outside"), h("p", {}, say(there === null ? "goneOutside" : "changedOutside", doc.name)),
      there !== null && button(say("compare"), () => compare(lines(there), doc.state.doc)),
      button(say(there === null ? "dropMine" : "theirs"), () => documents.settle(doc, false)),
      button(say("mine"), () => documents.settle(doc, true)),
    );
  }

  function sayMistakes(): void {
    clearTimeout(saying);
    saying = window.setTimeout(() => {
      const doc = documents.shown;
      const count = doc ? messages.errors(doc.uri) : 0;
      announce(count ? say("broken", String(count)) : say("noMistakes"));
    }, SAID);
  }

  async function language(id: string): Promise<void> {
    if (!facts.languages.some((one) => one.id === id)) return;
    speak(id);
    localStorage.setItem("arsia-language", id);
    translate();
    for (const part of [rail.files, rail.scenarios]) part.call(rail);
    messages.list();
    faces.decorate();
    listed();
    void strengths.load();
    await wire.request("arsia/language", { language: id }).catch(() => null);
  }

  const save = () => documents.saveAll().then(listed);
  $("set-name").textContent = facts.name;
  $("save").addEventListener("click", () => void save());
  $("offer").addEventListener("click", () => offer(documents.view));
  $("examples").addEventListener("click", () => void examples(wire, documents));
  $("new-card").addEventListener("click", async () => {
    const now = await theSet().catch(() => facts);  // it may build on more by now
    newCard(documents, now.kinds ?? []);
  });
  $("new-scenario").addEventListener("click", () => void newScenario(wire, documents));
  $("play").addEventListener("click", () => play(ready));
  for (const id of ["strength", "studying"]) $(id).addEventListener("click", () => strengths.open());
  $("print").addEventListener("click", () => print(ready));
  $("help").addEventListener("click", () => help());
  $("found-close").addEventListener("click", () => rail.closeFound());
  $("show-all").addEventListener("click", () => faces.reset());
  const select = $<HTMLSelectElement>("language");
  fill(select, ...facts.languages.map(({ id, name }) => h("option", { value: id, selected: id === spoken }, name)));
  select.addEventListener("change", () => void language(select.value));
  addEventListener("keydown", (event) => {
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "s") { event.preventDefault(); void save(); }
  });
  panes(documents.view);

  await documents.load(facts.files);
  wire.open();
  if (facts.study) void strengths.load();
  const [uri, head] = JSON.parse(sessionStorage.getItem("arsia-place") ?? "[]") as [string?, number?];
  const first = documents.byUri(uri ?? "") ?? [...documents.all.values()].find(isDirty) ?? documents.all.values().next().value;
  if (first) {
    documents.show(first);
    const place = Math.min(head ?? 0, first.state.doc.length);
    documents.view.dispatch({ selection: { anchor: place }, effects: EditorView.scrollIntoView(place, { y: "center" }) });
    goToFirst(documents);
    documents.view.focus();
  }
}

start().catch((fault: Error) => {
  translate();
  $("away").hidden = false;
  $("away").textContent = token ? fault.message : `${fault.message} (?token=…)`;
});
