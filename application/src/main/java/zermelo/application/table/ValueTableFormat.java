package zermelo.application.table;

import java.util.ArrayList;
import java.util.List;
import zermelo.application.json.JsonWriter;
import zermelo.kernel.Settings;

/** Formats tables of values as plain text, CSV, Markdown and JSON. */
public final class ValueTableFormat {
  private static final int COLUMNS = 10;

  private ValueTableFormat() {}

  /**
   * Formats for the screen: a sequence with ten values per line, a grid with row and column
   * numbers.
   */
  public static String plain(ValueTable table, String title) {
    List<List<String>> lines = new ArrayList<>();
    String corner = table.parameter().isPresent() ? table.corner() : "";
    List<String> head = new ArrayList<>(List.of(corner));
    int columns = table.grid() ? widest(table) : COLUMNS;
    for (int i = 0; i < columns; i++) {
      head.add(Long.toString(table.grid() ? table.from() + i : i));
    }
    lines.add(head);
    if (table.grid()) {
      for (int i = 0; i < table.rows().size(); i++) {
        lines.add(labelled(table.label(i), table.rows().get(i)));
      }
    } else {
      sequence(table, lines);
    }
    String what =
        switch (table.value()) {
          case "winner" -> "who wins";
          case "grundy" -> "Grundy values";
          default -> table.value();
        };
    String legend =
        table.value().equals("winner")
            ? "\nN: the next player, who is to move, wins; P: the previous player; = tie; ~ draw"
            : "";
    return title + ": " + what + "\n\n" + aligned(lines) + legend + (legend.isEmpty() ? "" : "\n");
  }

  private static void sequence(ValueTable table, List<List<String>> lines) {
    long first = table.from() - table.from() % COLUMNS;
    List<String> cells = new ArrayList<>();
    for (long i = first; i < table.from(); i++) {
      cells.add("");
    }
    cells.addAll(table.cells());
    for (int at = 0; at < cells.size(); at += COLUMNS) {
      lines.add(labelled(first + at, cells.subList(at, Math.min(cells.size(), at + COLUMNS))));
    }
  }

  private static List<String> labelled(long label, List<String> cells) {
    List<String> line = new ArrayList<>(List.of(Long.toString(label)));
    cells.forEach(cell -> line.add(letter(cell)));
    return line;
  }

  private static String letter(String cell) {
    return switch (cell) {
      case "first" -> "N";
      case "second" -> "P";
      case "tie" -> "=";
      case "draw" -> "~";
      default -> cell;
    };
  }

  private static int widest(ValueTable table) {
    return table.rows().stream().mapToInt(List::size).max().orElse(0);
  }

  /** Aligns columns to the right, with two spaces between them. */
  private static String aligned(List<List<String>> lines) {
    int columns = lines.stream().mapToInt(List::size).max().orElse(0);
    int[] widths = new int[columns];
    for (List<String> line : lines) {
      for (int i = 0; i < line.size(); i++) {
        widths[i] = Math.max(widths[i], line.get(i).length());
      }
    }
    StringBuilder text = new StringBuilder();
    for (List<String> line : lines) {
      StringBuilder row = new StringBuilder();
      for (int i = 0; i < line.size(); i++) {
        String cell = line.get(i);
        row.append(" ".repeat(widths[i] - cell.length() + 2)).append(cell);
      }
      text.append(row.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  public static String csv(ValueTable table) {
    StringBuilder text = new StringBuilder();
    cells(table).forEach(line -> text.append(String.join(",", line)).append('\n'));
    return text.toString();
  }

  public static String markdown(ValueTable table) {
    StringBuilder text = new StringBuilder();
    List<List<String>> lines = cells(table);
    for (int i = 0; i < lines.size(); i++) {
      text.append("| ").append(String.join(" | ", lines.get(i))).append(" |\n");
      if (i == 0) {
        text.append("|").append("---:|".repeat(lines.getFirst().size())).append('\n');
      }
    }
    return text.toString();
  }

  /** Returns a header and one line per row. A sequence has the columns n and value. */
  private static List<List<String>> cells(ValueTable table) {
    List<List<String>> lines = new ArrayList<>();
    if (!table.grid()) {
      lines.add(List.of("n", table.value()));
      for (int i = 0; i < table.cells().size(); i++) {
        lines.add(List.of(Long.toString(table.from() + i), table.cells().get(i)));
      }
      return lines;
    }
    List<String> head = new ArrayList<>(List.of(table.corner()));
    for (int i = 0; i < widest(table); i++) {
      head.add(Long.toString(table.from() + i));
    }
    lines.add(head);
    for (int i = 0; i < table.rows().size(); i++) {
      List<String> line = new ArrayList<>(List.of(Long.toString(table.label(i))));
      line.addAll(table.rows().get(i));
      lines.add(line);
    }
    return lines;
  }

  public static String json(ValueTable table, String game, Settings settings, boolean misere) {
    JsonWriter json = new JsonWriter().open('{');
    fields(table, game, settings, misere, json);
    return json.close('}') + "\n";
  }

  /** Writes a table as fields of an open object. */
  public static void fields(
      ValueTable table, String game, Settings settings, boolean misere, JsonWriter json) {
    json.key("game").value(game).settings(settings).key("misere").value(misere);
    json.key("value").value(table.value()).key("from").value(table.from());
    table.parameter().ifPresent(rows -> parameter(rows, json));
    json.key("values");
    if (table.grid()) {
      json.open('[');
      table.rows().forEach(row -> array(row, json));
      json.close(']');
    } else {
      array(table.cells(), json);
    }
  }

  private static void parameter(ValueTable.ParameterRows rows, JsonWriter json) {
    json.key("parameter").value(rows.name()).key("parameter_values").open('[');
    rows.values().forEach(json::value);
    json.close(']');
  }

  private static void array(List<String> cells, JsonWriter json) {
    json.open('[');
    for (String cell : cells) {
      if (cell.isEmpty()) {
        json.nothing();
      } else {
        json.typed(cell);
      }
    }
    json.close(']');
  }
}
