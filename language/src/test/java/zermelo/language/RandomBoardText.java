package zermelo.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Generates random valid games with boards, scores and moves in steps.
 *
 * <p>They have all shapes of boards, moves of either player, stages, loops and conditions in
 * changes, filters, folds, gains, moving again, passing, lists that grow and shrink, sets, list
 * parameters, and moves that fail. Most are not interesting to play, but each has a meaning.
 */
final class RandomBoardText {
  private final Random random;
  private final List<String> numbers = new ArrayList<>();
  private final List<String> cells = new ArrayList<>();
  private final List<String> lists = new ArrayList<>();
  private final List<String> listParameters = new ArrayList<>();
  private final List<String> growing = new ArrayList<>(); // lists whose length moves may change
  private final List<String> sets = new ArrayList<>();
  private final List<String> notation = new ArrayList<>();
  private final StringBuilder text = new StringBuilder("game R\n");
  private boolean owned;
  private boolean paired; // whether each player has two symbols
  private boolean directed;
  private boolean board;
  private boolean heaps;
  private String symbols = "";
  private int names;

  private RandomBoardText(Random random) {
    this.random = random;
  }

  /**
   * A random game.
   *
   * @param position a position of it; empty for the start that its text gives
   */
  record Made(String text, String position) {}

  static Made of(long seed) {
    RandomBoardText made = new RandomBoardText(new Random(seed));
    String text = made.make();
    String position = made.heaps ? text.contains(", m") ? "7,2" : "7" : "";
    return new Made(text, position);
  }

  private String make() {
    if (chance(2)) {
      text.append("param k = %d\n".formatted(1 + random.nextInt(4)));
      numbers.add("k");
    }
    if (chance(4)) {
      text.append("param w: list = [2, 0, 1]\n");
      listParameters.add("w");
    }
    board = !chance(8);
    if (board) {
      board();
    }
    heaps = !board && chance(3);
    if (heaps) {
      text.append("heap n%s\n".formatted(chance(2) ? "" : ": 0.., m: 1.."));
      numbers.add("n");
    }
    if (!heaps && (!board || chance(4))) {
      number("n");
    }
    if (!heaps && (!board || chance(6))) {
      list("a");
    }
    if (!heaps && chance(6)) {
      ownSet("s");
    }
    if (chance(3)) {
      text.append("settle %s\n".formatted(number(2)));
    }
    for (int i = random.nextInt(3); i > 0; i--) {
      text.append("end ").append(chance(8) ? "stuck" : truth(3)).append(": ");
      text.append(
          one("previous player wins", "next player wins", "tie", "left wins", "right wins"));
      text.append('\n');
    }
    int moves = 1 + random.nextInt(3);
    for (int i = 0; i < moves; i++) {
      move("m" + i, i > 0 && chance(4));
    }
    if (!heaps && chance(6)) {
      text.append("otherwise move pass where %s\n".formatted(truth(1)));
    }
    return text.toString();
  }

  private String one(String... choices) {
    return choices[random.nextInt(choices.length)];
  }

