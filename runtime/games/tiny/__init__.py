"""The second game: markers, few cards, no deck of projects."""
