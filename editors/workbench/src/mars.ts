// How card text looks and behaves in the editor: colours, folding, Enter.
// The words come from the grammar that other editors use, which is made from the language's own tables.

import { foldService, HighlightStyle, StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import { EditorSelection, type EditorState, type Extension } from "@codemirror/state";
import { type Command, EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import grammar from "../../vscode/syntaxes/mars.tmLanguage.json";

const SORTS: [string, string][] = [
  ["comment", "comment"], ["string", "string"], ["storage", "kind"], ["variable", "property"], ["entity", "label"],
  ["support", "verb"], ["keyword.control", "word"], ["constant", "number"], ["keyword.operator", "operator"],
];
const RULES = grammar.patterns.map(({ name, match }) => ({
  sort: SORTS.find(([scope]) => name.startsWith(scope))?.[1] ?? null,
  pattern: new RegExp(match, "y"),
}));
const REST = /[\p{L}\p{N}_'’€-]+|\s+|./uy;

const language = StreamLanguage.define({
  name: "mars",
  languageData: { commentTokens: { line: "#" }, closeBrackets: { brackets: ["(", '"'] } },
  token(stream) {
    for (const { sort, pattern } of RULES) {
      pattern.lastIndex = stream.pos;
      const found = pattern.exec(stream.string);
      if (found?.[0]) {
        stream.pos += found[0].length;
        return sort === "string" && /^[^\s#]/.test(stream.string) ? "title" : sort;
      }
    }
    REST.lastIndex = stream.pos;
    stream.pos += REST.exec(stream.string)?.[0].length || 1;
    return null;
  },
  tokenTable: {
    title: tags.heading, kind: tags.definitionKeyword, property: tags.propertyName, label: tags.labelName,
    verb: tags.function(tags.variableName), word: tags.keyword,
  },
});

const colours = HighlightStyle.define([
  { tag: tags.comment, class: "m-comment" }, { tag: tags.string, class: "m-name" }, { tag: tags.heading, class: "m-title" },
  { tag: tags.definitionKeyword, class: "m-kind" }, { tag: tags.propertyName, class: "m-property" },
  { tag: tags.labelName, class: "m-label" }, { tag: tags.function(tags.variableName), class: "m-verb" },
  { tag: tags.keyword, class: "m-word" }, { tag: tags.number, class: "m-number" }, { tag: tags.operator, class: "m-word" },
]);

/** The last line with text in the declaration that begins at a line, from 1; the line itself if it is none. */
export function lastLine(state: EditorState, first: number): number {
  let last = first;
  for (let n = first + 1; n <= state.doc.lines; n++) {
    const text = state.doc.line(n).text;
    if (/^[^\s]/.test(text)) break;
    if (text.trim()) last = n;
  }
  return last;
}

/** The first line of the declaration that a line belongs to, from 1. */
export function firstLine(state: EditorState, line: number): number {
  for (let n = line; n >= 1; n--) if (/^[^\s#]/.test(state.doc.line(n).text)) return n;
  return line;
}

/** The line that the cursor is in, from 0; on an empty one that above it with text, which is what one is writing. */
export function lineOf(state: EditorState): number {
  let { number } = state.doc.lineAt(state.selection.main.head);
  while (number > 1 && !state.doc.line(number).text.trim()) number -= 1;
  return number - 1;
}

const folds = foldService.of((state, from) => {
  const line = state.doc.lineAt(from);
  if (!/^[^\s#]/.test(line.text)) return null;
  const last = lastLine(state, line.number);
  return last > line.number ? { from: line.to, to: state.doc.line(last).to } : null;
});

/** Enter below a header indents, in a card it goes on, on an empty line it ends the card. No line begins with what a
 * number counts: behind the number that was typed over, Enter goes on below the whole line. */
export const enter: Command = ({ state, dispatch }) => {
  if (state.readOnly) return false;
  dispatch(state.update(state.changeByRange((range) => {
    const line = state.doc.lineAt(range.from);
    const counts = range.empty && /\d$/.test(line.text.slice(0, range.from - line.from)) && /^ \p{L}/u.test(line.text.slice(range.from - line.from));
    const at = counts ? line.to : range.from;
    const before = line.text.slice(0, at - line.from);
    if (!line.text.trim() && line.length) {
      return { changes: { from: line.from, to: range.to, insert: "\n" }, range: EditorSelection.cursor(line.from + 1) };
    }
    const own = /^\s*/.exec(before)![0];
    const deeper = /^[^\s#]/.test(before) || /:\s*$/.test(before) ? `${own}  ` : own;
    return { changes: { from: at, to: Math.max(at, range.to), insert: `\n${deeper}` }, range: EditorSelection.cursor(at + 1 + deeper.length) };
  }), { scrollIntoView: true, userEvent: "input" }));
  return true;
};

/** What is typed right below a line of a card goes on with that card. */
const goesOn = EditorView.inputHandler.of((view, from, to, text) => {
  const { doc } = view.state;
  const line = doc.lineAt(from);
  const isBegun = from === to && !line.length && line.number > 1 && /^\p{L}$/u.test(text);
  if (!isBegun || !/^[^#\s]|^\s+\S/.test(doc.line(line.number - 1).text)) return false;
  const insert = `  ${text}`;
  view.dispatch({ changes: { from, insert }, selection: { anchor: from + insert.length }, userEvent: "input.type", scrollIntoView: true });
  return true;
});

export const mars: Extension = [language, syntaxHighlighting(colours), folds, goesOn];
