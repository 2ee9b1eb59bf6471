package zermelo.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Generates random valid games.
 *
 * <p>They have own numbers, heaps that split, lists, bags, sets, quantifiers, all kinds of ends,
 * and moves that fail. Most are not interesting to play, but each has a meaning. Numbers stay
 * small, so that every position is cheap to evaluate.
 */
final class RandomText {
  private final Random random;
  private final List<String> numbers = new ArrayList<>();
  private final List<String> truths = new ArrayList<>();
  private final List<String> lists = new ArrayList<>();
  private final List<String> sets = new ArrayList<>();
  private final List<String> endless = new ArrayList<>();
  private final List<String> codes = new ArrayList<>();
  private final List<Supplier<String>> notation = new ArrayList<>();
  private final List<Supplier<String>> changes = new ArrayList<>();
  private final StringBuilder text = new StringBuilder("game R\n");
  private boolean heaps;
  private int names;

  private RandomText(Random random) {
    this.random = random;
  }

  /**
   * A random game.
   *
   * @param positions some positions of the game
   */
  record Made(String text, List<String> positions) {}

  static Made of(long seed) {
    return new RandomText(new Random(seed)).make();
  }

  private Made make() {
    params();
    components();
    lets();
    for (int i = random.nextInt(3); i > 0; i--) {
      text.append("end ").append(truth(2)).append(": ");
      text.append(one("previous player wins", "next player wins", "tie")).append('\n');
    }
    int moves = 1 + random.nextInt(4);
    for (int i = 0; i < moves; i++) {
      move("m" + i);
    }
    return new Made(
        text.toString(),
        IntStream.range(0, 6)
            .mapToObj(i -> notation.stream().map(Supplier::get).collect(Collectors.joining(",")))
            .toList());
  }

  private String one(String... choices) {
    return choices[random.nextInt(choices.length)];
  }

  private boolean chance(int in) {
    return random.nextInt(in) == 0;
  }

  private String any(List<String> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  private void params() {
    if (chance(2)) {
      text.append("param p = %d\n".formatted(random.nextInt(8) - 1));
      numbers.add("p");
    }
    if (chance(3)) {
      text.append("param yes = %b\n".formatted(random.nextBoolean()));
      truths.add("yes");
    }
    if (chance(3)) {
      text.append("param some: set = {1,%d,6}\n".formatted(2 + random.nextInt(3)));
      sets.add("some");
    }
    if (chance(3)) {
      String name = one("squares", "primes", "prime-powers", "fibonacci");
      text.append("param named: set = %s\n".formatted(name));
      endless.add("named");
    }
    if (chance(4)) {
      text.append("param c: code = 0.%d%d\n".formatted(random.nextInt(8), random.nextInt(8)));
      codes.add("c");
    }
  }

  private void components() {
    heaps = chance(3);
    if (heaps) {
      heap();
      return;
    }
    int count = 1 + random.nextInt(3);
    for (int i = 0; i < count; i++) {
      switch (random.nextInt(7)) {
        case 0 -> own("v" + i);
        case 1, 2 -> list("a" + i);
        case 3 -> set("s" + i);
        default -> number("n" + i);
      }
    }
  }

  private String range() {
    return one("0..", "1..", "0..9", "-3..12", "-2..", "0..40", "2..");
  }

  private void heap() {
    text.append("heap n").append(chance(3) ? ": 1..\n" : "\n");
    numbers.add("n");
    notation.add(() -> "" + (1 + random.nextInt(9)));
    changes.add(
        () ->
            switch (random.nextInt(4)) {
              case 0 -> "n := (" + number(2) + ")";
              case 1 -> "n := n - " + number(1);
              case 2 -> "n := " + atom() + " + (" + number(2) + ")";
              default -> "n := " + atom() + " + " + atom() + " + (" + number(1) + ")";
            });
    if (chance(2)) {
      int at = text.lastIndexOf("\n");
      text.replace(at, at + 1, ", last: 0..3 = 0\n");
      numbers.add("last");
      notation.add(() -> "" + random.nextInt(4));
      changes.add(() -> "last := " + number(2));
    }
  }

  private String small() {
    return "" + (2 + random.nextInt(8));
  }

  private void number(String name) {
    text.append("position %s: %s\n".formatted(name, range()));
    numbers.add(name);
    notation.add(this::small);
    changes.add(() -> name + " := " + number(2));
    changes.add(() -> name + " := " + name + " - " + number(1));
  }

  private void own(String name) {
    text.append("position own %s: %s\n".formatted(name, range()));
    numbers.add(name);
    numbers.add("their " + name);
    notation.add(() -> small() + "," + small());
    changes.add(() -> name + " := " + number(2));
    changes.add(() -> "their " + name + " := their " + name + " - " + number(1));
  }

  private void list(String name) {
    text.append("position %s: %s of %s\n".formatted(name, one("list", "bag"), range()));
    lists.add(name);
    int length = random.nextInt(4);
    notation.add(
        () ->
            IntStream.range(0, length)
                .mapToObj(i -> small())
                .collect(Collectors.joining(",", "[", "]")));
    changes.add(() -> "%s[%s] := %s".formatted(name, index(), number(2)));
    changes.add(() -> name + " := " + list(2));
  }

  private void set(String name) {
    text.append(
        "position %s: set of %s\n".formatted(name, one("0..", "1..", "0..12", "-2..40", "0..70")));
    sets.add(name);
    notation.add(
        () ->
            IntStream.range(0, random.nextInt(5))
                .map(i -> 1 + random.nextInt(9))
                .sorted()
                .distinct()
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(",", "{", "}")));
    changes.add(() -> "%s := %s".formatted(name, set(2)));
    changes.add(() -> "%s := %s %s {%s}".formatted(name, name, one("+", "-", "xor"), number(1)));
    changes.add(() -> "%s := %s - {%s} xor {%s}".formatted(name, name, number(1), number(1)));
  }

