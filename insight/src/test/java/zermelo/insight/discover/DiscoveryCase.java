package zermelo.insight.discover;

import static zermelo.insight.discover.MemoisedGame.box;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import zermelo.insight.conjecture.observation.Observations;
import zermelo.insight.discover.MemoisedGame.Options;
import zermelo.kernel.Outcome;

/**
 * A game with the forms that must be found from a small range.
 *
 * <p>They must also hold on a range ten times as large.
 *
 * @param outcome the form for the outcome that must be among the first three; empty for none at all
 * @param grundy likewise; "-" if it does not matter or there are no Grundy values
 */
public record DiscoveryCase(
    String name, Observations small, Observations large, String outcome, String grundy) {
  @Override
  public String toString() {
    return name;
  }

  private static DiscoveryCase of(
      String name,
      String names,
      MemoisedGame game,
      long low,
      long high,
      long most,
      String... forms) {
    int dimensions = names.split(",").length;
    return new DiscoveryCase(
        name,
        game.observe(names, box(dimensions, low, high)),
        game.observe(names, box(dimensions, low, most)),
        forms[0],
        forms.length > 1 ? forms[1] : "-");
  }

  private static DiscoveryCase one(String name, Options moves, long low, String... forms) {
    return of(name, "n", MemoisedGame.normal(moves), low, 300, 3000, forms);
  }

  private static DiscoveryCase two(String name, Options moves, long low, String... forms) {
    return of(name, "a,b", MemoisedGame.normal(moves), low, 40, 125, forms);
  }

  /** Observes a game for each value of a parameter, which is the last number. */
  private static Observations family(
      String names, LongFunction<Options> moves, long low, long high, long most) {
    List<long[]> points = new ArrayList<>();
    List<Outcome> outcomes = new ArrayList<>();
    List<Long> grundy = new ArrayList<>();
    int dimensions = names.split(",").length - 1;
    for (long k = low; k <= high; k++) {
      MemoisedGame game = MemoisedGame.normal(moves.apply(k));
      for (long[] point : box(dimensions, 0, most)) {
        long[] longer = Arrays.copyOf(point, dimensions + 1);
        longer[dimensions] = k;
        points.add(longer);
        outcomes.add(game.outcome(point));
        grundy.add((long) game.value(point));
      }
    }
    return new Observations(
        List.of(names.split(",")),
        points.toArray(long[][]::new),
        outcomes.toArray(Outcome[]::new),
        Optional.of(grundy.stream().mapToLong(Long::longValue).toArray()));
  }

  private static Observations fibonacciStarts(int most) {
    MemoisedGame game = MemoisedGame.normal(Toys.fibonacciNim());
    Outcome[] outcomes = new Outcome[most + 1];
    for (int n = 0; n <= most; n++) outcomes[n] = game.outcome(new long[] {n, Math.max(n - 1, 0)});
    return new Observations(List.of("n"), box(1, 0, most), outcomes, Optional.empty());
  }

  public static List<DiscoveryCase> all() {
    List<DiscoveryCase> all = new ArrayList<>();
    String prime = "loses iff n = 1 or n is prime";
    all.add(one("divisor-turn", Toys.divisorTurn(2), 1, prime, "grundy = max(0, bigomega(n) - 1)"));
    all.add(one("floor 1", Toys.divisorTurn(1), 1, "loses iff n = 1", "grundy = bigomega(n)"));
    all.add(one("divisor-duel", Toys.divisorDuel(), 1, "loses iff n is odd or n = 2^odd"));
    for (int most = 1; most <= 9; most++) takeAway(all, most);
    all.add(
        one(
            "prime-power",
            Toys.subtract(Toys::isPrimePower),
            0,
            "loses iff n mod 6 = 0",
            "grundy = n mod 6"));
    Options twos = Toys.subtract(k -> Long.bitCount(k) == 1);
    all.add(one("powers of two", twos, 0, "loses iff n mod 3 = 0", "grundy = n mod 3"));
    Options set = Toys.subtract(k -> k == 2 || k == 5 || k == 7);
    all.add(
        one(
            "2, 5 or 7",
            set,
            0,
            "loses iff n mod 22 in {0, 1, 4, 10, 13, 14}",
            "grundy has period 22 from 0"));
    all.add(one("splitting", Toys.splitting(), 1, "loses iff n is odd", "grundy = (n + 1) mod 2"));
    all.add(
        one(
            "with 0",
            Toys.splitting(),
            0,
            "loses iff n = 0 or n is odd",
            "grundy has period 2 from 1"));
    all.add(one("nim", Toys.nim(), 0, "loses iff n = 0", "grundy = n"));
    all.add(
        one(
            "at most half",
            Toys.atMostHalf(),
            0,
            "loses iff n + 1 is a power of 2",
            "grundy = ((n + 1) / 2^valuation(2, n + 1)) / 2"));
    octal(all);
    fibonacci(all);
    pairs(all);
    heaps(all);
    misere(all);
    families(all);
    return all;
  }

  private static void takeAway(List<DiscoveryCase> all, int most) {
    Options moves = Toys.subtract(k -> k <= most);
    String name = "take-away " + most;
    boolean two = most == 1;
    String mod = "n mod " + (most + 1);
    all.add(
        one(name, moves, 0, "loses iff " + (two ? "n is even" : mod + " = 0"), "grundy = " + mod));
    String form = "loses iff " + (two ? "n is odd" : mod + " = 1");
    all.add(of(name + " misère", "n", MemoisedGame.misere(moves), 0, 300, 3000, form));
  }

  private static void octal(List<DiscoveryCase> all) {
    all.add(
        of(
            "kayles",
            "n",
            MemoisedGame.normal(Toys.kayles()),
            0,
            200,
            1000,
            "loses iff n = 0",
            "grundy has period 12 from 71"));
    all.add(
        of(
            "dawson-chess",
            "n",
            MemoisedGame.normal(Toys.dawsonChess()),
            0,
            300,
            1000,
            "loses iff n in {0, 14, 34} or n mod 34 in {4, 8, 20, 24, 28}",
            "grundy has period 34 from 52"));
    all.add(
        of(
            "ruler",
            "n",
            MemoisedGame.normal(Toys.ruler()),
            1,
            100,
            300,
            "wins",
            "grundy = 2^valuation(2, n)"));
    all.add(
        of(
            "mock turtles",
            "n",
            MemoisedGame.normal(Toys.mockTurtles()),
            0,
            60,
            180,
            "wins",
            "grundy = (if popcount(n) is odd then 2 * n else 2 * n + 1)"));
    all.add(
        of(
            "lasker",
            "n",
            MemoisedGame.normal(Toys.lasker()),
            0,
            200,
            1000,
            "loses iff n = 0",
            "grundy has period 4 and saltus 4 from 1"));
  }

  private static void fibonacci(List<DiscoveryCase> all) {
    all.add(
        new DiscoveryCase(
            "fibonacci-nim",
            fibonacciStarts(400),
            fibonacciStarts(1000),
            "loses iff n = 0 or n is a fibonacci number",
            "-"));
    all.add(
        of(
            "fibonacci-nim n,m",
            "n,m",
            MemoisedGame.normal(Toys.fibonacciNim()),
            0,
            40,
            125,
            "loses iff n = 0 or m < least-fibonacci(n)"));
  }

  private static void pairs(List<DiscoveryCase> all) {
    all.add(two("wythoff", Toys.wythoff(1), 0, "loses iff min(a, b) = golden(abs(a - b))", ""));
    all.add(
        two(
            "wythoff 2",
            Toys.wythoff(2),
            0,
            "loses iff a + b is even and min(a, b) = sqrt(2 * (abs(a - b) / 2)^2)",
            ""));
    all.add(
        two(
            "wythoff 3",
            Toys.wythoff(3),
            0,
            "loses iff abs(a - b) mod 3 = 0 and min(a, b) = (sqrt(13 * (abs(a - b) / 3)^2) - abs(a - b) / 3) / 2",
            ""));
    all.add(
        two(
            "euclid",
            Toys.euclid(),
            0,
            "loses iff min(a, b) = 0 or (a != b and max(a, b) <= golden(min(a, b)))",
            ""));
    all.add(
        two(
            "euclid down to 1",
            Toys.euclidAboveZero(),
            1,
            "loses iff max(a, b) <= golden(min(a, b))",
            "grundy = abs(a * a - b * b) / (a * b)"));
    all.add(
        two(
            "chess-piece 1",
            Toys.chessPiece(1),
            0,
            "loses iff a is even and b is even",
            "grundy = (if min(a, b) is odd then 2 + (a + b) mod 2 else (a + b) mod 2)"));
    for (int k = 2; k <= 5; k++) {
      String rest = "min(a, b) mod " + (k + 1);
      String quotient = "a + b + min(a, b) / " + (k + 1);
      String first = rest + " != " + k;
      String second = quotient + " is even";
      all.add(
          two(
              "chess-piece " + k,
              Toys.chessPiece(k),
              0,
              "loses iff " + (k == 2 ? first + " and " + second : second + " and " + first),
              "grundy = (if %s = %d then 2 + (a + b) mod 2 else (%s) mod 2)"
                  .formatted(rest, k, quotient)));
    }
  }

  private static void heaps(List<DiscoveryCase> all) {
    all.add(two("nim, two heaps", Toys.nim(), 0, "loses iff a = b", "grundy = a xor b"));
    MemoisedGame nim = MemoisedGame.normal(Toys.nim());
    all.add(
        of(
            "nim, three heaps",
            "a,b,c",
            nim,
            0,
            9,
            20,
            "loses iff a xor b xor c = 0",
            "grundy = a xor b xor c"));
    MemoisedGame stairs = MemoisedGame.normal(Toys.staircase());
    all.add(of("staircase", "a,b,c", stairs, 0, 7, 12, "loses iff a = c", "grundy = a xor c"));
  }

  private static void misere(List<DiscoveryCase> all) {
    MemoisedGame nim = MemoisedGame.misere(Toys.nim());
    all.add(of("nim misère", "n", nim, 0, 300, 3000, "loses iff n = 1"));
    all.add(
        of(
            "two heaps misère",
            "a,b",
            nim,
            0,
            40,
            125,
            "loses iff if a + b <= 2 then a + b is odd else a = b"));
    all.add(
        of(
            "three heaps misère",
            "a,b,c",
            nim,
            0,
            9,
            20,
            "loses iff if max(a, b, c) <= 1 then a + b + c is odd else a xor b xor c = 0"));
    MemoisedGame floor1 = MemoisedGame.misere(Toys.divisorTurn(1));
    all.add(of("floor 1 misère", "n", floor1, 1, 300, 3000, "loses iff n is prime"));
    MemoisedGame floor2 = MemoisedGame.misere(Toys.divisorTurn(2));
    all.add(of("divisor-turn misère", "n", floor2, 1, 300, 3000, "loses iff bigomega(n) = 2"));
    MemoisedGame wythoff = MemoisedGame.misere(Toys.wythoff(1));
    all.add(
        of(
            "wythoff misère",
            "a,b",
            wythoff,
            0,
            40,
            125,
            "loses iff if max(a, b) <= 2 then a + b = 2^even else min(a, b) = golden(abs(a - b))"));
    MemoisedGame euclid = MemoisedGame.misere(Toys.euclid());
    all.add(
        of("euclid misère", "a,b", euclid, 0, 40, 125, "loses iff min(a, b) > golden(abs(a - b))"));
  }

  private static void families(List<DiscoveryCase> all) {
    LongFunction<Options> takeAway = most -> Toys.subtract(k -> k <= most);
    all.add(
        new DiscoveryCase(
            "take-away n,k",
            family("n,k", takeAway, 1, 9, 60),
            family("n,k", takeAway, 1, 20, 300),
            "loses iff n mod (k + 1) = 0",
            "grundy = n mod (k + 1)"));
    all.add(
        new DiscoveryCase(
            "chess-piece a,b,k",
            family("a,b,k", Toys::chessPiece, 2, 5, 15),
            family("a,b,k", Toys::chessPiece, 2, 9, 40),
            "loses iff min(a, b) mod (k + 1) != k and a + b + min(a, b) / (k + 1) is even",
            "grundy = (if min(a, b) mod (k + 1) = k then 2 + (a + b) mod 2 else (a + b + min(a, b) / (k + 1)) mod 2)"));
  }
}
