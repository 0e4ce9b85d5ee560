"""The command `arsia`, also as `python -m arsia`: stopped quietly even while it is imported."""

import sys

from arsia import stopping

stopping.at_once()


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
