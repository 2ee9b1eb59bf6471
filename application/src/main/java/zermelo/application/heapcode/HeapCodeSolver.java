package zermelo.application.heapcode;

import java.util.IdentityHashMap;
import java.util.Optional;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.kernel.Rules;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.solve.Solver;

/**
 * Answers questions about large heaps in normal play from the nim-sequence engine.
 *
 * <p>This works where the rules equal a heap code or are splits of heaps ({@link
 * HeapCodeDetector}). All other questions go to the given solver. Slow twin: that solver.
 */
public final class HeapCodeSolver implements Solver {
  /** The solver handles smaller heaps sooner than the detector examines the rules. */
  private static final long LARGE = 300;

  private static final long MAX_HEAP = 1L << 28;

  private final Solver solver;
  private final Progress progress;
  private final SequenceLimits sequenceLimits;
  private final IdentityHashMap<Rules, Optional<HeapValues>> games = new IdentityHashMap<>();
  private long expected;

  /**
   * Wraps a solver.
   *
   * @param progress ends the computation of values at its limits
   * @param sequenceLimits limits of the engine; its memory is further limited by those of the
   *     progress
   */
  public HeapCodeSolver(Solver solver, Progress progress, SequenceLimits sequenceLimits) {
    this.solver = solver;
    this.progress = progress;
    this.sequenceLimits =
        sequenceLimits.withMemory(Math.min(progress.limits().memory(), sequenceLimits.memory()));
  }

  /** Announces that questions will go up to this heap, so that its values are computed at once. */
  public HeapCodeSolver expecting(long heap) {
    expected = heap;
    return this;
  }

  @Override
  public Result solve(Question question) {
    return answer(question).<Result>map(answer -> answer).orElseGet(() -> solver.solve(question));
  }

  private Optional<Answer> answer(Question question) {
    if (question.misere()
        || question.plies()
        || question.moveSelection() != Question.MoveSelection.NONE
        || question.method() == Question.Method.THEOREM
        || question.components().size() != 1
        || progress.isOver()) { // then the solver reports the limit
      return Optional.empty();
    }
    Question.Component component = question.components().getFirst();
    Rules rules = component.rules();
    Optional<HeapValues> examined = games.get(rules);
    if (examined != null ? examined.isEmpty() : rules.components().size() != 1) {
      return Optional.empty();
    }
    long[] heaps = HeapCodeDetector.sizes(rules, component.position()).toArray();
    long largest = 0;
    for (long heap : heaps) {
      largest = Math.max(largest, heap);
    }
    if (heaps.length == 0 || Math.max(largest, expected) < LARGE) {
      return Optional.empty();
    }
    return values(rules, largest).map(values -> answer(values, heaps));
  }

  private static Answer answer(HeapValues values, long[] heaps) {
    long nimber = 0;
    for (long heap : heaps) {
      nimber ^= values.at(heap);
    }
    return Answer.ofNimber(nimber, values.evidence());
  }

  /** Returns values that reach this heap. Empty if no engine fits or the limits are too low. */
  private Optional<HeapValues> values(Rules rules, long heap) {
    Optional<HeapValues> values =
        games.computeIfAbsent(rules, of -> HeapValues.of(of, sequenceLimits));
    long most = Math.min(progress.limits().positions(), MAX_HEAP);
    if (values.isPresent() && heap < most && !values.get().has(heap)) {
      values
          .get()
          .reach(Math.min(most, Math.max(heap, expected)), (done, of) -> !progress.isOver());
    }
    return values.filter(known -> heap < most && known.has(heap));
  }
}
