package zermelo.application.contest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zermelo.application.contest.text.InputValues;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.language.contest.InputItem;
import zermelo.language.contest.InputLayout;
import zermelo.language.contest.InputNumber;
import zermelo.language.program.BoardDeclaration;
import zermelo.language.program.Program;
import zermelo.language.program.Type;

/**
 * Translates the numbers of a case into parameters and the notation of a position.
 *
 * <p>One reader serves all cases of an input, one after another: {@link #read} replaces the case.
 */
final class CaseReader extends InputValues {
  private final InputLayout layout;
  private final Program program;
  private final boolean owned;
  private final boolean partizan;
  private final String boardName;
  private final String boardSymbols;
  private final long[] slots;
  private final Set<String> given;
  private final List<Program.Param> params;
  private final Map<String, CaseKey.Numbers> values = new LinkedHashMap<>();
  private final List<CaseKey.Numbers> parameters;
  private final CaseKey.Numbers[] bySlot;
  private final CaseKey.Numbers unnamed = new CaseKey.Numbers();
  private final CaseKey.Numbers scratch = new CaseKey.Numbers();
  private final Optional<CaseKey.Numbers> heapNumbers;
  private int starter = -1;

  CaseReader(InputLayout layout, Program program) {
    this.layout = layout;
    this.program = program;
    this.owned = program.components().stream().anyMatch(c -> c.role() == Program.Role.OWN);
    this.partizan = program.partizan();
    Optional<Program.Component> board =
        program.components().stream()
            .filter(component -> component.kind() == Program.Kind.BOARD)
            .findFirst();
    this.boardName = board.map(Program.Component::name).orElse("");
    this.boardSymbols = program.board().map(BoardDeclaration::symbols).orElse("");
    this.slots = new long[layout.slots()];
    this.bySlot = new CaseKey.Numbers[layout.slots()];
    Arrays.fill(bySlot, unnamed);
    Stream.of(layout.head(), layout.row()).flatMap(List::stream).forEach(this::name);
    this.given = Set.copyOf(values.keySet());
    this.params = program.params().stream().filter(param -> isGiven(param.name())).toList();
    this.parameters = params.stream().map(param -> values(param.name())).toList();
    this.heapNumbers = singleNumbers();
  }

  /** Creates an empty list for the numbers of each name in the layout. */
  private void name(InputItem item) {
    switch (item) {
      case InputItem.SingleNumber one -> name(one.number());
      case InputItem.NumberList list -> list.element().forEach(this::name);
      case InputItem.SymbolRows board -> values(board.name());
      case InputItem.StarterName _ -> {}
    }
  }

  private void name(InputNumber number) {
    if (!number.name().isEmpty()) {
      bySlot[number.slot()] = values(number.name());
    }
  }

  /** Begins the next case. */
  void read(long[] head, long[] row) {
    values.values().forEach(CaseKey.Numbers::clear);
    unnamed.clear();
    starter = -1;
    begin(head);
    InputLayout.traverse(layout.head(), slots, this);
    begin(row);
    InputLayout.traverse(layout.row(), slots, this);
  }

  private CaseKey.Numbers values(String name) {
    return values.computeIfAbsent(name, _ -> new CaseKey.Numbers());
  }

  @Override
  public long number(InputNumber number, long index, long low, long high) {
    long written = take();
    bySlot[number.slot()].add(written - number.offset());
    return written;
  }

  /** Stores the length of a board's row, and then its symbols; of a list, the symbols' indices. */
  @Override
  public void symbols(InputItem.SymbolRows board, long row, long columns) {
    CaseKey.Numbers symbols = values(board.name());
    if (!board.name().equals(boardName)) { // a list, written as a word
      for (long i = 0; i < columns; i++) {
        symbols.add(take());
      }
      return;
    }
    symbols.add(columns);
    for (long i = 0; i < columns; i++) {
      symbols.add(boardSymbols.charAt((int) take()));
    }
  }

  @Override
  public void starter(InputItem.StarterName names) {
    starter = (int) take();
  }

  /** Returns the index of the player who begins, 0 if the input does not say. */
  int starter() {
    return Math.max(0, starter);
  }

  /** Returns a key of everything that the answer depends on. */
  CaseKey key() {
    scratch.clear();
    scratch.add(starter());
    values.values().forEach(scratch::addAll);
    return scratch.key();
  }

  /** Returns a key of {@link #settings}, which is cheaper to make. */
  CaseKey settingsKey() {
    scratch.clear();
    parameters.forEach(scratch::addAll);
    return scratch.key();
  }

  /** Returns the parameters that the case sets. */
  Settings settings() {
    Map<String, String> settings = new LinkedHashMap<>();
    for (Program.Param param : params) {
      String list = String.join(",", texts(param.name()));
      settings.put(
          param.name(),
          param.type() == Type.SET
              ? "{" + list + "}"
              : param.type() == Type.LIST ? "[" + list + "]" : list);
    }
    return new Settings(settings);
  }

  /** Returns the numbers with a name, each as text. */
  private List<String> texts(String name) {
    CaseKey.Numbers numbers = values(name);
    return IntStream.range(0, numbers.size()).mapToObj(i -> Long.toString(numbers.get(i))).toList();
  }

  /** Returns the rows of the board with a name. */
  private List<String> rows(String name) {
    CaseKey.Numbers symbols = values(name);
    List<String> rows = new ArrayList<>();
    for (int at = 0; at < symbols.size(); at += 1 + (int) symbols.get(at)) {
      StringBuilder row = new StringBuilder();
      for (int i = 1; i <= symbols.get(at); i++) {
        row.append((char) symbols.get(at + i));
      }
      rows.add(row.toString());
    }
    return rows;
  }

  private boolean isGiven(String name) {
    return given.contains(name);
  }

  /** Returns the notation of the position. */
  String position() {
    String text = program.heaps() ? heaps() : components(0);
    return partizan && !owned && starter >= 0 ? text + (starter == 0 ? ":L" : ":R") : text;
  }

  private String heaps() {
    return heapTexts().isEmpty() ? "0" : String.join("+", heapTexts());
  }

  private Optional<CaseKey.Numbers> singleNumbers() {
    Program.Component first = program.components().getFirst();
    boolean single =
        program.heaps()
            && program.components().size() == 1
            && first.kind() == Program.Kind.NUMBER
            && isGiven(first.name());
    return single ? Optional.of(values(first.name())) : Optional.empty();
  }

  /** Returns the heaps of the case, if a heap of the game is a single number; otherwise empty. */
  Optional<CaseKey.Numbers> heapNumbers() {
    return heapNumbers;
  }

  /** Returns the notation of each heap. */
  List<String> heapTexts() {
    String first = program.components().getFirst().name();
    int count = isGiven(first) ? values(first).size() : 1;
    return IntStream.range(0, count).mapToObj(this::components).toList();
  }

  /** Returns the notation of the position, or of one heap if the game has heaps. */
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
        // The input begins with the numbers of the first player, the notation with the mover's.
        boolean exchanged = starter == 1;
        components.add(component(component, exchanged ? "their " + name : name, heap));
        components.add(component(component, exchanged ? name : "their " + name, heap));
      }
    }
    return components.toString();
  }

  private String component(Program.Component component, String name, int heap) {
    return switch (component.kind()) {
      case NUMBER -> values(name).size() == 0 ? "" : Long.toString(values(name).get(heap));
      case LIST, BAG -> "[" + String.join(",", texts(name)) + "]";
      case SET -> "{" + String.join(",", texts(name)) + "}";
      case BOARD -> String.join("/", rows(name));
    };
  }
}
