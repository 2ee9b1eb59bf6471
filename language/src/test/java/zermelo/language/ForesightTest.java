package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.kernel.Settings;
import zermelo.kernel.Space;
import zermelo.language.interpret.TextRules;

/** What is forgotten of a position is what no later move asks for, and not less. */
class ForesightTest {
  private static final String WALK = "position own v: 1..40\nposition used: set of 1..40 = {}\n";

  /** The position that stands for one, as it is printed. */
  private static String chosen(String text, String position) {
    return kept(Games.rules(text), position);
  }

  private static String kept(TextRules rules, String position) {
    Space space = rules.space(rules.parts(rules.parse(position)));
    long[] words = new long[space.words()];
    space.pack(rules.parse(position), words, 0);
    space.canonical(words, 0);
    return rules.print(space.unpack(words, 0));
  }

  @Test
  void elementsBehindBothPlayersAreForgotten() {
    String text = WALK + "move step where not v + 1 in used: v := v + 1; used := used + {v}";
    assertThat(chosen(text, "7,9,{1,7,8,9,10,40}")).isEqualTo("7,9,{8,9,10,40}");
    assertThat(chosen(text, "40,40,{1,40}")).isEqualTo("40,40");
  }

  @Test
  void doublingAndThirds() {
    TextRules rules = LibraryTexts.game("number-transformation").rules(Settings.NONE);
    // 6 comes to 2 and 12 and from there to 512 by doubling, 10 to 20; neither to 1, 5, 6, 9, 10.
    assertThat(kept(rules, "6,10,{1,2,5,6,9,10,12,20,512}")).isEqualTo("6,10,{2,12,20,512}");
  }

  @Test
  void conditionsOnTheNumberItselfCount() {
    String text = WALK + "move step where v < 10 and not v + 1 in used: v := v + 1";
    assertThat(chosen(text, "3,30,{4,10,11,12,31}")).isEqualTo("3,30,{4,10}");
  }

  @Test
  void whatIsAskedAlwaysStays() {
    String text =
        WALK + "end 5 in used: next player wins\nmove step where not v + 1 in used: v := v + 1";
    assertThat(chosen(text, "20,20,{4,5,21}")).isEqualTo("20,20,{5,21}");
  }

  @Test
  void choicesAreTried() {
    String text = WALK + "move step k in {2, 5} where not v + k in used: v := v + k";
    assertThat(chosen(text, "30,35,{31,32,33,34,35,36,38}")).isEqualTo("30,35,{32,34,35,36,38}");
  }

  @Test
  void theOtherPlayersNumberAsksToo() {
    String text = WALK + "move step where not their v + 3 in used: v := v + 1";
    assertThat(chosen(text, "10,20,{12,13,20,22,23}")).isEqualTo("10,20,{13,20,22,23}");
  }

  /** Sets that are looked at in other ways, or by numbers that follow from more than themselves. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "move step where size(used) < 9 and not v + 1 in used: v := v + 1",
        "move step k in used where not v + k in used: v := v + 1",
        "move step where used = {1} and not v + 1 in used: v := v + 1",
        "move step where (any k in 1..9: k in used) and not v + 1 in used: v := v + 1",
        "move step where not v + 1 in used: v := size(used)",
        "move step where not v + their v in used: v := v + 1",
        "move step where not v + 1 in used: v := their v",
        "move step where not v + 1 in used: used := {v} - used",
        "move step where not v + 1 in used: v := if 3 in used then 4 else 5",
      })
  void othersAreKept(String moves) {
    assertThat(chosen(WALK + moves, "30,35,{1,2,31}")).isEqualTo("30,35,{1,2,31}");
  }

  /** Where trying the moves without the set fails, nothing is forgotten. */
  @Test
  void faultsAreNoKnowledge() {
    String text = WALK + "move step where 3 in used and not 40 / (v - 9) in used: v := v + 1";
    assertThat(chosen(text, "9,9,{1,3,7}")).isEqualTo("9,9,{1,3,7}");
    assertThat(chosen(text, "39,40,{1,2,3,7}")).isEqualTo("39,40,{1,3}");
  }

