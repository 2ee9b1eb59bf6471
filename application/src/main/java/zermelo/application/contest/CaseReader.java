package zermelo.application.contest;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zermelo.application.contest.text.InputValues;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.language.contest.InputItem;
import zermelo.language.contest.InputLayout;
import zermelo.language.contest.InputNumber;
import zermelo.language.program.Program;
import zermelo.language.program.Type;

/**
 * Reads the numbers of one case, and gives its settings and the notation of its position.
 *
 * <p>One reader serves all cases of an input, one after another.
 */
final class CaseReader extends InputValues {
  private final InputLayout layout;
  private final Program program;
  private final boolean owned;
  private final boolean partizan;
  private final long[] slots;
  private final Set<String> given;
  private final List<Program.Param> params;
  private final Map<String, List<String>> values = new HashMap<>();
  private int starter = -1;

  CaseReader(InputLayout layout, Program program) {
    this.layout = layout;
    this.program = program;
    this.owned = program.components().stream().anyMatch(c -> c.role() == Program.Role.OWN);
    this.partizan = program.partizan();
    this.slots = new long[layout.slots()];
    this.given =
        Stream.of(layout.head(), layout.row())
            .flatMap(List::stream)
            .flatMap(CaseReader::names)
            .collect(Collectors.toSet());
    this.params = program.params().stream().filter(param -> isGiven(param.name())).toList();
  }

  /** Takes the numbers of a case. */
  void read(long[] head, long[] row) {
    values.values().forEach(List::clear);
    starter = -1;
    begin(head);
    InputLayout.traverse(layout.head(), slots, this);
    begin(row);
    InputLayout.traverse(layout.row(), slots, this);
  }

  private List<String> values(String name) {
    return values.computeIfAbsent(name, _ -> new ArrayList<>());
  }

  @Override
  public long number(InputNumber number, long index, long low, long high) {
    long written = take();
    if (!number.name().isEmpty()) {
      values(number.name()).add(Long.toString(written - number.offset()));
    }
    return written;
  }

  @Override
  public void symbols(InputItem.SymbolRows board, long row, long columns) {
    StringBuilder symbols = new StringBuilder();
    for (long i = 0; i < columns; i++) {
      symbols.append(board.symbols().charAt((int) take()));
    }
    values(board.name()).add(symbols.toString());
  }

  @Override
  public void starter(InputItem.StarterName names) {
    starter = (int) take();
  }

  /** Returns the index of the player who begins: 0, if the input does not say. */
  int starter() {
    return Math.max(0, starter);
  }

  /** Returns the parameters that the case sets, a key for {@link #settings}. */
  String settingsKey() {
    if (params.isEmpty()) {
      return "";
    }
    StringBuilder key = new StringBuilder();
    params.forEach(param -> key.append(values(param.name())).append(';'));
    return key.toString();
  }

  /** Returns the parameters that the case sets. */
  Settings settings() {
    Map<String, String> settings = new LinkedHashMap<>();
    for (Program.Param param : params) {
      String list = String.join(",", values(param.name()));
      settings.put(
          param.name(),
          param.type() == Type.SET
              ? "{" + list + "}"
              : param.type() == Type.LIST ? "[" + list + "]" : list);
    }
    return new Settings(settings);
  }

  private boolean isGiven(String name) {
    return given.contains(name);
  }

  private static Stream<String> names(InputItem item) {
    return switch (item) {
      case InputItem.SingleNumber one -> Stream.of(one.number().name());
      case InputItem.NumberList list -> list.element().stream().map(InputNumber::name);
      case InputItem.SymbolRows board -> Stream.of(board.name());
      case InputItem.StarterName _ -> Stream.empty();
    };
  }

  /** Returns the notation of the position. */
  String position() {
    String text = program.heaps() ? heaps() : components(0);
    return partizan && !owned && starter >= 0 ? text + (starter == 0 ? ":L" : ":R") : text;
  }

  private String heaps() {
    return heapTexts().isEmpty() ? "0" : String.join("+", heapTexts());
  }

  /** Returns the heaps, each as a text. */
  List<String> heapTexts() {
    String first = program.components().getFirst().name();
    int count = isGiven(first) ? values(first).size() : 1;
    return IntStream.range(0, count).mapToObj(this::components).toList();
  }

  /** Returns the components of the position, or of one heap. */
  private String components(int heap) {
    StringJoiner components = new StringJoiner(",");
    String missing = "";
    for (Program.Component component : program.components()) {
      String name = component.name();
      if (!isGiven(name)) {
        missing = name;
      } else if (!missing.isEmpty()) {
        throw new BadInput("the input gives " + name + ", but not " + missing + " before it");
      } else if (component.role() != Program.Role.OWN) {
        components.add(component(component, name, heap));
      } else {
        // The input names the player first who is called first; the notation, the player to move.
        boolean exchanged = starter == 1;
        components.add(component(component, exchanged ? "their " + name : name, heap));
        components.add(component(component, exchanged ? name : "their " + name, heap));
      }
    }
    return components.toString();
  }

  private String component(Program.Component component, String name, int heap) {
    List<String> given = values(name);
    return switch (component.kind()) {
      case NUMBER -> given.isEmpty() ? "" : given.get(heap);
      case LIST, BAG -> "[" + String.join(",", given) + "]";
      case SET -> "{" + String.join(",", given) + "}";
      case BOARD -> String.join("/", given);
    };
  }
}
