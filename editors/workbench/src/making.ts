// What is made of the cards: a quick game that shows what they did, and PDFs.

import { button, choice, dialog, field, fill, h } from "./dom";
import { address, ask, type Played, type Printed } from "./server";
import { say, spoken } from "./words";

export function play(seed = 1 + Math.floor(Math.random() * 9999)): void {
  const place = h("div", { class: "game", "aria-live": "polite" }, h("p", {}, say("playing")));
  const made = dialog(say("playTitle"), [place]);
  const again = button(say("playAgain"), () => { made.close(); play(); }, { class: "main" });
  ask<Played>("POST", "/api/play", { players: 2, seed }).then((game) => {
    made.querySelector(".buttons")!.append(again);
    const most = Math.max(...game.scores.map((one) => one.total));
    const used = game.cards.filter((one) => one.played.length);
    const others = game.cards.filter((one) => !one.played.length);
    fill(
      place,
      h("p", {}, `${say("seed", String(game.seed))} · ${say("generations", String(game.generations))}`),
      h("p", { class: "scores" }, ...game.scores.map((one) => h("span", { class: one.total === most ? "best" : "" }, `${one.player} ${one.total}`))),
      game.ended ? h("p", { class: "wrong" }, game.ended) : null,
      game.left_out.length ? h("p", {}, say("leftOut", game.left_out.join(", "))) : null,
      h("ul", { class: "did" }, ...used.map((one) => h(
        "li", {}, h("b", {}, one.name), " ", one.played.map((p) => say("playedBy", p.player, String(p.generation))).join(", "),
        one.log.length > 0 && h("ul", {}, ...one.log.map((line) => h("li", {}, line))),
      )), ...others.map((one) => h("li", { class: "unused" }, h("b", {}, one.name), " ", one.seen ? say("seen", String(one.seen)) : say("neverSeen")))),
      h("details", {}, h("summary", {}, say("wholeGame")), h("ol", { class: "log" }, ...game.log.map((line) => h("li", {}, line)))),
    );
  }).catch((fault: Error) => fill(place, h("p", { class: "wrong", role: "alert" }, fault.message)));
}

export function print(): void {
  const box = (id: "sheets" | "booklet" | "summary", checked = false) => h("label", { class: "tick" }, h("input", { type: "checkbox", name: "make", value: id, checked }), say(id));
  const place = h("div", { class: "made", "aria-live": "polite" });
  const content = [box("sheets", true), box("booklet"), box("summary"), field(say("paper"), choice("paper", [["a4", "A4"], ["letter", "Letter"]])), place];
  const made = dialog(say("printTitle"), content, say("make"), async (fields) => {
    const make = fields.getAll("make");
    if (!make.length) throw new Error(say("printEmpty"));
    fill(place, h("p", {}, say("making")));
    let done: Printed;
    try {
      done = await ask<Printed>("POST", "/api/print", { make, paper: fields.get("paper"), language: spoken });
    } catch (fault) {
      fill(place);
      throw fault;
    }
    made.close();
    results(done);
  });
}

function results({ files, warnings, left_out }: Printed): void {
  dialog(say("printTitle"), [
    h("ul", { class: "prints" }, ...files.map(({ name, path, bytes }) => h(
      "li", {}, h("b", {}, name), ` ${Math.max(1, Math.round(bytes / 1024))} KB `,
      h("a", { href: address(path), target: "_blank", rel: "noopener" }, say("open")), " ",
      h("a", { href: address(`${path}?download=1`), download: name }, say("download")),
    ))),
    ...warnings.map((text) => h("p", { class: "warn" }, text)),
    left_out.length > 0 && h("p", {}, say("leftOut", left_out.join(", "))),
  ]);
}
