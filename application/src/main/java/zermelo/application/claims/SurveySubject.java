package zermelo.application.claims;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import zermelo.application.GameResolver;
import zermelo.application.heapcode.HeapCodeSolver;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.insight.survey.FamilyEvaluator;
import zermelo.insight.survey.GameVariables;
import zermelo.insight.survey.LengthRange;
import zermelo.insight.survey.PositionCondition;
import zermelo.insight.survey.PositionFamily;
import zermelo.insight.survey.RestrictedFamily;
import zermelo.kernel.Settings;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Question;
import zermelo.solve.Solver;

/**
 * The game that {@code check} or {@code discover} is about, and the positions that the user asked
 * for.
 */
public final class SurveySubject {
  /** Largest list length, and largest number of heaps, of a survey. */
  public static final int LONGEST = 8;

  private final SurveyRequest request;
  private final GameVariables names;
  private final FamilyEvaluator evaluator;

  /**
   * The user's request.
   *
   * @param heaps the number of heaps of the sums, if given
   * @param lengths the lengths of lists, if given
   * @param where restricts the positions; empty if it does not
   */
  public record SurveyRequest(
      String game,
      Settings settings,
      boolean misere,
      OptionalInt heaps,
      Optional<LengthRange> lengths,
      Optional<String> where) {
    /** Returns the game with its settings, as requested. */
    public String title() {
      return GameResolver.title(game, settings)
          + (misere ? ", misère play" : "")
          + where.map(text -> ", where " + text).orElse("");
    }
  }

  /**
   * Prepares the evaluator of the game's positions.
   *
   * @param solver answers one question after the other within common limits
   * @param progress those limits; they apply to nim-sequences of large heaps too
   * @param sequenceLimits further limits for nim-sequences
   */
  public SurveySubject(
      SurveyRequest request,
      GameResolver resolver,
      Solver solver,
      Progress progress,
      SequenceLimits sequenceLimits,
      Question.Method method) {
    this.request = request;
    this.names =
        new GameVariables(
            resolver.named(request.game),
            request.settings,
            values -> resolver.game(request.game, values).configured());
    HeapCodeSolver coded = new HeapCodeSolver(solver, progress, sequenceLimits);
    this.evaluator = new FamilyEvaluator(coded, request.misere, method, progress);
  }

  public SurveyRequest request() {
    return request;
  }

  GameVariables names() {
    return names;
  }

  /** Returns the positions that a claim with these names is about, within the restriction. */
  PositionFamily family(Set<Integer> mentioned, OptionalInt heaps) {
    Optional<PositionCondition> where =
        request.where().map(text -> PositionCondition.read(text, names.vocabulary()));
    Set<Integer> all = new TreeSet<>(mentioned);
    where.ifPresent(condition -> all.addAll(condition.variables()));
    PositionFamily family = names.family(all, heaps, request.lengths());
    return where
        .<PositionFamily>map(condition -> new RestrictedFamily(family, condition))
        .orElse(family);
  }

  FamilyEvaluator examiner() {
    return evaluator;
  }
}
