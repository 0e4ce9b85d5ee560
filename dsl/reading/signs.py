"""Signs that are not seen and still do something: they steer a terminal, or turn the order of
letters around. Texts that others wrote show them as signs.

In: a text, or one that is JSON. Out: the same, as long as before, with a sign for each of them.
"""

from __future__ import annotations

import re

_LOST = "\ufffd"
"""What stands for those that have no picture of their own."""

_STEERING = re.compile(
    "[\0-\x08\x0b-\x1f\x7f-\x9f"  # of terminals; tab and line end are text
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f"  # of the direction of writing
    "\u2028\u2029\ufff9-\ufffb\U000e0000-\U000e007f"  # of lines, notes and languages
    "\ud800-\uf8ff]"  # halves of signs, and private ones, with which names in texts are marked
)
_ESCAPED = re.compile(
    r"\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}"  # one sign in two halves
    r"|\\u([0-9a-fA-F]{4})|\\."
)


def shown(text: str) -> str:
    return _STEERING.sub(lambda match: _picture(match[0]), text)


def shown_json(text: str) -> str:
    """The same where a sign may be written as `\\u001b`."""

    def picture(match: re.Match[str]) -> str:
        sign = chr(int(match[1], 16)) if match[1] else ""
        return _picture(sign) if _STEERING.match(sign) else match[0]

    return _ESCAPED.sub(picture, shown(text.replace("\r\n", "\n")))


def _picture(sign: str) -> str:
    if sign < " ":
        return chr(0x2400 + ord(sign))
    return "\u2421" if sign == "\x7f" else _LOST
