package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zermelo.kernel.Move;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.RulesFault;
import zermelo.language.ground.BoardTexts;
import zermelo.language.infer.InferredFact;
import zermelo.testkit.SampleSize;

/** Proofs that moves on lists lead nowhere twice, against play. */
class ListInferenceTest {
  private static final String SOWING =
      "every move lowers the sum of all lists, or brings what it sows nearer to their end";

  private static final String KALAH =
      """
      position own a: list of 0.. = each i in 1..3: 3
      position own store: 0.. = 0
      let circle = 7
      settle store - their store
      move i in 1..3, hand in {a[i]} where hand > 0, last in {(i + hand) mod circle}
        a[i] := 0
        for t in i + 1..i + hand: (
          if t mod circle in 1..3: a[t mod circle] := a[t mod circle] + 1
          if t mod circle = 4: store := store + 1
          if (t - 3 - 1) mod circle in 1..3:
            their a[(t - 3 - 1) mod circle] := their a[(t - 3 - 1) mod circle] + 1)
        if last in 1..3 and a[last] = 1: (a[last] := 0; their a[4 - last] := 0)
        again if last = 4
      """;

  private static final String CHOMP =
      """
      position rows: list of 0..9
      move r in 1..length(rows), c in 1..rows[r]
        for s in r..length(rows): rows[s] := min(rows[s], c - 1)
      """;

  private static InferredFact acyclic(String text) {
    return BoardTexts.rules(text).inference().acyclic();
  }

  private static boolean proved(String text, String from, String to) {
    assertThat(text).contains(from);
    return acyclic(text.replace(from, to)).proven();
  }

  @Test
  void sowing() {
    assertThat(acyclic(KALAH)).isEqualTo(new InferredFact(true, SOWING));
    assertThat(proved(KALAH, "hand > 0", "hand >= 2 and i != 2")).isTrue();
    // a seed for the pit that it came from, as long as the next pits get some, too
    assertThat(proved(KALAH, "hand > 0", "hand > 1 and hand < 9")).isTrue();
    assertThat(proved(KALAH, "for t in i + 1..i + hand:", "for t in i..i + hand - 1:")).isFalse();
    assertThat(
            acyclic(
                    KALAH
                        .replace("for t in i + 1..i + hand:", "for t in i..i + hand - 1:")
                        .replace("hand > 0", "hand > 1"))
                .proven())
        .isTrue();
  }

  @Test
  void sowingThatMayGoRoundForEver() {
    assertThat(proved(KALAH, "where hand > 0", "")).isFalse(); // a move that changes nothing
    assertThat(proved(KALAH, "store := store + 1", "a[1] := a[1] + 1")).isFalse();
    assertThat(proved(KALAH, "circle = 4:", "circle = 5:")).isTrue(); // loses seeds in between
    assertThat(proved(KALAH, "circle = 7", "circle = 3")).isFalse();
    assertThat(proved(KALAH, "circle = 7", "circle = 6")).isFalse();
    assertThat(proved(KALAH, "a[last] := 0;", "a[last] := 1;")).isFalse();
    assertThat(proved(KALAH, "a[last] := 0;", "a[last] := a[1];")).isFalse();
    assertThat(proved(KALAH, "a[i] := 0", "a[i] := 1")).isFalse();
    assertThat(proved(KALAH, "for t in i + 1..i + hand:", "for t in i + 1..i + hand + 1:"))
        .isFalse();
    assertThat(proved(KALAH, "a[t mod circle] + 1", "a[t mod circle] + 2")).isFalse();
    assertThat(proved(KALAH, "list of 0..", "list of -1..")).isFalse();
    assertThat(proved(KALAH, "= 4: store := store + 1", "= 4: store := store + 0 * a[1]")).isTrue();
    String ring =
        """
        position a: list of 0.. = [2, 1, 0]
        end stuck: tie
        move i in 1..3, hand in {a[i]} where hand > 0
          a[i] := 0
          for t in i..i + hand - 1: a[t mod 3 + 1] := a[t mod 3 + 1] + 1
        """;
    assertThat(acyclic(ring).proven()).isFalse();
    // the last element is no home: what passes it begins anew
    assertThat(proved(ring, "a[t mod 3 + 1] := a[t mod 3 + 1]", "a[t mod 4] := a[t mod 4]"))
        .isFalse();
  }

  @Test
  void elementsThatFall() {
    InferredFact falls = new InferredFact(true, "every move lowers the sum of all lists");
    assertThat(acyclic(CHOMP)).isEqualTo(falls);
    assertThat(proved(CHOMP, "c - 1", "c")).isFalse();
    assertThat(proved(CHOMP, "s in r..", "s in r + 1..")).isFalse();
    assertThat(proved(CHOMP, "s in r..length(rows)", "s in 1..r")).isFalse();
    assertThat(proved(CHOMP, "c in 1..", "c in 1..1 + ")).isFalse();
    assertThat(proved(CHOMP, "min(rows[s], c - 1)", "max(rows[s], c - 1)")).isFalse();
    String swap =
        """
        position a: list of 0.. = [3, 2]
        move i in 1..2, hand in {a[i]} where hand > 0
          a[i] := 0
          for t in 1..hand: a[3 - i] := a[3 - i] + 1
        """;
    assertThat(acyclic(swap).proven()).isFalse();
    assertThat(proved(swap, "a[i] := 0", "a[i] := a[i] - 1")).isFalse();
  }

