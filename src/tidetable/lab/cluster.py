"""The same arena and simulation over Ray, when one machine is not enough; the extra ``ray``.

``over_ray`` has the shape of ``map``, as ``spread.local`` has. Work that a dying worker leaves
behind is done again by another one, and since a unit of work is decided by its own seed, the result
is the same.
"""

import socket
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, TypeVar

from tidetable.core.errors import BadInput

AHEAD = 4  # pieces of work handed out for each processor, so that none waits
RETRIES = 10  # how often work is tried again when its worker dies

T = TypeVar("T")
R = TypeVar("R")


def over_ray(address: str) -> Callable[[Callable[[T], R], Iterable[T]], Iterator[R]]:
    """Spread work over a cluster: ``auto`` for the one that runs here, or where it runs.

    ``local`` starts one on this machine and ends it afterwards.
    """

    def spread(work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        ray = _connected(address)
        try:
            task = ray.remote(max_retries=RETRIES)(work)
            window = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            waiting = iter(items)
            pending = [task.remote(item) for item in islice(waiting, window)]
            while pending:
                ready, pending = ray.wait(pending)
                pending += [task.remote(item) for item in islice(waiting, len(ready))]
                for reference in ready:
                    yield _result(ray, reference)
        finally:
            ray.shutdown()

    return spread


def _connected(address: str) -> Any:
    try:
        import ray
    except ImportError:
        raise BadInput("a cluster needs Ray: pip install 'tidetable-games[ray]'") from None
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        _knock(address)
        if address == "local":
            ray.init(include_dashboard=False, _node_ip_address="127.0.0.1", **quiet)
        else:
            ray.init(address=address, **quiet)
    except (OSError, ValueError, RuntimeError) as error:
        reason = (str(error) or "no answer").splitlines()[0]
        raise BadInput(f"cannot reach the Ray cluster '{address}': {reason}") from None
    return ray


def _knock(address: str) -> None:
    """Find out at once, not after Ray's minutes of trying, that nobody is there."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=5).close()


def _result(ray: Any, reference: Any) -> Any:
    try:
        return ray.get(reference)
    except ray.exceptions.WorkerCrashedError:
        raise BadInput(f"workers of the cluster died {RETRIES} times at one task") from None
