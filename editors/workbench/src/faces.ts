// The cards beside the text: they change while it is typed, and each is linked with its lines both ways.

import { fit, fits, neighbour } from "../../../compiler/printing/web/cards.js";
import { $, announce, button, fill, h } from "./dom";
import type { Documents } from "./documents";
import { lineOf } from "./mars";
import { type Messages, plain } from "./messages";
import { figures, type Strengths } from "./strength";
import type { Trials } from "./trials";
import { say } from "./words";

interface Place { uri: string; line: number; end: number }
type Choices = [string, string][];
interface News {
  cards: Record<string, string>; order: string[]; places: Record<string, Place>; broken: string[]; over: Record<string, number>;
  mistakes: string; symbols: string | null; filters: { sets: Choices; kinds: Choices; tags: Choices };
}

export class Faces {
  private readonly spots = new Map<string, HTMLElement>();
  private places: Record<string, Place> = {};
  private broken = new Set<string>();
  private over: Record<string, number> = {};
  private here: string | null = null;
  private readonly held = new Map<string, string>();
  private timer = 0;
  private only: "" | "broken" | "over" | "failing" = "";

  private readonly list = $("cards");
  private readonly form = $<HTMLFormElement>("filters");
  private readonly seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) { this.seen.unobserve(target); fit(target); }
    }
  }, { rootMargin: "300px" });

  constructor(private readonly documents: Documents, private readonly messages: Messages, private readonly trials: Trials,
    private readonly strengths: Strengths) {
    this.offered({ sets: [], kinds: [], tags: [] });
    this.form.addEventListener("input", () => this.filter());
    this.form.addEventListener("submit", (event) => event.preventDefault());
    this.form.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.reset();
      if (event.key === "Enter" && (event.target as Element).matches("input")) { event.preventDefault(); this.walk(this.shown()[0]); }
    });
    this.list.addEventListener("click", (event) => this.clicked(event));
    this.list.addEventListener("keydown", (event) => this.pressed(event));
    this.list.addEventListener("focusin", (event) => this.focusable((event.target as Element).closest<HTMLElement>(".card")));
  }

  private readonly card = (id: string): HTMLElement | null => this.spots.get(id)?.querySelector<HTMLElement>(".card") ?? null;
  private shown(): HTMLElement[] { return [...this.list.querySelectorAll<HTMLElement>(".spot:not([hidden]) > .card")]; }

  // ---- news

  receive(news: News): void {
    if (news.symbols !== null) $("symbols").innerHTML = `<defs>${news.symbols}</defs>`;
    Object.assign(this, { places: news.places, over: news.over });
    this.broken = new Set(news.broken);
    const old = document.activeElement?.closest<HTMLElement>(".card")?.id;
    for (const [id, html] of Object.entries(news.cards)) this.take(id, html);
    this.arrange(news.order);
    $("loose").innerHTML = news.mistakes;
    $("loose").hidden = !news.mistakes;
    this.offered(news.filters);
    this.decorate();
    if (old) this.card(old)?.focus();
    this.follow(news.cards);
  }

  /** A card that breaks while one is typing stays as it was until typing rests: half a word is no alarm. */
  private take(id: string, html: string): void {
    this.held.delete(id);
    const shown = this.card(id);
    if (!this.documents.unrest || !this.broken.has(id) || !shown || shown.matches(".mistake")) { this.put(id, html); return; }
    this.held.set(id, html);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.release(), this.documents.unrest);
  }

  private release(): void {
    if (this.documents.unrest) { this.timer = window.setTimeout(() => this.release(), this.documents.unrest); return; }
    for (const [id, html] of this.held) if (this.spots.has(id)) this.put(id, html);
    this.held.clear();
    this.decorate();
  }

  private put(id: string, html: string): void {
    const spot = this.spots.get(id) ?? h("div", { class: "spot", "data-id": id });
    const template = h("template");
    template.innerHTML = html;
    const card = template.content.querySelector<HTMLElement>(".card")!;
    const under = h("div", { class: "under" });
    spot.replaceChildren(card, under);
    this.spots.set(id, spot);
    void document.fonts.ready.then(() => this.seen.observe(card));
  }

  private arrange(order: string[]): void {
    const wanted = new Set(order);
    for (const [id, spot] of this.spots) if (!wanted.has(id)) { spot.remove(); this.spots.delete(id); }
    let next = this.list.firstElementChild;
    for (const id of order) {
      const spot = this.spots.get(id);
      if (!spot) continue;
      if (spot === next) next = next.nextElementSibling;
      else this.list.insertBefore(spot, next);
    }
  }

  private offered({ kinds, tags }: News["filters"]): void {
    this.choices("filter-kind", say("kind"), kinds);
    this.choices("filter-tag", say("tag"), tags);
  }

  private choices(id: string, name: string, options: Choices): void {
    const select = $<HTMLSelectElement>(id);
    const value = select.value;
    fill(select, h("option", { value: "" }, name), ...options.map(([one, text]) => h("option", { value: one }, text)));
    select.value = options.some(([one]) => one === value) ? value : "";
  }

  // ---- what is said of each card

  decorate(): void {
    for (const [id, spot] of this.spots) {
      const under = spot.querySelector(".under")!;
      const strength = this.strengths.of(id);
      fill(under, ...this.fixes(id), ...this.verdicts(id), strength && figures(strength));
      spot.classList.toggle("failing", this.isFailing(id));
    }
    this.counts();
    this.filter();
  }

  private fixes(id: string): HTMLElement[] {
    const place = this.places[id];
    if (!place || !this.broken.has(id) || this.held.has(id)) return [];
    const found = this.messages.between(place.uri, place.line, place.end);
    return found.flatMap((one) => one.fixes).slice(0, 3).map((fix) => (
      button(plain(fix.title), () => this.messages.fix(fix), { class: "fix" })
    ));
  }

  private isFailing(id: string): boolean { return this.trials.of(id).some((one) => !one.ok && !one.skipped); }

  private verdicts(id: string): HTMLElement[] {
    const own = this.trials.of(id);
    const bad = own.filter((one) => !one.ok && !one.skipped);
    const good = own.filter((one) => one.ok && !one.skipped);
    return [
      ...bad.map((one) => button(
        `✕ ${one.name}`, () => this.trials.open(one), { class: "badge bad", title: say("whatHappened") },
      )),
      ...good.slice(0, 1).map((one) => button(
        `✓ ${good.length === 1 ? say("oneScenario") : say("scenarios", String(good.length))}`,
        () => this.trials.open(one), { class: "badge good" },
      )),
    ];
  }

  // ---- search and filters

  private counts(): void {
    const ids = [...this.spots.keys()];
    const counts = {
      broken: this.broken.size,
      over: ids.filter((id) => this.over[id]).length,
      failing: ids.filter((id) => this.isFailing(id)).length,
    };
    if (this.only && !counts[this.only]) this.only = "";
    fill($("only"), ...Object.entries(counts).filter(([, count]) => count).map(([sort, count]) => button(
      say(sort as "broken" | "over" | "failing", String(count)),
      () => { this.only = this.only === sort ? "" : sort as typeof this.only; this.decorate(); },
      { class: `chip ${sort}`, "aria-pressed": this.only === sort ? "true" : "false" },
    )));
  }

  reset(): void {
    this.form.reset();
    this.only = "";
    this.decorate();
  }

  filter(): void {
    const data = new FormData(this.form);
    const text = (name: string) => String(data.get(name) ?? "");
    const wanted = {
      words: text("search").toLowerCase().split(/\s+/).filter(Boolean),
      set: "", kind: text("kind"), tag: text("tag"), least: text("least"), most: text("most"),
    };
    const is = {
      "": () => true,
      broken: (id: string) => this.broken.has(id),
      over: (id: string) => !!this.over[id],
      failing: (id: string) => this.isFailing(id),
    };
    let count = 0;
    for (const [id, spot] of this.spots) {
      const card = this.card(id);
      spot.hidden = !card || !(is[this.only](id) && fits(card, wanted));
      count += spot.hidden ? 0 : 1;
    }
    const total = this.spots.size;
    $("count").textContent = count === total ? say(total === 1 ? "oneCard" : "cards", String(total)) : say("cardsOf", String(count), String(total));
    $("show-all").hidden = count === total && ![...data.values()].some(Boolean);
    $("none").hidden = count > 0;
    $("none").textContent = total ? say("noneFits") : say("noCards");
    this.focusable(this.list.querySelector<HTMLElement>(".spot:not([hidden]) > .card[tabindex='0']") ?? this.shown()[0] ?? null);
  }

  // ---- text and card

  /** The card of the line that the cursor is in, or the one that its scenario is about. */
  at(uri: string, line: number): string | null {
    const found = Object.entries(this.places).find(([, one]) => one.uri === uri && one.line <= line && line <= one.end);
    return found?.[0] ?? this.trials.at(uri, line)?.cards[0] ?? null;
  }

  follow(renewed: Record<string, string> = {}): void {
    const doc = this.documents.shown;
    const id = doc ? this.at(doc.uri, lineOf(doc.state)) : null;
    if (id === this.here && !(id && id in renewed)) return;
    this.list.querySelector(".spot.here")?.classList.remove("here");
    this.here = id;
    const spot = id ? this.spots.get(id) : null;
    spot?.classList.add("here");
    if (spot && !this.list.contains(document.activeElement)) near(spot);
  }

  private open(card: HTMLElement): void {
    const place = this.places[card.id];
    if (!place) return;
    const start = { line: place.line, character: 0 };
    void this.documents.open(place.uri, { start, end: start });
    announce(say("line", String(place.line + 1)));
  }

  private clicked(event: MouseEvent): void {
    const target = event.target as Element;
    const card = target.closest<HTMLElement>(".card");
    if (card && !target.closest("button") && !getSelection()?.toString()) this.open(card);
  }

  private pressed(event: KeyboardEvent): void {
    const card = event.target as HTMLElement;
    if (!card.matches(".card")) return;
    if (event.key === "Enter") { event.preventDefault(); this.open(card); return; }
    const cards = this.shown();
    const next = neighbour(cards, cards.indexOf(card), event.key);
    if (next) { event.preventDefault(); this.walk(next); }
  }

  private walk(card: HTMLElement | undefined): void {
    if (!card) return;
    this.focusable(card);
    card.focus({ preventScroll: true });
    near(card.parentElement!);
  }

  /** One card can be reached with Tab, the others from it with the arrow keys. */
  private focusable(card: HTMLElement | null): void {
    if (!card || card.tabIndex === 0) return;
    for (const other of this.list.querySelectorAll<HTMLElement>(".card[tabindex='0']")) other.tabIndex = -1;
    card.tabIndex = 0;
  }
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");

function near(spot: Element): void {
  spot.scrollIntoView({ block: "nearest", behavior: calm.matches ? "auto" : "smooth" });
}
