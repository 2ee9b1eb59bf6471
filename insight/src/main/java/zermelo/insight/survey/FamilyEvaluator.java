package zermelo.insight.survey;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.RulesFault;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Answer;
import zermelo.solve.OutOfLimits;
import zermelo.solve.ProvenBounds;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.solve.Solver;

/** Solves the positions of a family, one after the other. */
public final class FamilyEvaluator {
  private static final int MAX_MOVES = 12;

  private static final String FAULT = "the rules fail at ";

  private static final long FIRST_AHEAD = 8;

  private static final long MOST_MILLIS = 60_000;

  private final Solver solver;
  private final boolean misere;
  private final Question.Method method;
  private final Progress progress;
  private final Map<PositionFamily, Long> ahead = new HashMap<>(); // largest size solved ahead
  private final HeapSums sums = new HeapSums();

  /** Creates an evaluator without limits of its own. */
  public FamilyEvaluator(Solver solver, boolean misere, Question.Method method) {
    this(solver, misere, method, new Progress(Limits.unlimited()));
  }

  /**
   * Creates an evaluator.
   *
   * @param progress the time limit of the whole survey
   */
  public FamilyEvaluator(Solver solver, boolean misere, Question.Method method, Progress progress) {
    this.solver = solver;
    this.misere = misere;
    this.method = method;
    this.progress = progress;
  }

  /** Throws {@link zermelo.kernel.limits.LimitReached} if the time of the survey is over. */
  public void checkTime() {
    progress.checkTime();
  }

  /**
   * Returns a check like {@link #checkTime} for work that may overrun the time.
   *
   * @param share the work may take at least this share of the whole time, from now on
   */
  public Runnable timeCheck(double share) {
    long now = System.nanoTime();
    long least = (long) (share * Math.min(progress.limits().time().toMillis(), MOST_MILLIS) * 1e6);
    return () -> {
      if (System.nanoTime() - now > least) {
        progress.checkTime();
      }
    };
  }

  public boolean misere() {
    return misere;
  }

  /**
   * Solves a position, without its moves.
   *
   * <p>A fault of the rules there counts as a limit ({@link #isFault}), which ends the survey.
   *
   * @param plies whether to compute the remoteness
   */
  public Result value(FamilyPosition at, boolean plies) {
    try {
      Optional<Answer> sum = plies ? Optional.empty() : ofHeaps(at);
      return sum.<Result>map(answer -> answer)
          .orElseGet(() -> solver.solve(question(at.setup(), at.position(), plies)));
    } catch (RulesFault fault) {
      return new OutOfLimits(
          FAULT + at.text() + ": " + fault.getMessage(),
          0,
          Duration.ZERO,
          ProvenBounds.NOTHING,
          Optional.empty());
    }
  }

  private Question question(ConfiguredGame setup, Position position, boolean plies) {
    return Question.valueOnly(List.of(setup.component(position)), misere)
        .method(method)
        .remoteness(plies);
  }

  /** Returns the value of a sum from those of its heaps, if Grundy values apply. */
  private Optional<Answer> ofHeaps(FamilyPosition at) {
    Rules rules = at.setup().rules();
    return HeapSums.apply(rules, misere)
        ? sums.of(
            rules,
            at.position(),
            heap ->
                solver.solve(question(at.setup(), heap, false)) instanceof Answer answer
                    ? Optional.of(answer)
                    : Optional.empty())
        : Optional.empty();
  }

  /**
   * Visits the positions of one size; returns false if the visitor ended the visit.
   *
   * <p>Now and then it first solves the largest position of twice that size, because a solver whose
   * tables grow with every size would start from scratch each time.
   *
   * @param most the size at which the survey will end
   */
  public boolean visit(
      PositionFamily family, long size, long most, Predicate<FamilyPosition> visitor) {
    boolean several = family.names().size() > 1;
    if (several && size >= FIRST_AHEAD && size > ahead.getOrDefault(family, 0L)) {
      long next = Math.min(2 * size, most);
      ahead.put(family, next);
      family.corner(next).ifPresent(corner -> value(corner, false));
    }
    return family.visit(size, visitor);
  }

  /** Returns whether the rules failed, so that no larger limit helps. */
  public static boolean isFault(OutOfLimits out) {
    return out.reason().startsWith(FAULT);
  }

  /** Solves a position, with the values of all moves. */
  public Result inFull(FamilyPosition at) {
    return solver.solve(
        Question.of(components(at))
            .misere(misere)
            .method(method)
            .listing(Question.MoveSelection.ALL, MAX_MOVES));
  }

  private static List<Question.Component> components(FamilyPosition at) {
    return List.of(at.setup().component(at.position()));
  }
}
