package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.kernel.Position;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Settings;
import zermelo.kernel.Space;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.space.CompilableSpace;
import zermelo.language.compile.runtime.CompiledBoardSpace;
import zermelo.language.interpret.TextRules;
import zermelo.testkit.SampleSize;

/** Compares compiled rules with boards, scores or moves in steps with the interpreter. */
class BoardCompiledTest {
  private static final String OWNED = " of \".#\" left \"x\" right \"o\"";

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void randomTexts(long seed) {
    int games = 0;
    int moves = 0;
    int faults = 0;
    Random seeds = new Random(seed);
    for (int round = 0; round < 150; round++) {
      long one = seeds.nextLong();
      RandomBoardText.Made made = RandomBoardText.of(one);
      String text = made.text();
      try {
        TextRules rules = TextGame.read("r", "r.game", text).rules(Settings.NONE);
        Position position =
            made.position().isEmpty() ? rules.start().orElseThrow() : rules.parse(made.position());
        List<Position> start = rules.parts(position);
        Twins.Count count = Twins.compare(rules, start, 60, 1 + seeds.nextInt(60));
        games++;
        moves += count.moves();
        faults += count.faults();
      } catch (BadInput notValid) {
        continue; // a few texts are not: a step or a change that is not allowed there
      } catch (RulesFault noSpace) {
        faults++;
      } catch (AssertionError | RuntimeException wrong) {
        fail("text of seed " + one + ":\n" + text, wrong);
      }
    }
    assertThat(games).isGreaterThan(130);
    assertThat(moves).isGreaterThan(300);
    assertThat(faults).isPositive();
  }

