package zermelo.desk.pattern;

import java.util.OptionalInt;
import java.util.function.Function;
import zermelo.desk.Asked;
import zermelo.desk.code.CodedSolver;
import zermelo.heaps.effort.Effort;
import zermelo.insight.survey.Examiner;
import zermelo.insight.survey.Names;
import zermelo.insight.survey.Setup;
import zermelo.kernel.Settings;
import zermelo.solve.Budget;
import zermelo.solve.Question;
import zermelo.solve.Result;

/** The game that claims or conjectures are about, with what was said of its positions. */
public final class Subject {
  /** The longest lists, and the most heaps, of a survey. */
  public static final int LONGEST = 8;

  /** How long lists get where nobody said it. */
  public static final int USUAL_LENGTH = 3;

  private final Wish wish;
  private final Names names;
  private final Examiner examiner;

  /**
   * What was asked for.
   *
   * @param heaps sums of so many heaps, if that was said
   * @param longest lists have at most so many numbers
   */
  public record Wish(
      String game, Settings settings, boolean misere, OptionalInt heaps, int longest) {
    /** The game with its settings, as it was asked for. */
    public String title() {
      return Asked.title(game, settings) + (misere ? ", misère play" : "");
    }
  }

  /**
   * @param solver answers one question after the other within one budget
   * @param budget that budget: large heaps are computed within it too
   * @param effort what computing them may use
   */
  public Subject(
      Wish wish,
      Asked asked,
      Function<Question, Result> solver,
      Budget budget,
      Effort effort,
      Question.Method method) {
    this.wish = wish;
    this.names =
        new Names(
            asked.named(wish.game), wish.settings, values -> setup(asked.game(wish.game, values)));
    CodedSolver coded = new CodedSolver(solver, asked.own(wish.game), budget, effort);
    this.examiner = new Examiner(coded, wish.misere, method);
  }

  private static Setup setup(Asked.Known known) {
    return new Setup(known.title(), known.rules(), known.oracle());
  }

  public Wish wish() {
    return wish;
  }

  Names names() {
    return names;
  }

  Examiner examiner() {
    return examiner;
  }
}