  private void lets() {
    if (chance(3)) {
      text.append("let half = %s / 2\n".formatted(number(1)));
      numbers.add("half");
    }
  }

  private void move(String name) {
    int knownNumbers = numbers.size();
    int knownLists = lists.size();
    text.append("move ").append(name);
    for (int i = random.nextInt(4); i > 0; i--) {
      String choice = "x" + names++;
      if (chance(3)) {
        text.append(" where ").append(truth(2));
      } else if (!lists.isEmpty() && chance(6)) {
        text.append(" %s in lowered(%s, %s)".formatted(choice, list(1), atom()));
        lists.add(choice);
      } else {
        text.append(" %s in %s".formatted(choice, set(2)));
        numbers.add(choice);
      }
    }
    text.append(":\n");
    if (heaps && changes.size() > 1 && chance(3)) {
      text.append("  n := n - %s\n  last := %s + (%s)\n".formatted(number(1), atom(), number(1)));
    } else if (heaps) { // a splitting move may change the size once, and reads it before
      changes.reversed().forEach(change -> text.append("  ").append(change.get()).append('\n'));
    } else {
      for (int i = random.nextInt(3); i >= 0; i--) {
        text.append("  ").append(changes.get(random.nextInt(changes.size())).get()).append('\n');
      }
    }
    while (numbers.size() > knownNumbers) {
      numbers.removeLast();
    }
    while (lists.size() > knownLists) {
      lists.removeLast();
    }
  }

  private String atom() {
    if (chance(60)) {
      return one("4611686018427387904", "9223372036854775807", "-9223372036854775807");
    }
    return numbers.isEmpty() || chance(3) ? "" + random.nextInt(5) : any(numbers);
  }

  private String index() {
    return chance(3) ? atom() : "" + (1 + random.nextInt(3));
  }

  private String number(int depth) {
    if (depth == 0 || chance(4)) {
      return atom();
    }
    return switch (random.nextInt(14)) {
      case 0, 1, 2 ->
          "(%s %s %s)".formatted(number(depth - 1), one("+", "-", "-"), number(depth - 1));
      case 3 -> "(%s * %s)".formatted(number(depth - 1), atom());
      case 4 -> "(%s %s %s)".formatted(number(depth - 1), one("/", "mod"), number(depth - 1));
      case 5 -> "(%s xor %s)".formatted(number(depth - 1), number(depth - 1));
      case 6 -> "(%s ^ %s)".formatted(number(depth - 1), one("0", "1", "2", "3", "-1"));
      case 7 ->
          "(if %s then %s else %s)"
              .formatted(truth(depth - 1), number(depth - 1), number(depth - 1));
      case 8 ->
          "%s(%s, %s)"
              .formatted(
                  one(
                      "min",
                      "max",
                      "gcd",
                      "lcm",
                      "sum",
                      "nim-sum",
                      "valuation",
                      "log",
                      "digit-sum",
                      "order"),
                  number(depth - 1),
                  number(depth - 1));
      case 9 ->
          "%s(%s)"
              .formatted(
                  one("abs", "sqrt", "popcount", "bigomega", "omega", "golden", "least-fibonacci"),
                  number(depth - 1));
      case 10 -> "size(%s)".formatted(set(depth - 1));
      case 11 -> codes.isEmpty() ? atom() : one("digits(c)", "digit(c, " + atom() + ")");
      default -> lists.isEmpty() ? number(depth - 1) : ofList(depth);
    };
  }

