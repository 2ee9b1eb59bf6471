package zermelo.language.contest;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zermelo.language.contest.InputItem.NumberList;
import zermelo.language.contest.InputItem.SingleNumber;
import zermelo.language.contest.InputItem.StarterName;
import zermelo.language.contest.InputItem.SymbolRows;
import zermelo.language.contest.JudgeVocabulary.Entry;
import zermelo.language.contest.JudgeVocabulary.Kind;

/** Parses the declaration of an input, such as {@code t * (n k, a[n])}. */
final class InputLayoutParser {
  /** The largest count if the declaration gives none. */
  private static final long MANY = 1_000_000;

  private static final String UNTIL = "until";

  private static final String STOPS = "|,()[]*:=+-";

  private final String text;
  private final FormScanner scanner;
  private final JudgeVocabulary vocabulary;
  private final Map<String, Integer> slots = new HashMap<>();
  private final Set<Integer> counting = new HashSet<>();
  private final Map<Integer, Integer> places = new HashMap<>();
  private final Set<String> given = new HashSet<>();
  private int slotCount;

  InputLayoutParser(String text, int start, JudgeVocabulary vocabulary) {
    this.text = text;
    this.scanner = new FormScanner(text, start);
    this.vocabulary = vocabulary;
  }

  InputLayout layout() {
    List<InputItem> items = new ArrayList<>();
    Optional<InputLayout.Repetition> cases = Optional.empty();
    List<InputItem> row = List.of();
    while (!scanner.atEnd()) {
      if (cases.isPresent()) {
        throw scanner.unexpected("nothing more: the cases come last");
      }
      cases = repetition(items);
      if (cases.isPresent()) {
        endLine(items);
        row = row();
        cases = Optional.of(until(cases.get()));
      } else {
        items.add(item());
      }
      while (scanner.accept(",")) {
        endLine(cases.isPresent() ? row : items);
      }
    }
    List<InputItem> head = cases.isPresent() ? items : List.of();
    row = cases.isPresent() ? row : items;
    if (row.isEmpty()) {
      throw scanner.problem(0, "the input is empty: name what the judge writes, as in t * (n k)");
    }
    endLine(row);
    List<InputItem> counted = marked(head);
    List<InputItem> rest = marked(row);
    checkGiven();
    return new InputLayout(
        text.strip(), counted, cases.orElse(new InputLayout.Once()), rest, slotCount);
  }

  /** Parses what repeats the cases, if it comes next: {@code t *} or only {@code *}. */
  private Optional<InputLayout.Repetition> repetition(List<InputItem> items) {
    int from = scanner.place();
    if (scanner.accept("*")) {
      return Optional.of(new InputLayout.UntilEnd());
    }
    if (scanner.atNumber()) {
      long count = scanner.number();
      if (scanner.accept("*")) {
        return Optional.of(new InputLayout.Counted(InputQuantity.constant(count)));
      }
    } else if (scanner.atName()) {
      Integer known = slots.get(scanner.name());
      if (known != null && scanner.accept("*")) {
        counting.add(known);
        return Optional.of(new InputLayout.Counted(InputQuantity.of(known)));
      }
      scanner.back(from);
      if (known == null && mayCount(from) && !isStarter(from)) {
        InputNumber number = number(new InputQuantity(-1, 1), new InputQuantity(-1, MANY));
        if (scanner.accept("*")) {
          counting.add(number.slot());
          items.add(new SingleNumber(number, true));
          return Optional.of(new InputLayout.Counted(InputQuantity.of(number.slot())));
        }
        forget(number);
      }
    }
    scanner.back(from);
    return Optional.empty();
  }

  /** Parses the numbers that stand for a case at the end of the input, as in {@code until 0 0}. */
  private InputLayout.Repetition until(InputLayout.Repetition cases) {
    int from = scanner.place();
    if (!scanner.atName() || !scanner.name().equals(UNTIL)) {
      scanner.back(from);
      return cases;
    }
    List<Long> numbers = new ArrayList<>();
    while (scanner.atNumber() || scanner.peek() == '-') {
      numbers.add(scanner.accept("-") ? -scanner.number() : scanner.number());
    }
    if (numbers.isEmpty() || !(cases instanceof InputLayout.UntilEnd)) {
      throw scanner.problem(from, "cases end at some numbers as in * (a b) until 0 0");
    }
    return new InputLayout.UntilNumbers(numbers);
  }

  /** Whether the next name may be a single number, that is, neither a list nor a board. */
  private boolean mayCount(int from) {
    Optional<Entry> entry = vocabulary.named(scanner.name());
    boolean list = scanner.peek() == '[';
    scanner.back(from);
    return !list && entry.map(Entry::kind).orElse(Kind.NUMBER) == Kind.NUMBER;
  }

