// Search, filters and keys of the gallery; works without a server.

const $ = (id) => document.getElementById(id);
const all = () => [...$("cards").querySelectorAll(".card")];
const place = (card) => card.closest("#cards > *"); // a card with lines below it is in a place of its own
const shown = () => all().filter((card) => !place(card).hidden);

function filter() {
  const wanted = {
    words: $("search").value.toLowerCase().split(/\s+/).filter(Boolean),
    set: $("set").value, kind: $("kind").value, tag: $("tag").value,
    least: $("least").value, most: $("most").value,
  };
  let count = 0;
  for (const card of all()) {
    const isFit = fits(card, wanted);
    place(card).hidden = !isFit;
    count += isFit;
  }
  const output = $("count");
  output.textContent = (count === 1 ? output.dataset.one : output.dataset.other).replace("{n}", count);
  $("none").hidden = count > 0;
  const cards = shown();
  if (!cards.some((card) => card.tabIndex === 0)) focusable(cards[0]);
}

// One card can be reached with Tab, the others from it with the arrow keys.
function focusable(card) {
  for (const other of $("cards").querySelectorAll("[tabindex='0']")) other.tabIndex = -1;
  if (card) card.tabIndex = 0;
}

function go(card) {
  if (!card) return;
  focusable(card);
  card.focus();
  card.scrollIntoView({ block: "nearest" });
}

document.addEventListener("keydown", (event) => {
  const typing = event.target.matches("input, select");
  if (event.key === "/" && !typing) {
    event.preventDefault();
    $("search").select();
  } else if (event.key === "Escape") {
    $("filters").reset();
  } else if (event.key === "Enter" && event.target === $("search")) {
    event.preventDefault();
    go(shown()[0]);
  } else if (!typing && event.target.matches(".card")) {
    const cards = shown();
    const next = neighbour(cards, cards.indexOf(event.target), event.key);
    if (next) { event.preventDefault(); go(next); }
  }
});
$("cards").addEventListener("focusin", (event) => {
  const card = event.target.closest(".card");
  if (card && card.tabIndex !== 0) focusable(card);
});
$("filters").addEventListener("input", filter);
$("filters").addEventListener("submit", (event) => event.preventDefault());
$("filters").addEventListener("reset", () => setTimeout(filter));

const seen = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (entry.isIntersecting) { seen.unobserve(entry.target); fit(entry.target); }
  }
}, { rootMargin: "300px" });
const watch = (card) => seen.observe(card);

all().forEach(watch);
filter();
