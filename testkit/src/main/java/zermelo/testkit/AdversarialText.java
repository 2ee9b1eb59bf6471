package zermelo.testkit;

import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/**
 * Random rules about one number, made to mislead a proof.
 *
 * <p>They have choices that grow with n and have a low end, constant heaps beside large ones, ends,
 * huge constants that cancel, powers, coprime moduli, guards that begin to hold late, sets with
 * negative members, and defaults.
 */
public final class AdversarialText {
  private static final List<Integer> LATE = List.of(5, 17, 40, 60, 90, 150, 220, 300, 420);

  private final Random random;
  private final StringBuilder text = new StringBuilder("game A\n");
  private final boolean heap;
  private int moves;

  private AdversarialText(long seed) {
    this.random = new Random(seed);
    this.heap = random.nextInt(5) < 2;
  }

  public static String of(long seed) {
    return new AdversarialText(seed).make();
  }

  private String make() {
    text.append("param k: 1..9 = ").append(1 + random.nextInt(5)).append('\n');
    String low = random.nextInt(6) == 0 ? "1.." : "0..";
    text.append(heap ? "heap n: " : "position n: ").append(low);
    text.append(random.nextInt(6) == 0 ? " = 7\n" : "\n");
    if (random.nextInt(5) == 0) {
      text.append("end ").append(condition()).append(": ");
      text.append(one("previous player wins", "next player wins", "tie")).append('\n');
    }
    plainMove();
    for (int i = random.nextInt(3); i >= 0; i--) {
      move();
    }
    return text.toString();
  }

  @SafeVarargs
  private <T> T one(T... choices) {
    return choices[random.nextInt(choices.length)];
  }

  private int small() {
    return 1 + random.nextInt(6);
  }

  private int late() {
    return LATE.get(random.nextInt(LATE.size()));
  }

  private void add(String choices, String change) {
    text.append("move m%d %s: n := %s\n".formatted(moves++, choices, change));
  }

  /** Adds a move that nearly every large n has. */
  private void plainMove() {
    switch (random.nextInt(4)) {
      case 0 -> add("x in 1..min(" + small() + ", n)", "n - x");
      case 1 -> add("x in {%d, %d} where x <= n".formatted(small(), small() + 2), "n - x");
      case 2 -> add("where n >= " + small(), "max(n - " + small() + ", 0)");
      default -> add("x in {-%d, %d}".formatted(small(), small()), "n - abs(x)");
    }
  }

  private void move() {
    if (heap && random.nextInt(2) == 0) {
      split();
      return;
    }
    int c = small();
    switch (random.nextInt(6)) {
      case 0 -> add("x in %d..n".formatted(late()), "n - " + c);
      case 1 -> add("x in %d..n - %d".formatted(late(), small()), "" + random.nextInt(9));
      case 2 -> add("x in 1..%d where %s".formatted(c, condition()), "n - x");
      case 3 ->
          add("where " + condition(), "if %s then n - %d else n - 1".formatted(condition(), c));
      case 4 -> add("where " + condition() + " and " + condition(), "n - " + c);
      default -> add("where " + condition(), one("n - k", "" + random.nextInt(9), "n - " + c));
    }
  }

  private void split() {
    int c = random.nextInt(4);
    int a = random.nextInt(3);
    String guard = random.nextInt(2) == 0 ? "" : " where " + condition();
    switch (random.nextInt(8)) {
      case 0 ->
          add("x in %d..n - %d%s".formatted(a, c + a, guard), "x + (n - %d - x)".formatted(c));
      case 1 -> add("x in 1..n / 2" + guard, "x + (n - x)");
      case 2 -> add("x in 1..(n - 1) / 2" + guard, "x + (n - x)");
      case 3 -> add("x in 1..n" + guard, "max(x - %d, 0) + max(n - x - %d, 0)".formatted(1 + a, c));
      case 4 -> add("where n > " + (late() + c), "%d + (n - %d)".formatted(small(), small() + 6));
      case 5 -> add("where n > 12", "%d + (n - %d) + 2".formatted(small(), small() + 8));
      case 6 -> add("x in %d..n - 1%s".formatted(late(), guard), "x + (n - 1 - x)");
      default ->
          add(
              "x in 1..n - 2 where " + one("odd(x)", "x > 3", "x != 2", "x < n - 4"),
              "x + (n - 1 - x)");
    }
  }

  private String condition() {
    List<Supplier<String>> kinds =
        List.of(
            () -> "n > " + late(),
            () -> "n >= " + small(),
            () -> "n mod %d = %d".formatted(1 + small(), random.nextInt(3)),
            () -> one("odd(n)", "even(n)", "bit(n, 1)", "not bit(n, 2)"),
            () -> {
              long big = 1L << (40 + random.nextInt(20));
              return "n - %d + %d > 0".formatted(big, big - late());
            },
            () ->
                "2^(n - n + %d) > 1099511627777 and n > %d"
                    .formatted(30 + random.nextInt(20), late()),
            () ->
                "(n mod %d)^%d > %d"
                    .formatted(
                        9 + random.nextInt(40), 2 + random.nextInt(5), 1 + random.nextInt(4000)),
            () ->
                "n mod %d < %d and n mod %d < %d"
                    .formatted(
                        one(4294967295L, 11L, 13L), late(), one(4294967297L, 17L, 7L), late()),
            () -> "n mod %d = %d".formatted(late(), random.nextInt(5)),
            () -> "%d divides n".formatted(1 + small()),
            () -> "n / %d mod 2 = 0".formatted(small() + 1),
            () -> "(%s)".formatted(one("3 divides n or n < 9", "n mod 4 < 2 or n > 40")),
            () -> "n in {%d, %d}".formatted(small(), late()),
            () -> "abs(n - %d) > %d".formatted(late(), small()),
            () -> "min(n, %d) > %d".formatted(late(), late()),
            () -> "n * %d > %d".formatted(small(), 3 * late()),
            () -> "max(n - %d, 3) = 3".formatted(late()),
            () -> "n xor 1 > n",
            () -> "k * n mod 5 = 0");
    return kinds.get(random.nextInt(kinds.size())).get();
  }

  /** Returns a claim about such a game. Many claims hold for a while and then fail. */
  public static String claim(long seed) {
    AdversarialText made = new AdversarialText(seed);
    int m = 2 + made.random.nextInt(8);
    String loses = "n mod %d in {0, %d}".formatted(m, made.random.nextInt(m));
    return switch (made.random.nextInt(5)) {
      case 0 -> "loses iff " + loses;
      case 1 -> "loses implies (" + loses + " or " + made.condition() + ")";
      case 2 -> "wins or n < %d or %s".formatted(made.late(), made.condition());
      case 3 -> "outcome has period %d from %d".formatted(m, made.random.nextInt(40));
      default -> "if %s then (wins or %s)".formatted(loses, made.condition());
    };
  }
}
