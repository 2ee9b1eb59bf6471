package zermelo.cli.contest;

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
import zermelo.application.GameResolver;
import zermelo.application.contest.ContestFormat;
import zermelo.application.contest.ContestFormats;
import zermelo.application.contest.text.ContestInput;
import zermelo.application.contest.text.InputWriter;
import zermelo.cli.testing.CommandResult;
import zermelo.language.contest.InputItem;
import zermelo.language.contest.InputLayout;
import zermelo.language.contest.InputNumber;
import zermelo.language.contest.InputSource;
import zermelo.solve.plan.PlanningSolver;

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

  @Test
  void jsonHasAllRightAnswers() {
    CommandResult ran =
        CommandResult.withInput(
            "2\n3 5\n2\n4 4\n",
            "judge",
            "nim",
            "--input",
            "* (m, n[m])",
            "--output",
            "{heap} {k} | \"nothing to do – é\"",
            "--json");
    assertThat(ran.err()).isEmpty();
    assertThat(ran.lines())
        .containsExactly(
            "{\"case\":1,\"answers\":[\"2 2\"]}",
            "{\"case\":2,\"answers\":[\"nothing to do – é\"]}");
    assertThat(CommandResult.of("judge", "--json").objects().getFirst().get("format").asText())
        .isEqualTo("divisor-turn");
  }

  /** The number of the case stands in the output, and choices count from 0. */
  @Test
  void numbersOfCasesAndFromZero() {
    List<String> options =
        List.of("--input", "t * (m, n[m])", "--output", "Case #{case}: {heap-1},{k} | {case} none");
    String input = "3\n2\n3 5\n2\n4 4\n2\n3 5\n";
    assertThat(judge(input, "nim", options).out())
        .isEqualTo("Case #1: 1,2\n2 none\nCase #3: 1,2\n");
    assertThat(
            judge(
                    input,
                    "nim",
                    List.of("--json", options.get(0), options.get(1), "--output", "{case}"))
                .out())
        .contains("{\"case\":3,\"answers\":[\"3\"]}");
  }

  /** A judge may write other symbols than the board has, such as + and -. */
  @Test
  void otherSymbolsThanThoseOfTheBoard() {
    List<String> options = List.of("--input", "R C, b[R, C] \"-+\"", "--output", "winning-moves");
    assertThat(judge("2 3\n---\n++-\n", "cram", options).out()).isEqualTo("1\n");
    assertThat(judge("2 3\n---\n+.-\n", "cram", options).err())
        .contains("line 3, column 1: '.' in row 2 of b is not one of the symbols" + " -+");
  }

  /** A proved period answers numbers that no table reaches: 0, 1, 0, 1, 2, 3, 2 for {1, 3, 4}. */
  @Test
  void periodsServeLargeNumbers() {
    List<String> options = List.of("--set", "set={1,3,4}", "--input", "* n", "--output", "grundy");
    assertThat(
            judge("1000000000000000000 1000000000000000004 700006", "subtraction", options).out())
        .isEqualTo("1\n3\n2\n");
  }

  /** Cases end at some numbers; what begins like them does not end the cases. */
  @Test
  void casesUntilSomeNumbers() {
    List<String> options =
        List.of("--input", "* (a: 0..99 b: 0..99) until 0 0", "--output", "grundy");
    assertThat(judge("3 5\n0 7\n 0\n0", "wythoff", options).lines()).hasSize(2);
    assertThat(judge("0 0\n", "wythoff", options).out()).isEmpty();
    assertThat(judge("00 1 0 0", "wythoff", options).lines()).hasSize(1);
    assertThat(judge("3 5\n", "wythoff", options).err())
        .contains("line 2, column 1: expected 0 0 after the last case, found the end of the input");
    assertThat(judge("3 5\n0 0\n1 1", "wythoff", options).err())
        .contains("line 3, column 1: expected the end of the input, found '1'");
    String many = "7 7 ".repeat(40_000);
    assertThat(judge(many + "0 0", "wythoff", options).lines()).hasSize(40_000);
  }

  private static CommandResult judge(String input, String game, List<String> options) {
    List<String> line = new ArrayList<>(List.of("judge", game));
    line.addAll(options);
    return CommandResult.withInput(input, line.toArray(String[]::new));
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
    return formats().stream().map(format -> dynamicTest(format.name(), () -> checkLimits(format)));
  }

  private static List<ContestFormat> formats() {
    return new ContestFormats(new GameResolver(false), new PlanningSolver(), false).all();
  }

  private static void checkLimits(ContestFormat format) {
    LimitProbe smallest = new LimitProbe(-1, 0);
    ContestInput least = smallest.input(format.layout());
    for (int place = 0; place < smallest.plain; place++) {
      for (int which = 0; which < 4; which++) {
        LimitProbe probe = new LimitProbe(place, which);
        ContestInput trial = probe.input(format.layout());
        boolean fine = which == 1 || which == 2;
        if (!fine || format.allows(trial)) { // a single number whose gcd is not 1 is no input
          check(format, trial, fine);
        }
      }
    }
    assertThat(format.allows(least)).as("%s %s", format.name(), least).isTrue();
  }

  private static void check(ContestFormat format, ContestInput trial, boolean fine) {
    String input = InputWriter.write(format.layout(), trial);
    CommandResult ran = CommandResult.withInput(input, "judge", format.name());
    assertThat(ran.exit()).as("%s%s", input, ran.err()).isEqualTo(fine ? 0 : 2);
    assertThat(ran.out().isEmpty()).as("%s", input).isEqualTo(!fine);
  }

  /** An input of one case with ones, but one number at a limit or just beyond it. */
  private static final class LimitProbe implements InputSource {
    private final int place;
    private final int which;
    private final List<Long> numbers = new ArrayList<>();
    private int plain;

    LimitProbe(int place, int which) {
      this.place = place;
      this.which = which;
    }

    ContestInput input(InputLayout layout) {
      long[] slots = new long[layout.slots()];
      InputLayout.traverse(layout.head(), slots, this);
      List<Long> head = List.copyOf(numbers);
      numbers.clear();
      InputLayout.traverse(layout.row(), slots, this);
      return ContestInput.of(layout, head, List.of(List.copyOf(numbers)));
    }

    @Override
    public long number(InputNumber number, long index, long low, long high) {
      long value = Math.max(1, low);
      if (!number.counts() && plain++ == place) {
        value = new long[] {low - 1, low, high, high + 1}[which];
      }
      numbers.add(value);
      return value;
    }

    @Override
    public long length(InputItem.SymbolRows board) {
      throw new AssertionError("no problem of the library has boards");
    }

    @Override
    public void symbols(InputItem.SymbolRows board, long row, long columns) {
      throw new AssertionError("no problem of the library has boards");
    }

    @Override
    public void starter(InputItem.StarterName starter) {
      numbers.add(0L);
    }
  }

  /** The limit of all piles together is reported before the answers. */
  @Tag("slow")
  @Test
  void tooManyPiles() {
    String input = "2\n1 1 1 1\n7\n300000 1 1 1\n" + "5 ".repeat(300_000);
    CommandResult ran = CommandResult.withInput(input, "judge", "codeforces/1312F");
    assertThat(ran.err()).contains("with this case there are 300001 piles: 300000 are the most");
    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
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
    for (ContestFormat format : formats()) {
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