  private String ofList(int depth) {
    return switch (random.nextInt(3)) {
      case 0 -> "length(%s)".formatted(list(depth - 1));
      case 1 -> "%s[%s]".formatted(any(lists), index());
      default ->
          "%s(%s)".formatted(one("min", "max", "gcd", "lcm", "sum", "nim-sum"), list(depth - 1));
    };
  }

  private String list(int depth) {
    if (depth == 0 || chance(3)) {
      return lists.isEmpty() ? "[%s, %s]".formatted(atom(), atom()) : any(lists);
    }
    return switch (random.nextInt(4)) {
      case 0 -> "sorted(%s)".formatted(list(depth - 1));
      case 1 -> "%s / %s".formatted(list(depth - 1), atom());
      case 2 -> "[%s, %s]".formatted(number(depth - 1), number(depth - 1));
      default -> any(lists.isEmpty() ? List.of("[1]") : lists);
    };
  }

  private String set(int depth) {
    String upper = "min(%s, 9)".formatted(number(Math.max(0, depth - 1)));
    if (depth == 0 || chance(3)) {
      return "(%s..%s)".formatted(one("0", "1", "-2", "2"), upper);
    }
    return switch (random.nextInt(10)) {
      case 0 -> "{%s, %s}".formatted(number(depth - 1), number(depth - 1));
      case 1 -> "{2, 3, 5}";
      case 2 -> "%s(%s)".formatted(one("divisors", "prime-divisors"), number(depth - 1));
      case 8 -> "%s(%s)".formatted(one("primes", "squares", "prime-powers", "fibonacci"), upper);
      case 3 -> "powers(%s, %s)".formatted(atom(), number(depth - 1));
      case 4 -> "upto(%s, %s)".formatted(endless.isEmpty() ? set(depth - 1) : any(endless), upper);
      case 5 -> "(%s %s %s)".formatted(set(depth - 1), one("+", "-", "xor"), set(depth - 1));
      case 6 ->
          "(if %s then %s else %s)".formatted(truth(depth - 1), set(depth - 1), set(depth - 1));
      default -> sets.isEmpty() ? set(depth - 1) : any(sets);
    };
  }

  private String truth(int depth) {
    if (depth == 0) {
      return truths.isEmpty() || chance(2)
          ? "%s %s %s".formatted(atom(), one("=", "!=", "<", "<=", ">", ">="), atom())
          : any(truths);
    }
    String name = "q" + names++;
    return switch (random.nextInt(10)) {
      case 0 -> "(%s and %s)".formatted(truth(depth - 1), truth(depth - 1));
      case 1 -> "(%s or %s)".formatted(truth(depth - 1), truth(depth - 1));
      case 2 -> "not (%s)".formatted(truth(depth - 1));
      case 3 -> "%s in %s".formatted(number(depth - 1), set(depth - 1));
      case 4 -> "%s divides %s".formatted(number(depth - 1), number(depth - 1));
      case 5 -> quantified(name, depth);
      case 6 -> "%s(%s)".formatted(one("odd", "even", "prime", "square"), number(depth - 1));
      case 7 -> "%s(%s, %s)".formatted(one("bit", "power"), atom(), number(depth - 1));
      case 8 ->
          one(
              "(%s) = (%s)".formatted(truth(depth - 1), truth(depth - 1)),
              "%s = %s".formatted(list(depth - 1), list(depth - 1)),
              "%s != %s".formatted(set(depth - 1), set(depth - 1)),
              "(if %s then %s else %s)"
                  .formatted(truth(depth - 1), truth(depth - 1), truth(depth - 1)));
      default ->
          chance(4)
              ? "%s %s %s %s %s"
                  .formatted(atom(), one("<", "<="), number(depth - 1), one("=", "<="), atom())
              : "%s %s %s"
                  .formatted(
                      number(depth - 1), one("=", "!=", "<", "<=", ">", ">="), number(depth - 1));
    };
  }

  private String quantified(String name, int depth) {
    String set = set(depth - 1);
    numbers.add(name);
    String condition = truth(depth - 1);
    numbers.remove(name);
    return "(%s %s in %s: %s)".formatted(one("any", "all"), name, set, condition);
  }
}
