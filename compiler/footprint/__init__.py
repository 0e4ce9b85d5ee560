"""What an effect reads, changes, needs and can raise: the ground for asking only what matters.

The runtime compares footprints to see whether the order of two pending effects can matter; `arsia
graph` shows them.
"""
