// Draws each picture in its place; cards are looked for by their names.
"use strict";
const options = { ast: true, renderer: "svg", actions: false, defaultStyle: false, tooltip: { disableDefaultStyle: true } };
const drawing = Object.entries(PICTURES).map(([id, picture]) => vegaEmbed(`#${id}`, picture, options));
Promise.all(drawing).then(() => document.body.classList.add("drawn"));

const search = document.getElementById("search");
search.addEventListener("input", () => {
  const words = search.value.toLowerCase();
  for (const one of document.querySelectorAll("#cards > article")) {
    one.hidden = !one.dataset.name.toLowerCase().includes(words);
  }
});
