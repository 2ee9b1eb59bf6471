package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.kernel.Options;
import zermelo.kernel.Settings;
import zermelo.kernel.Space;
import zermelo.kernel.space.CompilableSpace;
import zermelo.kernel.space.MoveLines;
import zermelo.kernel.space.PositionRanking;
import zermelo.language.interpret.TextRules;

/** If a game reports move lines, its options are exactly those on the lines. */
class LinesTest {
  private static final int MAX_RANKS = 2_000;

  private static Space space(String components, String moves, String position) {
    String text = "game Lines\n\"A test.\"\nposition " + components + "\n" + moves + "\n";
    TextRules rules = TextGame.read("t", "t.game", text).rules(Settings.NONE);
    return CompilableSpace.fastest(rules.space(List.of(rules.parse(position))));
  }

  private static Optional<MoveLines> lines(String components, String moves, String position) {
    Space space = space(components, moves, position);
    space.capability(MoveLines.class).ifPresent(lines -> check(space, lines));
    return space.capability(MoveLines.class);
  }

  private static void check(Space space, MoveLines lines) {
    PositionRanking ranking = space.capability(PositionRanking.class).orElseThrow();
    Options options = new Options(1);
    long[] words = new long[1];
    for (long rank = 0; rank < Math.min(MAX_RANKS, ranking.size()); rank++) {
      ranking.unrank(rank, words, 0);
      options.clear();
      space.options(words, 0, options);
      List<Long> found = new ArrayList<>();
      for (int i = 0; i < options.size(); i++) {
        found.add(ranking.rank(options.words(), i));
      }
      assertThat(found).as("options of rank %d", rank).isEqualTo(onLines(lines, rank));
    }
  }

  private static List<Long> onLines(MoveLines lines, long rank) {
    List<Long> options = new ArrayList<>();
    for (List<Integer> move : lines.moves()) {
      long step = 0;
      long count = Long.MAX_VALUE;
      long stride = 1;
      for (int i = lines.sizes().size() - 1; i >= 0; i--) {
        if (move.contains(i)) {
          step += stride;
          count = Math.min(count, rank / stride % lines.sizes().get(i));
        }
        stride *= lines.sizes().get(i);
      }
      for (long k = 1; k <= count; k++) {
        options.add(rank - k * step);
      }
    }
    return options;
  }

  @Test
  void wythoffAndBoxesOfHeaps() {
    assertThat(
            lines(
                    "a, b: 0..",
                    """
                move left k in 1..a: a := a - k
                move right k in 1..b: b := b - k
                move both k in 1..min(a, b): a := a - k; b := b - k
                """,
                    "9,13")
                .map(MoveLines::moves))
        .contains(List.of(List.of(0), List.of(1), List.of(0, 1)));
    assertThat(
            lines(
                "a, b, c: 0..",
                "move one k in 1..c: c := c - k\nmove all k in 1..min(a, b, c)\n"
                    + "  a := a - k; b := b - k; c := c - k",
                "4,5,6"))
        .isPresent();
  }

  @Test
  void boundsOfTheBoxEndLinesToo() {
    assertThat(lines("a: 1..", "move take k in 1..a: a := a - k", "30")).isPresent();
    assertThat(
            lines(
                "a: 0..\nposition b: 3..",
                "move both k in 1..a: a := a - k; b := b - k\nmove a k in 1..a: a := a - k",
                "9,12"))
        .isPresent();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "move take k in 1..3: a := a - k",
        "move take k in 2..a: a := a - k",
        "move take k in 1..a where odd(k): a := a - k",
        "move take k in 1..b: a := a - k",
        "move take k in 1..min(a, b): a := a - k",
        "move take k in 1..a: a := a - k; b := b - 1",
        "move take k in 1..a: a := a - 2 * k",
        "move take k in 1..a: a := a - k\nmove one where b >= 1: b := b - 1",
        "move take k in 1..a: a := a - k\nend b = 2: tie",
      })
  void notEveryRangeIsALine(String moves) {
    assertThat(lines("a, b: 0..", moves, "7,6")).isEmpty();
  }

  /** Random subsets of numbers, with random bounds, in boxes that may start above 0. */
  @Tag("slow")
  @Test
  void randomLines() {
    Random random = new Random(11);
    int present = 0;
    for (int round = 0; round < 200; round++) {
      StringBuilder moves = new StringBuilder();
      for (int move = 0; move <= random.nextInt(4); move++) {
        List<String> taken = some(random);
        List<String> bounds = random.nextInt(4) == 0 ? some(random) : taken;
        String bound = String.join(", ", bounds);
        moves.append("move m%d k in 1..".formatted(move));
        moves.append(bounds.size() == 1 ? bound : "min(" + bound + ")").append("\n ");
        taken.forEach(c -> moves.append(" %s := %s - k;".formatted(c, c)));
        moves.setCharAt(moves.length() - 1, '\n');
      }
      String components =
          "a: %d..\nposition b: %d..\nposition c: 0.."
              .formatted(random.nextInt(2), random.nextInt(3));
      String text = moves.toString();
      try {
        present += lines(components, text, "5,6,4").isPresent() ? 1 : 0;
      } catch (AssertionError e) {
        throw new AssertionError(components + "\n" + text, e);
      }
    }
    assertThat(present).isBetween(100, 199);
  }

  private static List<String> some(Random random) {
    List<String> all = new ArrayList<>(List.of("a", "b", "c"));
    Collections.shuffle(all, random);
    return all.subList(0, 1 + random.nextInt(3)).stream().sorted().toList();
  }
}
