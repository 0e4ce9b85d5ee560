"""What an icon is called, for readers who do not see it.

In: an icon and the texts of its library. Out: `2 steel`, `any player: city tile`.
"""

from __future__ import annotations

from compiler.icons.items import Icon
from compiler.text import Texts


def icon_title(texts: Texts, icon: Icon) -> str:
    name = icon_name(texts, icon)
    if icon.red:
        name = texts.say("title-any-player", thing=name)
    return name if icon.count in ("", "1") else f"{icon.count} {name}"


def icon_name(texts: Texts, icon: Icon) -> str:
    """The name in the vocabulary, without count and owner."""
    words = texts.words
    match icon.kind:
        case "resource" | "held":
            many = icon.count != "1"
            return words.resource(icon.id, many) if icon.id else texts.say("title-any-resource")
        case "tag":
            name = words.stems("tag", (icon.id,))
            return texts.say("title-tag", name=name) if icon.id else texts.say("title-any-tag")
        case "tile":
            return words.tile(icon.id) if icon.id else texts.say("title-any-tile")
        case "terrain":
            return texts.say("title-terrain", name=words.terrain(icon.id))
        case "parameter" | "counter":
            return words.track(icon.id)
        case "sign":
            known = texts.catalogue.has(f"sign-{icon.id}")
            return texts.called("sign" if known else "kind", icon.id)
