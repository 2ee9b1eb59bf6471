package zermelo.application.heapcode;

import java.time.Duration;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import zermelo.heaps.NimSequence;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.kernel.Evidence;
import zermelo.kernel.Outcome;
import zermelo.kernel.Rules;
import zermelo.kernel.limits.Limits;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.Result;

/**
 * Answers what large heaps are worth in normal play, where the rules are a code ({@link
 * Recognised}), from the engine of nim-sequences; everything else goes to the solver behind it. The
 * slow twin is that solver.
 */
public final class HeapCodeSolver implements Function<Question, Result> {
  /** Smaller heaps are solved sooner than rules are looked through. */
  private static final long LARGE = 300;

  private static final long MOST = 1L << 28;

  private final Function<Question, Result> solver;
  private final boolean own;
  private final Limits budget;
  private final SequenceLimits effort;
  private final long began = System.nanoTime();
  private final IdentityHashMap<Rules, CodeValues> games = new IdentityHashMap<>();
  private long expected;

  /** A game that was looked at: its code, if it has one, and the values so far. */
  private static final class CodeValues {
    private final Optional<HeapCode> code;
    private Optional<NimSequence> values = Optional.empty();

    CodeValues(Optional<HeapCode> code) {
      this.code = code;
    }
  }

  /**
   * @param own whether the rules are games of the library, not files of the same names
   * @param effort what the engine may use; of the memory, no more than the budget has
   */
  public HeapCodeSolver(
      Function<Question, Result> solver, boolean own, Limits budget, SequenceLimits effort) {
    this.solver = solver;
    this.own = own;
    this.budget = budget;
    this.effort =
        new SequenceLimits(
            effort.threads(), Math.min(budget.memory(), effort.memory()), effort.periods());
  }

  /** Heaps up to this one will be asked for. */
  public HeapCodeSolver expecting(long heap) {
    expected = heap;
    return this;
  }

  @Override
  public Result apply(Question question) {
    return answer(question).<Result>map(answer -> answer).orElseGet(() -> solver.apply(question));
  }

  private Optional<Answer> answer(Question question) {
    if (question.misere()
        || question.plies()
        || question.wanted() != Question.MoveSelection.NONE
        || question.method() == Question.Method.THEOREM
        || question.components().size() != 1
        || !inTime()) { // Then the solver behind says that the budget ran out.
      return Optional.empty();
    }
    Question.Component asked = question.components().getFirst();
    Rules rules = asked.rules();
    if (rules.components().size() != 1) {
      return Optional.empty();
    }
    long[] heaps = HeapCodeDetector.sizes(rules, asked.position()).toArray();
    long largest = 0;
    for (long heap : heaps) {
      largest = Math.max(largest, heap);
    }
    if (heaps.length == 0 || Math.max(largest, expected) < LARGE) {
      return Optional.empty();
    }
    return values(rules, largest).map(values -> answer(values, heaps));
  }

  private static Answer answer(NimSequence values, long[] heaps) {
    long nimber = 0;
    for (long heap : heaps) {
      nimber ^= values.at(heap);
    }
    String how = values.repetition().isPresent() ? " with a proved period" : "";
    return new Answer(
        nimber == 0 ? Outcome.LOSE : Outcome.WIN,
        OptionalInt.empty(),
        OptionalLong.of(nimber),
        OptionalInt.empty(),
        List.of(),
        List.of(),
        OptionalLong.empty(),
        new Evidence(
            Evidence.Kind.COMPUTED,
            "the nim-sequence of " + values.code().text() + how,
            values.computed()));
  }

  /** Values that reach this heap; nothing if the rules are no code or the budget is short. */
  private Optional<NimSequence> values(Rules rules, long heap) {
    CodeValues coded =
        games.computeIfAbsent(rules, of -> new CodeValues(HeapCodeDetector.code(of, own)));
    long most = Math.min(budget.positions(), MOST);
    if (coded.code.isEmpty() || heap >= most) {
      return Optional.empty();
    }
    if (coded.values.isEmpty() || coded.values.get().size() <= heap) {
      long size = Math.min(most, Math.max(2 * heap, expected) + 1);
      coded.values = Optional.of(compute(coded.code.get(), size));
    }
    return coded.values.filter(values -> values.size() > heap);
  }

  private NimSequence compute(HeapCode code, long size) {
    return NimSequence.compute(code, size, effort, (done, of) -> inTime());
  }

  private boolean inTime() {
    Duration spent = Duration.ofNanos(System.nanoTime() - began);
    return spent.compareTo(budget.time()) < 0;
  }
}
