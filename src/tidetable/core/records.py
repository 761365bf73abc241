"""An annotated class names the fields of a record; NumPy gets its dtype and the checker its types.

Both kinds of reader are served by one declaration::

    class Board:
        score: i16
        wall: Annotated[Counts, np.int8, (ROWS, COLUMNS)]

The dtype is of kind ``np.record``: with a plain structured dtype the interpreted rules could not
say ``board.score``.
"""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Annotated, Any, get_args, get_type_hints

import numpy as np
from numpy.typing import NDArray

i8 = Annotated[int, np.int8]
i16 = Annotated[int, np.int16]
Counts = NDArray[np.int8]


class Viewer:
    """What a view begins with. Comes first: Numba takes a record with more fields at its end for
    the shorter one."""

    seat: i8


# Numba copies a record of at most this many bytes with one move, and a larger one field by field
# (28 ns against 355 ns). A game whose state is larger must be copied as bytes.
CHEAP_COPY = 1024


def dtype_of(record: type) -> np.dtype[Any]:
    """The dtype whose fields are the class's annotations, in order."""
    hints = get_type_hints(record, include_extras=True)
    for name in hints:
        if hasattr(np.record, name):  # np.record would answer with its own method
            raise TypeError(f"a record's field cannot be called {name}")
    fields = [(name, *get_args(hint)[1:]) for name, hint in hints.items()]
    # Packed: NumPy does not copy the padding of an aligned record, so equal records could differ.
    return np.dtype((np.record, np.dtype(fields)))


def one(dtype: np.dtype[Any]) -> Any:
    """An empty record that can be written to."""
    return np.zeros(1, dtype)[0]


def plain(record: Any) -> SimpleNamespace:
    """The record as a plain object of integers and wide arrays.

    Interpreted rules run about ten times faster on it than on ``np.record``, whose attributes are
    looked up by name in a dtype each time.
    """
    fields = {name: _plain_value(record[name]) for name in record.dtype.names}
    return SimpleNamespace(**fields)


def _plain_value(value: Any) -> Any:
    if not isinstance(value, np.ndarray):
        return int(value)
    if value.dtype.names is None:
        return value.astype(np.int64)
    return [plain(element) for element in value]


def write(fields: SimpleNamespace, record: Any) -> None:
    """Put a plain object back into its record; a number that does not fit raises."""
    for name in record.dtype.names:
        value = getattr(fields, name)
        if isinstance(value, list):
            for element, target in zip(value, record[name], strict=True):
                write(element, target)
            continue
        record[name] = value
        if not np.array_equal(record[name], value):
            raise OverflowError(f"{name} does not fit its field: {value}")


def as_dict(record: Any) -> Mapping[str, Any]:
    """The record as numbers, lists and dictionaries, ready for JSON."""
    return {name: _json_value(record[name]) for name in record.dtype.names}


def _json_value(value: Any) -> Any:
    if not isinstance(value, np.ndarray):
        return int(value)
    if value.dtype.names is None:
        return value.tolist()
    return [as_dict(element) for element in value]
