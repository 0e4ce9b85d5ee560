"""From syntax trees to the effect graph, and from the graph to words, faces and documents."""
