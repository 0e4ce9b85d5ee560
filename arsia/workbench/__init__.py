"""Sets in the browser, for this machine only: where they are written, and where they are seen."""
