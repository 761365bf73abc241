"""Base of the events of all games."""

import re

import msgspec


def _tag(name: str) -> str:
    """Return a class's name as it is written in JSON: round-began for RoundBegan."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Happened(msgspec.Struct, frozen=True, gc=False, tag_field="what", tag=_tag):
    """Something that happened in a game: the first event of a step is the step itself."""
