"""Which functions generated code may call by their names.

In: functions and methods marked with `@helper`, in modules and in services. Out: one table of
names, without doubles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import FunctionType, ModuleType
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

_MARK = "called_by_generated_code"


def helper(function: Function) -> Function:
    """Generated code may call this function by its name; a method without its `self`."""
    setattr(function, _MARK, True)
    return function


def helpers_of(owners: Iterable[Any]) -> dict[str, Callable[..., Any]]:
    """Those of modules and of services, and functions as they are. Raises ValueError where two have
    the same name."""
    found: dict[str, Callable[..., Any]] = {}
    for owner in owners:
        for name, function in _marked(owner):
            if found.setdefault(name, function) is not function:
                raise ValueError(f"two helpers of generated code are called `{name}`")
    return found


def _marked(owner: Any) -> list[tuple[str, Callable[..., Any]]]:
    if isinstance(owner, FunctionType):
        return [(owner.__name__, owner)]
    names = dir(owner if isinstance(owner, ModuleType) else type(owner))
    own = (getattr(owner, name) for name in names if not name.startswith("__"))
    return [(one.__name__, one) for one in own if getattr(one, _MARK, False)]
