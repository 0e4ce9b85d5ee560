// How strong the cards are: what a study says below each, and one that is made while one goes on writing.

import { $, button, dialog, fill, h, toast } from "./dom";
import { ask, type Going, type Strength, type Studied } from "./server";
import { say, spoken } from "./words";

export class Strengths {
  private cards = new Map<string, Strength>();
  private told: Studied | null = null;
  private going: Going | null = null;
  private readonly place = h("div", { class: "study" });
  /** After there are other figures. */
  changed: () => void = () => {};

  constructor(private readonly ready: () => Promise<void>) {}

  of(card: string): Strength | undefined { return this.cards.get(card); }

  /** What there is; that there is none is no fault. */
  async load(): Promise<void> {
    this.told = await ask<Studied>("GET", `/api/study?language=${spoken}`).catch(() => null);
    if (!this.told) return;
    this.cards = new Map(this.told.cards.map((one) => [one.id, one]));
    this.show(this.told.going);
    this.changed();
  }

  receive({ going }: { going: Going | null }): void {
    const isOver = this.going !== null && going === null;
    this.show(going);
    // Figures come each time that there are twice as many games: asked for now and then, and at the end.
    if (isOver || (going && Math.floor(going.done / 100) !== Math.floor(this.asked / 100))) {
      this.asked = going?.done ?? 0;
      void this.load().then(() => { if (isOver) toast(this.told?.fault || say("studyOver", String(this.told?.games ?? 0)), !!this.told?.fault); });
    }
  }

  private asked = 0;

  open(): void {
    dialog(say("strengthTitle"), [h("p", {}, say("strengthText")), this.place]);
    void this.load();
    this.show(this.going);
  }

  private show(going: Going | null): void {
    this.going = going;
    $("studying").hidden = !going;
    if (going) $("studying").textContent = say("studyGoes", String(going.done), String(going.of));
    const { games = 0, legend = "", fault = "" } = this.told ?? {};
    fill(
      this.place,
      going ? h("progress", { max: going.of, value: going.done, "aria-label": say("strengthTitle") }) : null,
      h("p", {}, going ? say("studyGoes", String(going.done), String(going.of)) : games ? say("studyGames", String(games)) : say("studyNone")),
      fault ? h("p", { class: "wrong" }, fault) : null,
      going ? button(say("studyStop"), () => this.stop(), { class: "fix" }) : button(say(games ? "studyMore" : "studyBegin"), () => this.begin(), { class: "fix main" }),
      legend ? h("p", { class: "hint" }, legend) : null,
    );
  }

  private async begin(): Promise<void> {
    try {
      await this.ready();
      await ask("POST", "/api/study", {});
      this.show({ done: 0, of: 1 });
    } catch (fault) {
      this.place.append(h("p", { class: "wrong", role: "alert" }, (fault as Error).message));
    }
  }

  private async stop(): Promise<void> { await ask("DELETE", "/api/study").catch(() => null); }
}

/** Below a card. */
export function figures({ lines, why, stands_out, changed }: Strength): HTMLElement {
  const mark = stands_out === null ? "" : stands_out > 0 ? " strong" : " weak";
  return h("ul", { class: `figures${mark}${changed ? " old" : ""}`, title: why.join("\n"), "aria-label": say("strengthTitle") }, ...lines.map((line) => h("li", {}, line)));
}
