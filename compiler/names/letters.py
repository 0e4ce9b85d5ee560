"""Which signs can be printed: those that the fonts of the printed cards have.

In: a text. Out: the signs in it that would be printed as empty boxes. A test holds the list against
the fonts.
"""

from __future__ import annotations

from bisect import bisect_right

_PRINTED = """
    20-4ff 510-513 51a-51d 531-5f4 606-60c 615 61b-61c 61f 621-63a 640-655 65a 660-66d 674 679-67b
    67e-680 683-684 686-687 691 698 6a4 6a9 6af 6be 6cc 6f0-6f9 900-97f e3f e81-e84 e87-e88 e8a
    e8d e94-e97 e99-e9f ea1-ea7 eaa-eab ead-eb9 ebb-ebc ec8-ecd 10d0-10ff 115f-1160 13a0-13fd
    17b4-17b5 17c1-17c3 180b-180f 1ab0-1ace 1d00-2040 2042 2044-2052 2054-211e 2120 2122 2124
    2126-2151 2153-2184 2189 2190-23ff 2422-2423 2460-2606 2609-262f 2638-268b 2690-269c 26a0-26a7
    26aa-26af 26b2 2701-2704 2706-2709 270c-2714 2717-2726 272a-274b 274d 274f-2752 2756 2758-275e
    2761-277f 2794 2798-27af 27b1-2bff 2c60-2cff 2e02-2e05 2e08-2e0a 2e17-2e18 2e1f 2e22-2e25 2e2e
    a46a-a46b a640-a641 a648-a649 a656-a657 a708-a716 a71b-a727 a72d a730 a735 a765 a789-a78e
    a790-a791 a793 a7aa a7f8-a7f9 ab52 ab66 ab70-abbf fb00-fb4f fb52-fb81 fb8a-fb95 fb9e-fb9f
    fbaa-fbad fbe8-fbe9 fbfc-fbff fe00-fe0f fe20-fe2f fe66 fe70-feff ffa0 fff9-fffd 10140-1018e
    102e0-102fb 1bca0-1bca3 1d106-1d107 1d173-1d17a 1d400-1d7ff 1ee00-1eef1 1f12f 1f6d1
    1f780-1f7eb 1f800-1f8b1
"""
"""From sign to sign, both of them printed, in hexadecimal."""

RANGES = tuple(
    (int(first, 16), int(last or first, 16))
    for first, _, last in (part.partition("-") for part in _PRINTED.split())
)
_STARTS = [first for first, _ in RANGES]


def is_printed(sign: str) -> bool:
    at = bisect_right(_STARTS, ord(sign)) - 1
    return sign.isspace() or (at >= 0 and ord(sign) <= RANGES[at][1])


def unprinted(text: str) -> str:
    """Each once, in their order, with blanks between them; empty for nearly every text."""
    if text.isascii():
        return ""
    return " ".join(dict.fromkeys(sign for sign in text if not is_printed(sign)))
