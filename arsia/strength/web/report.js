// Draws each picture in its place; fits cards when they come into sight; looks for them by names.

const options = { ast: true, renderer: "svg", actions: false, defaultStyle: false, tooltip: { disableDefaultStyle: true } };
const drawing = Object.entries(PICTURES).map(([id, picture]) => vegaEmbed(`#${id}`, picture, options));
Promise.all(drawing).then(() => document.body.classList.add("drawn"));

const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) { seen.unobserve(target); fit(target); }
  }
});
for (const card of document.querySelectorAll(".card")) seen.observe(card);

const search = document.getElementById("search");
search.addEventListener("input", () => {
  const words = search.value.toLowerCase();
  for (const one of document.querySelectorAll("#cards > article")) {
    one.hidden = !one.dataset.name.toLowerCase().includes(words);
  }
});
