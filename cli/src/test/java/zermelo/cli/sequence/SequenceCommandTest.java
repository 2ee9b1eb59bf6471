package zermelo.cli.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.cli.testing.CommandResult;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.code.PlainSequence;

/** Tests {@code sequence}: its text, its files, comparisons and bad input. */
final class SequenceCommandTest {
  @TempDir private Path folder;

  @Test
  void textForPeople() {
    CommandResult kayles = CommandResult.sequence("0.77", "--to", "1000");
    assertThat(kayles.out())
        .contains(
            "0.77, heaps 0 to 999: Grundy values",
            "  10  2  6  4  1  2  7  1  4  3  2\n",
            "Moves: take 1 or 2 and leave nothing, one heap or two heaps.\n",
            "Largest value: 8.\n",
            "the last are 6, 11,",
            "Period: 12, preperiod 71: g(n + 12) = g(n) for all n >= 71.\n",
            "How we know: proof, by the theorem of Guy and Smith");
    assertThat(CommandResult.sequence("0x.8", "--to", "50").out())
        .contains("0x0.8 is a hexadecimal code", "three");
    assertThat(CommandResult.sequence("grundy", "--to", "50").out())
        .contains("no theorem", "How we know: computed, each of the 50 values");
    assertThat(CommandResult.sequence("subtraction{all-but 2,5}", "--to", "50").out())
        .contains("Period: 4, preperiod 0, saltus 2: g(n + 4) = g(n) + 2 for all n >= 0.");
    assertThat(CommandResult.sequence("0.77", "--to", "50", "--no-period").out())
        .contains("Period: not looked");
  }

  @Test
  void aGameStandsForItsCode() {
    assertThat(CommandResult.sequence("kayles", "--to", "1000").out())
        .isEqualTo(CommandResult.sequence("0.77", "--to", "1000").out());
    assertThat(CommandResult.sequence("octal", "--set", "code=0.6", "--to", "50").out())
        .isEqualTo(CommandResult.sequence("0.6", "--to", "50").out());
    assertThat(CommandResult.sequence("wythoff").err())
        .contains("the moves of wythoff are those of no heap code", "zermelo table wythoff");
    assertThat(CommandResult.sequence("kayles", "--misere").err())
        .contains("which misère play does not have", "zermelo table kayles --misere");
  }

  @Test
  void allValuesGoToAFile() throws IOException {
    Path file = folder.resolve("values.txt");
    assertThat(CommandResult.sequence("0.77", "--to", "1e3", "--values", file.toString()).exit())
        .isZero();
    int[] values = PlainSequence.values(HeapCode.parse("0.77"), 1000);
    List<String> lines = Files.readAllLines(file);
    assertThat(lines).hasSize(1000);
    for (int n = 0; n < 1000; n++) {
      assertThat(lines.get(n)).isEqualTo(n + " " + values[n]);
    }
  }

  @Tag("slow")
  @Test
  void aBudgetStopsAndTellsHowFar() {
    CommandResult ran =
        CommandResult.sequence("0.6", "--to", "2^30", "--budget", "300ms", "--json");
    assertThat(ran.exit()).isEqualTo(3);
    assertThat(ran.err()).contains("stopped after ", " of 1,073,741,824 values: the budget of 0.3");
    assertThat(ran.object().path("n").asLong()).isBetween(100L, 1L << 29);
    CommandResult counted =
        CommandResult.sequence("0.6", "--to", "2^30", "--budget", "5000", "--json");
    assertThat(counted.exit()).isEqualTo(3);
    assertThat(counted.object().path("n").asLong()).isEqualTo(5000);
    CommandResult told =
        CommandResult.sequence("0.77", "--to", "2^20", "--budget", "5000", "--json");
    assertThat(told.exit()).isZero();
    assertThat(told.object().path("n").asLong()).isEqualTo(1 << 20);
    CommandResult memory = CommandResult.sequence("0.6", "--budget", "1k");
    assertThat(memory.exit()).isEqualTo(3);
    CommandResult large =
        CommandResult.sequence("subtraction{all-but }", "--to", "2^40", "--budget", "5s");
    assertThat(large.exit()).isEqualTo(3);
    assertThat(large.err()).contains("larger than 2^31 - 1");
    CommandResult family =
        CommandResult.of("sequence", "--family", "0.??", "--to", "1e6", "--budget", "300ms");
    assertThat(family.exit()).isEqualTo(3);
    assertThat(family.err()).contains("games were not computed to 1,000,000");
    assertThat(family.out()).contains("0.77");
  }

  @Tag("slow")
  @Test
  void comparisons() {
    assertThat(CommandResult.sequence(".161", "--compare", ".36").out())
        .isEqualTo("0.161 and 0.36 differ first at heap 519: 2 and 4.\n");
    assertThat(CommandResult.sequence(".27", "--compare", ".26").out())
        .contains("0.27 and 0.26 agree on the heaps 0 to 9,999, and for ever");
    assertThat(
            CommandResult.sequence(".6", "--compare", ".61", "--to", "500", "--json")
                .object()
                .toString())
        .isEqualTo(
            "{\"code\":\"0.6\",\"other\":\"0.61\",\"n\":500,\"differ\":null,\"equal\":false}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "0.7g | 'g' is not a digit from 0 to 7",
        "0.xyz | 1 nothing, 2 one heap, 4 two heaps, 8 three heaps",
        "1.7 | the digit before the point is about taking nothing",
        "2.7 | it may only say 4 (split in two)",
        "77 | it has no point",
        "nosuch | there is no game 'nosuch'",
        "subtraction{} | empty",
        "0.77 --to 0 | --to takes a whole number from 1",
        "0.77 --to 1e99 | --to takes",
        "0.77 --to 2^63 | --to takes",
        "0.77 --to 1.5 | --to takes",
        "0.77 --threads 0 | --threads takes",
        "0.77 --format csv | --format is for --family",
        "0.77 --values /nowhere/at/all | there is no folder",
        "0.77 --values x --to 2^40 | at most 2^31 values",
        "0.77 --compare 0.y | 'y' is not a digit",
        "0.77 0.6 | sequence takes one code",
        "--family 0.77 | question marks",
        "--family 0.?????? | question marks",
        "--family 0.?z | 'z' is not a digit",
        "--family ? | it has no point",
        "--family 0.?? --json --format csv | --json is a format by itself",
        "--family 0.?? --to 1e12 | --to takes",
        "--family 0.? --format xml | 'xml' is not a value",
        "--family 0.? --verify x | sequence takes one code",
      })
  void badInputIsExplained(String line, String why) {
    List<String> words = new ArrayList<>(List.of("sequence"));
    words.addAll(Arrays.asList(line.strip().split(" ")));
    CommandResult ran = CommandResult.of(words.toArray(String[]::new));
    assertThat(ran.exit()).as(ran.out()).isEqualTo(2);
    assertThat(ran.err()).startsWith("zermelo: ").contains(why.strip());
    assertThat(ran.out()).isEmpty();
  }
}
