"""Gallery and preview in a real browser: search, filters, keys, names of icons, what was saved."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from arsia.preview.site import Site
from arsia.workbench.running import Running
from arsia.workbench.view import View
from compiler.printing import Data, pieces_of, print_gallery
from compiler.read.places import bundled_games
from compiler.text import Texts
from compiler.text.catalogue import catalogue, languages
from tests.browser import Browser, missing
from tests.bundled import bundle
from tests.effort import FULL, some

pytestmark = pytest.mark.skipif(bool(missing), reason=missing)

COUNT = "document.querySelectorAll('.card:not([hidden])').length"
FOCUSED = "document.activeElement.id"
SET = """\
set fan "Fan"
  uses mars

automated 1 "Crater"
  cost 3
  production +1 heat

event 2 "Comet"
  cost 21
  raise temperature 1
"""


@pytest.fixture(scope="module")
def gallery(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    path = tmp_path_factory.mktemp("gallery") / "index.html"
    library = bundle("corporate-era").library
    print_gallery(Data(library, Texts(library)), pieces_of(library), path)
    with chromium.beside(path.as_uri()):
        yield chromium


FONTS = {"en": "", "de": "DejaVu Sans"}
"""In which font a page of a language is looked at; each in both where everything is tried."""


@pytest.fixture
def page(gallery: Browser) -> Browser:
    """The gallery as it is when it has just been opened."""
    gallery.value("document.getElementById('filters').reset(); scrollTo(0, 0)")
    gallery.value("new Promise(done => setTimeout(() => done(true), 20))")
    return gallery


def set_value(page: Browser, field: str, value: str) -> None:
    page.value(
        f"{{ const field = document.getElementById({field!r}); field.value = {value!r};"
        " field.dispatchEvent(new Event('input', { bubbles: true })); }"
    )


def test_it_works_from_a_file(page: Browser) -> None:
    assert page.value("location.protocol") == "file:"
    assert page.value(COUNT) == page.value("document.querySelectorAll('.card').length") > 200
    assert page.value("document.getElementById('count').textContent").startswith("2")
    assert page.value("performance.getEntriesByType('resource').length") == 0


def test_search_and_filters(page: Browser) -> None:
    set_value(page, "search", "ice ASTEROID")
    names = "[...document.querySelectorAll('.card:not([hidden]) h2')].map(h => h.textContent)"
    assert set(page.value(names)) == {"Ice Asteroid", "Giant Ice Asteroid"}
    set_value(page, "search", "")
    set_value(page, "kind", "corporation")
    assert page.value(COUNT) == 13
    set_value(page, "tag", "building")
    assert page.value(COUNT) == 3
    set_value(page, "kind", "event")
    assert page.value(COUNT) == 0
    assert not page.value("document.getElementById('none').hidden")
    page.value("document.getElementById('filters').reset()")
    page.until(f"{COUNT} > 200")
    set_value(page, "set", "corporate-era")
    set_value(page, "least", "20")
    costs = "[...document.querySelectorAll('.card:not([hidden])')].map(c => +c.dataset.cost)"
    assert min(page.value(costs)) >= 20


def test_keys(page: Browser) -> None:
    page.value("document.activeElement.blur()")
    page.press("/")
    assert page.value("document.activeElement.id") == "search"
    set_value(page, "search", "asteroid")
    page.press("Enter")
    first = page.value(FOCUSED)
    page.press("ArrowRight")
    second = page.value(FOCUSED)
    assert first
    assert second not in ("", first)
    page.press("ArrowLeft")
    assert page.value(FOCUSED) == first
    page.press("End")
    last = page.value(FOCUSED)
    page.press("Home")
    assert page.value(FOCUSED) == first != last
    page.press("Escape")
    page.until(f"{COUNT} > 200")
    assert page.value("document.querySelectorAll('.card[tabindex=\"0\"]').length") == 1


def test_sentences_show_icons_and_are_read_as_words(page: Browser) -> None:
    card = "document.querySelector('#active-search-for-life')"
    inline = f"[...{card}.querySelectorAll('.panel .inline')]"
    assert page.value(f"{inline}.map(i => i.ariaLabel)") == ["1 M€", "microbe", "science"]
    page.value(f"{card}.scrollIntoView()")
    sizes = page.value(f"{inline}.map(i => i.firstElementChild.getBoundingClientRect().height)")
    assert min(sizes) > 10
    shown = f"[...{card}.querySelectorAll('.panel p')].map(p => p.textContent)[0]"
    assert "M€" not in page.value(shown)
    assert "pay 1 m€ to reveal" in page.value(f"{card}.dataset.words")


def test_icons_have_names(page: Browser) -> None:
    nameless = "[...document.querySelectorAll('[role=img]')].filter(i => !i.ariaLabel).length"
    assert page.value(nameless) == 0
    tree = page.command("Accessibility.getFullAXTree")["nodes"]
    names = {node["name"]["value"] for node in tree if node.get("name")}
    assert {"science tag", "any player: city tile", "8 heat"} <= names
    assert page.value(
        "[...document.querySelectorAll('use')].every(u => "
        "document.querySelector(u.getAttribute('href')))"
    )


STICKS_OUT = """(async () => {
  await document.fonts.ready;
  document.body.style.fontFamily = FONT;
  const found = [];
  const alone = document.createElement('style');  // a page of one card is laid out at once
  alone.textContent = '.card:not(.looked-at) { display: none !important; }';
  document.head.append(alone);
  for (const card of document.querySelectorAll('.card')) {
    card.classList.add('looked-at');
    card.style.contentVisibility = 'visible';
    fit(card);
    const inner = card.querySelector('.inner');
    if (inner.scrollHeight > inner.clientHeight + 2) found.push(`${card.id}: too high`);
    for (const part of card.querySelectorAll('header *, h2, footer *, .inner *')) {
      if (part.parentElement.closest('svg') || part.closest('.unseen, .land')) continue;
      const around = part.parentElement.closest('.panel, .inner, .card').getBoundingClientRect();
      const box = part.getBoundingClientRect();
      const out = Math.max(around.left - box.left, box.right - around.right);
      if (box.width && out > 1) { found.push(`${card.id}: ${part.className}`); break; }
    }
    for (const icon of card.querySelectorAll('.inline')) {
      const after = icon.nextSibling;
      if (after?.nodeType !== Node.TEXT_NODE || after.data.startsWith(' ')) continue;
      const sign = document.createRange();
      sign.setStart(after, 0);
      sign.setEnd(after, Math.min(2, after.length));
      if (sign.getBoundingClientRect().top > icon.getBoundingClientRect().bottom - 2)
        found.push(`${card.id}: a line begins with ${after.data.slice(0, 9)}`);
    }
    card.style.contentVisibility = '';
    card.classList.remove('looked-at');
  }
  alone.remove();
  document.body.style.fontFamily = '';
  return found;
})()"""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", bundled_games(), ids=lambda game: str(game[0]))
def test_nothing_sticks_out_of_its_card(
    game: tuple[str, ...], language: str, chromium: Browser, tmp_path: Path
) -> None:
    """All cards of a bundled game, in every language, in the fonts of the page. Wide letters of
    another font are no reason either."""
    path = tmp_path / "index.html"
    loaded = bundle(*game)
    texts = Texts(loaded.library, catalogue(language, loaded.folders))
    print_gallery(Data(loaded.library, texts), pieces_of(loaded.library), path)
    states = "document.fonts.ready.then(all => [...all].map(font => font.status))"
    with chromium.beside(path.as_uri()):
        assert chromium.value(states) == ["loaded"] * 3
        for font in FONTS.values() if FULL else (FONTS[language],):
            assert chromium.value(STICKS_OUT.replace("FONT", repr(font))) == [], font


def test_nothing_that_gets_into_the_page_runs(page: Browser) -> None:
    """The policy of the page lets its own script run and no other."""
    page.value(
        """(() => {
          const place = document.createElement('div');
          document.body.append(place);
          place.innerHTML = '<img src="data:," onerror="window.evil = 1">';
          const script = document.createElement('script');
          script.textContent = 'window.evil = 2';
          place.append(script);
          const frame = document.createElement('iframe');
          frame.srcdoc = '<script>parent.evil = 3</scr' + 'ipt>';
          place.append(frame);
          place.style.backgroundImage = 'url(http://127.0.0.1:9/x)';
        })()"""
    )
    page.value("new Promise(done => setTimeout(() => done(true), 200))")
    assert page.value("window.evil === undefined")
    page.value("document.body.lastElementChild.remove()")


def test_a_long_word_as_a_name_fits(page: Browser) -> None:
    word = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenxyz"
    fits = page.value(
        f"""(() => {{
          const card = document.querySelector('.card').cloneNode(true);
          document.getElementById('cards').append(card);
          card.style.contentVisibility = 'visible';
          const title = card.querySelector('h2');
          title.textContent = '{word}';
          const before = title.scrollWidth > title.clientWidth;
          fit(card);
          const after = title.scrollWidth > title.clientWidth + 1;
          card.remove();
          return [before, after];
        }})()"""
    )
    assert fits == [True, False]


def test_it_can_be_seen(page: Browser) -> None:
    assert len(page.picture()) > 50_000


# ---- preview ------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "fan").mkdir()
    (tmp_path / "fan" / "set.mars").write_text(SET, "utf-8")
    return tmp_path / "fan"


@pytest.fixture
def preview(chromium: Browser, folder: Path) -> Iterator[tuple[Browser, Path]]:
    running = Running(lambda door: View(Site((folder,)), door).app())
    running.start()
    with chromium.beside(running.address):
        yield chromium, folder / "set.mars"
    running.stop()


def test_a_save_shows_without_loading_anew(preview: tuple[Browser, Path]) -> None:
    browser, path = preview
    browser.value("window.same = true")
    path.write_text(SET.replace("Comet", "Halley"), "utf-8")
    browser.until("document.querySelector('#event-halley h2')?.textContent === 'Halley'")
    assert browser.value("window.same")
    assert browser.value(COUNT) == 2


def test_a_mistake_shows_in_its_place_and_goes_again(preview: tuple[Browser, Path]) -> None:
    browser, path = preview
    panel = "document.querySelector('.card.mistake')"
    path.write_text(SET.replace("production +1", "prodction +1"), "utf-8")
    browser.until(f"!!{panel}")
    assert "prodction" in browser.value(f"{panel}.textContent")
    assert browser.value(f"{panel}.id") == "automated-crater"
    sizes = "[...document.querySelectorAll('.card')].map(c => [c.offsetWidth, c.offsetHeight])"
    first, second = browser.value(sizes)
    assert first == second
    assert browser.value(COUNT) == 2
    set_value(browser, "search", "comet")
    assert browser.value(COUNT) == 2  # a mistake is never searched away
    path.write_text(SET, "utf-8")
    browser.until(f"!{panel} && {COUNT} === 1")


def test_a_save_is_there_before_one_has_looked_up(
    chromium: Browser,
    tmp_path: Path,
    record_property: pytest.RecordProperty,  # type: ignore[name-defined]
) -> None:
    folder = tmp_path / "large"
    folder.mkdir()
    path = folder / "set.mars"
    card = 'automated {n} "Crater {n}"\n  cost {n}\n  tags building\n  production +1 heat\n'
    text = 'set large "Large"\n  uses mars\n\n' + "\n".join(card.format(n=n) for n in range(300))
    path.write_text(text, "utf-8")
    running = Running(lambda door: View(Site((folder,)), door).app())
    running.start()
    times = []
    with chromium.beside(running.address):
        for n in range(some(5, 2)):
            started = time.perf_counter()
            path.write_text(text.replace('"Crater 7"', f'"Seventh {n}"'), "utf-8")
            chromium.until(f"!!document.getElementById('automated-seventh-{n}')")
            times.append(time.perf_counter() - started)
    running.stop()
    record_property("seconds", times)
    assert times  # how long it takes is a matter for benchmarks/printing.py
