"""Which process of several runs which files of tests.

In: the files in the order of their folders. Out: a scheduler for `pytest -n`. What is in one folder
builds on the same libraries and engines, which each process makes for itself: every other process
goes through the files from their end, so that of two each makes about half.
"""

from __future__ import annotations

from xdist.scheduler import LoadFileScheduling
from xdist.workermanage import WorkerController


class FromBothEnds(LoadFileScheduling):
    def _assign_work_unit(self, node: WorkerController) -> None:
        file, tests = self.workqueue.popitem(last=self.nodes.index(node) % 2 == 1)
        self.assigned_work[node][file] = tests
        places = {test: at for at, test in enumerate(self.registered_collections[node])}
        node.send_runtest_some([places[test] for test, done in tests.items() if not done])
