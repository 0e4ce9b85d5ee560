// What is made of the cards: a quick game that shows what they did, and PDFs.

import { button, choice, dialog, field, fill, h } from "./dom";
import { address, ask, type Game, type Played, type Printed } from "./server";
import { say, spoken } from "./words";

/** `ready`: when the server has all that was typed. */
export function play(ready: () => Promise<void>): void {
  const place = h("div", { class: "games", "aria-live": "polite" }, h("p", {}, say("playing")));
  const made = dialog(say("playTitle"), [place]);
  const about = { players: 2, seed: 1 + Math.floor(Math.random() * 9999) };
  ready().then(() => ask<Played>("POST", "/api/play", about)).then((told) => {
    made.querySelector(".buttons")!.append(button(say("playAgain"), () => { made.close(); play(ready); }, { class: "main" }));
    const used = told.cards.filter((one) => one.played.length);
    const others = told.cards.filter((one) => !one.played.length);
    fill(
      place,
      told.left_out.length ? h("p", { class: "warn" }, say("leftOut", told.left_out.join(", "))) : null,
      told.unplayed.length ? h("p", { class: "warn" }, say("unplayed", told.unplayed.join(", "))) : null,
      h("ul", { class: "did" }, ...used.map((one) => h("li", {}, h("details", {}, h(
        "summary", {}, h("b", {}, one.name), " – ", say("playedIn", String(new Set(one.played.map((by) => by.game)).size), String(told.games.length)),
      ), lines(one.played.map((by) => say("playedBy", by.player, String(by.game), String(by.generation)))), lines(one.log))))),
      others.length ? h("p", {}, say("neverPlayed", others.map((one) => one.name).join(", "))) : null,
      h("h3", {}, say("wholeGames")),
      ...told.games.map((game, index) => h("details", {}, h(
        "summary", {}, say("game", String(index + 1), String(game.generations)), " · ", ...scores(game),
      ), game.ended ? h("p", { class: "warn" }, game.ended) : null, lines(game.log))),
    );
  }).catch((fault: Error) => fill(place, h("p", { class: "wrong", role: "alert" }, fault.message)));
}

const lines = (log: string[]): HTMLElement => h("ul", { class: "log plain" }, ...log.map((line) => h("li", {}, line)));

function scores({ scores: all }: Game): HTMLElement[] {
  const most = Math.max(...all.map((one) => one.total));
  return all.map(({ player, total }) => h("span", { class: total === most ? "score best" : "score" }, `${player} ${total}`));
}

export function print(ready: () => Promise<void>): void {
  const box = (id: "sheets" | "booklet" | "summary", checked = false) => (
    h("label", { class: "tick" }, h("input", { type: "checkbox", name: "make", value: id, checked }), say(id))
  );
  const place = h("div", { class: "made", "aria-live": "polite" });
  const paper = field(say("paper"), choice("paper", [["a4", "A4"], ["letter", "Letter"]]));
  const content = [box("sheets", true), box("booklet"), box("summary"), paper, place];
  const made = dialog(say("printTitle"), content, say("make"), async (fields) => {
    const make = fields.getAll("make");
    if (!make.length) throw new Error(say("printEmpty"));
    fill(place, h("p", {}, say("making")));
    let done: Printed;
    try {
      await ready();
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
