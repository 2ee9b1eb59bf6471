package zermelo.insight.survey;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import zermelo.kernel.Evidence;
import zermelo.kernel.Facts;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.solve.Answer;

/**
 * Values of sums of heaps in normal play: the nim-sums of the heaps' Grundy values.
 *
 * <p>Each heap is solved once. Slow twin: a question to the solver for each sum.
 */
final class HeapSums {
  /** Number of heaps of a game that are remembered. */
  private static final int MOST = 1 << 18;

  private final Map<Rules, Map<Position, Long>> known = new HashMap<>();
  private final Map<Long, Answer> answers = new HashMap<>();

  /** Returns whether a sum has the nim-sum of its heaps' Grundy values. */
  static boolean apply(Rules rules, boolean misere) {
    Facts facts = rules.facts();
    return !misere && facts.heaps() && facts.grundyApplies() && !facts.hasDecisiveEndings();
  }

  /**
   * Returns the value of a sum. Empty if it has fewer than two heaps, or if a heap has no value.
   *
   * @param heapValue solves a position of one heap; empty at a limit
   */
  Optional<Answer> of(
      Rules rules, Position position, Function<Position, Optional<Answer>> heapValue) {
    List<Position> parts = rules.parts(position);
    if (parts.size() < 2) {
      return Optional.empty();
    }
    Map<Position, Long> heaps = known.computeIfAbsent(rules, _ -> new HashMap<>());
    long sum = 0;
    for (Position part : parts) {
      Long nimber = heaps.get(part);
      if (nimber == null) {
        OptionalLong found =
            heapValue
                .apply(rules.join(List.of(part)))
                .map(Answer::nimber)
                .orElse(OptionalLong.empty());
        if (found.isEmpty()) {
          return Optional.empty();
        }
        nimber = found.getAsLong();
        if (heaps.size() < MOST) {
          heaps.put(part, nimber);
        }
      }
      sum ^= nimber;
    }
    return Optional.of(answers.computeIfAbsent(sum, HeapSums::answer));
  }

  private static Answer answer(long nimber) {
    return Answer.ofNimber(nimber, new Evidence(Evidence.Kind.COMPUTED, "the sum of the heaps", 0));
  }
}
