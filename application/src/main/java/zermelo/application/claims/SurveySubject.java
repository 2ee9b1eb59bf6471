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

  private final SurveyRequest request;
  private final GameVariables names;
  private final FamilyEvaluator evaluator;

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
    HeapCodeSolver coded =
        new HeapCodeSolver(solver, resolver.isLibraryGame(request.game), progress, sequenceLimits);
    this.evaluator = new FamilyEvaluator(coded, request.misere, method, progress);
  }

  public SurveyRequest request() {
    return request;
  }

  GameVariables names() {
    return names;
  }

  FamilyEvaluator examiner() {
    return evaluator;
  }
}
