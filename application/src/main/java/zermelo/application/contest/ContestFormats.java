package zermelo.application.contest;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import zermelo.application.GameResolver;
import zermelo.kernel.Game;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.NearestNames;
import zermelo.language.TextGame;
import zermelo.language.contest.InputLayout;
import zermelo.language.contest.JudgeForms;
import zermelo.language.contest.JudgeVocabulary;
import zermelo.language.contest.OutputForm;
import zermelo.library.Library;
import zermelo.library.contest.CaseAnswers;
import zermelo.library.contest.ContestProblem;
import zermelo.library.contest.ContestProblems;
import zermelo.solve.Solver;

/** Finds formats: of the library's contest problems, and of games whose texts declare one. */
public final class ContestFormats {
  private static final OutputForm WINNER = JudgeForms.output("First|Second");

  private final GameResolver resolver;
  private final Solver solver;
  private final boolean misere;

  /**
   * Creates a finder. Its formats ask the solver for answers, except where a problem has a closed
   * form.
   */
  public ContestFormats(GameResolver resolver, Solver solver, boolean misere) {
    this.resolver = resolver;
    this.solver = solver;
    this.misere = misere;
  }

  /** Returns the formats of the library's problems. */
  public List<ContestFormat> all() {
    return ContestProblems.all().stream().map(this::format).toList();
  }

  private ContestFormat format(ContestProblem problem) {
    if (problem.closedForm().isPresent()) {
      return format(
          problem,
          JudgeForms.input(problem.input(), JudgeVocabulary.FREE),
          problem.closedForm().get());
    }
    TextGame game = (TextGame) Library.game(problem.game());
    InputLayout layout = JudgeForms.input(problem.input(), JudgeVocabulary.of(game.program()));
    OutputForm output = JudgeForms.output(problem.output());
    GameAnswers.Subject subject =
        new GameAnswers.Subject(problem.game(), game, Settings.NONE, false);
    CaseAnswers answers = new GameAnswers(subject, layout, output, resolver, solver);
    return format(problem, layout, () -> answers);
  }

  private static ContestFormat format(
      ContestProblem problem, InputLayout layout, Supplier<CaseAnswers> answers) {
    return new ContestFormat(
        problem.name(), problem.game(), layout, problem.output(), problem.largest(), answers);
  }

  /** Returns whether a problem of the library has this name. */
  public static boolean isProblem(String name) {
    return ContestProblems.all().stream().anyMatch(problem -> problem.name().equals(name));
  }

  /** Returns the format of a problem of the library. */
  public ContestFormat problem(String name) {
    return ContestProblems.all().stream()
        .filter(problem -> problem.name().equals(name))
        .findFirst()
        .map(this::format)
        .orElseThrow(() -> unknown(name));
  }

  /**
   * Returns the format of a game.
   *
   * @param input the layout to use instead of the one in the game's text
   * @param output the form of answers to use instead of the one in the game's text
   */
  public ContestFormat game(
      String name, Settings settings, Optional<String> input, Optional<String> output) {
    Game named = resolver.named(name);
    if (!(named instanceof TextGame game)) {
      throw new BadInput(name + " has no text; judge and stress need a game with a text");
    }
    JudgeVocabulary vocabulary =
        JudgeVocabulary.of(game.program()).without(settings.values().keySet());
    InputLayout layout =
        input
            .map(text -> JudgeForms.input(text, vocabulary))
            .or(game::input)
            .orElseThrow(
                () ->
                    new BadInput(
                        name
                            + " does not say how the judge writes positions: add a line such as"
                            + " 'input "
                            + vocabulary.example()
                            + "', or --input '"
                            + vocabulary.example()
                            + "'"));
    OutputForm form = output.map(JudgeForms::output).or(game::output).orElse(WINNER);
    GameAnswers.Subject subject = new GameAnswers.Subject(name, game, settings, misere);
    CaseAnswers answers = new GameAnswers(subject, layout, form, resolver, solver);
    return new ContestFormat(name, name, layout, form.text(), Long.MAX_VALUE, () -> answers);
  }

  private static BadInput unknown(String name) {
    List<String> names = ContestProblems.all().stream().map(ContestProblem::name).toList();
    return new BadInput(
        "there is no format '%s'.%s Formats: %s."
            .formatted(name, hint(name, names), String.join(", ", names)));
  }

  /** Suggests a format. For {@code 705b}, it is the one with that name after the slash. */
  private static String hint(String name, List<String> names) {
    for (String known : names) {
      if (tail(known).equalsIgnoreCase(tail(name))) {
        return " Did you mean " + known + "?";
      }
    }
    return NearestNames.hint(name, names);
  }

  private static String tail(String name) {
    return name.substring(name.lastIndexOf('/') + 1);
  }
}
