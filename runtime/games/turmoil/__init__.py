"""Parties, their delegates, and global events: the expansion Turmoil."""
