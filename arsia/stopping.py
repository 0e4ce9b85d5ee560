"""Ctrl-C, heard by a handler of our own: whatever is raised afterwards comes of it.

In: the signal. Out: `KeyboardInterrupt`, and that it has been heard: a database breaks off its
query with an error of its own, Python wraps what happens while a class is made, and who catches
errors may make others of them.
"""

import signal

heard: list[int] = []
"""The signals that have come, of which one is enough."""


def listen() -> None:
    signal.signal(signal.SIGINT, _stop)


def at_once() -> None:
    """From now on nothing needs to be put in order, and the process ends as it is."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _stop(number: int, _frame: object) -> None:
    heard.append(number)
    raise KeyboardInterrupt
