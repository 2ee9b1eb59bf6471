package zermelo.application.claims;

import java.util.OptionalInt;
import java.util.function.Function;
import zermelo.application.GameResolver;
import zermelo.application.heapcode.HeapCodeSolver;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.insight.survey.ConfiguredGame;
import zermelo.insight.survey.FamilyEvaluator;
import zermelo.insight.survey.GameVariables;
import zermelo.kernel.Settings;
import zermelo.kernel.limits.Limits;
import zermelo.solve.Question;
import zermelo.solve.Result;

/** The game that claims or conjectures are about, with what was said of its positions. */
public final class SurveySubject {
  /** The longest lists, and the most heaps, of a survey. */
  public static final int LONGEST = 8;

  /** How long lists get where nobody said it. */
  public static final int USUAL_LENGTH = 3;

  private final SurveyRequest wish;
  private final GameVariables names;
  private final FamilyEvaluator examiner;

  /**
   * What was asked for.
   *
   * @param heaps sums of so many heaps, if that was said
   * @param longest lists have at most so many numbers
   */
  public record SurveyRequest(
      String game, Settings settings, boolean misere, OptionalInt heaps, int longest) {
    /** The game with its settings, as it was asked for. */
    public String title() {
      return GameResolver.title(game, settings) + (misere ? ", misère play" : "");
    }
  }

  /**
   * @param solver answers one question after the other within one budget
   * @param budget that budget: large heaps are computed within it too
   * @param effort what computing them may use
   */
  public SurveySubject(
      SurveyRequest wish,
      GameResolver asked,
      Function<Question, Result> solver,
      Limits budget,
      SequenceLimits effort,
      Question.Method method) {
    this.wish = wish;
    this.names =
        new GameVariables(
            asked.named(wish.game), wish.settings, values -> setup(asked.game(wish.game, values)));
    HeapCodeSolver coded = new HeapCodeSolver(solver, asked.own(wish.game), budget, effort);
    this.examiner = new FamilyEvaluator(coded, wish.misere, method);
  }

  private static ConfiguredGame setup(GameResolver.ResolvedGame known) {
    return new ConfiguredGame(known.title(), known.rules(), known.oracle());
  }

  public SurveyRequest wish() {
    return wish;
  }

  GameVariables names() {
    return names;
  }

  FamilyEvaluator examiner() {
    return examiner;
  }
}
