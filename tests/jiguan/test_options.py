"""What a game is started with: options and seeds that make no sense are refused in a sentence."""

from __future__ import annotations

import pytest

from haguruma.jiguan.game import make
from haguruma.kernel.faults import BadOption


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"little_bre": True}, "Jigūan has no option 'little_bre'; its options are edition, beginner, bench"),
        ({"beginner": "yes"}, "option 'beginner' is true or false, not 'yes'"),
        ({"bench": "sideways"}, "option 'bench' is one of basic, advanced, not 'sideways'"),
    ],
)
def test_an_option_of_another_game_or_a_wrong_value_is_refused(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        make(options)
