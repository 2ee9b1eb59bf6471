package zermelo.bench.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import zermelo.application.json.JsonWriter;
import zermelo.kernel.input.BadInput;

/**
 * A row of {@code bench rules}: work, such as {@code wythoff/3000}, that is done with each kind of
 * rules.
 */
interface BenchRow {
  /**
   * The kinds of rules that are compared: texts, compiled or interpreted, and rules written by hand
   * in Java.
   */
  enum Engine {
    COMPILED,
    INTERPRETED,
    HAND
  }

  /** The name by which {@code --rows} asks for it. */
  String id();

  /** The size in words: a number, or the sides of a board. */
  String extent();

  /** Writes the size into the object of the row. */
  void describe(JsonWriter object);

  /**
   * Prepares the work, so that the measured part can be done again and again. Reading, proving and
   * compiling the text of a board belong here, because they are done once, however long the work
   * takes.
   *
   * @return does the work; returns the result in words
   */
  Supplier<String> prepared(Engine engine);

  /** The row at a size that the interpreter can finish; empty if it is not measured. */
  Optional<BenchRow> interpretable();

  /** Whether other threads work too, so that the processor time of the process counts. */
  boolean usesThreads();

  /** The rows that are measured without {@code --rows}. */
  static List<BenchRow> usual() {
    return Stream.<BenchRow>concat(NumberBenchRow.usual().stream(), BoardBenchRow.usual().stream())
        .toList();
  }

  /** Parses the rows that a user names: {@code wythoff/3000,kalah/4x3}. */
  static List<BenchRow> read(List<String> lists) {
    List<BenchRow> rows = new ArrayList<>();
    for (String list : lists) {
      for (String name : list.split(",", -1)) {
        rows.add(named(name.strip()));
      }
    }
    return rows;
  }

  private static BenchRow named(String name) {
    int slash = name.indexOf('/');
    String id = slash < 0 ? name : name.substring(0, slash);
    BenchRow row =
        usual().stream()
            .filter(one -> one.id().equals(id))
            .findFirst()
            .orElseThrow(
                () ->
                    new BadInput(
                        "--rows: '%s' is none of %s"
                            .formatted(
                                id,
                                String.join(", ", usual().stream().map(BenchRow::id).toList()))));
    return slash < 0 ? row : row.sized(name.substring(slash + 1));
  }

  /** The same row at a size that a user typed. */
  BenchRow sized(String size);
}