  /** No random sowing that is said to be acyclic returns to a position. */
  @Test
  @Tag("slow")
  void randomSowings() {
    int proven = 0;
    int loops = 0;
    for (long seed = 0; seed < SampleSize.of(150); seed++) {
      Random random = new Random(seed);
      String text = randomSowing(random);
      Rules rules = BoardTexts.rules(text);
      boolean claimed = BoardTexts.rules(text).inference().acyclic().proven();
      boolean loop = returns(rules, rules.parse(""), 150);
      assertThat(claimed && loop).as("seed %d\n%s", seed, text).isFalse();
      proven += claimed ? 1 : 0;
      loops += loop ? 1 : 0;
    }
    assertThat(proven).isGreaterThan(8);
    assertThat(loops).isGreaterThan(8);
  }

  /** Kalah and what looks like it: with and without stores, round and to the end, both ways. */
  private static String randomSowing(Random random) {
    boolean own = random.nextBoolean();
    int pits = 2 + random.nextInt(2);
    int circle = (own ? 2 * pits : pits) + random.nextInt(3);
    int sign = random.nextInt(4) == 0 ? -1 : 1;
    String at = sign > 0 ? "t" : "(" + (2 * pits + random.nextInt(2)) + " - t)";
    StringBuilder text = new StringBuilder();
    String numbers =
        random.nextBoolean() ? "each i in 1.." + pits + ": " + random.nextInt(3) : "[1, 0";
    if (numbers.startsWith("[")) {
      numbers += ", 2".repeat(pits - 2) + "]";
    }
    text.append("position %sa: list of 0..6 = %s\n".formatted(own ? "own " : "", numbers));
    text.append(random.nextBoolean() ? "position store: 0..99 = 0\n" : "");
    text.append("end stuck: tie\n");
    boolean stores = text.indexOf("store:") > 0;
    text.append(
        "move i in 1..%d, hand in {a[i]} where hand > %d, last in {(i + hand) mod %d}\n"
            .formatted(pits, random.nextInt(5) == 0 ? -1 : random.nextInt(2), circle));
    text.append(random.nextInt(8) == 0 ? "  a[i] := 1\n" : "  a[i] := 0\n");
    int from = random.nextInt(6) == 0 ? 0 : 1;
    text.append("  for t in i + %d..i + hand + %d: (\n".formatted(from, from - 1));
    text.append(
        "    if %1$s mod %2$d in 1..%3$d: a[%1$s mod %2$d] := a[%1$s mod %2$d] + 1\n"
            .formatted(at, circle, pits));
    if (stores) {
      text.append(
          "    if t mod %d = %d: store := store + 1\n".formatted(circle, random.nextInt(circle)));
    }
    if (own) {
      String other = "(" + at + " - " + (pits + random.nextInt(2)) + ") mod " + circle;
      text.append(
          "    if %1$s in 1..%2$d: their a[%1$s] := their a[%1$s] + 1\n".formatted(other, pits));
    }
    text.append("    if false: a[1] := a[1])\n");
    if (random.nextInt(3) == 0) {
      String taken = own && random.nextBoolean() ? "their a" : "a";
      text.append(
          "  if last in 1..%d: %s[last] := %s\n"
              .formatted(
                  pits,
                  taken,
                  List.of("0", "0", taken + "[last] - 1", "min(" + taken + "[last], 1)", "2")
                      .get(random.nextInt(5))));
    }
    text.append(random.nextInt(3) == 0 ? "  again if last = 0\n" : "");
    return text.toString();
  }

  /** Whether play from a position returns to some position, as far as so many positions show. */
  private static boolean returns(Rules rules, Position start, int most) {
    Map<Position, List<Position>> next = new LinkedHashMap<>();
    Deque<Position> open = new ArrayDeque<>(List.of(start));
    Map<Position, Integer> waiting = new LinkedHashMap<>(Map.of(start, 0));
    while (!open.isEmpty() && next.size() < most) {
      Position position = open.poll();
      if (next.containsKey(position)) {
        continue;
      }
      List<Position> targets = new ArrayList<>();
      try {
        rules.moves(position, 100).moves().stream().map(Move::target).forEach(targets::add);
      } catch (RulesFault outside) {
        targets.clear(); // nothing can be said from here on
      }
      next.put(position, targets);
      targets.forEach(to -> waiting.merge(to, 1, Integer::sum));
      open.addAll(targets);
    }
    Deque<Position> free = new ArrayDeque<>();
    waiting.forEach(
        (position, count) -> {
          if (count == 0) {
            free.add(position);
          }
        });
    int sorted = 0;
    while (!free.isEmpty()) {
      sorted++;
      for (Position to : next.getOrDefault(free.poll(), List.of())) {
        if (waiting.merge(to, -1, Integer::sum) == 0) {
          free.add(to);
        }
      }
    }
    return sorted < waiting.size();
  }
}
