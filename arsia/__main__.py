"""`python -m arsia` is the command `arsia`."""

from arsia.cli import main

main(prog_name="arsia")
