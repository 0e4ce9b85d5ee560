"""`arsia preview`: the gallery while its cards are being written.

`site` makes the page and what changed of it, `watch` sees that a file was saved, `server` hands
both to a browser on this machine.
"""
