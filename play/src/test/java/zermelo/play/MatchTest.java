package zermelo.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests when a match is over, which seat begins, and which seat has won. */
final class MatchTest {
  /** Plays a match. The winners are digits, 1 and 2, or - for a tie. */
  private static Match after(int games, String winners) {
    Match match = new Match(games, 0);
    Arrays.stream(winners.split(""))
        .filter(text -> !text.isEmpty())
        .forEach(
            text ->
                match.add(
                    text.equals("-")
                        ? OptionalInt.empty()
                        : OptionalInt.of(Integer.parseInt(text) - 1)));
    return match;
  }

  @ParameterizedTest
  @CsvSource({
    "1, '', false, 0",
    "1, 2, true, 2",
    "1, -, true, 0",
    "5, 11, false, 1",
    "5, 111, true, 1",
    "5, 1212, false, 0",
    "5, 12122, true, 2",
    "5, 1-1-, true, 1",
    "5, --2-, false, 2",
    "5, -----, true, 0",
    "3, 1, false, 1",
    "3, 11, true, 1",
    "4, 1212, true, 0",
  })
  void endsWhenNobodyCanCatchUp(int games, String winners, boolean over, int leader) {
    Match match = after(games, winners);
    assertThat(match.over()).isEqualTo(over);
    assertThat(match.leader().map(seat -> seat + 1).orElse(0)).isEqualTo(leader);
    assertThat(match.begins()).isEqualTo(winners.length() % 2);
    assertThat(match.number()).isEqualTo(winners.length() + 1);
  }
}