  private String any(List<String> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  private boolean chance(int in) {
    return random.nextInt(in) == 0;
  }

  private String name(String stem) {
    return stem + names++;
  }

  private void board() {
    owned = !chance(4);
    String marks = one(".#", ".", ".ab", ".abc");
    paired = owned && chance(6);
    symbols = owned ? marks + (paired ? "xXoO" : "xo") : marks.length() == 1 ? ".#" : marks;
    String kinds =
        owned
            ? "\"%s\" left \"%s\" right \"%s\""
                .formatted(marks, paired ? "xX" : "x", paired ? "oO" : "o")
            : '"' + symbols + '"';
    int form = random.nextInt(11);
    directed = form > 0 && form != 8;
    String shape =
        switch (form) {
          case 0 ->
              "points %d joined i, j if j = i + 1 or j = 2 * i".formatted(3 + random.nextInt(6));
          case 1 -> "hexagons %d x %d".formatted(2 + random.nextInt(2), 2 + random.nextInt(2));
          case 2 -> "strip %d".formatted(3 + random.nextInt(5));
          case 8 -> graph(3 + random.nextInt(6));
          case 9 ->
              "%s%d x %d joined p, q if %s"
                  .formatted(
                      one("", "", "hexagons "),
                      2 + random.nextInt(2),
                      2 + random.nextInt(3),
                      one(
                          "q in around(p)",
                          "q in neighbours(p) and odd(row(p))",
                          "row(p) = row(q) or column(p) = column(q)",
                          "q in {go(p, east, 2), south(p)}",
                          "q in diagonals(p)"));
          case 10 -> "2 times %d x %d".formatted(1 + random.nextInt(2), 2 + random.nextInt(2));
          default -> "%d x %d".formatted(2 + random.nextInt(3), 2 + random.nextInt(3));
        };
    StringBuilder start = new StringBuilder("each p: ");
    for (int i = 0; i < symbols.length(); i++) {
      start.append(
          "if (row(p) * %d + column(p) * %d + %d) mod %d = 0 then \"%c\" else "
              .formatted(
                  random.nextInt(5),
                  1 + random.nextInt(5),
                  random.nextInt(5),
                  2 + random.nextInt(4),
                  symbols.charAt(i)));
    }
    text.append("board b: %s of %s = %s\".\"\n".formatted(shape, kinds, start));
  }

  private String graph(int points) {
    StringBuilder edges = new StringBuilder("p1");
    for (int i = 2; i <= points; i++) {
      edges.append(",p%d-p%d,p%d-p%d".formatted(i, i / 2, i, 1 + random.nextInt(i - 1)));
    }
    text.append("param roads: edges = \"%s\"\n".formatted(edges));
    return "graph roads";
  }

  private void number(String name) {
    String range = one("0..", "0..9", "-3..12", "-2..");
    boolean own = chance(2);
    text.append(
        "position %s%s: %s = %d\n"
            .formatted(own ? "own " : "", name, range, 2 + random.nextInt(7)));
    numbers.add(name);
    if (own) {
      numbers.add("their " + name);
    }
    notation.add(name);
  }

  private void list(String name) {
    boolean own = chance(2);
    boolean grows = chance(3);
    text.append(
        "position %s%s: %s%s of %s = each i in 1..%d: i mod 3\n"
            .formatted(
                own ? "own " : "",
                name,
                one("list", "list", "bag"),
                grows ? one(" 0..5", " 2..4", " 1..k + 3").replace("k", anyNumber()) : "",
                one("0..", "0..9", "-3..12", "0..3"),
                2 + random.nextInt(3)));
    lists.add(name);
    if (own) {
      lists.add("their " + name);
    }
    if (grows) {
      growing.addAll(lists);
    }
  }

  private String anyNumber() {
    return numbers.contains("k") ? "k" : "1";
  }

  private void ownSet(String name) {
    boolean own = chance(2);
    text.append(
        "position %s%s: set of 0..9 = {%d, 3}\n"
            .formatted(own ? "own " : "", name, random.nextInt(3)));
    sets.add(name);
    if (own) {
      sets.add("their " + name);
    }
  }

  private void move(String name, boolean otherwise) {
    int knownNumbers = numbers.size();
    int knownCells = cells.size();
    text.append(otherwise ? "otherwise " : one("", "", "left ", "right "));
    text.append("move ").append(name);
    steps(1 + random.nextInt(3));
    text.append("\n");
    if (heaps) {
      text.append("  ").append(split()).append('\n');
    } else {
      changes();
    }
    for (int i = random.nextInt(4); i > 1; i--) {
      text.append("  then");
      steps(1 + random.nextInt(2));
      text.append(": ").append(change(2)).append('\n');
    }
    while (numbers.size() > knownNumbers) {
      numbers.removeLast();
    }
    while (cells.size() > knownCells) {
      cells.removeLast();
    }
  }

  private void steps(int count) {
    List<String> steps = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      if (chance(4)) {
        steps.add(" where " + truth(2));
      } else if (board && !chance(4)) {
        String choice = name("p");
        steps.add(" %s in %s".formatted(choice, cellSet(2)));
        cells.add(choice);
        if (chance(2)) {
          steps.add(" where " + holds(choice));
        }
      } else {
        String choice = name("x");
        steps.add(" %s in %s".formatted(choice, set(1)));
        numbers.add(choice);
      }
    }
    boolean first = true;
    for (String step : steps) {
      text.append(first || step.startsWith(" where") ? "" : ",").append(step);
      first = false;
    }
  }

