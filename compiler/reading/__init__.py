"""Printed text read: what sentences say of a card, derived from how they are written."""
