"""The page of the workbench in a real browser, used as a person uses it: keys and buttons.

Each test begins with a text of its own, pasted over all that is there."""

from __future__ import annotations

import pytest

from tests.arsia.page import (
    ASKED,
    COMET,
    CRATER,
    HEAD,
    MESSAGE,
    NAMES,
    PLAYED,
    SAVED,
    SETTLED,
    TEXT,
    Bench,
    running,
)
from tests.browser import missing

pytestmark = pytest.mark.skipif(bool(missing), reason=missing)


def test_a_card_is_typed_and_seen(bench: Bench) -> None:
    bench.write(HEAD)
    bench.at_end()
    bench.browser.write('\nautomated "Crater"\ncost 3\nproduction +1 heat\n')
    bench.browser.write('\nevent "Halley"\ncost 21')
    bench.see(f"{NAMES}.join() === 'Crater,Halley'")
    assert bench.browser.value(TEXT).endswith(
        'automated "Crater"\n  cost 3\n  production +1 heat\n\nevent "Halley"\n  cost 21'
    )
    bench.see("document.querySelector('.spot.here')?.dataset.id === 'event-halley'")


def test_a_fix_is_taken_with_one_click(bench: Bench) -> None:
    bench.write(HEAD, CRATER.replace("building", "buildng"), COMET)
    bench.see("!!document.querySelector('.card.mistake')")
    bench.see(f"{MESSAGE}.includes('buildng')")
    assert bench.browser.value("!!document.querySelector('.cm-lintRange-error')")
    assert bench.browser.value(NAMES) == ["Crater", "Halley"]
    bench.click(".spot .fix")
    bench.see(f"{SETTLED} && !document.querySelector('.card.mistake')")
    assert "tags building" in bench.browser.value(TEXT)
    bench.browser.press("z", control=True)
    bench.see(f"{MESSAGE}.includes('buildng')")
    bench.click("#messages .fix")
    bench.see(SETTLED)


def test_all_that_has_one_cure_is_mended_with_one_click(bench: Bench) -> None:
    bench.write(HEAD, CRATER.replace("building", "buildng"), COMET.replace("raise", "rais"))
    bench.see("!!document.querySelector('#messages .all .fix')")
    bench.click("#messages .all .fix")
    bench.see(f"{SETTLED} && !document.querySelector('.card.mistake')")
    assert "tags building" in bench.browser.value(TEXT)


def test_a_set_that_is_opened_with_a_mistake_is_all_there(bench: Bench) -> None:
    bench.write(HEAD + "  colour\n", CRATER, COMET.replace("raise", "rise"))
    bench.see("!document.getElementById('loose').hidden")
    bench.find("rise")
    bench.browser.value("new Promise(done => setTimeout(done, 700))")  # until the draft is kept
    bench.browser.command("Page.reload")
    bench.see("document.querySelectorAll('#filter-kind option').length > 1")
    bench.see("document.querySelector('.spot.here')?.dataset.id.endsWith('event-halley')")
    bench.see("document.querySelectorAll('.spot .fix').length > 0")
    assert bench.browser.value("document.getElementById('loose').clientHeight") > 30


def test_names_are_offered_first(bench: Bench) -> None:
    bench.write(HEAD, CRATER)
    bench.see(SETTLED)
    bench.at_end()
    bench.browser.write("  gain 2 pla")
    bench.see(
        "document.querySelector('[role=option][aria-selected]')?.innerText.includes('plants')"
    )
    bench.browser.value("new Promise(done => setTimeout(done, 100))")  # as long as offers rest
    bench.browser.press("Enter")
    bench.see(f"{TEXT}.endsWith('gain 2 plants')")
    bench.see("document.querySelector('.card').dataset.words.includes('gain 2 plants')")
    bench.browser.write("\ngain 2 plant")
    bench.see("!!document.querySelector('[role=option][aria-selected]')")
    bench.browser.value("new Promise(done => setTimeout(done, 100))")
    bench.browser.press("Enter")
    bench.see(f"{TEXT}.endsWith('gain 2 plant\\n  ')")  # nor a whole word its plural
    bench.browser.write("gain 1 TR")
    bench.browser.value("new Promise(done => setTimeout(done, 500))")
    bench.browser.press("Enter")
    bench.see(f"{TEXT}.includes('gain 1 TR')")  # what is written is never made another word


