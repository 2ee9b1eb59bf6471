package zermelo.cli.claims;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zermelo.cli.testing.CommandResult;

/**
 * Tests claims that {@code check} proves by looking at all positions.
 *
 * <p>The texts are random: sets and lists with negative members, and components with defaults. The
 * claims name single members, so the test knows without any solver whether they hold.
 */
@Tag("slow")
class ExhaustionProofsTest {
  private static final int TEXTS = 60;

  @TempDir Path folder;

  private String check(String rules, String claim) throws IOException {
    Path file = folder.resolve("g.game");
    Files.writeString(file, "game G\n" + rules);
    return CommandResult.of("check", file.toString(), claim).out();
  }

  /** A range around 0, often with negative numbers only. */
  private record Range(int low, int high) {
    static Range random(Random random, int longest) {
      int low = random.nextInt(11) - 8;
      return new Range(low, low + random.nextInt(longest));
    }

    int size() {
      return high - low + 1;
    }

    int member(Random random) {
      return low + random.nextInt(size());
    }

    @Override
    public String toString() {
      return low + ".." + high;
    }
  }

  @Test
  void everySetIsLookedAt() throws IOException {
    for (int seed = 0; seed < TEXTS; seed++) {
      Random random = new Random(seed);
      Range range = Range.random(random, 6);
      List<Integer> members =
          IntStream.rangeClosed(0, random.nextInt(3)).mapToObj(i -> range.member(random)).toList();
      String some = members.stream().map(m -> m + " in s").collect(Collectors.joining(" and "));
      String rules = "position s: set of " + range + "\nmove drop x in s: s := s - {x}\n";
      assertThat(check(rules, "not (" + some + ")")).as(rules + some).contains("False");
      String none = some + " and " + (range.high() + 1 + random.nextInt(3)) + " in s";
      assertThat(check(rules, "not (" + none + ")"))
          .as(rules + none)
          .contains("Proved: there are no other positions")
          .contains((1 << range.size()) + " position");
    }
  }

  /** A component with a default may be left out of a position; its other values still exist. */
  @Test
  void defaultsHideNoPosition() throws IOException {
    for (int seed = 0; seed < TEXTS; seed++) {
      Random random = new Random(seed);
      Range a = Range.random(random, 4);
      Range b = Range.random(random, 4);
      String rules =
          "position a: %s\nposition b: %s = %d\nmove m where a > %d: a := a - 1\n"
              .formatted(a, b, b.member(random), a.low());
      assertThat(check(rules, "b != " + b.member(random))).as(rules).contains("False");
      assertThat(check(rules, "b != " + (b.high() + 1)))
          .as(rules)
          .contains("Proved: there are no other positions")
          .contains(a.size() * b.size() + " position");
      assertThat(check(rules, "a != " + (a.low() - 1)))
          .as(rules)
          .contains("Proved: every position that leaves out b was checked");
    }
  }

  /** Lists have no longest one, so nothing about them is proved by exhaustion. */
  @Test
  void listsAreNeverExhausted() throws IOException {
    for (int seed = 0; seed < TEXTS; seed++) {
      Random random = new Random(seed);
      Range range = Range.random(random, 4);
      String rules =
          "position l: list of %s\nmove m i in 1..length(l) where l[i] > %d: l[i] := l[i] - 1\n"
              .formatted(range, range.low());
      String some = "length(l) = 0 or l[1] != " + range.member(random);
      assertThat(check(rules, some)).as(rules + some).contains("False");
      String none = "length(l) = 0 or l[1] != " + (range.low() - 1);
      assertThat(check(rules, none)).as(rules + none).contains("Holds").doesNotContain("Proved");
    }
  }
}