  /** Each of these once had, or could have, a form of its own in compiled code. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "left move p in b where b[p] is empty, q in {south(p)} where b[q] is empty\n"
            + "  b[p] := \"#\"\n  b[q] := \"#\"\n"
            + "right move p in b where b[p] is empty, q in {east(p)} where b[q] is empty\n"
            + "  b[p] := \"#\"\n  b[q] := \"#\"",
        "move c in 1..4\n  b[max p in b where column(p) = c and b[p] is empty] := mine",
        "move p in b where b[p] is mine, q in slides(p)\n"
            + "  b[p] := empty; b[q] := mine\n  then r in slides(q): b[r] := \"#\"",
        "move p in b where b[p] is empty and all q in neighbours(p): b[q] is not theirs\n"
            + "  b[p] := mine",
        "move p in b where b[p] is empty\n  b[p] := mine\n"
            + "  then where all q in b: b[q] is empty or size(liberties(q)) > 0",
        "move p in b where b[p] is empty\n"
            + "  for d in directions where b[go(p, d, run(p, d, theirs) + 1)] is mine:\n"
            + "    for k in 1..run(p, d, theirs): b[go(p, d, k)] := mine\n  b[p] := mine",
        "move p in b where b[p] is empty\n"
            + "  for q in neighbours(p) where b[q] is theirs: b[q] := empty\n  b[p] := mine\n"
            + "otherwise move p in b where b[p] is mine\n  b[p] := \"#\"",
        "move p in b where b[p] is not \"#\", d in orthogonals where go(p, d) in b\n"
            + "  for i in 1..3: if go(p, d, i) in b: b[go(p, d, i - 1)] := b[go(p, d, i)]\n"
            + "  b[p] := \"#\"",
        "move p in b where b[p] is empty\n  b[p] := mine\n  gain size(group(p)) - 2\n"
            + "  again if connected(cells(mine), {cell(1, 1)}, {cell(3, 4)})",
        "move p in b, q in {north(p), west(p), go(p, east, 2)} where b[q] is empty and b[p] is"
            + " mine\n"
            + "  b[p] := empty; b[q] := mine",
        "end any s in {mine, theirs}: line(s, 3): tie\n"
            + "move put s in {mine, \"#\"}, p in b where b[p] is empty\n"
            + "  where any q in around(p), r in neighbours(q): b[r] in {s, theirs}\n"
            + "  b[p] := s\n  for t in {mine, theirs}: (if b[south(p)] is t: gain size(cells(t)))\n"
            + "  then c in {empty, s}, q in neighbours(p) where b[q] is not c\n  b[q] := c",
        "end line(mine, 3): next player wins\nend full: tie\nend stuck: left wins\n"
            + "move p in b where b[p] is empty and odd(row(p) + column(p))\n  b[p] := mine",
      })
  void kindsOfMoves(String moves) {
    TextRules rules = Games.rules("board b: 3 x 4" + OWNED + "\n" + moves);
    for (String position : List.of("..../..../....", "x.o./.xo#/o..x", "xo.#/o.x./.ox.:R")) {
      Twins.Count count = Twins.compare(rules, List.of(rules.parse(position)), 300, 1000);
      assertThat(count.positions()).isPositive();
    }
  }

  /** Lists under a condition, and heaps that two splits divide; the position is behind the text. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "position a: list 0..9 of 1..\n"
            + "left move t k in 1..4 where length(a) > 0 and k <= a[1]\n"
            + "  a := if k = a[1] then slice(a, 2, length(a)) else join([a[1] - k], slice(a, 2, length(a)))\n"
            + "right move u i in 1..length(a) where a[i] > 1\n  a[i] := 1\n@[3,1,4,2]",
        "position a: list of 0..9\n"
            + "left move t i in 1..length(a) where a[i] > 0\n"
            + "  a := if odd(a[i]) then [j in 1..length(a): (if j = i then 0 else a[j])] else a - 1\n"
            + "right move t i in 1..length(a) where a[i] > 0\n  a[i] := a[i] - 1\n@[3,2,4]",
        "heap r: 1.., c: 1..\n"
            + "left move t i in 1..r - 1, j in 0..c\n  r := i + (r - i); c := j + (c - j)\n"
            + "right move u k in divisors(r), l in 0..3\n  r := k of r / k; c := l of c / 2\n@4,5",
        "heap r, c: 0..6, d: 0..\n"
            + "left move t i in 0..r, j in 0..c\n"
            + "  d := 1 + 1; r := i + (r - i) + 1; c := j + 5\n@4,5,1",
      })
  void listsUnderAConditionAndSeveralSplits(String text) {
    int at = text.indexOf('@');
    TextRules rules = Games.rules(text.substring(0, at));
    List<Position> parts = rules.parts(rules.parse(text.substring(at + 1)));
    assertThat(Twins.compare(rules, parts, 200, 1000).moves()).isGreaterThan(10);
  }

  /** With 64 cells a set of cells needs every bit of a word; with more, texts are interpreted. */
  @ParameterizedTest
  @ValueSource(ints = {63, 64, 65})
  void boardsUpToSixtyFourCells(int cells) {
    String start =
        " = each p: if column(p) mod 5 = 1 then \"x\" else if column(p) mod 5 = 2 then \"o\" else"
            + " \".\"";
    TextRules rules =
        Games.rules(
            "board b: strip %d%s%s\n".formatted(cells, OWNED, start)
                + "end b[cell(1, %d)] is mine: tie\n".formatted(cells)
                + "move p in b where b[p] is mine, q in {east(p), west(p)} where b[q] is empty\n"
                + "  b[p] := empty; b[q] := mine\n"
                + "move last where b[go(cell(1, 1), east, %d)] is empty\n".formatted(cells - 1)
                + "  b[max p in b where b[p] is mine] := \"#\"");
    List<Position> parts = List.of(rules.start().orElseThrow());
    assertThat(Twins.compiles(rules, parts)).isEqualTo(cells <= 64);
    if (cells <= 64) {
      assertThat(Twins.compare(rules, parts, 200, 1000).moves()).isGreaterThan(10);
    }
  }

  @Test
  void sowingInListsThatEachPlayerOwns() {
    for (String bound : List.of("0..", "0..12", "0..3")) {
      TextRules rules =
          Games.rules(
              """
              param pits = 3
              position own a: list of %s
              settle -sum(their a)
              move i in 1..pits, hand in {a[i]} where hand > 0, last in {(i + hand) mod 7}
                a[i] := 0
                for t in i + 1..i + hand: (
                  if t mod 7 in 1..pits: a[t mod 7] := a[t mod 7] + 1
                  if t mod 7 = pits + 1: gain 1
                  if (t - pits - 1) mod 7 in 1..pits:
                    their a[(t - pits - 1) mod 7] := their a[(t - pits - 1) mod 7] + 1)
                if last in 1..pits and a[last] = 1 and their a[pits + 1 - last] > 0: (
                  gain 1 + their a[pits + 1 - last]
                  a[last] := 0
                  their a[pits + 1 - last] := 0)
                again if last = pits + 1
              """
                  .formatted(bound));
      List<Position> parts = List.of(rules.parse("[2,3,2],[3,1,2]"));
      Twins.Count count = Twins.compare(rules, parts, 2000, 1000);
      assertThat(count.moves()).isGreaterThan(bound.equals("0..3") ? -1 : 100);
    }
  }

