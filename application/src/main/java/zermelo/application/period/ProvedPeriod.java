package zermelo.application.period;

import java.util.List;
import java.util.Optional;
import zermelo.insight.check.PositionIndex;
import zermelo.kernel.Evidence;
import zermelo.kernel.Facts;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.RulesFault;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;
import zermelo.language.interpret.TextRules;
import zermelo.language.proof.PeriodCertificate.ValueKind;

/**
 * A closed form for numbers too large to count up to, by a proved period.
 *
 * <p>It serves games whose positions or heaps have one number without a bound. The proof is
 * searched for when the first large number is asked, and then kept. Slow twin: the solver without
 * closed forms.
 */
public final class ProvedPeriod implements ClosedForm {
  /** Numbers from here on need a period. Smaller ones are solved in a fraction of a second. */
  private static final long FAR = 1L << 24;

  /** The same for games that split heaps, where a heap has as many moves as its size. */
  private static final long FAR_SPLIT = 20_000;

  /** Largest n, above the smallest, at which moves are examined for splits. */
  private static final int SPLIT_TRIED = 9;

  private static final int MOVES_TRIED = 1_000;

  /**
   * Larger n are replaced by smaller ones with the same value; every proved period begins before
   * it.
   */
  private static final long FOLDED = 1L << 40;

  private final TextRules rules;
  private final PositionIndex index;
  private final boolean misere;
  private Optional<Boolean> splits = Optional.empty(); // not known before it is needed
  private Optional<Optional<PeriodicValues>> found = Optional.empty();

  private ProvedPeriod(TextRules rules, PositionIndex index, boolean misere) {
    this.rules = rules;
    this.index = index;
    this.misere = misere;
  }

  /**
   * Returns the closed form of a game with one unbounded number, and perhaps others of few values.
   */
  public static Optional<ProvedPeriod> of(Rules rules, boolean misere) {
    Facts facts = rules.facts();
    boolean fitting =
        facts.impartial()
            && facts.acyclic()
            && !facts.scored()
            && rules.components().stream().allMatch(each -> each.low() >= 0);
    return rules instanceof TextRules text && fitting
        ? PositionIndex.of(rules).map(index -> new ProvedPeriod(text, index, misere))
        : Optional.empty();
  }

  private synchronized boolean splits() {
    if (splits.isEmpty()) {
      splits = Optional.of(rules.facts().heaps() && splitsSmallHeaps());
    }
    return splits.get();
  }

  private boolean splitsSmallHeaps() {
    try {
      for (long n = index.first(); n <= index.first() + SPLIT_TRIED * index.width(); n++) {
        Optional<Position> heap = index.position(n);
        if (heap.isEmpty()) {
          return true;
        }
        MoveList moves = rules.moves(heap.get(), MOVES_TRIED);
        for (Move move : moves.moves()) {
          if (rules.parts(move.target()).size() > 1) {
            return true;
          }
        }
      }
      return false;
    } catch (RulesFault fault) {
      return true;
    }
  }

  /** Returns whether a number in this position is too large to count up to. */
  public boolean isFar(Position position) {
    long largest = rules.parts(position).stream().mapToLong(index::number).max().orElse(0);
    return largest >= FAR || (largest >= FAR_SPLIT && splits());
  }

  @Override
  public Optional<Verdict> verdict(Position position) {
    return values().flatMap(values -> verdict(values, rules.parts(position)));
  }

  private Optional<Verdict> verdict(PeriodicValues proved, List<Position> parts) {
    if (proved.nimbers()) {
      long nimber = 0;
      for (Position part : parts) {
        nimber ^= proved.values().applyAsLong(index(part, proved));
      }
      return Optional.of(Verdict.ofNimber(nimber));
    }
    return parts.size() == 1
        ? Optional.of(
            Verdict.of(outcome(proved.values().applyAsLong(index(parts.getFirst(), proved)))))
        : Optional.empty();
  }

  /**
   * Returns the index of a part. A huge n is replaced by a smaller one with the same value, because
   * an index must be below 2^63.
   */
  private long index(Position part, PeriodicValues proved) {
    long n = index.number(part);
    if (index.width() > 1 && n > FOLDED) {
      n = FOLDED + (n - FOLDED) % proved.step();
    }
    return n * index.width() + index.place(part);
  }

  private static Outcome outcome(long value) {
    return value == 0 ? Outcome.LOSE : value == 1 ? Outcome.WIN : Outcome.TIE;
  }

  private synchronized Optional<PeriodicValues> values() {
    if (found.isEmpty()) {
      ValueKind kind = kindOfValues();
      // Who wins a sum does not follow from who wins its parts.
      boolean none = kind == ValueKind.OUTCOME && splits();
      found =
          Optional.of(none ? Optional.empty() : new PeriodSearch(rules, index, misere, kind).run());
    }
    return found.get();
  }

  private ValueKind kindOfValues() {
    Facts facts = rules.facts();
    boolean nimbers = !misere && facts.grundyApplies() && !facts.hasDecisiveEndings();
    return nimbers ? ValueKind.GRUNDY : ValueKind.OUTCOME;
  }

  @Override
  public String name() {
    return values().map(PeriodicValues::proof).orElse("no period is proved");
  }

  @Override
  public Evidence.Kind kind() {
    return Evidence.Kind.PROOF;
  }
}
