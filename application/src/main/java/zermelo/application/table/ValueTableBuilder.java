package zermelo.application.table;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import zermelo.application.GameResolver;
import zermelo.application.heapcode.HeapCodeDetector;
import zermelo.kernel.Facts;
import zermelo.kernel.Position;
import zermelo.kernel.PositionComponent;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Answer;
import zermelo.solve.OutOfLimits;
import zermelo.solve.Question;
import zermelo.solve.Solver;

/** Solves one position after the other until the table is full or a limit is reached. */
public final class ValueTableBuilder {
  /** Tables are for reading. Larger amounts belong in files and plots. */
  private static final long MAX_CELLS = 10_000_000;

  /** Longer tables are solved in stretches of this many numbers, or of a part of the last one. */
  private static final long AHEAD = 4_096;

  private static final long PART_AHEAD = 8;

  private final GameResolver.ResolvedGame resolved;
  private final boolean misere;
  private final Question.Method method;
  private final Solver solver;
  private Optional<OutOfLimits> stopped = Optional.empty();
  private Optional<HeapNimbers> heapNimbers = Optional.empty();

  /**
   * The user's request.
   *
   * @param from the first number; if absent, 0 or 1
   * @param value {@code grundy}, {@code winner} or {@code remoteness}; if absent, what the game has
   */
  public record TableRequest(OptionalLong from, long to, Optional<String> value) {
    /** The possible contents of the cells. */
    public static final List<String> VALUES = List.of("grundy", "winner", "remoteness");
  }

  public ValueTableBuilder(
      GameResolver.ResolvedGame resolved, boolean misere, Question.Method method, Solver solver) {
    this.resolved = resolved;
    this.misere = misere;
    this.method = method;
    this.solver = solver;
  }

  /**
   * Lets long tables of heaps compute their values directly, within these limits.
   *
   * <p>It changes nothing where a theorem or a heap code answers.
   */
  public ValueTableBuilder within(Progress progress) {
    boolean theorem =
        method != Question.Method.COMPUTED
            && (resolved.closedForm().isPresent() || method == Question.Method.THEOREM);
    heapNimbers =
        theorem
                || HeapCodeDetector.splits(resolved.rules()).isPresent()
                || HeapCodeDetector.code(resolved.rules()).isPresent()
            ? Optional.empty()
            : HeapNimbers.of(resolved, misere, progress);
    return this;
  }

  /** Returns the limit that ended the table early, if one did. */
  public Optional<OutOfLimits> stopped() {
    return stopped;
  }

  private String usual() {
    Facts facts = resolved.rules().facts();
    return facts.grundyApplies() && facts.acyclic() && !misere ? "grundy" : "winner";
  }

  /** Returns whether a table up to this number is a grid of two numbers. */
  public boolean isGrid(long to) {
    return !resolved.reads(Long.toString(to)) && resolved.reads(last(0, to) + "," + last(1, to));
  }

  /** Returns the last number of a component in a table to a number: it may have a bound. */
  private long last(int component, long to) {
    List<PositionComponent> all = resolved.rules().components();
    return component < all.size() ? Math.min(to, all.get(component).high()) : to;
  }

  public ValueTable fill(TableRequest request) {
    long from = request.from.orElseGet(() -> resolved.reads("0") || resolved.reads("0,0") ? 0 : 1);
    long to = request.to;
    String value = request.value.orElseGet(this::usual);
    if (from > to) {
      throw new BadInput("the table goes from " + from + " to " + to + ": nothing is in between");
    }
    String n = Long.toString(to);
    boolean line = resolved.reads(n);
    if (!line && !isGrid(to)) {
      throw new BadInput(
          resolved.name()
              + " has no positions of one or two plain numbers up to "
              + to
              + ", so there is no table; single positions can be solved",
          ": zermelo solve");
    }
    if (value.equals("grundy") && (misere || !resolved.rules().facts().grundyApplies())) {
      throw nothing("Grundy values" + (misere ? " in misère play" : ""));
    }
    long count = to - from + 1;
    long columns = line ? 1 : Math.max(1, last(1, to) - from + 1);
    if (count > MAX_CELLS || count > MAX_CELLS / columns) {
      throw new BadInput(
          "a table has at most %,d cells: choose a smaller range".formatted(MAX_CELLS));
    }
    ValueTable table = new ValueTable(value, from, !line);
    long ahead = from + AHEAD;
    long lastRow = line ? to : last(0, to);
    for (long row = from; row <= lastRow && stopped.isEmpty(); row++) {
      if (line) {
        if (row > ahead) {
          // One long sweep is faster than many of a single number each.
          ahead = Math.min(to, row + Math.max(AHEAD, row / PART_AHEAD));
          cell(Long.toString(ahead), value);
        }
        cell(Long.toString(row), value).ifPresent(table::addCell);
        continue;
      }
      table.newRow();
      for (long column = from; column <= last(1, to) && stopped.isEmpty(); column++) {
        cell(row + "," + column, value).ifPresent(table::addCell);
      }
    }
    if (stopped.isEmpty()
        && table.rows().stream().flatMap(List::stream).allMatch(String::isEmpty)) {
      throw nothing((value.equals("grundy") ? "Grundy values" : value) + " here");
    }
    return table;
  }

  private BadInput nothing(String what) {
    return new BadInput(
        resolved.name() + " has no " + what + ", but winners can be tabulated", ": --value winner");
  }

  private Optional<String> cell(String text, String value) {
    Position position = resolved.rules().parse(text);
    if (value.equals("grundy") && heapNimbers.isPresent()) {
      Optional<Long> nimber = heapNimbers.get().of(position);
      if (nimber.isPresent()) {
        return nimber.map(ValueTable::number);
      }
    }
    Question question =
        Question.valueOnly(List.of(resolved.component(position)), misere)
            .method(method)
            .remoteness(value.equals("remoteness"));
    return switch (solver.solve(question)) {
      case Answer answer -> Optional.of(ValueTable.value(value, answer));
      case OutOfLimits out -> {
        stopped = Optional.of(out);
        yield Optional.empty();
      }
    };
  }
}
