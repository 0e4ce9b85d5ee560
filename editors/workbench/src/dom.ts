// Elements, dialogs, and words to those who hear the page instead of seeing it.

import { say, type Key } from "./words";

type Child = Node | string | null | undefined | false;
type Props = Record<string, unknown>;

/** An element: attributes, `on…` listeners, `class`, `text`; what is false or undefined is left out. */
export function h<K extends keyof HTMLElementTagNameMap>(
  name: K, props: Props = {}, ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === false || value === null) continue;
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value as EventListener);
    else if (key === "value" || key === "checked" || key === "disabled") Object.assign(made, { [key]: value });
    else made.setAttribute(key, value === true ? "" : String(value));
  }
  made.append(...children.filter((one): one is Node | string => !!one || one === ""));
  return made;
}

export const $ = <T extends HTMLElement = HTMLElement>(id: string): T => document.getElementById(id) as T;

export function button(label: string, act: () => unknown, props: Props = {}): HTMLButtonElement {
  return h("button", { type: "button", ...props, onclick: act }, label);
}

/** Only what is another than before is put in place, so that focus and scrolling stay. */
export function fill(place: Element, ...children: Child[]): void {
  const wanted = children.filter((one): one is Node | string => !!one);
  place.replaceChildren(...wanted);
}

/** Said to screen readers, politely. */
export function announce(text: string): void {
  const place = $("said");
  place.textContent = place.textContent === text ? `${text}\u00a0` : text;
}

let fading = 0;

/** A word that goes away by itself; what is wrong stays longer. */
export function toast(text: string, wrong = false): void {
  const place = $("toast");
  place.textContent = text;
  place.classList.toggle("wrong", wrong);
  place.hidden = false;
  announce(text);
  clearTimeout(fading);
  fading = window.setTimeout(() => { place.hidden = true; }, wrong ? 9000 : 3500);
}

/** A dialog with a form. `done` is called with its fields; what it throws is said in the dialog, which stays.
 * Without `ok` there is nothing to send, only to close. `next` is what gets the focus then. */
export function dialog(
  title: string, content: Child[], ok?: string, done?: (fields: FormData) => unknown, next?: { focus(): void },
): HTMLDialogElement {
  const wrong = h("p", { class: "wrong", role: "alert" });
  const close = button(ok ? say("cancel") : say("close"), () => made.close());
  const send = ok && h("button", { type: "submit", class: "main" }, ok);
  const form = h(
    "form", { method: "dialog", onsubmit: submit },
    h("h2", { id: "dialog-title" }, title), ...content, wrong,
    h("div", { class: "buttons" }, close, send),
  );
  const made = h("dialog", { "aria-labelledby": "dialog-title", onclose: () => made.remove() }, form);

  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    wrong.textContent = "";
    if (send) send.disabled = true;
    try {
      await done?.(new FormData(form));
      if (next) made.addEventListener("close", () => next.focus());
      made.close();
    } catch (fault) {
      wrong.textContent = fault instanceof Error ? fault.message : String(fault);
    } finally {
      if (send) send.disabled = false;
    }
  }
  document.body.append(made);
  made.showModal();
  return made;
}

/** Asks before something is done that cannot be undone. */
export function sure(title: string, text: string, ok: string, done: () => unknown, next: { focus(): void }): void {
  dialog(title, [h("p", {}, text)], ok, done, next);
}

export function field(label: string, control: HTMLElement, hint = ""): HTMLLabelElement {
  return h("label", { class: "field" }, h("span", {}, label), control, hint && h("small", {}, hint));
}

export function choice(name: string, options: [string, string][], value?: string): HTMLSelectElement {
  return h("select", { name }, ...options.map(([id, text]) => h("option", { value: id, selected: id === value }, text)));
}

/** The words of the page as it stands: what has `data-say` gets its text, `data-tip` its title,
 * `data-name` what it is called for those who do not see it. */
export function translate(): void {
  for (const one of document.querySelectorAll<HTMLElement>("[data-say]")) one.textContent = say(one.dataset.say as Key);
  for (const one of document.querySelectorAll<HTMLElement>("[data-tip]")) {
    const text = say(one.dataset.tip as Key);
    one.title = text;
    if (!one.dataset.say) one.setAttribute("aria-label", text);
  }
  for (const one of document.querySelectorAll<HTMLElement>("[data-name]")) one.setAttribute("aria-label", say(one.dataset.name as Key));
  for (const one of document.querySelectorAll<HTMLInputElement>("[data-hint]")) one.placeholder = say(one.dataset.hint as Key);
}
