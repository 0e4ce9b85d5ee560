"""From the effect graph to generated code."""
