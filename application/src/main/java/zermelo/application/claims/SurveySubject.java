package zermelo.application.claims;

import java.util.OptionalInt;
import zermelo.application.GameResolver;
import zermelo.application.heapcode.HeapCodeSolver;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.insight.survey.FamilyEvaluator;
import zermelo.insight.survey.GameVariables;
import zermelo.kernel.Settings;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Question;
import zermelo.solve.Solver;

/** The game that claims or conjectures are about, with the requested positions. */
public final class SurveySubject {
  /** Largest list length, and largest number of heaps, of a survey. */
  public static final int LONGEST = 8;

  /** Default list length. */
  public static final int USUAL_LENGTH = 3;

  private final SurveyRequest wish;
  private final GameVariables names;
  private final FamilyEvaluator examiner;

  /**
   * The user's request.
   *
   * @param heaps the number of heaps of the sums, if given
   * @param longest the largest list length
   */
  public record SurveyRequest(
      String game, Settings settings, boolean misere, OptionalInt heaps, int longest) {
    /** Returns the game with its settings, as requested. */
    public String title() {
      return GameResolver.title(game, settings) + (misere ? ", misère play" : "");
    }
  }

  /**
   * Prepares the evaluator of the game's positions.
   *
   * @param solver answers one question after the other within common limits
   * @param progress those limits; they apply to nim-sequences of large heaps too
   * @param effort further limits for nim-sequences
   */
  public SurveySubject(
      SurveyRequest wish,
      GameResolver asked,
      Solver solver,
      Progress progress,
      SequenceLimits effort,
      Question.Method method) {
    this.wish = wish;
    this.names =
        new GameVariables(
            asked.named(wish.game),
            wish.settings,
            values -> asked.game(wish.game, values).configured());
    HeapCodeSolver coded = new HeapCodeSolver(solver, asked.own(wish.game), progress, effort);
    this.examiner = new FamilyEvaluator(coded, wish.misere, method);
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
