package zermelo.application.period;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import zermelo.application.heapcode.HeapCodeDetector;
import zermelo.heaps.NimSequence;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.heaps.splits.SplitSequence;
import zermelo.insight.check.PeriodProver;
import zermelo.insight.check.PositionIndex;
import zermelo.kernel.Position;
import zermelo.kernel.RulesFault;
import zermelo.kernel.limits.Cancellation;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.language.interpret.TextRules;
import zermelo.language.proof.PeriodCertificate.ValueKind;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.plan.PlanningSolver;

/**
 * Searches for a provable period of a game's values.
 *
 * <p>It computes the values of small n and hands them to {@link PeriodProver}. Its own bounds are
 * numbers of positions and moves, so the same question finds the same proof on every machine. Only
 * if the time of the question ends first is the search stopped, by an exception; then no result is
 * kept.
 */
final class PeriodSearch {
  /** How many values are computed, one attempt after the other. Few are enough for most games. */
  private static final List<Integer> WINDOWS = List.of(100, 400, 1_600, 6_400);

  /** Larger n at which the prover looks at the moves, if small n do not show their pattern. */
  private static final List<Long> LATER_STARTS = List.of(500L, 2_000L);

  private static final int LATE_VALUES = 800;
  private static final int CODE_VALUES = 1 << 18;
  private static final int SPLIT_VALUES = 1 << 15;
  private static final long POSITIONS = 2_000_000;
  private static final long SEQUENCE_BYTES = 64 << 20;

  private final TextRules rules;
  private final boolean misere;
  private final ValueKind kind;
  private final PositionIndex index;
  private final long first;
  private final PlanningSolver solver = new PlanningSolver();
  private final Progress progress = new Progress(Limits.unlimited().withPositions(POSITIONS));
  private long[] known = {};

  /**
   * Prepares a search.
   *
   * @param kind the values that are to have a period: outcomes or Grundy values
   */
  PeriodSearch(TextRules rules, PositionIndex index, boolean misere, ValueKind kind) {
    this.rules = rules;
    this.index = index;
    this.misere = misere;
    this.kind = kind;
    this.first = index.first();
  }

  /** Returns the values of every n, if a period is proved. */
  Optional<PeriodicValues> run() {
    PeriodProver prover = new PeriodProver(rules, misere, first);
    for (int window : WINDOWS) {
      Optional<PeriodicValues> found = attempt(prover, window);
      if (found.isPresent()) {
        return found;
      }
      if (window == WINDOWS.get(1)) {
        Optional<PeriodicValues> code = kind == ValueKind.GRUNDY ? ofCode() : Optional.empty();
        if (code.isPresent() || prover.regularity().isEmpty()) {
          return code.or(() -> fromLaterStarts());
        }
      }
    }
    return Optional.empty();
  }

  private Optional<PeriodicValues> fromLaterStarts() {
    for (long start : LATER_STARTS) {
      PeriodProver prover = new PeriodProver(rules, misere, first).lookingFrom(start);
      Optional<PeriodicValues> found = attempt(prover, (int) start + LATE_VALUES);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private Optional<PeriodicValues> attempt(PeriodProver prover, int count) {
    Optional<long[]> values = values(count);
    return values.isPresent()
            && prover.prove(kind, values.get()) instanceof PeriodProver.Proved proved
        ? Optional.of(PeriodicValues.of(proved.period(), index))
        : Optional.empty();
  }

  /** Computes the first values from the rules alone; empty if one of them cannot be computed. */
  private Optional<long[]> values(int count) {
    int done = known.length;
    long[] values = Arrays.copyOf(known, Math.max(count, done));
    try {
      for (int i = done; i < count; i++) {
        Optional<Position> position = index.position(first + i);
        if (position.isEmpty()) {
          return Optional.empty();
        }
        Question question =
            Question.of(rules, Optional.empty(), position.get())
                .misere(misere)
                .withoutMoves()
                .remoteness(false)
                .computed();
        if (!(solver.solve(question, progress) instanceof Answer answer)
            || (kind == ValueKind.GRUNDY && answer.nimber().isEmpty())) {
          return Optional.empty();
        }
        values[i] =
            kind == ValueKind.GRUNDY
                ? answer.nimber().getAsLong()
                : switch (answer.outcome()) {
                  case LOSE -> 0;
                  case WIN -> 1;
                  case TIE, DRAW -> 2;
                };
        Cancellation.checkCurrent();
      }
    } catch (RulesFault fault) {
      return Optional.empty();
    }
    known = values;
    return Optional.of(Arrays.copyOf(values, count));
  }

  /**
   * Returns the periodic values of a heap code with the same moves. Its period may begin far out.
   */
  private Optional<PeriodicValues> ofCode() {
    return HeapCodeDetector.code(rules)
        .flatMap(
            code -> {
              Runnable check = Cancellation::checkCurrent;
              NimSequence sequence =
                  NimSequence.compute(
                      code,
                      CODE_VALUES,
                      SequenceLimits.usual().withMemory(SEQUENCE_BYTES).withThreads(1),
                      (done, of) -> {
                        check.run();
                        return true;
                      });
              return sequence
                  .repetition()
                  .map(repetition -> PeriodicValues.of(sequence, repetition, index.name()));
            })
        .or(this::ofSplits);
  }

  /** Returns the periodic values of splits of heaps with the same moves. */
  private Optional<PeriodicValues> ofSplits() {
    Runnable check = Cancellation::checkCurrent;
    return HeapCodeDetector.splits(rules)
        .filter(game -> game.theorem().isPresent())
        .flatMap(
            game -> {
              SplitSequence sequence = new SplitSequence(game);
              sequence.extend(
                  SPLIT_VALUES,
                  (done, of) -> {
                    check.run();
                    return sequence.bytes() < SEQUENCE_BYTES;
                  });
              return sequence
                  .repetition()
                  .map(repetition -> PeriodicValues.of(sequence, repetition, index.name()));
            });
  }
}