  /** Sets of 64 and 32 numbers are packed into the same bits as sets of 32 and 64. */
  @Test
  void packingsThatLookAlike() {
    TextRules rules =
        Games.rules(
            """
            position v: 0..3
            position a: set of 0..
            position b: set of 0..
            move m where 5 in b: v := v - 1
            """);
    assertThat(kept(rules, "3,{63},{5}")).isEqualTo("3,{},{5}");
    assertThat(kept(rules, "3,{},{5,63}")).isEqualTo("3,{},{5}");
    assertThat(kept(rules, "3,{5},{5}")).isEqualTo("3,{},{5}");
  }

  /** Values that lead to each other have the same outlook; too many ways, and all is kept. */
  @Test
  void roundAndRound() {
    String text =
        WALK + "move go where not v / 2 in used: v := if v mod 10 = 9 then v - 9 else v + 1";
    assertThat(chosen(text, "23,36,{1,10,14,15,20}")).isEqualTo("23,36,{10,14,15}");
    String leaps =
        """
        position v: 0..4000
        position n: 0..3
        position s: set of 0..4000
        move a where not v in s: n := n - 1
        move go k in 0..4000 where n = 2: v := k; n := 1
        """;
    assertTimeoutPreemptively(
        Duration.ofSeconds(20), () -> assertThat(chosen(leaps, "7,3,{5}")).isEqualTo("7,3,{5}"));
  }

  /** From the far end, from the near end, and with large sets. */
  @Test
  void longWalks() {
    String text =
        "position v: 0..4000\nposition s: set of 0..4100\nmove a where not v + 3 in s: v := v - 1";
    assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () -> {
          TextRules rules = Games.rules(text);
          assertThat(kept(rules, "4000,{2,3,4003,4004}")).isEqualTo("4000,{3,4003}");
          for (int v = 0; v <= 4000; v++) {
            assertThat(kept(rules, v + ",{2,3," + (v + 3) + "," + (v + 4) + "}"))
                .isEqualTo(v + (v == 0 ? ",{3}" : ",{3," + (v + 3) + "}"));
          }
        });
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void randomWalks(long seed) {
    Random random = new Random(seed);
    int forgetful = 0;
    for (int round = 0; round < 60; round++) {
      String text = walk(random);
      try {
        TextRules rules = Games.rules(text);
        for (String start : new String[] {"7,4", "12,1,{2,5}", "3,20,{1,4,6,9}"}) {
          String from = text.contains("own") ? start : start.substring(start.indexOf(',') + 1);
          var parts = rules.parts(rules.parse(from));
          forgetful += Twins.compare(rules, parts, 300, 50).forgetful() > 0 ? 1 : 0;
        }
      } catch (AssertionError | RuntimeException wrong) {
        fail("text:\n" + text, wrong);
      }
    }
    assertThat(forgetful).isGreaterThan(30);
  }

  private static String walk(Random random) {
    boolean own = random.nextInt(4) > 0;
    StringBuilder text = new StringBuilder(own ? "position own v: 0..25\n" : "position v: 0..25\n");
    text.append("position used: set of 0..25 = {}\n");
    if (random.nextInt(4) == 0) {
      text.append(
          "end %s in used: %s\n"
              .formatted(
                  number(random, own, "3"), random.nextBoolean() ? "next player wins" : "tie"));
    }
    for (int i = 0; i <= random.nextInt(3); i++) {
      String choice = random.nextInt(3) == 0 ? "2" : "k";
      text.append("move m").append(i);
      text.append(choice.equals("k") ? " k in 1..3" : "");
      text.append(random.nextBoolean() ? " where 2 divides v or " : " where ");
      text.append(random.nextInt(5) > 0 ? "not " : "");
      text.append("%s in used\n".formatted(number(random, own, choice)));
      text.append("  v := %s\n".formatted(number(random, false, choice)));
      text.append(
          "  used := used %s {%s}\n"
              .formatted(random.nextInt(4) > 0 ? "+" : "-", number(random, own, choice)));
    }
    return text.toString();
  }

  private static String number(Random random, boolean own, String choice) {
    return switch (random.nextInt(own ? 8 : 7)) {
      case 0 -> "2 * v";
      case 1 -> "v / 3";
      case 2, 3 -> "v + " + choice;
      case 4 -> "v mod 7";
      case 5 -> "" + random.nextInt(9);
      case 6 -> "v - " + choice;
      default -> "their v + 1";
    };
  }
}
