package zermelo.insight.check;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.RulesFault;

/**
 * Computes the values of n = 0, 1, 2, ... by definition, from the rules.
 *
 * <p>For games about one number. It knows nothing of shapes and periods.
 */
final class BruteForce {
  private final Rules rules;
  private final boolean misere;
  private final int mostSums;
  private final long first;
  private final List<Long> nimbers = new ArrayList<>();
  private final Map<List<Long>, Integer> outcomes = new HashMap<>();

  /**
   * Prepares the computation.
   *
   * @param mostSums outcomes of games with more positions are not computed
   */
  BruteForce(Rules rules, boolean misere, int mostSums) {
    this.rules = rules;
    this.misere = misere;
    this.mostSums = mostSums;
    this.first = rules.components().getFirst().low();
  }

  /**
   * Returns the Grundy values of this many n, or of fewer if the rules fail. Empty if a move goes
   * up.
   */
  Optional<long[]> nimbers(int count) {
    while (nimbers.size() < count) {
      long n = first + nimbers.size();
      BitSet seen = new BitSet();
      try {
        for (List<Long> parts : options(List.of(n))) {
          long value = 0;
          for (long part : parts) {
            if (part >= n) {
              return Optional.empty();
            }
            value ^= nimbers.get((int) (part - first));
          }
          seen.set((int) value);
        }
      } catch (RulesFault fails) {
        return Optional.empty();
      }
      nimbers.add((long) seen.nextClearBit(0));
    }
    return Optional.of(nimbers.subList(0, count).stream().mapToLong(v -> v).toArray());
  }

  /** Returns outcomes: 0 for a loss, 1 for a win, 2 for a tie. Sums are searched as they are. */
  Optional<long[]> outcomes(int count) {
    long[] values = new long[count];
    try {
      for (int i = 0; i < count; i++) {
        values[i] = outcome(List.of(first + i));
      }
      return Optional.of(values);
    } catch (RulesFault | StackOverflowError | TooLarge none) {
      return Optional.empty();
    }
  }

  private static final class TooLarge extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private int outcome(List<Long> heaps) {
    Integer known = outcomes.get(heaps);
    if (known != null) {
      return known;
    }
    if (outcomes.size() > mostSums) {
      throw new TooLarge();
    }
    Ending ending = rules.ending(position(heaps));
    Set<List<Long>> options = ending == Ending.OPEN ? options(heaps) : Set.of();
    boolean loss = false;
    boolean tie = false;
    for (List<Long> option : options) {
      int value = outcome(option);
      loss |= value == 0;
      tie |= value == 2;
    }
    int stuck = misere ? 1 : 0;
    int value =
        switch (misere ? ending.misere() : ending) {
          case LOST -> 0;
          case WON -> 1;
          case TIED -> 2;
          case OPEN -> options.isEmpty() ? stuck : loss ? 1 : tie ? 2 : 0;
        };
    outcomes.put(heaps, value);
    return value;
  }

  private Position position(List<Long> heaps) {
    return rules.join(heaps.stream().map(heap -> rules.parse("" + heap)).toList());
  }

  private Set<List<Long>> options(List<Long> heaps) {
    Position position = heaps.size() == 1 ? rules.parse("" + heaps.getFirst()) : position(heaps);
    Set<List<Long>> options = new LinkedHashSet<>();
    for (Move move : rules.moves(position, Integer.MAX_VALUE).moves()) {
      List<Long> parts = new ArrayList<>();
      for (Position part : rules.parts(move.target())) {
        parts.add(part.word(0));
      }
      parts.sort(null);
      options.add(parts);
    }
    return options;
  }
}