  private void changes() {
    for (int i = random.nextInt(3); i >= 0; i--) {
      text.append("  ").append(change(2)).append('\n');
    }
  }

  private String change(int depth) {
    int kind = random.nextInt(depth == 0 ? 6 : 9);
    return switch (kind) {
      case 6 -> "if %s: %s".formatted(truth(depth - 1), change(depth - 1));
      case 7 -> {
        boolean over = board && chance(2);
        String element = name(over ? "p" : "x");
        String set = over ? cellSet(depth - 1) : set(depth - 1);
        List<String> known = over ? cells : numbers;
        known.add(element);
        String inner = change(depth - 1);
        known.remove(element);
        yield "for %s in %s: %s".formatted(element, set, inner);
      }
      case 4 -> "gain " + number(1);
      case 5 -> chance(2) ? "again" : "again if " + truth(1);
      default -> assignment();
    };
  }

  private String split() {
    return switch (random.nextInt(4)) {
      case 0 -> "n := %s + (n - %s)".formatted(atom(), atom());
      case 1 -> "n := %s + %s + (%s)".formatted(atom(), atom(), number(1));
      case 2 -> "n := %s of (%s)".formatted(atom(), number(1));
      default -> "n := n - (%s)".formatted(number(1));
    };
  }

  private String assignment() {
    if (heaps) {
      return "gain " + number(1);
    }
    if (board && !chance(5)) {
      return "b[%s] := %s".formatted(cell(2), symbol(1));
    }
    if (!sets.isEmpty() && chance(3)) {
      return "%s := %s %s %s".formatted(any(sets), any(sets), one("+", "-", "xor"), set(1));
    }
    if (!growing.isEmpty() && chance(2)) {
      return "%s := %s".formatted(any(growing), newList());
    }
    if (!lists.isEmpty() && chance(2)) {
      String list = any(lists);
      if (chance(5)) {
        return "%s := %s %s %s".formatted(list, list, one("+", "-", "*"), one(list, atom()));
      }
      return chance(4)
          ? "%s := sorted(%s)".formatted(list, list)
          : "%s[%s] := %s".formatted(list, index(), number(1));
    }
    if (!notation.isEmpty()) {
      String name = any(notation);
      return "%s := %s".formatted(name, number(2));
    }
    return board ? "b[%s] := %s".formatted(cell(1), symbol(0)) : "gain 1";
  }

  /** A list of any length. */
  private String newList() {
    String list = any(lists);
    String name = name("x");
    return switch (random.nextInt(5)) {
      case 0 -> "slice(%s, %s, length(%s))".formatted(list, one("1", "2", atom()), list);
      case 1 -> "join(%s, [%s])".formatted(list, number(1));
      case 2 -> "join(slice(%s, 1, 1), %s)".formatted(list, any(lists));
      case 3 -> "%s %s %s".formatted(list, one("+", "-", "mod", "xor"), one(any(lists), atom()));
      default -> {
        String set = chance(2) ? "1..length(%s)".formatted(list) : set(1);
        numbers.add(name);
        String made = "[%s in %s where %s: %s]".formatted(name, set, truth(1), number(1));
        numbers.remove(name);
        yield made;
      }
    };
  }

  private String symbol(int depth) {
    if (depth > 0 && chance(4)) {
      return "b[%s]".formatted(cell(1));
    }
    if (depth > 0 && chance(8)) {
      return "(if %s then %s else %s)".formatted(truth(1), symbol(0), symbol(0));
    }
    return owned && !paired && chance(2)
        ? one("mine", "theirs")
        : chance(3) ? "empty" : "\"" + symbols.charAt(random.nextInt(symbols.length())) + '"';
  }