  private void forget(InputNumber number) {
    slots.values().remove(number.slot());
    places.remove(number.slot());
    given.remove(number.name());
    slotCount = number.slot();
  }

  /** Parses a case: items in brackets, or a single one. */
  private List<InputItem> row() {
    List<InputItem> row = new ArrayList<>();
    if (scanner.peek() != '(') {
      row.add(item());
      return row;
    }
    scanner.accept("(");
    while (!scanner.accept(")")) {
      int from = scanner.place();
      if (repetition(new ArrayList<>()).isPresent()) {
        throw scanner.problem(from, "cases cannot contain cases; a list is written a[n]");
      }
      row.add(item());
      while (scanner.accept(",")) {
        endLine(row);
      }
    }
    return row;
  }

  private static void endLine(List<InputItem> items) {
    if (!items.isEmpty()) {
      items.set(
          items.size() - 1,
          switch (items.getLast()) {
            case SingleNumber item -> new SingleNumber(item.number(), true);
            case NumberList item -> new NumberList(item.element(), item.length(), true);
            case SymbolRows item ->
                new SymbolRows(item.name(), item.symbols(), item.rows(), item.columns(), true);
            case StarterName item -> new StarterName(item.names(), true);
          });
    }
  }

  private InputItem item() {
    int from = scanner.place();
    if (isStarter(from)) {
      return starter();
    }
    if (scanner.accept("(")) {
      List<InputNumber> element = new ArrayList<>();
      while (!scanner.accept(")")) {
        element.add(number(new InputQuantity(-1, 0), new InputQuantity(-1, Long.MAX_VALUE)));
      }
      scanner.expect("[", ": how often, as in (a b)[n]");
      return list(from, element);
    }
    if (!scanner.atName()) {
      throw scanner.unexpected("a name, as in t * (n k)");
    }
    String name = scanner.name();
    Optional<Entry> entry = vocabulary.named(name);
    if (entry.isPresent() && entry.get().kind() == Kind.BOARD) {
      given.add(name);
      return words().board(entry.get());
    }
    if (entry.isPresent() && entry.get().kind() == Kind.LIST) {
      Optional<SymbolRows> word = words().list(name);
      if (word.isPresent()) {
        given.add(name);
        return word.get();
      }
    }
    boolean list = scanner.accept("[");
    if (entry.isPresent() && entry.get().kind() == Kind.LIST && !list) {
      throw scanner.problem(from, name + " is a list: give its length, as in n, " + name + "[n]");
    }
    if (!list) {
      scanner.back(from);
      return new SingleNumber(number(new InputQuantity(-1, 1), new InputQuantity(-1, MANY)), false);
    }
    InputQuantity length = count();
    scanner.expect("]", " after the length");
    if (entry.isPresent() && entry.get().kind() == Kind.NUMBER && !entry.get().many()) {
      throw scanner.problem(from, name + " is one number, not a list: write " + name);
    }
    if (entry.isEmpty() && !vocabulary.free()) {
      throw scanner.problem(from, unknown(name));
    }
    InputNumber number = declare(from, name, name, 0, range(entry));
    return new NumberList(List.of(number), length, false);
  }

  private NumberList list(int from, List<InputNumber> element) {
    InputQuantity length = count();
    scanner.expect("]", " after the length");
    boolean heaps =
        element.stream()
            .allMatch(n -> vocabulary.named(n.name()).map(Entry::many).orElse(vocabulary.free()));
    if (!heaps || element.isEmpty()) {
      throw scanner.problem(from, "brackets before a length contain the numbers of a heap");
    }
    return new NumberList(element, length, false);
  }

  private SymbolRowsParser words() {
    return new SymbolRowsParser(scanner, this::count);
  }

  private boolean isStarter(int from) {
    boolean starter = !scanner.word(STOPS).isEmpty() && scanner.peek() == '|';
    scanner.back(from);
    return starter;
  }

  private StarterName starter() {
    int from = scanner.place();
    List<String> names = new ArrayList<>();
    do {
      names.add(scanner.word(STOPS));
    } while (scanner.accept("|"));
    if (names.size() != 2 || names.get(0).equals(names.get(1)) || names.contains("")) {
      throw scanner.problem(from, "the player who begins has one of two names: Alice|Bob");
    }
    return new StarterName(names, false);
  }

