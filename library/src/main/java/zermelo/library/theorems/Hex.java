package zermelo.library.theorems;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zermelo.kernel.Oracle;
import zermelo.kernel.Position;
import zermelo.kernel.Verdict;

/** Hex from the start. Words: one bit per cell and player, and the turn; all 0 at the start. */
final class Hex implements Theorem {
  private static final Claim CLAIM =
      new Claim(
          "hex",
          "strategy stealing",
          "the first player wins on the empty board: a second player's winning strategy could be "
              + "stolen, for a cell too many never hurts; in misère play (Rex) the first player "
              + "wins exactly when the size is even",
          "the empty board of every size, normal and misère play",
          "J. F. Nash (1949); misère: J. Lagarias and D. Sleator, Who wins misère Hex? (1999)");

  @Override
  public Claim claim() {
    return CLAIM;
  }

  @Override
  public Optional<Oracle> oracle(Map<String, String> settings, boolean misere) {
    Verdict verdict = Verdict.win(!misere || Layout.number(settings, "size") % 2 == 0);
    return Optional.of(
        Formula.partial(
            CLAIM, position -> empty(position) ? Optional.of(verdict) : Optional.empty()));
  }

  private static boolean empty(Position position) {
    return Arrays.stream(position.words()).allMatch(word -> word == 0);
  }

  @Override
  public List<Sample> samples() {
    return IntStream.rangeClosed(1, 3)
        .mapToObj(
            size ->
                new Sample(
                    "sizes 1 to 3", Map.of("size", "" + size), () -> Stream.of(Position.of(0))))
        .toList();
  }
}
