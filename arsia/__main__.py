"""The command `arsia`, also as `python -m arsia`: stopped quietly even while it is imported."""

import atexit
import gc
import sys

from arsia import stopping

stopping.at_once()
atexit.register(gc.freeze)  # what is left at the end is not looked through for circles


def main() -> None:
    """Run the command line; ends the process with its exit code."""
    try:
        stopping.listen()
        from arsia.cli import main as run

        run(prog_name="arsia")
    except KeyboardInterrupt:
        sys.exit(130)
    finally:
        stopping.at_once()


if __name__ == "__main__":
    main()
