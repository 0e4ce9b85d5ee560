
// ---- preview: what was saved appears --------------------------------------------------------

let version = VERSION;

function made(html) {
  const template = document.createElement("template");
  template.innerHTML = html.trim();
  return template.content.firstElementChild;
}

function show(change) {
  if (change.reload || change.version !== version + 1) { location.reload(); return; }
  version = change.version;
  const focused = document.activeElement?.id;
  if (change.symbols !== null) $("symbols").innerHTML = `<defs>${change.symbols}</defs>`;
  const main = $("cards");
  const old = new Map([...main.children].map((card) => [card.id, card]));
  for (const [id, html] of Object.entries(change.cards)) {
    const card = made(html);
    card.classList.add("new");
    if (old.has(id)) old.get(id).replaceWith(card); else main.append(card);
    old.set(id, card);
    watch(card);
  }
  const wanted = new Set(change.order);
  for (const [id, card] of old) if (!wanted.has(id)) card.remove();
  change.order.forEach((id, index) => {
    const card = old.get(id);
    if (main.children[index] !== card) main.insertBefore(card, main.children[index] ?? null);
  });
  $("mistakes").innerHTML = change.mistakes;
  $("mistakes").hidden = change.mistakes === "";
  filter();
  if (focused && document.activeElement?.id !== focused) $(focused)?.focus({ preventScroll: true });
  document.documentElement.dataset.version = version;
}

const token = new URLSearchParams(location.search).get("token");
const events = new EventSource(`/events?version=${version}&token=${encodeURIComponent(token)}`);
events.onmessage = (event) => show(JSON.parse(event.data));
events.onerror = () => document.body.classList.add("away");
events.onopen = () => document.body.classList.remove("away");
document.documentElement.dataset.version = version;