  private String cell(int depth) {
    if (depth == 0 || (!cells.isEmpty() && chance(2))) {
      return cells.isEmpty() ? "cell(1, %d)".formatted(1 + random.nextInt(3)) : any(cells);
    }
    return switch (random.nextInt(directed ? 6 : 3)) {
      case 0 -> "cell(%s, %s)".formatted(number(depth - 1), number(depth - 1));
      case 1 -> {
        String name = name("p");
        String set = cellSet(depth - 1);
        cells.add(name);
        String condition = truth(depth - 1);
        cells.remove(name);
        yield "(%s %s in %s where %s)".formatted(one("max", "min"), name, set, condition);
      }
      case 2 -> "(if %s then %s else %s)".formatted(truth(0), cell(depth - 1), cell(depth - 1));
      case 3 -> "go(%s, %s, %s)".formatted(cell(depth - 1), number(0), number(0));
      default -> "%s(%s)".formatted(direction(), cell(depth - 1));
    };
  }

  private String direction() {
    return one(
        "north", "east", "south", "west", "northeast", "southeast", "southwest", "northwest");
  }

  private String cellSet(int depth) {
    if (depth == 0 || chance(3)) {
      return cells.isEmpty() || chance(2) ? "b" : "neighbours(%s)".formatted(any(cells));
    }
    String name = name("p");
    return switch (random.nextInt(12)) {
      case 0 -> "slides(%s)".formatted(cell(depth - 1));
      case 1 -> "%s(%s)".formatted(one("rook-slides", "bishop-slides"), cell(depth - 1));
      case 2 -> "group(%s)".formatted(cell(depth - 1));
      case 3 -> "liberties(%s)".formatted(cell(depth - 1));
      case 4 -> "%s(%s)".formatted(one("diagonals", "around"), cell(depth - 1));
      case 5 -> "{%s, %s}".formatted(cell(depth - 1), cell(depth - 1));
      case 6 -> "{%s}".formatted(cell(depth - 1));
      case 7 ->
          "(%s %s %s)".formatted(cellSet(depth - 1), one("+", "-", "xor"), cellSet(depth - 1));
      case 8 -> "cells(%s)".formatted(symbol(0));
      case 9 ->
          "(if %s then %s else %s)"
              .formatted(truth(depth - 1), cellSet(depth - 1), cellSet(depth - 1));
      default -> {
        String set = cellSet(depth - 1);
        cells.add(name);
        String condition = chance(2) ? holds(name) : truth(depth);
        cells.remove(name);
        yield "{%s in %s where %s}".formatted(name, set, condition);
      }
    };
  }

  private String holds(String cell) {
    if (paired && chance(2)) {
      return "b[%s] %s %s".formatted(cell, one("is", "is not"), one("mine", "theirs"));
    }
    return "b[%s] %s %s".formatted(cell, one("is", "is not"), symbol(0));
  }

  private String atom() {
    if (chance(80)) {
      return one("4611686018427387904", "9223372036854775807");
    }
    return numbers.isEmpty() || chance(3) ? "" + random.nextInt(5) : any(numbers);
  }

  private String index() {
    return chance(3) ? atom() : "" + (1 + random.nextInt(2));
  }

  private String number(int depth) {
    if (depth == 0 || chance(4)) {
      return atom();
    }
    return switch (random.nextInt(board ? 13 : 7)) {
      case 0, 1 -> "(%s %s %s)".formatted(number(depth - 1), one("+", "-", "*"), number(depth - 1));
      case 2 -> "(%s %s %s)".formatted(number(depth - 1), one("/", "mod"), number(depth - 1));
      case 3 ->
          "(if %s then %s else %s)"
              .formatted(truth(depth - 1), number(depth - 1), number(depth - 1));
      case 4 ->
          "%s(%s, %s)".formatted(one("min", "max", "gcd"), number(depth - 1), number(depth - 1));
      case 5 -> {
        List<String> known = listParameters.isEmpty() || !lists.isEmpty() ? lists : listParameters;
        yield known.isEmpty() ? atom() : "%s[%s]".formatted(any(known), index());
      }
      case 6 -> lists.isEmpty() ? fold(depth) : one("sum(", "length(", "max(") + any(lists) + ")";
      case 7 -> "%s(%s)".formatted(one("row", "column"), cell(depth - 1));
      case 8 -> "size(%s)".formatted(cellSet(depth - 1));
      case 9 ->
          directed
              ? "run(%s, %s, %s)".formatted(cell(depth - 1), directionNumber(), symbol(0))
              : atom();
      default -> fold(depth);
    };
  }

