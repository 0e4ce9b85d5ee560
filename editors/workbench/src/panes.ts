// The parts of the page: how wide each is, and how one gets from one to the next without a mouse.

import { EditorView } from "@codemirror/view";
import { $ } from "./dom";

const STEP = 24;

export function panes(view: EditorView): void {
  const split = $("split");
  const bench = $("bench");
  const kept = Number(localStorage.getItem("arsia-faces"));
  width(kept || $("faces").clientWidth, !!kept);

  function width(wanted: number, isChosen = true): void {
    const made = Math.round(Math.max(230, Math.min(bench.clientWidth - 480, wanted)));
    split.setAttribute("aria-valuenow", String(made));
    if (!isChosen) return;
    bench.style.setProperty("--faces", `${made}px`);
    localStorage.setItem("arsia-faces", String(made));
  }

  split.addEventListener("pointerdown", (event) => { split.setPointerCapture(event.pointerId); event.preventDefault(); });
  split.addEventListener("pointermove", (event) => {
    if (split.hasPointerCapture(event.pointerId)) width(bench.getBoundingClientRect().right - event.clientX);
  });
  split.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: STEP, ArrowRight: -STEP }[event.key];
    if (step) { event.preventDefault(); width($("faces").clientWidth + step); }
  });

  // What comes below the text must not cover the line that is being written.
  let tall = 0;
  new ResizeObserver(([{ contentRect }]) => {
    if (contentRect.height < tall && view.hasFocus) {
      view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main.head, { yMargin: 60 }) });
    }
    tall = contentRect.height;
  }).observe($("editor"));

  const order = [$("rail"), $("writing"), $("faces")];
  addEventListener("keydown", (event) => {
    if (event.key !== "F6") return;
    event.preventDefault();
    const now = order.findIndex((one) => one.contains(document.activeElement));
    const next = order[(now + (event.shiftKey ? order.length - 1 : 1)) % order.length];
    if (next === $("writing")) view.focus();
    else (next.querySelector<HTMLElement>(".card[tabindex='0']") ?? next.querySelector<HTMLElement>("[aria-current]") ?? next).focus();
  });
}
