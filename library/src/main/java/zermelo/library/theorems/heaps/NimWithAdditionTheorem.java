package zermelo.library.theorems.heaps;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zermelo.kernel.Position;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;
import zermelo.library.theorems.FormulaClosedForm;
import zermelo.library.theorems.SamplePositions;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.TheoremArguments;
import zermelo.library.theorems.TheoremDescription;
import zermelo.library.theorems.TheoremSample;

/**
 * Theorem for Nim in which each player may also add stones, a limited number of times.
 *
 * <p>Words: the list of piles, both players' additions, the player to move.
 */
public final class NimWithAdditionTheorem implements Theorem {
  private static final TheoremDescription CLAIM =
      new TheoremDescription(
          "nim-with-addition",
          "additions are reversible",
          "the winner is that of nim with the same piles, whatever additions are left: who would"
              + " win takes away at once what the other has added; in misère play that of misère"
              + " nim",
          "all piles, additions and caps, normal and misère play",
          "Poker Nim: Winning Ways, chapter 3");

  @Override
  public TheoremDescription claim() {
    return CLAIM;
  }

  @Override
  public Optional<ClosedForm> closedForm(Map<String, String> settings, boolean misere) {
    long cap = TheoremArguments.number(settings, "cap");
    return Optional.of(
        FormulaClosedForm.withMoves(
            CLAIM,
            position -> Verdict.win(wins(TheoremArguments.list(position, 0), misere)),
            position -> winning(position, cap, misere)));
  }

  private static boolean wins(long[] piles, boolean misere) {
    long xor = Arrays.stream(piles).reduce(0, (a, b) -> a ^ b);
    boolean small = Arrays.stream(piles).allMatch(pile -> pile <= 1);
    return (misere && small) ? xor == 0 : xor != 0;
  }

  /**
   * Lists the winning moves. For each pile, one size makes the opponent lose; take or add to reach
   * it.
   */
  private static List<String> winning(Position position, long cap, boolean misere) {
    long[] piles = TheoremArguments.list(position, 0);
    int turn = (int) position.word(position.size() - 1);
    boolean mayAdd = position.word(position.size() - 3 + turn) > 0;
    List<String> labels = new ArrayList<>();
    for (int i = 0; i < piles.length; i++) {
      long wanted = wanted(piles, i, misere);
      if (wanted < piles[i]) {
        labels.add("take " + (i + 1) + " " + (piles[i] - wanted));
      } else if (wanted > piles[i] && wanted <= cap && mayAdd) {
        labels.add("add " + (i + 1) + " " + (wanted - piles[i]));
      }
    }
    return labels;
  }

  private static long wanted(long[] piles, int chosen, boolean misere) {
    long others = 0;
    boolean large = false;
    for (int i = 0; i < piles.length; i++) {
      if (i != chosen) {
        others ^= piles[i];
        large |= piles[i] > 1;
      }
    }
    return (misere && !large) ? others ^ 1 : others;
  }

  @Override
  public List<TheoremSample> samples() {
    return Stream.of("1", "3", "5")
        .map(
            cap ->
                new TheoremSample(
                    "caps 1, 3 and 5: up to two piles to 4, up to three to 2, additions to 2",
                    Map.of("cap", cap),
                    () ->
                        Stream.concat(
                                SamplePositions.lists(2, 0, 4), SamplePositions.lists(3, 0, 2))
                            .flatMap(NimWithAdditionTheorem::withAdditions)))
        .toList();
  }

  private static Stream<Position> withAdditions(Position piles) {
    return SamplePositions.words(2, 0, 2).stream()
        .flatMap(adds -> Stream.of(0, 1).map(turn -> joined(piles, adds[0], adds[1], turn)));
  }

  private static Position joined(Position piles, long first, long second, long turn) {
    long[] words = Arrays.copyOf(piles.words(), piles.size() + 3);
    words[piles.size()] = first;
    words[piles.size() + 1] = second;
    words[piles.size() + 2] = turn;
    return Position.of(words);
  }
}
