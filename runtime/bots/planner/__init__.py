"""A bot that plays by prices: what each effect of the graph is worth now, in money.

In: a game at a decision. Out: the index of an option. It knows no card, tag or tile by name: every
effect is made once into a function from an `Outlook` (what things are worth to a player in this
position) to a number, and only what has no price of its own is tried on clones.
"""
