"""One module per command; each holds it in `command`."""
