package zermelo.library.theorems;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zermelo.kernel.Oracle;
import zermelo.kernel.Position;
import zermelo.kernel.Verdict;

/** Take an element of a finite set from a heap: periodic, and the period is proved when asked. */
final class Subtraction implements Theorem {
  private static final Claim CLAIM =
      new Claim(
          "subtraction",
          "finite sets are periodic",
          "a nimber depends on the max(S) nimbers before it only, so once these have occurred "
              + "before, all repeats; the same holds for the winners in misère play",
          "finite sets whose period shows within 2^20 heaps and 2^24 steps; all heaps in normal "
              + "play, single heaps in misère play",
          "S. W. Golomb, A mathematical investigation of games of take-away, J. Combin. Theory 1 "
              + "(1966)");

  private static final int MOST_VALUES = 1 << 20;
  private static final int MOST_STEPS = 1 << 24;

  @Override
  public Claim claim() {
    return CLAIM;
  }

  @Override
  public Optional<Oracle> oracle(Map<String, String> settings, boolean misere) {
    return TakeSet.parse(Layout.text(settings, "set")).flatMap(set -> oracle(set, misere));
  }

  private static Optional<Oracle> oracle(TakeSet set, boolean misere) {
    int limit = Math.min(MOST_VALUES, MOST_STEPS / Math.max(1, set.size()));
    if (set.largest() > limit / 2) {
      return Optional.empty();
    }
    int window = (int) set.largest();
    return misere
        ? WindowPeriod.find(set::misereWins, window, limit).map(Subtraction::single)
        : WindowPeriod.find(set::nimber, window, limit)
            .map(nimbers -> new HeapOracle(CLAIM, 1, false, new Heap(set, nimbers)));
  }

  /** Misère play of a sum is another matter: only a single heap is answered. */
  private static Oracle single(Periodic wins) {
    return Formula.partial(
        CLAIM,
        position ->
            position.size() == 1
                ? Optional.of(Verdict.win(wins.at(position.word(0)) == 1))
                : Optional.empty());
  }

  private record Heap(TakeSet set, Periodic nimbers) implements HeapOracle.Heap {
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
  public List<Sample> samples() {
    return Stream.of(
            "{2}", "{1}", "{3}", "{1,2,3}", "{1,4,9}", "{2,3,7}", "{1,3,8}", "{2,4,7}", "{4,10,12}")
        .map(
            set ->
                new Sample(
                    "nine sets: one heap to 150, two to 15",
                    Map.of("set", set),
                    () -> Stream.concat(Samples.numbers(0, 150), Samples.tuples(2, 0, 15))))
        .toList();
  }
}