def test_who_does_not_know_how_it_is_written_finds_a_card_that_says_it(bench: Bench) -> None:
    bench.write(HEAD, CRATER)
    bench.see(SETTLED)
    bench.click("#examples")
    bench.see("document.querySelectorAll('.examples li').length > 9")
    bench.browser.write("place 2 ocean tiles space")
    bench.see("document.querySelector('.examples li pre')?.textContent.includes('place 2 oceans')")
    bench.click(".examples button")
    bench.see(f"{NAMES}.join() === 'Crater,New card'")
    bench.browser.write("Iceberg")
    bench.see(f"{NAMES}.join() === 'Crater,Iceberg'")
    bench.click("#offer")
    bench.see("document.getElementById('toast').textContent.includes('new line')")
    bench.browser.press("End")
    bench.browser.press("Enter")
    bench.click("#offer")
    bench.see("!!document.querySelector('.cm-tooltip-autocomplete')")
    bench.browser.press("Escape")


def test_a_card_and_its_lines_are_linked(bench: Bench) -> None:
    bench.write(HEAD, CRATER, COMET)
    bench.see(f"{NAMES}.length === 2")
    bench.click("#automated-crater")
    bench.see("document.querySelector('.spot.here')?.dataset.id === 'automated-crater'")
    assert "Crater" in bench.browser.value("document.querySelector('.cm-activeLine').innerText")
    assert bench.browser.value("document.activeElement.className").startswith("cm-content")
    bench.find("raise temp")
    bench.see("document.querySelector('.spot.here')?.dataset.id === 'event-halley'")
    bench.see("document.querySelector('#outline [aria-current]')?.textContent === 'Halley'")


def test_a_name_leads_to_where_it_is_declared(bench: Bench) -> None:
    bench.write(HEAD, CRATER)
    bench.see(SETTLED)
    bench.find("heat")
    bench.browser.press("i", control=True)
    bench.see("document.querySelector('dialog .told')?.innerText.includes('resource heat')")
    bench.browser.press("Escape")
    bench.see("document.activeElement.className.startsWith('cm-content')")
    bench.browser.press("F12")
    bench.see("!!document.querySelector('.cm-editor.readonly')")
    assert "resource" in bench.browser.value("document.querySelector('.cm-activeLine').innerText")
    bench.browser.write("x")
    assert bench.browser.value(SAVED)
    bench.click("#files .file")
    bench.see(f"{TEXT}.includes('Crater')")


def test_a_card_is_renamed_everywhere(bench: Bench) -> None:
    bench.write(HEAD, CRATER, PLAYED.format(1))
    bench.see("!!document.querySelector('.verdict.good')")
    bench.find('"Crater"')
    bench.browser.press("F12", shift=True)
    bench.see("document.querySelectorAll('#found li').length === 3")
    bench.click("#found-close")
    bench.find('"Crater"')
    bench.browser.press("F2")
    bench.see("document.querySelector('dialog input[name=name]')?.value === 'Crater'")
    bench.browser.press("a", control=True)
    bench.browser.paste("Caldera")
    bench.browser.press("Enter")
    bench.see(f"!{TEXT}.includes('\"Crater\"') && {TEXT}.split('\"Caldera\"').length === 4")
    bench.see(f"{NAMES}.join() === 'Caldera'")


