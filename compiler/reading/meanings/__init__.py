"""What phrases mean, by what they are about: one rule for each message of card text."""
