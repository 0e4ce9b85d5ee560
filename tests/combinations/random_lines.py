"""Random lines of cards: verbs, quantities, players, places and conditions in any mixture.

In: a seed. Out: lines in the card language, of which the checker refuses about a third.
"""

from __future__ import annotations

import re
from random import Random

_GRAMMAR = {
    "line": """<effect> | <effect> | action: <effect> | when <event>: <effect> | once: <effect>
        | at production phase: <effect> | once per generation when <event>: <effect>
        | effect: <whose rule> <rule> | effect: <rule> if <condition>
        | effect this generation: <whose rule> <rule>""",
    "effect": """<leaf> | <leaf> | <part>, <part> | <part> then <part> | <part> or <part>
        | <part> -> <part> | may <part> | if <condition>: <part> | <player>: <part>
        | if <condition>: <part> otherwise <part> | <part> otherwise <part> | repeatedly <part>
        | 2 of: <part>, <part>, <part> | up to 2 of: <part>, <part>
        | choose a tag: draw <n> cards with that tag
        | choose a tag: gain <n> <stock> per that tag
        | choose a plant/earth tag: gain <n> of that tag
        | choose a standard resource: spend <n> of that resource -> production +1 of that resource
        | choose steel/heat: gain <n> of that resource<per>
        | choose temperature/oxygen: raise that parameter <n>
        | nobody: choose temperature/oxygen: raise that parameter <n>
        | spend <n> of one standard resource -> gain <n> of that resource""",
    "part": "<leaf> | <leaf> | (<effect>)",
    "leaf": """gain <so much> <stock><per> | gain <n> standard resources<per>
        | lose <so much> <stock><per> | lose <so much> <stock> to an opponent | pay <so much><per>
        | spend <so much> <stock><per> | production <sign><n> <stock><of player><per>
        | lose <n> <stock> production<per> | <raise> <track> <so much><per> | place <tile>
        | add <so much> <held> here<per> | add <so much> <held> to <a card>
        | <remove> <so much> <stock> from <target> | <remove> <so much> <stock><per> from <target>
        | remove <so much> <held> from <a card> | spend <so much> <held> here<per>
        | draw <n> <tag> cards<per> | look at 3 cards then <take> <n> of them
        | reveal <so much> cards from hand | discard <so much> <tag> cards<per>
        | discard <so much> random cards | copy the production box of <a card>
        | move <so much> <cards> to <place> | take <so much> finds <lying><per>
        | draw <n> finds<per> | <see> <so much> finds adjacent to your tile
        | double the resources on <a card> | use the action of another card
        | play 1 <tag> card from hand for 5 less | place 1 marker <marked>
        | reveal 1 card then if it has a <tag> tag: <leaf> | use 1 standard project""",
    "n": "1 | 1 | 2 | 3 | 6",
    "so much": "<n> | <n> | <n> | X | 2X | all | all except 2 | up to <n>",
    "per": " | | per <counted> | per 2 <counted> | per <counted> <more> | minus 1 per <counted>",
    "more": "max 3 | beyond 2 | plus <counted> | minus <counted>",
    "counted": """<tag> tag<of whom> | <stock><of whom> | <stock> production<of whom> | city<where>
        | tag<of whom> | production<of whom>
        | <tag> card<of whom> | card with requirements | event played<by whom> | find | rating
        | generation | completed parameter | different resource<kept><of whom> | card in hand
        | the lowest of steel, heat | highest production | opponent with <condition of one>
        | resource here | resource on your cards | marker here | tile<where>
        | city in your largest group | event you played this generation
        | <stock> you spent this game | city an opponent placed this generation""",
    "condition": """<n> <tag> tags | no <stock> | oxygen <n>% | <n> oceans | rating 25
        | generation <n> | every 2 generations | the most <stock> | the most <stock> minus cities
        | no more <stock> than <stock> | no fewer cities than greeneries
        | the fewest cities | X <n> | X max <n>
        | more <stock> than <stock> | an opponent has <condition of one>
        | you raised rating this generation | you placed <n> cities this generation
        | no opponent passed this generation
        | <n> <tag> tags minus 1 per <counted> | <n> <stock> production | max <n> <tag> tags
        | <n> different resources<kept> | <n> resources here | <condition> and <n> <tag> tags""",
    "condition of one": "2 <tag> tags | 2 cities | 2 <tag> tags minus 1 per city",
    "event": """<who> <tag> tag | you play a card with cost min <n> | anyone places a city
        | you play a card with cost odd
        | you place a tile adjacent to your city | you gain 1 production | you raise temperature
        | an opponent adds 1 microbe to a card | anyone removes plants | you use a standard project
        | you discard a card | anyone claims a milestone or funds an award | you pass
        | placing gives you steel/titanium | your rating reaches 25""",
    "who": "you play a | anyone plays a | an opponent plays a",
    "rule": """<tag> cards cost <n> less | cards cost <n> less per <counted>
        | titanium is worth 1 more | steel is worth <n> more per <counted>
        | <rule>, <rule> | card price is <n> less | research cards is 1 more per <counted>
        | temperature requirements are within 1 step per <counted> | tag requirements are within 1
        | award scores are 2 more
        | milestones cost <n> less | awards cost <n> more | requirements are ignored
        | global requirements are within 2 steps | you may spend heat as megacredits
        | opponents may not remove your plants | opponents may not lower your production
        | opponents may not choose you | opponents may remove only half of your plants
        | card price is 1 | ocean bonus is 3 megacredits""",
    "whose rule": " | | each opponent: | each player:",
    "player": """each player | each opponent | any opponent | any player | the first player
        | the players with the most plants | an opponent with more plants than you
        | an opponent with the <rank> <counted> | any player with <condition of one>
        | the owner of this card | that player""",
    "target": """any player | an opponent | each opponent | each player | the first player
        | any player with <condition of one> | the owner of a tile adjacent to your tile
        | an opponent with more plants than you | an opponent with the <rank> <counted>
        | any player with the <rank> plants""",
    "rank": "most | second most | fewest",
    "of player": " | | of any player | of an opponent | of each opponent",
    "of whom": " | | of opponents | of any player | of an opponent | of each opponent",
    "by whom": " | by anyone | by opponents",
    "where": " | in play | of opponents | of any player | on mars | adjacent to an ocean"
    " | in the top row | in a row with your city | in one row",
    "kept": " | in stock | on cards | in production",
    "a card": """a card | another card | a <tag> card | any card | a card of an opponent
        | up to 2 different cards | each card
        | each card of each opponent | a card without animals""",
    "cards": """finds | other finds | <tag> cards | other cards | random cards from hand
        | cards from hand | events from the event pile | cards from the discards
        | random cards from the hand of an opponent""",
    "place": "hand | the discards | here | the event pile | an opponent | any player | the pile",
    "lying": "adjacent to your tile | of an opponent | of any player | on a land area",
    "tile": """ocean | city | greenery | 2 oceans | this tile adjacent to no tile
        | city adjacent to 2 cities in play | city ignoring placement rules | ocean ignoring bonuses
        | ocean then take 1 find under it""",
    "marked": "here | on a card of an opponent",
    "stock": "megacredits | steel | titanium | plants | energy | heat",
    "held": "microbes | animals | resources",
    "tag": "building | space | science | earth | plant | microbe",
    "track": "temperature | oxygen | rating",
    "sign": "+ | -",
    "raise": "raise | lower",
    "remove": "remove | steal",
    "take": "take | buy | play",
    "see": "look at | reveal | hide | discard",
}
_WAYS = {name: [way.strip() for way in ways.split("|")] for name, ways in _GRAMMAR.items()}
_DEEP = 3
"""So deep in brackets there are only verbs."""


def line(rng: Random, way: str = "<line>") -> str:
    """A line, or what else is made `way`: `each player: <effect>`."""
    return " ".join(_filled(rng, way, 0, "").split())


def _made(rng: Random, name: str, depth: int) -> str:
    name = "leaf" if name == "effect" and depth >= _DEEP else name
    way = rng.choice(_WAYS[name])
    return " " * (name in _OPTIONAL) + _filled(rng, way, depth, name)


def _filled(rng: Random, way: str, depth: int, name: str) -> str:
    inner = depth + (name == "part")
    return re.sub(r"<([^>]+)>", lambda part: _made(rng, part[1], inner), way)


_OPTIONAL = ("per", "of player", "of whom", "by whom", "where", "kept")
"""What may be nothing."""
