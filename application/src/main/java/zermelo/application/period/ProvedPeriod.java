package zermelo.application.period;

import java.util.List;
import java.util.Optional;
import zermelo.kernel.Evidence;
import zermelo.kernel.Facts;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.PositionComponent;
import zermelo.kernel.Rules;
import zermelo.kernel.RulesFault;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;
import zermelo.language.interpret.TextRules;
import zermelo.language.proof.PeriodCertificate.ValueKind;

/**
 * The values of a game about one number, for numbers too large to count up to, by a proved period.
 *
 * <p>The proof is searched for when the first such number is asked, and then kept. Slow twin: the
 * solver without closed forms.
 */
public final class ProvedPeriod implements ClosedForm {
  /** Smaller numbers are solved from the rules in a fraction of a second. */
  private static final long FAR = 1L << 24;

  /** The same for games that split heaps: a heap has as many moves as its size. */
  private static final long FAR_SPLIT = 20_000;

  /** Heaps of this size are tried out for moves that split them. */
  private static final int SPLIT_TRIED = 9;

  private static final int MOVES_TRIED = 1_000;

  private final TextRules rules;
  private final boolean misere;
  private Optional<Optional<PeriodicValues>> found = Optional.empty();

  private ProvedPeriod(TextRules rules, boolean misere) {
    this.rules = rules;
    this.misere = misere;
  }

  /**
   * The periods of a game, if its positions are single numbers or heaps of them without a bound.
   */
  public static Optional<ProvedPeriod> of(Rules rules, boolean misere) {
    Facts facts = rules.facts();
    List<PositionComponent> components = rules.components();
    return rules instanceof TextRules text
            && facts.impartial()
            && facts.acyclic()
            && !facts.scored()
            && components.size() == 1
            && components.getFirst().kind() == PositionComponent.Kind.NUMBER
            && !components.getFirst().own()
            && components.getFirst().low() >= 0
            && components.getFirst().high() == Long.MAX_VALUE
        ? Optional.of(new ProvedPeriod(text, misere))
        : Optional.empty();
  }

  private boolean splits() {
    if (!rules.facts().heaps()) {
      return false;
    }
    try {
      long low = rules.components().getFirst().low();
      for (long n = low; n <= low + SPLIT_TRIED; n++) {
        MoveList moves = rules.moves(rules.parse(Long.toString(n)), MOVES_TRIED);
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

  /** Whether a number in this position is too large to count up to. */
  public boolean isFar(Position position) {
    long largest = rules.parts(position).stream().mapToLong(part -> part.word(0)).max().orElse(0);
    return largest >= FAR || (largest >= FAR_SPLIT && splits());
  }

  @Override
  public Optional<Verdict> verdict(Position position) {
    return values().flatMap(values -> verdict(values, rules.parts(position)));
  }

  private static Optional<Verdict> verdict(PeriodicValues proved, List<Position> parts) {
    if (proved.nimbers()) {
      long nimber = 0;
      for (Position part : parts) {
        nimber ^= proved.values().applyAsLong(part.word(0));
      }
      return Optional.of(Verdict.ofNimber(nimber));
    }
    return parts.size() == 1
        ? Optional.of(Verdict.of(outcome(proved.values().applyAsLong(parts.getFirst().word(0)))))
        : Optional.empty();
  }

  private static Outcome outcome(long value) {
    return value == 0 ? Outcome.LOSE : value == 1 ? Outcome.WIN : Outcome.TIE;
  }

  private synchronized Optional<PeriodicValues> values() {
    if (found.isEmpty()) {
      ValueKind kind = kindOfValues();
      // Who wins a sum does not follow from who wins its parts.
      boolean none = kind == ValueKind.OUTCOME && splits();
      found = Optional.of(none ? Optional.empty() : new PeriodSearch(rules, misere, kind).run());
    }
    return found.get();
  }

  private ValueKind kindOfValues() {
    Facts facts = rules.facts();
    boolean nimbers = !misere && facts.grundyApplies() && !facts.decides();
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
