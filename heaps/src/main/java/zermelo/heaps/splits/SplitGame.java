package zermelo.heaps.splits;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import zermelo.heaps.period.PeriodicityTheorem;

/**
 * A game of heaps, given by its kinds of moves.
 *
 * <p>Every code that leaves at most two heaps is such a game, but not the reverse: parts may have a
 * least size, heaps of fixed sizes may be added, and a kind of move may need a heap of some size.
 */
public record SplitGame(List<SplitRule> rules) {
  public SplitGame {
    rules = List.copyOf(rules);
  }

  /** The moves as text. */
  public String text() {
    return rules.stream().map(SplitRule::text).collect(Collectors.joining("; ", "{", "}"));
  }

  /**
   * The theorem that extends a repetition of values for ever, if there is one.
   *
   * <p>It is that of codes. Its proof adds a period to a heap, or takes it away from a heap of at
   * least start + period; no least size forbids that if it is at most the start, and no rule begins
   * or ends between n and n + period if n is past all of them. A gap may forbid it, and if a move
   * may take any number, no heap need be large.
   */
  public Optional<PeriodicityTheorem> theorem() {
    int heaps = 1;
    int reach = 0;
    int least = 1;
    for (SplitRule rule : rules) {
      SplitRule.Sizes sizes = rule.sizes();
      reach = Math.max(reach, sizes.endless() ? sizes.from() : sizes.to() + 1);
      switch (rule) {
        case SplitRule.Leave leave ->
            reach = Math.max(reach, leave.taken().stream().reduce(0, Math::max));
        case SplitRule.TakeAny any -> {
          return Optional.empty();
        }
        case SplitRule.Split split -> {
          if (split.gap() > 0) {
            return Optional.empty();
          }
          heaps = Math.max(heaps, 2);
          reach = Math.max(reach, split.taken());
          least = Math.max(least, split.large());
        }
        case SplitRule.SplitInThree split -> {
          heaps = 3;
          reach = Math.max(reach, split.taken());
          least = Math.max(least, split.least());
        }
      }
    }
    return Optional.of(new PeriodicityTheorem("Guy-Smith", heaps, reach, least, false));
  }
}
