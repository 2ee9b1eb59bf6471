package zermelo.library.theorems.heaps;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zermelo.kernel.Position;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;
import zermelo.library.theorems.FormulaClosedForm;
import zermelo.library.theorems.HeapClosedForm;
import zermelo.library.theorems.PeriodicSequence;
import zermelo.library.theorems.RecurrencePeriodFinder;
import zermelo.library.theorems.SamplePositions;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.TheoremArguments;
import zermelo.library.theorems.TheoremDescription;
import zermelo.library.theorems.TheoremSample;

/**
 * Theorem for subtraction games: take an element of a finite set from a heap. The period is proved
 * on demand.
 */
public final class FiniteSubtractionTheorem implements Theorem {
  private static final TheoremDescription CLAIM =
      new TheoremDescription(
          "subtraction",
          "finite sets are periodic",
          "a nimber depends on the max(S) nimbers before it only, so once these have occurred "
              + "before, all repeats; the same holds for the winners in misère play",
          "finite sets whose period shows within 2^20 heaps and 2^24 steps; all heaps in normal "
              + "play, single heaps in misère play",
          "S. W. Golomb, A mathematical investigation of games of take-away, J. Combin. Theory 1 "
              + "(1966)");

  private static final int MAX_VALUES = 1 << 20;
  private static final int MAX_STEPS = 1 << 24;

  @Override
  public TheoremDescription claim() {
    return CLAIM;
  }

  @Override
  public Optional<ClosedForm> closedForm(Map<String, String> settings, boolean misere) {
    return SubtractionSet.parse(TheoremArguments.text(settings, "set"))
        .flatMap(set -> closedForm(set, misere));
  }

  private static Optional<ClosedForm> closedForm(SubtractionSet set, boolean misere) {
    int limit = Math.min(MAX_VALUES, MAX_STEPS / Math.max(1, set.size()));
    if (set.largest() > limit / 2) {
      return Optional.empty();
    }
    int window = (int) set.largest();
    return misere
        ? RecurrencePeriodFinder.find(set::misereWins, window, limit)
            .map(FiniteSubtractionTheorem::single)
        : RecurrencePeriodFinder.find(set::nimber, window, limit)
            .map(nimbers -> new HeapClosedForm(CLAIM, 1, false, new Heap(set, nimbers)));
  }

  /** Answers single heaps only: misère play of a sum does not follow from its heaps. */
  private static ClosedForm single(PeriodicSequence wins) {
    return FormulaClosedForm.partial(
        CLAIM,
        position ->
            position.size() == 1
                ? Optional.of(Verdict.win(wins.at(position.word(0)) == 1))
                : Optional.empty());
  }

  private record Heap(SubtractionSet set, PeriodicSequence nimbers)
      implements HeapClosedForm.HeapFormula {
    @Override
    public long nimber(Position position, int at) {
      return nimbers.at(position.word(at));
    }

    @Override
    public Optional<List<String>> movesTo(Position position, int at, long nimber) {
      long n = position.word(at);
      return Optional.of(
          Arrays.stream(set.elements())
              .filter(s -> s <= n && nimbers.at(n - s) == nimber)
              .mapToObj(s -> "take " + s)
              .toList());
    }
  }

  @Override
  public List<TheoremSample> samples() {
    return Stream.of(
            "{2}", "{1}", "{3}", "{1,2,3}", "{1,4,9}", "{2,3,7}", "{1,3,8}", "{2,4,7}", "{4,10,12}")
        .map(
            set ->
                new TheoremSample(
                    "nine sets: one heap to 150, two to 15",
                    Map.of("set", set),
                    () ->
                        Stream.concat(
                            SamplePositions.numbers(0, 150), SamplePositions.tuples(2, 0, 15))))
        .toList();
  }
}
