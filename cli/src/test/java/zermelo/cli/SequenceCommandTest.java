package zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.code.PlainSequence;

/** {@code sequence}: JSON against the slow twin, periods, certificates, families, bad input. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class SequenceCommandTest {
  private static final int SIZE = 1500;

  @TempDir private Path folder;

  private List<String> survey = List.of();

  @BeforeAll
  void surveyed() {
    survey = Ran.of("sequence", "--family", "0.???", "--to", "1000", "--format", "csv").lines();
  }

  private static Ran sequence(String code, String... more) {
    List<String> words = new ArrayList<>(List.of("sequence", code));
    words.addAll(Arrays.asList(more));
    return Ran.of(words.toArray(String[]::new));
  }

  /** As the C programs compute it: each value as one unit, whatever its size. */
  private static String fnv(int[] values) {
    long hash = Long.parseUnsignedLong("14695981039346656037");
    for (int value : values) {
      hash ^= value;
      hash *= 1099511628211L;
    }
    return "%016x".formatted(hash);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.77",
        ".137",
        "0.6",
        "0.007",
        "4.007",
        "0.3f",
        "0x.8",
        "grundy",
        "unequal{0.07}",
        "subtraction{1,4,9}",
        "subtraction{all-but 2,5}",
        "0.00000000000000000007",
      })
  void jsonAgreesWithTheSlowTwin(String code) {
    HeapCode read = HeapCode.parse(code);
    int size = code.contains("f") || code.contains("8") ? 300 : SIZE;
    int[] values = PlainSequence.values(read, size);
    for (List<String> options :
        List.of(List.of("--threads", "2"), List.of("--no-period", "--threads", "1"))) {
      List<String> words = new ArrayList<>(List.of("--to", Integer.toString(size), "--json"));
      words.addAll(options);
      Ran ran = sequence(code, words.toArray(String[]::new));
      assertThat(ran.exit()).as(ran.err()).isZero();
      JsonNode json = ran.object();
      assertThat(json.fieldNames())
          .toIterable()
          .startsWith(
              "code",
              "n",
              "threads",
              "seconds",
              "last",
              "max",
              "rare",
              "mask",
              "fnv",
              "preperiod",
              "period");
      assertThat(json.path("code").asText()).isEqualTo(read.text());
      assertThat(json.path("n").asInt()).isEqualTo(size);
      assertThat(json.path("threads").asInt()).isEqualTo(options.contains("1") ? 1 : 2);
      assertThat(json.path("seconds").isNumber()).isTrue();
      assertThat(json.path("last").asInt()).isEqualTo(values[size - 1]);
      assertThat(json.path("max").asInt()).isEqualTo(Arrays.stream(values).max().orElseThrow());
      assertThat(json.path("fnv").asText()).isEqualTo(fnv(values));
      assertThat(json.path("rare").isInt() && json.path("mask").isInt()).isTrue();
      if (options.contains("--no-period")) {
        assertThat(json.path("period").isNull() && json.path("preperiod").isNull()).isTrue();
        if (!read.text().matches("grundy|unequal.*|sub.*|.*[8-9a-f].*")) {
          assertThat(json.path("rare").asLong())
              .isEqualTo(leastRare(values, json.path("mask").asInt()));
        }
      }
    }
  }

  /** Heaps with an even number of ones under the mask, with the parity of the heap if it helps. */
  private static long leastRare(int[] values, int mask) {
    long[] counts = new long[3];
    for (int n = 0; n < values.length; n++) {
      int ones = Integer.bitCount(values[n] & mask);
      counts[0] += (ones + 1) % 2;
      counts[1] += (ones + n + 1) % 2;
      counts[2] += (ones + n) % 2;
    }
    return Arrays.stream(counts).min().orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    ".45, 498, 20",
    ".156, 3479, 349",
    ".356, 7315, 142",
    ".644, 3256, 442",
    ".165, 5181, 1550",
    ".16, 105351, 149459",
  })
  void knownPeriodsWithCertificates(String code, long preperiod, long period) {
    Path file = folder.resolve(code.substring(1) + ".txt");
    Ran ran = sequence(code, "--to", "600000", "--json", "--certificate", file.toString());
    assertThat(ran.exit()).as(ran.err()).isZero();
    assertThat(ran.object().path("preperiod").asLong()).isEqualTo(preperiod);
    assertThat(ran.object().path("period").asLong()).isEqualTo(period);
    Ran verified = Ran.of("sequence", "--verify", file.toString());
    assertThat(verified.exit()).as(verified.out() + verified.err()).isZero();
    assertThat(verified.out()).contains("Verified", "Guy and Smith");
    assertThat(Ran.of("sequence", "--verify", file.toString(), "--json").object().toString())
        .isEqualTo(
            "{\"code\":\"0%s\",\"preperiod\":%d,\"period\":%d,\"saltus\":0,\"verified\":true,\"fault\":null}"
                .formatted(code, preperiod, period));
  }

  @Test
  void aChangedCertificateIsFound() throws IOException {
    Path file = folder.resolve("good.txt");
    assertThat(sequence("0.45", "--certificate", file.toString()).exit()).isZero();
    String good = Files.readString(file);
    int at = good.indexOf("values\n") + "values\n".length();
    String[] values = good.substring(at).strip().split("\\s+");
    assertThat(values).hasSize(518);
    for (int heap : new int[] {0, 3, 31, 250, 498, 517}) {
      for (String wrong : List.of("9", "0", "1", "2000000000", "9999999999")) {
        String[] changed = values.clone();
        changed[heap] = wrong;
        if (values[heap].equals(wrong)) {
          continue;
        }
        Ran ran = verify(good.substring(0, at) + String.join(" ", changed) + "\n");
        assertThat(ran.exit()).as("heap %d is %s", heap, wrong).isEqualTo(1);
        assertThat(ran.out()).contains("Not verified: heap ");
      }
    }
    // A preperiod that is too small by one, with its values, claims what is wrong.
    Ran early = verify(shorter(good, at, values, 497, 20));
    assertThat(early.exit()).isEqualTo(1);
    Ran other = verify(shorter(good, at, values, 499, 19));
    assertThat(other.exit()).isEqualTo(1);
    assertThat(other.out()).contains("Not verified: heap 5");
    assertThat(verify(good.replace("saltus 0", "saltus 1")).exit()).isEqualTo(1);
    assertThat(verify(good.replace("code 0.45", "code 0.44")).out()).contains("Not verified: heap");
    assertThat(verify(good.replace("code 0.45", "code grundy")).out()).contains("no theorem");
    Ran stopped = Ran.of("sequence", "--verify", file.toString(), "--budget", "0s");
    assertThat(stopped.exit()).isEqualTo(3);
    assertThat(stopped.out()).contains("Not verified: only 0 of 1038 values were checked");
    // Any mask will do.
    assertThat(verify(good.replaceAll("mask \\d+", "mask 3")).exit()).isZero();
  }

  private Ran verify(String text) throws IOException {
    Path file = folder.resolve("changed.txt");
    Files.writeString(file, text);
    return Ran.of("sequence", "--verify", file.toString());
  }

  private static String shorter(String good, int at, String[] values, int preperiod, int period) {
    return good.substring(0, at)
            .replace("preperiod 498", "preperiod " + preperiod)
            .replace("\nperiod 20", "\nperiod " + period)
        + String.join(" ", Arrays.copyOf(values, preperiod + period))
        + "\n";
  }

  @Test
  void whatIsNoCertificateIsBadInput() throws IOException {
    String good =
        """
        zermelo certificate of periodicity 1
        code 0.3
        preperiod 0
        period 2
        saltus 0
        checked 4
        mask 1
        parity false
        values
        0 1
        """;
    assertThat(verify(good).exit()).isZero();
    for (String bad :
        List.of(
            "",
            "hello\n",
            good.replace("code 0.3", "code 1.3"),
            good.replace("period 2", "period 3"),
            good.replace("period 2", "period -2"),
            good.replace("checked 4\n", ""),
            good.replace("0 1", "0 x"),
            good.replace("values\n0 1\n", ""))) {
      Ran ran = verify(bad);
      assertThat(ran.exit()).as(bad).isEqualTo(2);
      assertThat(ran.err()).startsWith("zermelo: '").doesNotContain("Exception");
    }
    Ran missing = Ran.of("sequence", "--verify", folder.resolve("missing").toString());
    assertThat(missing.exit()).isEqualTo(2);
    assertThat(missing.err()).contains("cannot be read");
  }

  @Test
  void rareValuesAreThoseOfAllValues() {
    for (String code : List.of("0.77", "0.137", "0.45", "0.156", "0.07", "0.26", "4.4", "0.3")) {
      for (String size : List.of("37", "1000", "20001")) {
        JsonNode told = sequence(code, "--to", size, "--json").object();
        JsonNode computed = sequence(code, "--to", size, "--no-period", "--json").object();
        assertThat(told.path("rare")).as(code + " " + size).isEqualTo(computed.path("rare"));
        assertThat(told.path("mask")).as(code + " " + size).isEqualTo(computed.path("mask"));
      }
    }
    JsonNode far = sequence("0.77", "--to", "2^60", "--json").object();
    assertThat(far.path("rare").asLong()).isEqualTo(10);
  }

  @Test
  void aFamilyAsJson() {
    Ran ran = Ran.of("sequence", "--family", "0.?7", "--to", "500", "--json");
    assertThat(ran.exit()).isZero();
    assertThat(ran.objects()).hasSize(8);
    JsonNode kayles =
        ran.objects().stream()
            .filter(game -> game.path("code").asText().equals("0.77"))
            .findFirst()
            .orElseThrow();
    assertThat(kayles.path("class").asText()).isEqualTo("0.77");
    assertThat(kayles.path("period").asInt()).isEqualTo(12);
    assertThat(kayles.path("preperiod").asInt()).isEqualTo(71);
    assertThat(kayles.path("equal").asBoolean()).isTrue();
  }

  @Test
  void textForPeople() {
    Ran kayles = sequence("0.77", "--to", "1000");
    assertThat(kayles.out())
        .contains(
            "0.77, heaps 0 to 999: Grundy values",
            "  10  2  6  4  1  2  7  1  4  3  2\n",
            "Moves: take 1 or 2 and leave nothing, one heap or two heaps.\n",
            "Largest value: 8.\n",
            "the last are 6, 11,",
            "Period: 12, preperiod 71: g(n + 12) = g(n) for all n >= 71.\n",
            "How we know: proof, by the theorem of Guy and Smith");
    assertThat(sequence("0x.8", "--to", "50").out())
        .contains("0x0.8 is a hexadecimal code", "three");
    assertThat(sequence("grundy", "--to", "50").out())
        .contains("no theorem", "How we know: computed, each of the 50 values");
    assertThat(sequence("subtraction{all-but 2,5}", "--to", "50").out())
        .contains("Period: 4, preperiod 0, saltus 2: g(n + 4) = g(n) + 2 for all n >= 0.");
    assertThat(sequence("0.77", "--to", "50", "--no-period").out()).contains("Period: not looked");
  }

  @Test
  void allValuesGoToAFile() throws IOException {
    Path file = folder.resolve("values.txt");
    assertThat(sequence("0.77", "--to", "1e3", "--values", file.toString()).exit()).isZero();
    int[] values = PlainSequence.values(HeapCode.parse("0.77"), 1000);
    List<String> lines = Files.readAllLines(file);
    assertThat(lines).hasSize(1000);
    for (int n = 0; n < 1000; n++) {
      assertThat(lines.get(n)).isEqualTo(n + " " + values[n]);
    }
  }

  @Test
  void aBudgetStopsAndTellsHowFar() {
    Ran ran = sequence("0.6", "--to", "2^30", "--budget", "300ms", "--json");
    assertThat(ran.exit()).isEqualTo(3);
    assertThat(ran.err()).contains("stopped after ", " of 1,073,741,824 values: the budget of 0.3");
    assertThat(ran.object().path("n").asLong()).isBetween(100L, 1L << 29);
    Ran counted = sequence("0.6", "--to", "2^30", "--budget", "5000", "--json");
    assertThat(counted.exit()).isEqualTo(3);
    assertThat(counted.object().path("n").asLong()).isEqualTo(5000);
    Ran told = sequence("0.77", "--to", "2^20", "--budget", "5000", "--json");
    assertThat(told.exit()).isZero();
    assertThat(told.object().path("n").asLong()).isEqualTo(1 << 20);
    Ran memory = sequence("0.6", "--budget", "1k");
    assertThat(memory.exit()).isEqualTo(3);
    Ran large = sequence("subtraction{all-but }", "--to", "2^40", "--budget", "5s");
    assertThat(large.exit()).isEqualTo(3);
    assertThat(large.err()).contains("larger than 2^31 - 1");
    Ran family = Ran.of("sequence", "--family", "0.??", "--to", "1e6", "--budget", "300ms");
    assertThat(family.exit()).isEqualTo(3);
    assertThat(family.err()).contains("games were not taken to 1,000,000");
    assertThat(family.out()).contains("0.77");
  }

  @Test
  void anInterruptStopsAndTellsHowFar() throws Exception {
    try (Program program = Program.atTerminal(folder, "sequence", "0.6", "--to", "2^30")) {
      program.await("0.6: ").await(" values, ").await(" s left").interrupt();
      program.await("How we know: computed").await("stopped after ").await("it was interrupted");
      assertThat(program.exit()).isEqualTo(3);
    }
  }

  @Test
  void comparisons() {
    assertThat(sequence(".161", "--compare", ".36").out())
        .isEqualTo("0.161 and 0.36 differ first at heap 519: 2 and 4.\n");
    assertThat(sequence(".27", "--compare", ".26").out())
        .contains("0.27 and 0.26 agree on the heaps 0 to 9,999, and for ever");
    assertThat(sequence(".6", "--compare", ".61", "--to", "500", "--json").object().toString())
        .isEqualTo(
            "{\"code\":\"0.6\",\"other\":\"0.61\",\"n\":500,\"differ\":null,\"equal\":false}");
  }

  /** The class of every game, and the facts about each, against single games and the slow twin. */
  @Test
  void aFamilyIsWhatItsGamesAre() {
    assertThat(survey.getFirst()).isEqualTo("code,class,shift,preperiod,period,taken_to,largest");
    assertThat(survey).hasSize(513);
    assertThat(survey).contains("0.77,0.77,0,71,12,,8", "0.45,0.177,1,,,1000,8");
    assertThat(of("0.27")).isEqualTo(of("0.26"));
    assertThat(of("0.161")).isNotEqualTo(of("0.36"));
    assertThat(of("0.07")).isEqualTo(of("0.137")).isEqualTo(of("0.4")).isEqualTo("0.137");
    assertThat(survey).anyMatch(line -> line.startsWith("0.07,0.137,1,53,34,"));
    for (String line : survey.subList(1, survey.size())) {
      String[] cells = line.split(",", -1);
      int shift = Integer.parseInt(cells[2]);
      int[] first = PlainSequence.values(HeapCode.parse(cells[1]), 200);
      int[] other = PlainSequence.values(HeapCode.parse(cells[0]), 200 + shift);
      assertThat(Arrays.copyOfRange(other, shift, 200 + shift)).as(line).isEqualTo(first);
    }
  }

  private String of(String code) {
    return survey.stream()
        .filter(line -> line.startsWith(code + ","))
        .map(line -> line.split(",", -1)[1])
        .findFirst()
        .orElseThrow();
  }

  @Test
  void familiesAsTextAndMarkdown() {
    Ran text = Ran.of("sequence", "--family", "0.1??", "--to", "600");
    assertThat(text.out()).contains("0.1??: 64 games in ").doesNotContain("differ first");
    Ran late = Ran.of("sequence", "--family", "0.???", "--to", "600", "--format", "markdown");
    assertThat(late.out())
        .contains("0.???: 512 games", "\n- 0.161 and 0.36 differ first at heap 519\n")
        .contains("| 0.77 | 71 | 12 |  | 8 | 0.771\\* |");
    assertThat(Ran.of("sequence", "--family", "?.0?", "--to", "100").out()).contains("16 games");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "0.7g | 'g' is no digit from 0 to 7",
        "0.xyz | 1 nothing, 2 one heap, 4 two heaps, 8 three heaps",
        "1.7 | the digit before the point is about taking nothing",
        "2.7 | it may only say 4 (split in two)",
        "77 | it has no point",
        "kayles | it has no point",
        "subtraction{} | empty",
        "0.77 --to 0 | --to takes a whole number from 1",
        "0.77 --to 1e99 | --to takes",
        "0.77 --to 2^63 | --to takes",
        "0.77 --to 1.5 | --to takes",
        "0.77 --threads 0 | --threads takes",
        "0.77 --format csv | --format is for --family",
        "0.77 --values /nowhere/at/all | there is no folder",
        "0.77 --values x --to 2^40 | at most 2^31 values",
        "0.77 --compare 0.y | 'y' is no digit",
        "0.77 0.6 | sequence takes one code",
        "--family 0.77 | question marks",
        "--family 0.?????? | question marks",
        "--family 0.?z | 'z' is no digit",
        "--family ? | it has no point",
        "--family 0.?? --json --format csv | --json is a format by itself",
        "--family 0.?? --to 1e12 | --to takes",
        "--family 0.? --format xml | 'xml' is no value",
        "--family 0.? --verify x | sequence takes one code",
      })
  void badInputIsExplained(String line, String why) {
    List<String> words = new ArrayList<>(List.of("sequence"));
    words.addAll(Arrays.asList(line.strip().split(" ")));
    Ran ran = Ran.of(words.toArray(String[]::new));
    assertThat(ran.exit()).as(ran.out()).isEqualTo(2);
    assertThat(ran.err()).startsWith("zermelo: ").contains(why.strip());
    assertThat(ran.out()).isEmpty();
  }

  @Test
  void noCertificateWithoutAProof() {
    Path file = folder.resolve("none.txt");
    Ran ran = sequence("grundy", "--to", "500", "--certificate", file.toString());
    assertThat(ran.exit()).isEqualTo(1);
    assertThat(ran.err()).contains("no period is proved");
    assertThat(file).doesNotExist();
  }
}
