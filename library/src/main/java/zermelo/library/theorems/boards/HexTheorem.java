package zermelo.library.theorems.boards;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zermelo.kernel.Position;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;
import zermelo.library.theorems.FormulaClosedForm;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.TheoremArguments;
import zermelo.library.theorems.TheoremDescription;
import zermelo.library.theorems.TheoremSample;

/** Hex from the start. Words: one bit per cell and player, and the turn; all 0 at the start. */
public final class HexTheorem implements Theorem {
  private static final TheoremDescription CLAIM =
      new TheoremDescription(
          "hex",
          "strategy stealing",
          "the first player wins on the empty board: a second player's winning strategy could be "
              + "stolen, for a cell too many never hurts; in misère play (Rex) the first player "
              + "wins exactly when the size is even",
          "the empty board of every size, normal and misère play",
          "J. F. Nash (1949); misère: J. Lagarias and D. Sleator, Who wins misère Hex? (1999)");

  @Override
  public TheoremDescription claim() {
    return CLAIM;
  }

  @Override
  public Optional<ClosedForm> closedForm(Map<String, String> settings, boolean misere) {
    Verdict verdict = Verdict.win(!misere || TheoremArguments.number(settings, "size") % 2 == 0);
    return Optional.of(
        FormulaClosedForm.partial(
            CLAIM, position -> empty(position) ? Optional.of(verdict) : Optional.empty()));
  }

  private static boolean empty(Position position) {
    return Arrays.stream(position.words()).allMatch(word -> word == 0);
  }

  @Override
  public List<TheoremSample> samples() {
    return IntStream.rangeClosed(1, 3)
        .mapToObj(
            size ->
                new TheoremSample(
                    "sizes 1 to 3", Map.of("size", "" + size), () -> Stream.of(Position.of(0))))
        .toList();
  }
}
