// What every page that shows cards needs: how they are fitted, found and walked.

function fits(card, wanted) {
  const data = card.dataset;
  if (data.mistake !== undefined) return true;
  const cost = data.cost === "" ? null : Number(data.cost);
  return wanted.words.every((word) => data.words.includes(word))
    && (!wanted.set || data.set === wanted.set)
    && (!wanted.kind || data.kind === wanted.kind)
    && (!wanted.tag || data.tags.split(" ").includes(wanted.tag))
    && (wanted.least === "" || (cost !== null && cost >= Number(wanted.least)))
    && (wanted.most === "" || (cost !== null && cost <= Number(wanted.most)));
}

function neighbour(cards, at, key) {
  const columns = Math.max(1, cards.filter((card) => card.offsetTop === cards[0].offsetTop).length);
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[key];
  if (key === "Home") return cards[0];
  if (key === "End") return cards[cards.length - 1];
  return step === undefined ? undefined : cards[at + step];
}

// A row of icons stays together; too wide a one is made smaller, and broken into lines before it
// cannot be read. What sticks out on the left cannot be scrolled to, so what is in it is measured, and
// not how far it scrolls.
function narrow(row) {
  row.style.zoom = "";
  row.classList.remove("broken");
  const style = getComputedStyle(row);
  const inside = document.createRange();
  inside.selectNodeContents(row);
  const wide = inside.getBoundingClientRect().width;
  const room = row.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  if (wide <= room + 0.5) return;
  const zoom = 0.98 * row.offsetWidth / (row.offsetWidth + wide - room);
  const broken = zoom < 0.45;
  row.classList.toggle("broken", broken);
  row.style.zoom = broken ? 0.74 : zoom;
}

// Text is set as large as its card has room for, as in print: never is anything cut off.
function fit(card) {
  const inner = card.querySelector(".inner");
  const picture = card.querySelector(".picture");
  const rows = card.querySelectorAll(".rows > .row, .panel > .row, .pill, .hero, .points");
  const least = card.clientHeight * 24 / 88; // of a picture, where all else is set larger
  for (let size = 1.16; size > 0.2; size -= 0.04) {
    inner.style.fontSize = `${size}em`;
    rows.forEach(narrow);
    const roomy = size <= 1 || (picture && picture.clientHeight >= least);
    if (roomy && inner.scrollHeight <= inner.clientHeight + 1) break;
  }
  if (picture) picture.style.visibility = picture.clientHeight < least / 3 ? "hidden" : "";
  const title = card.querySelector("h2");
  const letters = document.createRange();
  letters.selectNodeContents(title);
  const wide = letters.getBoundingClientRect().width / (0.96 * title.clientWidth);
  if (wide > 1) {
    const size = parseFloat(getComputedStyle(title).fontSize) / parseFloat(getComputedStyle(card).fontSize);
    title.style.fontSize = `${size / wide}em`;
  }
}

export { fit, fits, neighbour };
