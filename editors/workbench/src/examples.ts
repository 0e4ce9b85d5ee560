// How is something written? The cards that come with Arsia, searched by what they say, with the lines that make it.

import { button, dialog, fill, h } from "./dom";
import type { Documents } from "./documents";
import { firstLine, lineOf } from "./mars";
import { begun } from "./cards";
import type { Wire } from "./wire";
import { say } from "./words";

interface Example { name: string; kind: string; says: string; text: string }

const MOST = 25;

export async function examples(wire: Wire, documents: Documents): Promise<void> {
  let all: Example[] = [];
  const here = kindAt(documents);
  const words = h("input", { type: "search", name: "words", autocomplete: "off", "aria-label": say("searchExamples"), placeholder: say("examplesHint") });
  const count = h("p", { role: "status" });
  const list = h("ul", { class: "examples" });
  const made = dialog(say("examplesTitle"), [h("p", {}, say("examplesText")), words, count, list]);
  made.classList.add("broad");

  function show(): void {
    const wanted = words.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = all.filter((one) => {
      const text = `${one.name}\n${one.says}\n${one.text}`.toLowerCase();
      return wanted.every((word) => text.includes(word));
    }).toSorted((a, b) => Number(b.kind === here) - Number(a.kind === here) || a.text.length - b.text.length);
    count.textContent = say(found.length === 1 ? "oneCard" : "cards", String(found.length));
    fill(list, ...found.slice(0, MOST).map((one) => h(
      "li", {}, h("div", {}, h("b", {}, one.name), ...one.says.split("\n\n").map((part) => h("p", {}, part))),
      h("pre", {}, one.text),
      button(say("beginLike"), () => { made.close(); begun(documents, one.text); }, { class: "fix", "aria-label": `${say("beginLike")}: ${one.name}` }),
    )));
  }
  words.addEventListener("input", show);
  words.focus();
  count.textContent = say("checking");
  all = await wire.request<Example[]>("arsia/examples", {}).catch(() => []);
  show();
}

/** What is being written there: such cards come first, and of them those that say little else. */
function kindAt({ shown }: Documents): string {
  if (!shown) return "";
  const { text } = shown.state.doc.line(firstLine(shown.state, lineOf(shown.state) + 1));
  return /^([a-z]+(?: [a-z]+)?) /.exec(text)?.[1] ?? "";
}
