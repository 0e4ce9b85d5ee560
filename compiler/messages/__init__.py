"""The messages of the compiler, by stage: their names in the code, and their records.

Examples are compiled as a set that uses the bundled rules.
"""

import dsl.messages.syntax  # noqa: F401
from compiler.messages import documents, meaning, names, never, scenarios, sets, texts  # noqa: F401