  private String directionNumber() {
    return chance(2) ? direction() : number(0);
  }

  private String fold(int depth) {
    boolean over = board && chance(2);
    String name = name(over ? "p" : "x");
    String set = over ? cellSet(depth - 1) : set(depth - 1);
    List<String> known = over ? cells : numbers;
    known.add(name);
    String condition = truth(depth - 1);
    String value = number(depth - 1);
    known.remove(name);
    return chance(2)
        ? "(count %s in %s where %s)".formatted(name, set, condition)
        : "(%s %s in %s where %s: %s)"
            .formatted(one("sum", "min", "max"), name, set, condition, value);
  }

  private String set(int depth) {
    String name = name("x");
    if (!sets.isEmpty() && chance(4)) {
      return any(sets);
    }
    return switch (random.nextInt(depth == 0 ? 3 : 5)) {
      case 0 -> board && directed ? one("directions", "orthogonals") : "{1, 2, 3}";
      case 1 -> "(%s..min(%s, 6))".formatted(one("0", "1", "-1"), atom());
      case 2 -> "(1..%d)".formatted(1 + random.nextInt(4));
      case 3 -> "{%s, %s}".formatted(number(depth - 1), number(depth - 1));
      default -> {
        String set = set(depth - 1);
        numbers.add(name);
        String condition = truth(depth - 1);
        numbers.remove(name);
        yield "{%s in %s where %s}".formatted(name, set, condition);
      }
    };
  }

  private String truth(int depth) {
    if (chance(12)) {
      return "%s %s %s %s %s"
          .formatted(atom(), one("<", "<="), atom(), one("<", "<=", "="), atom());
    }
    if (depth == 0) {
      return board && chance(2)
          ? holds(cell(0))
          : "%s %s %s".formatted(atom(), one("=", "!=", "<", "<=", ">", ">="), atom());
    }
    return switch (random.nextInt(board ? 14 : 6)) {
      case 0 -> "(%s and %s)".formatted(truth(depth - 1), truth(depth - 1));
      case 1 -> "(%s or %s)".formatted(truth(depth - 1), truth(depth - 1));
      case 2 -> "not (%s)".formatted(truth(depth - 1));
      case 3 -> "%s in %s".formatted(number(depth - 1), set(depth - 1));
      case 4 -> "%s(%s)".formatted(one("odd", "even"), number(depth - 1));
      case 5 ->
          "%s %s %s"
              .formatted(
                  number(depth - 1), one("=", "!=", "<", "<=", ">", ">="), number(depth - 1));
      case 6 -> "line(%s, %s)".formatted(symbol(0), chance(9) ? "1" : "" + (2 + random.nextInt(3)));
      case 7 -> "full";
      case 8 ->
          "connected(%s, %s, %s)"
              .formatted(cellSet(depth - 1), cellSet(depth - 1), cellSet(depth - 1));
      case 9 -> "%s in %s".formatted(cell(depth - 1), cellSet(depth - 1));
      case 10 -> "%s %s %s".formatted(cell(depth - 1), one("=", "!="), cell(depth - 1));
      case 11 -> "b[%s] %s %s".formatted(cell(depth - 1), one("=", "!="), symbol(1));
      case 12 ->
          chance(4)
              ? "%s %s %s".formatted(cellSet(depth - 1), one("=", "!="), cellSet(depth - 1))
              : holds(cell(depth));
      default -> quantified(depth);
    };
  }

  private String quantified(int depth) {
    boolean over = board && !chance(4);
    String name = name(over ? "p" : "x");
    String set = over ? cellSet(depth - 1) : set(depth - 1);
    List<String> known = over ? cells : numbers;
    known.add(name);
    String condition = over && chance(2) ? holds(name) : truth(depth - 1);
    known.remove(name);
    return "(%s %s in %s: %s)".formatted(one("any", "all"), name, set, condition);
  }
}