  /** Parses a number: {@code [LABEL =] NAME [+ OFFSET] [: RANGE]}. */
  private InputNumber number(InputQuantity low, InputQuantity high) {
    int from = scanner.place();
    if (!scanner.atName()) {
      throw scanner.unexpected("the name of a number");
    }
    String label = scanner.name();
    String name = label;
    if (scanner.accept("=")) {
      name = scanner.name();
    }
    if (name.equals("their") && scanner.atName()) {
      name = "their " + scanner.name();
      label = label.equals("their") ? name : label;
    }
    long offset = scanner.offset();
    Optional<Entry> entry = vocabulary.named(name);
    if (entry.isPresent() && entry.get().kind() != Kind.NUMBER) {
      throw scanner.problem(from, name + " is not a number");
    }
    if (entry.isEmpty() && (offset != 0 || !name.equals(label)) && !vocabulary.free()) {
      throw scanner.problem(from, unknown(name));
    }
    if (offset != 0 && label.equals(name)) {
      label = name + (offset > 0 ? "+" : "") + offset;
    }
    InputQuantity[] range =
        entry.isPresent()
            ? range(entry, offset)
            : scanner.accept(":") ? range() : new InputQuantity[] {low, high};
    return declare(from, label, entry.isPresent() || vocabulary.free() ? name : "", offset, range);
  }

  private InputNumber declare(
      int from, String label, String name, long offset, InputQuantity[] range) {
    if (slots.containsKey(label)) {
      throw scanner.problem(from, label + " is in the input already");
    }
    if (!name.isEmpty() && !given.add(name)) {
      throw scanner.problem(from, name + " is in the input already");
    }
    int slot = slotCount++;
    if (!label.equals("_")) {
      slots.put(label, slot);
    }
    if (name.isEmpty() && !label.equals("_")) {
      places.put(slot, from);
    }
    return new InputNumber(label, name, offset, slot, range[0], range[1], false);
  }

  private InputQuantity[] range(Optional<Entry> entry) {
    return range(entry, 0);
  }

  /** Parses a range, or returns that of the game. */
  private InputQuantity[] range(Optional<Entry> entry, long offset) {
    if (scanner.accept(":")) {
      return range();
    }
    long low = entry.map(Entry::low).orElse(0L);
    long high = entry.map(Entry::high).orElse(Long.MAX_VALUE);
    low = Math.max(0, low) + offset;
    high = high > Long.MAX_VALUE - Math.max(0, offset) ? Long.MAX_VALUE : high + offset;
    return new InputQuantity[] {InputQuantity.constant(low), InputQuantity.constant(high)};
  }

  private InputQuantity[] range() {
    InputQuantity low = quantity(false);
    scanner.expect("..", ": a range is written 1..100 or 1..10^9");
    return new InputQuantity[] {low, quantity(false)};
  }

  private InputQuantity count() {
    return quantity(true);
  }

  /** Parses a number, or a number of the input, with an offset. */
  private InputQuantity quantity(boolean count) {
    boolean minus = scanner.accept("-");
    if (scanner.atNumber()) {
      return InputQuantity.constant(minus ? -scanner.number() : scanner.number());
    }
    int from = scanner.place();
    if (!scanner.atName() || minus) {
      throw scanner.unexpected("a number or the name of one");
    }
    String name = scanner.name();
    Integer slot = slots.get(name);
    if (slot == null) {
      throw scanner.problem(from, name + " must come before this in the input, as in n, a[n]");
    }
    if (count) {
      counting.add(slot);
    } else {
      places.remove(slot);
    }
    return new InputQuantity(slot, scanner.offset());
  }

  /** Marks the numbers that count something. */
  private List<InputItem> marked(List<InputItem> items) {
    return items.stream()
        .map(
            item ->
                item instanceof SingleNumber(InputNumber number, boolean endsLine)
                        && counting.contains(number.slot())
                    ? new SingleNumber(number.counting(), endsLine)
                    : item)
        .toList();
  }

  /** Checks that every number has a meaning and that the position is given. */
  private void checkGiven() {
    for (Map.Entry<Integer, Integer> place : places.entrySet()) {
      if (!counting.contains(place.getKey()) && !vocabulary.free()) {
        scanner.back(place.getValue());
        String name = scanner.name();
        throw scanner.problem(place.getValue(), unknown(name));
      }
    }
    for (Entry entry : vocabulary.entries()) {
      if (entry.given() && !given.contains(entry.name())) {
        throw scanner.problem(
            0, "the input does not give " + entry.name() + ", which has no default");
      }
    }
  }

  private String unknown(String name) {
    return "'"
        + name
        + "' is neither a part of the game nor a count. The game has "
        + vocabulary.names()
        + "; a number without meaning is written _";
  }
}
