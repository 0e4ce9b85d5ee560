"""The way in: finds sets, reads them in order, compiles and reports, and keeps what it found."""
