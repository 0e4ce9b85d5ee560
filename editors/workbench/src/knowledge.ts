// What the language server knows, asked from the editor: completion, hover, definitions, references, names.

import type { CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { type Command, type EditorView, hoverTooltip, type Tooltip } from "@codemirror/view";
import { dialog, field, h, toast } from "./dom";
import { type Documents, offset, position, span } from "./documents";
import { markdown } from "./markdown";
import type { Completion, Location, Position, Range, Wire, WorkspaceEdit } from "./wire";
import { say } from "./words";

const SORTS: Record<number, string> = { 6: "name", 3: "verb", 10: "property", 7: "kind", 14: "word" };

const sort = ({ kind }: { kind?: number }): string => SORTS[kind ?? 14];

export class Knowledge {
  /** Where all places of a name are shown. */
  listed: (title: string, places: Location[]) => void = () => {};

  constructor(private readonly wire: Wire, private readonly documents: Documents) {}

  private about(place: number): { textDocument: { uri: string }; position: Position } {
    const { shown } = this.documents;
    return { textDocument: { uri: shown!.uri }, position: position(shown!.state.doc, place) };
  }

  private ask<T>(method: string, place: number, more: object = {}): Promise<T | null> {
    return this.wire.request<T>(`textDocument/${method}`, { ...this.about(place), ...more }).catch(() => null);
  }

  complete = async (context: CompletionContext): Promise<CompletionResult | null> => {
    const isBetween = !context.explicit && !context.matchBefore(/[\p{L}\p{N}"’'€-]$/u);
    if (isBetween && !context.matchBefore(/^ +\S.* $/)) return null;
    const all = await this.ask<Completion[]>("completion", context.pos);
    if (context.explicit && !all?.length) toast(say("offerNone"));
    // Behind a space only what must come is offered unasked: names, where one belongs.
    if (!all?.length || context.aborted || (isBetween && sort(all[0]) !== "name")) return null;
    const found = isBetween ? all.filter((one) => sort(one) === "name") : all;
    const text = context.state.doc;
    const from = found[0].textEdit ? offset(text, found[0].textEdit.range.start) : context.pos;
    const quoted = text.sliceString(from, from + 1) === '"';
    return {
      from,
      to: found[0].textEdit ? offset(text, found[0].textEdit.range.end) : context.pos,
      validFor: quoted ? /^"[^"]*$/ : /^[\p{L}\p{N}'’€-]*$/u,
      options: found.map(({ label, detail, kind, documentation, textEdit }, index) => ({
        label, detail, apply: textEdit?.newText ?? label, type: sort({ kind }), boost: Math.max(-99, 60 - index),
        info: documentation ? () => markdown(documentation.value) : undefined,
      })),
    };
  };

  hover = hoverTooltip(async (view, place): Promise<Tooltip | null> => {
    const found = await this.ask<{ contents: { value: string }; range?: Range }>("hover", place);
    if (!found) return null;
    const { from, to } = found.range ? span(view.state.doc, found.range) : { from: place, to: place };
    return { pos: from, end: to, above: true, create: () => ({ dom: markdown(found.contents.value) }) };
  }, { hoverTime: 350 });

  /** What hovering says, for those who have no mouse. */
  tell: Command = (view) => {
    void this.ask<{ contents: { value: string } }>("hover", view.state.selection.main.head).then((found) => {
      if (found) dialog(say("meaning"), [markdown(found.contents.value)]);
      else toast(say("nothingKnown"));
    });
    return true;
  };

  define: Command = (view) => this.defineAt(view.state.selection.main.head);

  defineAt(place: number): boolean {
    void this.ask<Location>("definition", place).then((found) => {
      if (found) void this.documents.open(found.uri, found.range);
      else toast(say("noDefinition"));
    });
    return true;
  }

  refer: Command = (view) => {
    const place = view.state.selection.main.head;
    const about = { context: { includeDeclaration: true } };
    void this.ask<Location[]>("references", place, about).then((found) => {
      const word = view.state.sliceDoc(...wordAt(view, place));
      if (found?.length) this.listed(say("places", word), found);
      else toast(say("noDefinition"));
    });
    return true;
  };

  rename: Command = (view) => {
    const place = view.state.selection.main.head;
    void this.ask<{ placeholder: string }>("prepareRename", place).then((found) => {
      if (!found) { toast(say("noDefinition")); return; }
      const name = h("input", { name: "name", value: found.placeholder, required: true, autocomplete: "off", spellcheck: "false" });
      dialog(say("renameTitle", found.placeholder), [field(say("newName"), name)], say("renameOk"), async () => {
        const wanted = name.value.trim();
        if (!wanted || wanted === found.placeholder) return;
        const edit = await this.wire.request<WorkspaceEdit | null>("textDocument/rename", { ...this.about(place), newName: wanted });
        const count = edit ? this.documents.editAll(edit) : 0;
        if (count) toast(say("renamed", String(count)));
      }, this.documents.view);
      name.select();
    });
    return true;
  };
}

function wordAt(view: EditorView, place: number): [number, number] {
  const found = view.state.wordAt(place);
  return found ? [found.from, found.to] : [place, place];
}
