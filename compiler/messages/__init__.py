"""The records of the compiler's messages."""
