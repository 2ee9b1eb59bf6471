package zermelo.web.uwapi;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.Outcome;

/**
 * Sorts moves, the best first, and computes the delta remoteness of each.
 *
 * <p>That is how many plies a move is worse than the best move of the same value: wins and ties
 * should come early, losses late; draws are all equal. A remoteness that is finite but not known
 * counts as one ply more than the largest known one of that value, or as one ply.
 */
final class MoveRanking {
  private static final List<Outcome> ORDER =
      List.of(Outcome.WIN, Outcome.TIE, Outcome.DRAW, Outcome.LOSE);

  private final Map<Outcome, RemotenessRange> known = new EnumMap<>(Outcome.class);

  /** A move with its delta remoteness. */
  record RankedMove(UwapiMove option, int delta) {}

  /** The range of the known remotenesses of one value; 1 if none is known. */
  private static final class RemotenessRange {
    private int least = 1;
    private int most;
    private boolean any;
    private boolean unknown;

    void add(int remoteness) {
      if (remoteness < 0) {
        unknown = true;
      } else {
        least = any ? Math.min(least, remoteness) : remoteness;
        most = Math.max(most, remoteness);
        any = true;
      }
    }

    int of(int remoteness) {
      return remoteness < 0 ? most + 1 : remoteness;
    }

    int furthest() {
      return unknown ? most + 1 : most;
    }
  }

  private MoveRanking(List<UwapiMove> options) {
    for (UwapiMove option : options) {
      option
          .value()
          .ifPresent(
              value ->
                  known
                      .computeIfAbsent(value, any -> new RemotenessRange())
                      .add(option.targetValue().remoteness()));
    }
  }

  static List<RankedMove> of(List<UwapiMove> options) {
    MoveRanking ranking = new MoveRanking(options);
    List<RankedMove> ranked = new ArrayList<>();
    for (UwapiMove option : options) {
      ranked.add(new RankedMove(option, ranking.delta(option)));
    }
    ranked.sort(
        Comparator.comparingInt((RankedMove it) -> place(it.option().value()))
            .thenComparingInt(RankedMove::delta));
    return ranked;
  }

  private static int place(Optional<Outcome> value) {
    return value.map(ORDER::indexOf).orElse(ORDER.size());
  }

  private int delta(UwapiMove option) {
    Outcome value = option.value().orElse(Outcome.DRAW);
    RemotenessRange plies = known.get(value);
    if (value == Outcome.DRAW || plies == null) {
      return 0;
    }
    int remoteness = plies.of(option.targetValue().remoteness());
    return value == Outcome.LOSE ? plies.furthest() - remoteness : remoteness - plies.least;
  }
}
