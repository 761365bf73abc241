"""The examples in the environments' docstrings run."""

import doctest
from importlib import import_module

import pytest


@pytest.mark.parametrize("module", ["batch", "gym", "pettingzoo"])
def test_examples_in_docstrings_run(module: str) -> None:
    results = doctest.testmod(import_module(f"tidetable.lab.{module}"))
    assert results.attempted > 3
    assert results.failed == 0