def test_scenarios_run_by_themselves(bench: Bench) -> None:
    bench.write(HEAD, CRATER, PLAYED.format(2))
    bench.see("!!document.querySelector('.verdict.bad') && !!document.querySelector('.m-failed')")
    bench.click(".spot .badge.bad")
    happened = "document.getElementById('happened').innerText"
    bench.see(f"{happened}.includes('Crater warms')")
    assert "was: 1" in bench.browser.value(happened)
    assert bench.browser.value("document.querySelectorAll('#happened .log li').length") > 0
    bench.write(HEAD, CRATER, PLAYED.format(1))
    bench.see("!!document.querySelector('.verdict.good') && !document.querySelector('.badge.bad')")
    bench.see("!document.getElementById('happened').classList.contains('bad')")
    bench.click("#happened header button:last-child")


def test_search_and_filters(bench: Bench) -> None:
    bench.write(HEAD, CRATER, COMET.replace("raise", "rase"))
    bench.see("!!document.querySelector('.chip.broken') && !!document.querySelector('.mistake')")
    bench.click(".chip.broken")
    shown = "[...document.querySelectorAll('.spot:not([hidden]) h2')].map(h => h.textContent)"
    assert bench.browser.value(shown) == ["Halley"]
    bench.click("#show-all")
    bench.see(f"{shown}.join() === 'Crater,Halley'")
    bench.write(HEAD, CRATER, COMET)
    bench.see(SETTLED)
    bench.browser.value("document.getElementById('search-cards').focus()")
    bench.browser.write("heat prod")
    bench.see(f"{shown}.join() === 'Crater'")
    bench.browser.press("Enter")
    assert bench.browser.value("document.activeElement.id") == "automated-crater"
    bench.click("#show-all")
    bench.see(f"{shown}.join() === 'Crater,Halley'")


def test_the_other_language(bench: Bench) -> None:
    bench.write(HEAD, CRATER)
    choose = (
        "{{ const s = document.getElementById('language'); s.value = '{}';"
        " s.dispatchEvent(new Event('change')); }}"
    )
    bench.browser.value(choose.format("de"))
    bench.see("document.querySelector('.card').dataset.words.includes('produktion')")
    assert bench.browser.value("document.getElementById('save').textContent") == "Speichern"
    bench.browser.value(choose.format("en"))
    bench.see("document.querySelector('.card').dataset.words.includes('production')")


# ---- nothing is lost ----------------------------------------------------------------------------


def test_saving_is_plain_and_in_the_canonical_form(bench: Bench) -> None:
    bench.write(HEAD, CRATER.replace("cost 3", "cost   3"))
    bench.see(f"{SAVED} === 'Not saved yet'")
    assert bench.browser.value("document.title").startswith("●")
    bench.save()
    assert bench.file.read_text("utf-8") == f"{HEAD}\n{CRATER}"
    assert not bench.browser.value("document.title").startswith("●")


def test_unsaved_text_outlives_page_and_server(bench: Bench) -> None:
    bench.write(HEAD, CRATER)
    bench.save()
    with bench.browser.beside(bench.running.address):
        bench.see(f"{TEXT}.includes('Crater')")
        bench.write(HEAD, CRATER, COMET)
        bench.browser.value("new Promise(done => setTimeout(done, 700))")  # until it is kept
        bench.browser.crash()
    bench.browser.command("Page.reload")
    bench.see(f"{TEXT}.includes('Halley') && {SAVED} === 'Not saved yet'")
    door = bench.running.door
    bench.running.stop()
    bench.see("!document.getElementById('away').hidden")
    bench.browser.value("document.querySelector('#editor .cm-content').focus()")
    bench.browser.press("a", control=True)
    bench.browser.paste("\n".join((HEAD, CRATER, COMET.replace("Halley", "Encke"))))
    bench.running = running(bench.root, door.port, door.token)
    bench.see("document.getElementById('away').hidden")
    bench.see(f"{NAMES}.join() === 'Crater,Encke'")
    bench.browser.command("Page.reload")
    bench.see(f"{TEXT}.includes('Encke') && {SAVED} === 'Not saved yet'")
    assert "Encke" not in bench.file.read_text("utf-8")
    bench.save()
    assert "Encke" in bench.file.read_text("utf-8")


