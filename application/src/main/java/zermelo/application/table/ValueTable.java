package zermelo.application.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import zermelo.application.json.AnswerJson;
import zermelo.solve.Answer;

/** A sequence or a grid of values as text. A cell without a value is empty. */
public final class ValueTable {
  private static final List<String> SMALL =
      IntStream.range(0, 256).mapToObj(Integer::toString).toList();

  private final String value;
  private final long from;
  private final boolean grid;
  private final Optional<ParameterRows> parameter;
  private final List<List<String>> rows = new ArrayList<>();

  /**
   * The rows of a grid that has a game in each row.
   *
   * @param name the parameter that varies
   * @param values its value in each row
   * @param column the name of the number that varies within a row
   */
  public record ParameterRows(String name, List<Long> values, String column) {}

  /**
   * Creates an empty table.
   *
   * @param value the content of the cells: grundy, winner or remoteness
   * @param from the number of the first row, and of the first column of a grid
   */
  public ValueTable(String value, long from, boolean grid) {
    this(value, from, grid, Optional.empty());
  }

  /** Creates an empty grid with a row for each value of a parameter. */
  static ValueTable ofParameter(String value, long from, ParameterRows rows) {
    return new ValueTable(value, from, true, Optional.of(rows));
  }

  private ValueTable(String value, long from, boolean grid, Optional<ParameterRows> parameter) {
    this.value = value;
    this.from = from;
    this.grid = grid;
    this.parameter = parameter;
    if (!grid) {
      rows.add(new ArrayList<>());
    }
  }

  /** Returns the cell text of an answer. */
  public static String value(String wanted, Answer answer) {
    return switch (wanted) {
      case "grundy" -> answer.nimber().isPresent() ? number(answer.nimber().getAsLong()) : "";
      case "remoteness" ->
          answer.remoteness().isPresent() ? Integer.toString(answer.remoteness().getAsInt()) : "";
      default -> AnswerJson.winner(answer.outcome());
    };
  }

  /** Returns a number as a cell. Long tables share the texts of small numbers. */
  static String number(long number) {
    return number >= 0 && number < SMALL.size() ? SMALL.get((int) number) : Long.toString(number);
  }

  public void newRow() {
    rows.add(new ArrayList<>());
  }

  public void addCell(String cell) {
    rows.getLast().add(cell);
  }

  String value() {
    return value;
  }

  long from() {
    return from;
  }

  boolean grid() {
    return grid;
  }

  /** Returns the parameter that varies from row to row, if one does. */
  Optional<ParameterRows> parameter() {
    return parameter;
  }

  /** Returns the number at the left of a row of a grid. */
  long label(int row) {
    return parameter.map(rows -> rows.values().get(row)).orElse(from + row);
  }

  /** Returns what stands in the corner of a grid: the names of rows and columns. */
  String corner() {
    return parameter.map(rows -> rows.name() + "\\" + rows.column()).orElse("a\\b");
  }

  List<List<String>> rows() {
    return rows;
  }

  /** Returns the cells of a sequence. */
  List<String> cells() {
    return rows.getFirst();
  }
}
