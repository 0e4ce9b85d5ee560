"""How strong cards are, from the games of a study; how it is found out says docs/strength.md."""
