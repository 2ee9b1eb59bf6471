package zermelo.language;

import java.util.ArrayList;
import java.util.List;
import zermelo.kernel.BadInput;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Game;
import zermelo.kernel.Parameter;
import zermelo.kernel.Settings;
import zermelo.language.check.Checker;
import zermelo.language.check.Program;
import zermelo.language.check.Type;
import zermelo.language.interpret.TextRules;
import zermelo.language.syntax.Parser;
import zermelo.language.syntax.Problem;
import zermelo.language.syntax.Source;
import zermelo.language.syntax.Syntax;

/** A game that was written in the rules language. */
public final class TextGame implements Game {
  /** Longer texts are refused: rules are small. */
  public static final int LONGEST = 100_000;

  private final String id;
  private final Program program;
  private final Facts facts;

  private TextGame(String id, Program program) {
    this.id = id;
    this.program = program;
    this.facts = inferred(program);
  }

  /**
   * Reads a game.
   *
   * @param id how commands name it
   * @param name how messages name the text, usually a file
   * @throws BadInput with every problem of the text, each with its place
   */
  public static TextGame read(String id, String name, String text) {
    if (text.length() > LONGEST) {
      throw new BadInput(name + " is too long: rules have at most " + LONGEST + " characters");
    }
    Source source = new Source(name, text);
    List<Problem> problems = new ArrayList<>();
    Syntax.Text syntax = Parser.parse(source, problems);
    Program program = Checker.check(source, syntax, problems);
    if (!problems.isEmpty()) {
      throw new BadInput(Problem.render(source, problems));
    }
    return new TextGame(id, program);
  }

  private static Facts inferred(Program program) {
    boolean decides = program.ends().stream().anyMatch(end -> end.ending() != Ending.TIED);
    boolean ties = program.ends().stream().anyMatch(end -> end.ending() == Ending.TIED);
    return new Facts(!program.partizan(), program.heaps(), decides, ties, false, false);
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

  public Facts facts() {
    return facts;
  }

  @Override
  public List<Parameter> parameters() {
    return program.params().stream().map(TextGame::parameter).toList();
  }

  private static Parameter parameter(Program.Param param) {
    return new Parameter(param.name(), typeWords(param), param.valueText(), param.meaning());
  }

  private static String typeWords(Program.Param param) {
    return param.type() == Type.NUMBER ? "a number" : param.type().words();
  }

  @Override
  public List<Example> examples() {
    return program.examples().stream().map(TextGame::example).toList();
  }

  /** {@code example 5,7 with k=2 and v=3}. */
  private static Example example(String line) {
    String[] halves = line.split("\\s+with\\s+|^with\\s+", 2);
    Settings settings = Settings.NONE;
    if (halves.length == 2) {
      for (String setting : halves[1].split("\\s+and\\s+", -1)) {
        settings = settings.and(setting);
      }
    }
    return new Example(settings, halves[0].strip());
  }

  @Override
  public TextRules rules(Settings settings) {
    return new TextRules(id, program, facts, settings);
  }
}
