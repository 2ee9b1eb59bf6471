package zermelo.application.contest;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import zermelo.application.GameResolver;
import zermelo.application.heapcode.HeapCodeDetector;
import zermelo.heaps.limits.SequenceObserver;
import zermelo.heaps.splits.SplitGame;
import zermelo.heaps.splits.SplitRule;
import zermelo.heaps.splits.SplitSequence;
import zermelo.kernel.Facts;
import zermelo.kernel.Position;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Progress;
import zermelo.language.interpret.TextRules;
import zermelo.solve.grundy.GrundyTable;

/** The game with the parameters of some cases, and the Grundy values of its heaps found so far. */
final class CaseGame {
  /**
   * Largest heaps whose values are computed here, for moves that leave at most one, two and three
   * heaps. A period may serve larger ones; the rest are left to the solver, which has limits.
   */
  private static final long[] MOST = {1 << 20, 20_000, 2_000};

  private final GameResolver.ResolvedGame resolved;
  private final boolean adds;
  private final Optional<SplitSequence> splits;
  private final Optional<GrundyTable> table;
  private final Map<Position, OptionalLong> nimbers = new HashMap<>();
  private final Map<Long, OptionalLong> byNumber = new HashMap<>();
  private final Set<Long> accepted = new HashSet<>();

  CaseGame(GameResolver.ResolvedGame resolved, boolean misere) {
    this.resolved = resolved;
    Facts facts = resolved.rules().facts();
    boolean nimbers = !misere && facts.grundyApplies() && !facts.hasDecisiveEndings();
    this.adds = nimbers && facts.heaps();
    boolean plain = nimbers && facts.acyclic() && resolved.closedForm().isEmpty();
    this.splits =
        plain
            ? HeapCodeDetector.splits(resolved.rules()).map(SplitSequence::new)
            : Optional.empty();
    this.table = plain ? Optional.of(new GrundyTable(resolved.rules())) : Optional.empty();
  }

  private static long most(SplitGame game) {
    int heaps = 1;
    for (SplitRule rule : game.rules()) {
      heaps = Math.max(heaps, rule instanceof SplitRule.Leave ? 1 : rule.heaps());
    }
    return MOST[heaps - 1];
  }

  GameResolver.ResolvedGame resolved() {
    return resolved;
  }

  TextRules rules() {
    return (TextRules) resolved.rules();
  }

  /** Whether the Grundy value of a position is the nim-sum of those of its heaps. */
  boolean adds() {
    return adds;
  }

  boolean hasTable() {
    return table.isPresent();
  }

  /** The values of the parts of positions; empty for those that have none. */
  Map<Position, OptionalLong> nimbers() {
    return nimbers;
  }

  /** The values of heaps that are single numbers. */
  Map<Long, OptionalLong> byNumber() {
    return byNumber;
  }

  /** Numbers that the rules accept as a heap. */
  Set<Long> accepted() {
    return accepted;
  }

  /**
   * Returns the Grundy value of a part from a table; empty if the solver must find it.
   *
   * @param alone the position that consists of that part alone
   */
  OptionalLong fromTable(Position alone, Position part, Progress progress) {
    if (table.isEmpty()) {
      return OptionalLong.empty();
    }
    long heap = part.size() == 1 ? part.word(0) : -1;
    if (splits.isPresent() && heap >= 0) {
      SplitSequence values = splits.get();
      values.extend(Math.min(heap, most(values.game())) + 1, SequenceObserver.NONE);
      if (values.has(heap)) {
        return OptionalLong.of(values.at(heap));
      }
    }
    if (resolved.period().filter(period -> period.isFar(alone)).isPresent()) {
      return OptionalLong.empty();
    }
    try {
      int nimber = table.get().nimber(part, progress);
      return nimber < 0 ? OptionalLong.empty() : OptionalLong.of(nimber);
    } catch (LimitReached reached) {
      return OptionalLong.empty();
    }
  }
}