  @Test
  void listsThatShrinkAndGrow() {
    TextRules rules =
        Games.rules(
            """
            position a: list of 0..
            move first where length(a) >= 1
              gain a[1]; a := slice(a, 2, length(a))
            move last where length(a) >= 2
              gain a[length(a)]; a := slice(a, 1, length(a) - 1)
            move double where length(a) < 4
              a := join(a, a)
            """);
    Twins.compare(rules, List.of(rules.parse("[3,9,1,2]")), 500, 1000);
    Twins.compareWider(rules, List.of(rules.parse("[3,9,1,2]")), 1);
  }

  @Test
  void listsFromSets() {
    TextRules rules =
        Games.rules(
            """
            param weights: list = [1, 2, 1]
            position a: list of 0.. = [3, 1, 2]
            move all where all i in 1..length(a): a[i] >= weights[i]
              a := [i in 1..length(a): a[i] - weights[i]]
            move odd where length(a) > 0
              a := [i in 1..length(a) where a[i] > 1: a[i] / 2]
            """);
    assertThat(Games.moves(rules, "[3,1,2]")).containsExactly("odd -> [1,1]");
    assertThat(Games.moves(rules, "[3,2,2]")).containsExactly("all -> [2,0,1]", "odd -> [1,1,1]");
    assertThat(
            Games.moves(Games.rules("position a: list of 0..\nmove t a := [x in {3, 1}]"), "[2]"))
        .containsExactly("t -> [1,3]");
    Twins.compare(rules, List.of(rules.parse("[3,5,4]")), 500, 1000);
    Twins.compareWider(rules, List.of(rules.parse("[3,2,2]")), 1);
  }

  /** Lists from sets, in random texts: interpreted and compiled. */
  @Test
  @Tag("slow")
  void randomListsFromSets() {
    List<String> sets =
        List.of(
            "1..length(a)", "1..2", "{2, 1}", "divisors(length(a))", "{j in 1..3 where odd(j)}");
    List<String> conditions = List.of("true", "a[i] > 0", "odd(i)", "i < length(a)", "i != 2");
    List<String> values =
        List.of("a[i]", "a[i] - 1", "max(a[i], i) / 2", "sum(a) mod 3", "i", "length([k in 1..i])");
    int moves = 0;
    for (long seed = 0; seed < SampleSize.of(30); seed++) {
      Random random = new Random(seed);
      StringBuilder text = new StringBuilder("position a: list of 0..9\nsettle sum(a)\n");
      for (int i = 0; i < 2; i++) {
        text.append("move m%d where length(a) > %d and sum(a) > 0\n".formatted(i, i));
        text.append(
            "  a := [i in %s where %s: %s]\n"
                .formatted(
                    sets.get(random.nextInt(sets.size())),
                    conditions.get(random.nextInt(conditions.size())),
                    values.get(random.nextInt(values.size()))));
      }
      TextRules rules = Games.rules(text.toString());
      moves += Twins.compare(rules, List.of(rules.parse("[4,0,3]")), 100, 1000).moves();
    }
    assertThat(moves).isGreaterThan(60);
  }

  /** A fault has the words and the place that the interpreter gives it. */
  @Test
  void faultsKeepTheirWords() {
    TextRules rules =
        Games.rules(
            """
            board b: 2 x 2 of ".#"
            position n: -9..9
            move p in b where b[p] is empty and 6 / (column(p) - n) > 0
              b[p] := "#"
            """);
    Twins.Count count = Twins.compare(rules, List.of(rules.parse("../..,2")), 100, 1000);
    assertThat(count.faults()).isEqualTo(1);
  }

  /** Loops that the text does not bound count their steps, so that none can run for ever. */
  @Test
  void endlessLoopsRunOutOfSteps() {
    TextRules rules =
        Games.rules(
            """
            board b: 2 x 2 of ".#"
            move p in b where all i in 1..9223372036854775806: i > 0 or b[p] is empty
              b[p] := "#"
            """);
    Space space = CompilableSpace.fastest(rules.space(List.of(rules.parse("../.."))));
    assertThat(space).isInstanceOf(CompiledBoardSpace.class);
    assertThat(Twins.compare(rules, List.of(rules.parse("../..")), 1, 10).faults()).isEqualTo(1);
  }
}
