package zermelo.application.table;

import java.util.ArrayList;
import java.util.List;
import zermelo.application.json.AnswerJson;
import zermelo.solve.Answer;

/** A sequence or a grid of values as text. A cell without a value is empty. */
public final class ValueTable {
  private final String value;
  private final long from;
  private final boolean grid;
  private final List<List<String>> rows = new ArrayList<>();

  /**
   * Creates an empty table.
   *
   * @param value the content of the cells: grundy, winner or remoteness
   * @param from the number of the first row, and of the first column of a grid
   */
  public ValueTable(String value, long from, boolean grid) {
    this.value = value;
    this.from = from;
    this.grid = grid;
    if (!grid) {
      rows.add(new ArrayList<>());
    }
  }

  /** Returns the cell text of an answer. */
  public static String value(String wanted, Answer answer) {
    return switch (wanted) {
      case "grundy" ->
          answer.nimber().isPresent() ? Long.toString(answer.nimber().getAsLong()) : "";
      case "remoteness" ->
          answer.remoteness().isPresent() ? Integer.toString(answer.remoteness().getAsInt()) : "";
      default -> AnswerJson.winner(answer.outcome());
    };
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

  List<List<String>> rows() {
    return rows;
  }

  /** Returns the cells of a sequence. */
  List<String> cells() {
    return rows.getFirst();
  }
}
