package zermelo.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import zermelo.cli.testing.CommandResult;
import zermelo.library.contest.ContestFormat;
import zermelo.library.contest.ContestFormats;
import zermelo.library.contest.text.ContestInput;
import zermelo.library.contest.text.InputField;
import zermelo.library.contest.text.InputRow;
import zermelo.library.contest.text.InputWriter;

/** Tests {@code judge}: samples, blanks, limits and refused inputs. */
final class JudgeCommandTest {
  @TestFactory
  Stream<DynamicTest> samples() throws IOException {
    return table("judge-samples.txt", (words, right) -> right(words.get(0), words.get(1), right));
  }

  /** Blanks and line breaks are free between tokens; the last line needs no end. */
  private static void right(String format, String input, String output) {
    String wanted = output + "\n";
    for (String form :
        List.of(
            input + "\n",
            input,
            "\n\n  " + input.replace(" ", " \t ") + " \r\n\n ",
            input.replace("\n", "\r\n") + "\r\n",
            input.replace("\n", " "),
            input.replace(" ", "\n"))) {
      CommandResult ran = CommandResult.withInput(form, "judge", format);
      assertThat(ran.err()).isEmpty();
      assertThat(ran.out()).isEqualTo(wanted);
      assertThat(ran.exit()).isZero();
    }
  }

  /** One clear message, no answers, exit code 2. */
  @Tag("slow")
  @TestFactory
  Stream<DynamicTest> malformed() throws IOException {
    return table("judge-malformed.txt", (words, why) -> refused(words.get(0), words.get(1), why));
  }

  private static void refused(String format, String input, String why) {
    CommandResult ran = CommandResult.withInput(input, "judge", format);
    assertThat(ran.err()).startsWith("zermelo: line ").contains(why);
    assertThat(ran.err().lines()).hasSize(1);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.exit()).isEqualTo(2);
  }

  private static Stream<DynamicTest> table(String file, BiConsumer<List<String>, String> check)
      throws IOException {
    return Files.readAllLines(Path.of("src/test/resources", file)).stream()
        .filter(line -> !line.startsWith("#"))
        .map(
            line -> {
              List<String> words = List.of(line.split(" *\\| *", 3));
              String input = words.get(1).replaceAll(" */ *", "\n");
              String last = words.get(2).replaceAll(" / ", "\n");
              return dynamicTest(line, () -> check.accept(List.of(words.getFirst(), input), last));
            });
  }

  /** Every number of every format: its limits are accepted, values just beyond are not. */
  @TestFactory
  Stream<DynamicTest> limits() {
    return ContestFormats.all().stream()
        .map(format -> dynamicTest(format.name(), () -> checkLimits(format)));
  }

  private static void checkLimits(ContestFormat format) {
    InputRow head = format.shape().head();
    InputRow row = format.shape().row();
    for (int place = 0; place < row.least(); place++) {
      for (List<Long> values : with(row, place)) {
        boolean fine = row.at(place).allows(values.get(place));
        if (!row.at(place).name().equals("the name")) { // written as a word
          checkOne(format, new ContestInput(ones(head), List.of(values)), fine);
        }
      }
    }
    for (int place = 0; place < head.least(); place++) {
      for (List<Long> values : with(head, place)) {
        boolean fine = head.at(place).allows(values.get(place));
        checkOne(format, new ContestInput(values, List.of(ones(row))), fine);
      }
    }
  }

  private static List<Long> ones(InputRow row) {
    return IntStream.range(0, row.least())
        .mapToObj(i -> Math.max(1, Math.min(row.at(i).low(), row.at(i).high())))
        .toList();
  }

  /** Returns rows of ones with the limits of a field, and the values just beyond them. */
  private static List<List<Long>> with(InputRow row, int place) {
    InputField field = row.at(place);
    List<List<Long>> rows = new ArrayList<>();
    for (long value : new long[] {field.low() - 1, field.low(), field.high(), field.high() + 1}) {
      List<Long> numbers = new ArrayList<>(ones(row));
      numbers.set(place, value);
      rows.add(numbers);
    }
    return rows;
  }

  private static void checkOne(ContestFormat format, ContestInput trial, boolean fine) {
    if (fine && !format.allows(trial)) {
      return; // a single number whose gcd is not 1
    }
    InputWriter input = new InputWriter();
    format.write(trial, input);
    CommandResult ran = CommandResult.withInput(input.toString(), "judge", format.name());
    assertThat(ran.exit()).as("%s%s", input, ran.err()).isEqualTo(fine ? 0 : 2);
    assertThat(ran.out().isEmpty()).as("%s", input).isEqualTo(!fine);
  }

  @Tag("slow")
  @Test
  void fullSizes() {
    String piles = "1000000000 ".repeat(100_000);
    assertThat(CommandResult.withInput("100000\n" + piles, "judge", "codeforces/705B").lines())
        .hasSize(100_000)
        .startsWith("1", "2", "1");
    String kingdoms = "1\n300000 5 5 5\n" + "1000000000000000000 ".repeat(300_000);
    assertThat(CommandResult.withInput(kingdoms, "judge", "codeforces/1312F").out())
        .isEqualTo("0\n");
    String evens = "100000\n999999999" + " 536870912".repeat(99_999);
    assertThat(CommandResult.withInput(evens, "judge", "atcoder/agc010_d").out())
        .isEqualTo("First\n");
    String pairs =
        IntStream.rangeClosed(1, 1000)
            .boxed()
            .flatMap(x -> IntStream.rangeClosed(1, 1000).mapToObj(y -> x + " " + y))
            .collect(Collectors.joining("\n"));
    assertThat(
            CommandResult.withInput("1000000\n" + pairs, "judge", "number-transformation").lines())
        .hasSize(1_000_000);
  }

  @Test
  void withoutAFormatThereIsAList() {
    CommandResult ran = CommandResult.of("judge");
    assertThat(ran.exit()).isZero();
    for (ContestFormat format : ContestFormats.all()) {
      assertThat(ran.out()).contains(format.name(), format.input(), format.output());
    }
    assertThat(ran.lines()).hasSize(11);
  }

  @Test
  void aBrokenTokenOfAnyBytesIsQuotedShortly() {
    CommandResult ran =
        CommandResult.withInput("\u00e9\u0007" + "x".repeat(100_000), "judge", "divisor-turn");
    assertThat(ran.err()).hasSizeLessThan(200).contains("'???xxx").contains("...'");
  }
}
