"""An annotated class names the fields of a record; NumPy gets its dtype and the checker its types.

Both kinds of reader are served by one declaration::

    class Board:
        score: i16
        wall: Annotated[Counts, np.int8, (ROWS, COLUMNS)]

The dtype is of kind ``Record``: with a plain structured dtype the interpreted rules could not say
``board.score``.
"""

import math
import operator
import struct
from collections.abc import Callable, Container, Iterator, Mapping
from dataclasses import dataclass
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


class Record(np.void):  # type: ignore[misc]
    """A record whose fields are attributes, three times as fast as those of ``np.record``."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except ValueError:
            raise AttributeError(f"there is no field {name}") from None

    def __setattr__(self, name: str, value: Any) -> None:
        try:
            self[name] = value
        except ValueError:
            if name in (self.dtype.names or ()):
                raise
            raise AttributeError(f"there is no field {name}") from None


# Numba copies a record of at most this many bytes with one move, and a larger one field by field
# (28 ns against 355 ns). A game whose state is larger must be copied as bytes.
CHEAP_COPY = 1024


def dtype_of(record: type) -> np.dtype[Any]:
    """The dtype whose fields are the class's annotations, in order."""
    hints = get_type_hints(record, include_extras=True)
    for name in hints:
        if hasattr(Record, name):  # it would answer with its own method
            raise TypeError(f"a record's field cannot be called {name}")
    fields = [(name, *get_args(hint)[1:]) for name, hint in hints.items()]
    # Packed: NumPy does not copy the padding of an aligned record, so equal records could differ.
    return np.dtype((Record, np.dtype(fields)))


# NumPy copies a record field by field; as bytes it takes about a twentieth of the time.


def row(dtype: np.dtype[Any]) -> NDArray[np.void]:
    """An array of one empty record."""
    return np.frombuffer(bytearray(dtype.itemsize), dtype)


def one(dtype: np.dtype[Any]) -> Any:
    """An empty record that can be written to."""
    return row(dtype)[0]


def row_of(record: Any) -> NDArray[np.void]:
    """The record itself as an array of one, which compiled code takes in a tenth of the time."""
    return np.frombuffer(record, record.dtype)


def copied(records: NDArray[np.void]) -> NDArray[np.void]:
    """The records once more."""
    return np.frombuffer(bytearray(records.tobytes()), records.dtype)


def packed(record: Any) -> bytes:
    """All that the record holds, without its type."""
    data: bytes = record.tobytes()
    return data


@dataclass(frozen=True)
class Field:
    """A number, or an array of them, somewhere inside a record."""

    path: tuple[str | int, ...]  # ("boards", 0, "score")
    number: np.dtype[Any]
    shape: tuple[int, ...]
    start: int  # among the record's bytes

    @property
    def count(self) -> int:
        """Return how many numbers the field has."""
        return math.prod(self.shape)


def fields(
    dtype: np.dtype[Any], path: tuple[str | int, ...] = (), start: int = 0
) -> Iterator[Field]:
    """Yield every field that holds numbers, in the order of their bytes."""
    base, shape = dtype.base, dtype.shape
    if base.fields is None:
        yield Field(path, base, shape, start)
        return
    for element, index in enumerate(np.ndindex(shape)):
        first = start + element * base.itemsize
        for name, (inner, offset, *_) in base.fields.items():
            yield from fields(inner, (*path, *index, name), first + offset)


def plain(record: Any) -> SimpleNamespace:
    """The record as a plain object of integers and wide arrays.

    Interpreted rules run several times faster on it than on a record, whose attributes are looked
    up by name in a dtype each time.
    """
    return SimpleNamespace(**_values(record, plain, lambda array: array.astype(np.int64)))


def as_dict(record: Any) -> dict[str, Any]:
    """The record as numbers, lists and dictionaries, ready for JSON."""
    return _values(record, as_dict, np.ndarray.tolist)


def _values(
    record: Any, inner: Callable[[Any], Any], array: Callable[[Any], Any]
) -> dict[str, Any]:
    """Return the fields by name, with inner records and arrays turned into something else."""
    values: dict[str, Any] = {}
    for name in record.dtype.names:
        value = record[name]
        if not isinstance(value, np.ndarray):
            values[name] = int(value)
        elif value.dtype.names is None:
            values[name] = array(value)
        else:
            values[name] = [inner(element) for element in value]
    return values


def write(values: SimpleNamespace | Mapping[str, Any], record: Any) -> None:
    """Put a plain object or a dictionary into a record; a number that does not fit raises."""
    named = values if isinstance(values, Mapping) else vars(values)
    for name in record.dtype.names:
        value, target = named[name], record[name]
        if target.dtype.names is not None:
            for element, inner in zip(value, target, strict=True):
                write(element, inner)
            continue
        record[name] = value
        if not np.array_equal(record[name], value):
            raise OverflowError(f"{name} does not fit its field: {value}")


Numbers = tuple[int, ...]


class Reader:
    """Turns records of one dtype into plain numbers and tuples, all at once.

    A single attribute of a record costs as much as dozens of numbers do here. Fields that are
    left out are not looked at.
    """

    def __init__(self, dtype: np.dtype[Any], without: Container[str] = ()) -> None:
        letters = {name: _letters(dtype[name]) for name in dtype.names or ()}
        parts = [
            f"{dtype[name].itemsize}x" if name in without else part
            for name, part in letters.items()
        ]
        self._format = struct.Struct("=" + "".join(parts))
        self._simple: dict[str, int | slice] = {}  # where a number or a row of them stands
        self._deep: dict[str, Callable[[Numbers], Any]] = {}
        start = 0
        for name, part in letters.items():
            if name not in without:
                stop = start + len(part)
                self._find(name, dtype[name], start, stop)
                start = stop
        self._take = operator.itemgetter(*self._simple.values())

    def _find(self, name: str, dtype: np.dtype[Any], start: int, stop: int) -> None:
        base, shape = dtype.subdtype or (dtype, ())
        if not shape:
            self._simple[name] = start
        elif len(shape) == 1 and base.names is None:
            self._simple[name] = slice(start, stop)
        else:
            self._deep[name] = _rows(shape if base.names is None else (*shape, 0), start, stop)

    def read(self, record: Any) -> SimpleNamespace:
        """The record's fields as integers and tuples."""
        return self.unpack(packed(record))

    def unpack(self, record: bytes) -> SimpleNamespace:
        """The same from the record's bytes."""
        return self.fields(self._format.unpack(record))

    def fields(self, numbers: Numbers) -> SimpleNamespace:
        """The same from numbers alone, as which records inside a record are given.

        So they can be told apart, and kept, without being looked into.
        """
        fields = SimpleNamespace(**dict(zip(self._simple, self._take(numbers), strict=True)))
        for name, rows in self._deep.items():
            setattr(fields, name, rows(numbers))
        return fields


def _letters(dtype: np.dtype[Any]) -> str:
    """The numbers of a packed record as ``struct`` writes them."""
    return "".join(field.number.char * field.count for field in fields(dtype))


def _rows(shape: tuple[int, ...], start: int, stop: int) -> Callable[[Numbers], Any]:
    """Cuts an array of two dimensions or more into tuples of tuples."""
    size = (stop - start) // shape[0]
    starts = range(start, stop, size)
    if len(shape) == 2:
        return operator.itemgetter(*(slice(first, first + size) for first in starts))
    inner = [_rows(shape[1:], first, first + size) for first in starts]
    return lambda numbers: tuple([rows(numbers) for rows in inner])
