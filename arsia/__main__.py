"""The command `arsia`, also as `python -m arsia`: stopped quietly even while it is imported."""

import signal
import sys

signal.signal(signal.SIGINT, signal.SIG_DFL)  # what starts the command may be stopped as quietly


def main() -> None:
    """Run the command line; ends the process with its exit code."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        from arsia.cli import main as run

        run(prog_name="arsia")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
