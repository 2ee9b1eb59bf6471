package zermelo.language.parameter;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.language.board.BoardGeometry;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.evaluate.TermEvaluator;
import zermelo.language.program.BoardDeclaration;
import zermelo.language.program.Program;
import zermelo.language.program.Term;
import zermelo.language.program.TermTraversal;
import zermelo.language.program.Type;

/** Finds the parameters that give the size of a board from a position that is drawn on it. */
public final class BoardSizeFinder {
  private static final Pattern LIST = Pattern.compile("\\[([\\d\\s,]*)]");

  private final String game;
  private final Program program;
  private final TermEvaluator evaluate;

  private BoardSizeFinder(String game, Program program) {
    this.game = game;
    this.program = program;
    this.evaluate = new TermEvaluator(program.source());
  }

  /** The settings with those that the position implies and that are not given. */
  public static Settings fitted(String game, Program program, Settings given, String position) {
    if (!program.components().isEmpty()
        && program.components().getFirst().value().orElse(null) instanceof Term.EachElement start) {
      return new BoardSizeFinder(game, program).fitList(given, start, position);
    }
    Optional<Term.NumberTerm[]> sides = program.board().flatMap(BoardSizeFinder::sides);
    boolean first =
        !program.components().isEmpty() && program.components().getFirst().board().isPresent();
    if (sides.isEmpty() || !first || position.isBlank()) {
      return given;
    }
    String board = position.strip().split("[,:+]", 2)[0].strip();
    String[] rows = board.split("/", -1);
    BoardSizeFinder finder = new BoardSizeFinder(game, program);
    Settings found = finder.fit(given, sides.get()[0], rows.length);
    found = finder.fit(found, sides.get()[1], rows[0].length());
    Optional<Term.NumberTerm> count = program.board().flatMap(BoardSizeFinder::count);
    return count.isEmpty()
        ? found
        : finder.fit(found, count.get(), position.split("\\+", -1).length);
  }

  /** The term that gives the number of boards, if there may be several. */
  private static Optional<Term.NumberTerm> count(BoardDeclaration board) {
    return board.shape() instanceof BoardDeclaration.Rectangle sides
        ? sides.count()
        : Optional.empty();
  }

  /** The terms that give the rows of a rectangle and its columns. */
  private static Optional<Term.NumberTerm[]> sides(BoardDeclaration board) {
    return board.shape() instanceof BoardDeclaration.Rectangle sides
        ? Optional.of(new Term.NumberTerm[] {sides.rows(), sides.columns()})
        : Optional.empty();
  }

  /**
   * Adds the parameter that gives the length of the list at the start. If all elements are a bound
   * of the list at the start, the first one gives that too.
   */
  private Settings fitList(Settings given, Term.EachElement start, String position) {
    Matcher list = LIST.matcher(position.strip());
    if (!list.lookingAt() || !(start.set() instanceof Term.Range range)) {
      return given;
    }
    String[] items = list.group(1).split(",", -1);
    if (!Arrays.stream(items).allMatch(item -> item.strip().matches("\\d{1,9}"))) {
      return given; // parsing says what is wrong
    }
    Settings found = fit(given, range.high(), items.length);
    boolean bounded =
        program.components().getFirst().high().map(start.value()::equals).orElse(false);
    return bounded ? fit(found, start.value(), Long.parseLong(items[0].strip())) : found;
  }

  /** Adds the parameter for which a side of the board has this length, if there is just one. */
  private Settings fit(Settings given, Term.NumberTerm side, long length) {
    List<Program.Param> open =
        program.params().stream()
            .filter(param -> param.type() == Type.NUMBER)
            .filter(param -> !given.values().containsKey(param.name()))
            .filter(param -> TermTraversal.any(side, term -> isParameter(term, param)))
            .toList();
    if (open.size() != 1) {
      return given;
    }
    String name = open.getFirst().name();
    if (isParameter(side, open.getFirst())) {
      Settings settings = given.and(name + "=" + length);
      return length(settings, side) == length ? settings : given;
    }
    return LongStream.rangeClosed(1, BoardGeometry.MAX_CELLS)
        .mapToObj(value -> given.and(name + "=" + value))
        .filter(settings -> length(settings, side) == length)
        .findFirst()
        .orElse(given);
  }

  private static boolean isParameter(Term term, Program.Param param) {
    return term instanceof Term.NumberSlot slot && slot.slot() == param.place();
  }

  /** The length of a side with these settings; -1 if they are not possible. */
  private long length(Settings settings, Term.NumberTerm side) {
    EvaluationFrame frame = new EvaluationFrame(program.numberSlots(), program.listSlots());
    try {
      new ParameterReader(game, program, evaluate, frame).settle(settings);
      frame.refuel();
      return evaluate.num(side).of(frame);
    } catch (BadInput | RulesFault impossible) {
      return -1;
    }
  }
}
