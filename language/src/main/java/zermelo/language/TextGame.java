package zermelo.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.kernel.Game;
import zermelo.kernel.Parameter;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.language.check.ProgramChecker;
import zermelo.language.contest.InputLayout;
import zermelo.language.contest.JudgeForms;
import zermelo.language.contest.JudgeVocabulary;
import zermelo.language.contest.OutputForm;
import zermelo.language.interpret.DefaultProposal;
import zermelo.language.interpret.ExampleChecker;
import zermelo.language.interpret.TextRules;
import zermelo.language.parameter.BoardSizeFinder;
import zermelo.language.program.Program;
import zermelo.language.program.Term;
import zermelo.language.program.Type;
import zermelo.language.space.TextSpaces;
import zermelo.language.syntax.Diagnostic;
import zermelo.language.syntax.GameParser;
import zermelo.language.syntax.LargeStack;
import zermelo.language.syntax.Source;
import zermelo.language.syntax.SyntaxTree;

/** A game whose rules are a text in the rules language. */
public final class TextGame implements Game {
  /** The longest text that is accepted, in characters. Rules are small. */
  public static final int LONGEST = 100_000;

  /**
   * Texts of at most this length can be parsed on the stack of any thread, however deeply they are
   * nested.
   */
  private static final int SHORT = 3_000;

  private final String id;
  private final Program program;
  private final Optional<InputLayout> input;
  private final Optional<OutputForm> output;

  private TextGame(
      String id, Program program, SyntaxTree.GameText syntax, List<Diagnostic> problems) {
    this.id = id;
    this.program = program;
    this.input =
        syntax
            .input()
            .flatMap(line -> JudgeForms.input(line, JudgeVocabulary.of(program), problems));
    this.output = syntax.output().flatMap(line -> JudgeForms.output(line, problems));
  }

  /**
   * The result of parsing a text.
   *
   * @param game the game, if the text has no problems
   * @param problems the problems, in the order of the text
   */
  public record ParseResult(Optional<TextGame> game, Source source, List<Diagnostic> problems) {
    public ParseResult {
      problems = List.copyOf(problems);
    }
  }

  /**
   * Parses a game.
   *
   * @param id the name of the game in commands
   * @param name the name of the text in messages, usually a file
   * @throws BadInput with every problem of the text, each with its place
   */
  public static TextGame read(String id, String name, String text) {
    ParseResult reading = parse(id, name, text);
    return reading
        .game()
        .orElseThrow(() -> new BadInput(Diagnostic.render(reading.source(), reading.problems())));
  }

  /**
   * Parses a game. Problems of the text are in the result, each with its place.
   *
   * @throws BadInput if the text is too long
   */
  public static ParseResult parse(String id, String name, String text) {
    if (text.length() > LONGEST) {
      throw new BadInput(name + " is too long: rules have at most " + LONGEST + " characters");
    }
    return text.length() > SHORT
        ? LargeStack.call(() -> parsed(id, name, text))
        : parsed(id, name, text);
  }

  /**
   * Parses a game of the library, without trying its defaults, examples and proposals: the tests
   * have done that, and it takes longer than parsing.
   */
  public static TextGame ofLibrary(String id, String text) {
    return text.length() > SHORT ? LargeStack.call(() -> untried(id, text)) : untried(id, text);
  }

  private static TextGame untried(String id, String text) {
    Source source = new Source(id + ".game", text);
    List<Diagnostic> problems = new ArrayList<>();
    SyntaxTree.GameText syntax = GameParser.parse(source, problems);
    TextGame game =
        new TextGame(id, ProgramChecker.check(source, syntax, problems), syntax, problems);
    if (!problems.isEmpty()) {
      throw new BadInput(Diagnostic.render(source, problems));
    }
    return game;
  }

  private static ParseResult parsed(String id, String name, String text) {
    Source source = new Source(name, text);
    List<Diagnostic> problems = new ArrayList<>();
    SyntaxTree.GameText syntax = GameParser.parse(source, problems);
    if (!syntax.allNames()) {
      return new ParseResult(Optional.empty(), source, Diagnostic.different(problems));
    }
    Program program = ProgramChecker.check(source, syntax, problems);
    if (problems.isEmpty()) {
      ExampleChecker.run(id, program, problems);
    }
    TextGame game = new TextGame(id, program, syntax, problems);
    return problems.isEmpty()
        ? new ParseResult(Optional.of(game), source, problems)
        : new ParseResult(Optional.empty(), source, Diagnostic.different(problems));
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String title() {
    return program.title();
  }

  @Override
  public String words() {
    return program.words();
  }

  /** The text as it was written. */
  public String text() {
    return program.source().text();
  }

  public Program program() {
    return program;
  }

  /** How a judge writes positions, if the text says it. */
  public Optional<InputLayout> input() {
    return input;
  }

  /** How a judge wants answers, if the text says it. */
  public Optional<OutputForm> output() {
    return output;
  }

  @Override
  public List<Parameter> parameters() {
    return program.params().stream().map(TextGame::parameter).toList();
  }

  private static Parameter parameter(Program.Param param) {
    return new Parameter(param.name(), typeWords(param), param.valueText(), param.meaning());
  }

  private static String typeWords(Program.Param param) {
    if (param.type() != Type.NUMBER) {
      return param.type().words();
    }
    return param.low().orElse(null) instanceof Term.Constant low
            && param.high().orElse(null) instanceof Term.Constant high
        ? low.value() + ".." + high.value()
        : "a number";
  }

  @Override
  public List<Example> examples() {
    return program.examples().stream().map(this::example).toList();
  }

  /**
   * The positions that the text proposes to play from. A text with no start, proposals or examples
   * gets a default one.
   */
  @Override
  public List<Example> proposals() {
    if (program.proposals().isEmpty()) {
      return program.examples().isEmpty() ? DefaultProposal.of(id, program) : List.of();
    }
    return program.proposals().stream().map(this::example).toList();
  }

  /** Parses an example; a drawn board sets the parameters for its size. */
  private Example example(SyntaxTree.Name line) {
    Example written = ExampleChecker.parse(line.text());
    return new Example(fitted(written.settings(), written.position()), written.position());
  }

  @Override
  public Settings fitted(Settings given, String position) {
    return BoardSizeFinder.fitted(id, program, given, position);
  }

  @Override
  public TextRules rules(Settings settings) {
    return new TextRules(id, program, settings, new TextSpaces());
  }
}
