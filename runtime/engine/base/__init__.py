"""What every service of the engine stands on: the generated code linked, events, terms, payment."""
