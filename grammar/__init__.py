"""Data only; a package so that it is installed."""
