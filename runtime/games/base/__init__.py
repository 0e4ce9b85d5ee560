"""What every ruleset and every extension is built on."""
