"""Processes that work for another one, and end with it."""

import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait

LONGEST_STOP = 9.0  # seconds until a process that was told to stop is ended


def end_with_parent(line: Connection | int, first: Callable[[], object] = lambda: None) -> None:
    """Stop this process when the other end of the line is closed, as it is when its parent ends.

    A parent that was killed cannot tell, and a process that thinks hears nothing but a signal.
    """

    def watch() -> None:
        wait([line])
        first()
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(LONGEST_STOP)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