def test_two_windows_on_one_set(bench: Bench) -> None:
    bench.write(HEAD, CRATER)
    bench.save()
    with bench.browser.beside(bench.running.address):
        bench.see(f"{TEXT}.includes('Crater')")
        bench.write(HEAD, CRATER, COMET)
        bench.save()
    bench.see(f"{TEXT}.includes('Halley') && {NAMES}.length === 2")
    assert bench.browser.value(SAVED) == "All saved"


def test_what_was_changed_outside_is_asked_about(bench: Bench) -> None:
    bench.write(HEAD, CRATER)
    bench.save()
    bench.write(HEAD, CRATER.replace("cost 3", "cost 4"))
    bench.file.write_text(f"{HEAD}\n{COMET}", "utf-8")
    bench.see(ASKED)
    bench.browser.press("s", control=True)
    bench.see("!document.getElementById('toast').hidden")
    assert bench.file.read_text("utf-8") == f"{HEAD}\n{COMET}"
    bench.click("#outside button:first-of-type")
    bench.see("document.querySelector('dialog .cm-merge-a')?.innerText.includes('Halley')")
    bench.click("dialog[open] .buttons button")
    bench.click("#outside button:last-of-type")
    bench.save()
    assert "cost 4" in bench.file.read_text("utf-8")
    bench.write(HEAD, CRATER.replace("cost 3", "cost 5"))
    bench.file.write_text(f"{HEAD}\n{COMET}", "utf-8")
    bench.see(ASKED)
    bench.click("#outside button:nth-of-type(2)")
    bench.see(f"{TEXT}.includes('Halley') && !{TEXT}.includes('cost 5') && !({ASKED})")


def test_files_are_made_renamed_and_deleted(bench: Bench) -> None:
    bench.write(HEAD, CRATER)
    bench.save()
    bench.click("#new-file")
    bench.see("!!document.querySelector('dialog[open] input')")
    bench.browser.write("events\n")
    bench.see("document.querySelector('#files .shown span')?.textContent === 'events.mars'")
    bench.browser.paste(COMET)
    bench.see(f"{NAMES}.length === 2")
    bench.save()
    assert (bench.root / "events.mars").read_text("utf-8") == COMET
    bench.click("#files .shown .more")
    bench.see("!!document.querySelector('dialog[open] input')")
    bench.browser.press("a", control=True)
    bench.browser.write("comets\n")
    bench.see("document.querySelector('#files .shown span')?.textContent === 'comets.mars'")
    assert (bench.root / "comets.mars").read_text("utf-8") == COMET
    bench.click("#files .shown .more")
    bench.click("dialog[open] .danger")
    bench.click("dialog[open] .main")
    bench.see(f"{NAMES}.join() === 'Crater'")
    assert not (bench.root / "comets.mars").exists()


def test_everything_has_a_name_and_can_be_reached(bench: Bench) -> None:
    bench.write(HEAD, CRATER, COMET.replace("raise", "rase"), PLAYED.format(1))
    bench.see(f"{MESSAGE}.includes('rase')")
    tree = bench.browser.command("Accessibility.getFullAXTree")["nodes"]
    wanted = {"button", "textbox", "searchbox", "combobox", "spinbutton", "splitter", "article"}
    nameless = [
        node
        for node in tree
        if node.get("role", {}).get("value") in wanted and not node.get("name", {}).get("value")
    ]
    assert nameless == []
    parts = "['rail', 'writing', 'faces'].find(id => document.querySelector(`#${id} :focus`))"
    bench.at_end()
    seen = []
    for _ in range(3):
        bench.browser.press("F6")
        seen.append(bench.browser.value(parts))
    assert seen == ["faces", "rail", "writing"]
