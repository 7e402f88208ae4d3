"""The examples in the package's own documentation."""

import doctest

import pytest

import novena
import novena._calls


@pytest.mark.parametrize("module", [novena, novena._calls], ids=lambda module: module.__name__)
def test_examples(module):
    done = doctest.testmod(module)
    assert done.attempted > 1 and done.failed == 0
