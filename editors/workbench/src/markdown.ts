// As much of Markdown as the language server writes: paragraphs, code, bold, lines between.

import { h } from "./dom";

export function markdown(text: string): HTMLElement {
  const made = h("div", { class: "told" });
  for (const part of text.split(/(```[^\n]*\n[\s\S]*?\n```)/)) {
    const code = /^```[^\n]*\n([\s\S]*?)\n```$/.exec(part);
    if (code) { made.append(h("pre", {}, code[1])); continue; }
    for (const block of part.split(/\n{2,}/).map((one) => one.trim()).filter(Boolean)) {
      made.append(block === "---" ? h("hr") : h("p", {}, ...inline(block)));
    }
  }
  return made;
}

/** `code` and **bold** in a line. */
export function inline(text: string): (Node | string)[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).filter(Boolean).map((part) => {
    if (part.startsWith("`")) return h("code", {}, part.slice(1, -1));
    return part.startsWith("**") ? h("b", {}, part.slice(2, -2)) : part;
  });
}
