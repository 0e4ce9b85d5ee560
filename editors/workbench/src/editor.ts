// The editor: what CodeMirror has, and what Arsia knows.

import {
  acceptCompletion, autocompletion, closeBrackets, closeBracketsKeymap, closeCompletion, completionKeymap, selectedCompletion,
  selectedCompletionIndex, startCompletion,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab, toggleComment } from "@codemirror/commands";
import { bracketMatching, codeFolding, foldGutter, foldKeymap, indentUnit } from "@codemirror/language";
import { lintKeymap, nextDiagnostic } from "@codemirror/lint";
import { MergeView } from "@codemirror/merge";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { EditorState, type Extension, Prec, type Text } from "@codemirror/state";
import {
  type Command, drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers,
} from "@codemirror/view";
import { dialog, h } from "./dom";
import type { Documents } from "./documents";
import type { Knowledge } from "./knowledge";
import { enter, mars } from "./mars";
import type { Messages } from "./messages";
import { resultField } from "./trials";
import { phrases, say } from "./words";

export interface Parts { documents: Documents; knowledge: Knowledge; messages: Messages; moved: () => void }

/** `parts` are asked for when something happens, since they need the states that are made here. */
export function stateMaker(parts: () => Parts): (text: Text, readonly: boolean) => EditorState {
  const run = (act: (all: Parts) => (view: EditorView) => boolean) => (view: EditorView) => act(parts())(view);
  const shared: Extension = [
    lineNumbers(), foldGutter(), codeFolding(), history(), drawSelection(), EditorView.lineWrapping, indentUnit.of("  "),
    highlightActiveLine(), highlightActiveLineGutter(), bracketMatching(), closeBrackets(), highlightSelectionMatches(),
    EditorView.scrollMargins.of(() => ({ top: 20, bottom: 60 })), search({ top: true }), mars, resultField,
    Prec.highest(keymap.of([{ key: "Enter", run: enterLine }])),
    autocompletion({
      override: [(context) => parts().knowledge.complete(context)], icons: false, filterStrict: true,
      activateOnTypingDelay: 30, maxRenderedOptions: 60, optionClass: (one) => `o-${one.type}`,
    }),
    keymap.of([
      { key: "Tab", run: acceptCompletion }, { key: "Enter", run: enter }, { key: "Mod-Space", run: startCompletion },
      { key: "Mod-.", run: () => parts().messages.fixHere() }, { key: "F8", run: nextDiagnostic }, { key: "Mod-/", run: toggleComment },
      { key: "F12", run: run((all) => all.knowledge.define) }, { key: "Shift-F12", run: run((all) => all.knowledge.refer) },
      { key: "F2", run: run((all) => all.knowledge.rename) }, { key: "Mod-i", run: run((all) => all.knowledge.tell) },
      ...completionKeymap, ...closeBracketsKeymap, ...lintKeymap, ...searchKeymap, ...foldKeymap, ...historyKeymap,
      indentWithTab, ...defaultKeymap,
    ]),
    EditorView.domEventHandlers({
      mousedown(event, view) {
        const place = view.posAtCoords({ x: event.clientX, y: event.clientY });
        if (!(event.ctrlKey || event.metaKey) || place === null) return false;
        event.preventDefault();
        return parts().knowledge.defineAt(place);
      },
    }),
    EditorView.updateListener.of((update) => {
      const all = parts();
      if (update.state !== all.documents.shown?.state) all.documents.updated(update.state, update.docChanged);
      if (update.selectionSet || update.docChanged) all.moved();
    }),
    EditorView.contentAttributes.of(() => (
      { "aria-label": say("textTitle"), spellcheck: "false", autocorrect: "off", autocapitalize: "off" }
    )),
  ];
  const fixed: Extension = [EditorState.readOnly.of(true), EditorView.editorAttributes.of({ class: "readonly" })];
  return (doc, readonly) => EditorState.create({
    doc, extensions: [shared, EditorState.phrases.of(phrases()), parts().knowledge.hover, readonly ? fixed : []],
  });
}

/** Enter takes the offer that goes on with what is typed, or that was gone to; else it begins a line, so that a word
 * which is whole but for its plural, or which Arsia does not offer, is never replaced by another. */
const enterLine: Command = (view) => {
  const offer = selectedCompletion(view.state);
  if (!offer || selectedCompletionIndex(view.state)) return false;
  const word = String(offer.apply ?? offer.label);
  const { head } = view.state.selection.main;
  const before = view.state.sliceDoc(Math.max(0, head - word.length), head);
  const goesOn = [...word].some((_, n) => n > 0 && before.endsWith(word.slice(0, n)));
  if (goesOn && before !== word && !before.endsWith(word.replace(/s$/, ""))) return false;
  closeCompletion(view);
  return enter(view);
};

/** What may stand where the cursor is, for those who do not know the key. */
export function offer(view: EditorView): void {
  view.focus();
  startCompletion(view);
}

/** What is there now beside one's own text; nothing can be changed here. */
export function compare(there: Text, mine: Text): void {
  const place = h("div", { class: "compare" });
  const made = dialog(say("compareTitle"), [h("p", {}, say("compareHint")), place]);
  made.classList.add("wide");
  const fixed = [EditorState.readOnly.of(true), EditorView.editable.of(false)];
  const extensions = [mars, EditorView.lineWrapping, EditorState.phrases.of(phrases()), ...fixed];
  const view = new MergeView({ a: { doc: there, extensions }, b: { doc: mine, extensions }, parent: place, collapseUnchanged: {} });
  made.addEventListener("close", () => view.destroy());
}
