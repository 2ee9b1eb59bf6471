package zermelo.cli.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.cli.testing.CommandResult;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.code.PlainSequence;

/** Tests {@code sequence --json} against the slow twin. */
final class SequenceJsonTest {
  private static final int SIZE = 1500;

  @Tag("slow")
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
      CommandResult ran = CommandResult.sequence(code, words.toArray(String[]::new));
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
              "parity",
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
          int mask = json.path("mask").asInt();
          assertThat(json.path("rare").asLong())
              .isEqualTo(leastRare(values, mask))
              .isEqualTo(rare(values, mask, json.path("parity")));
        }
      }
    }
  }

  /** Computes the checksum as the C programs do: each value is one unit, whatever its size. */
  private static String fnv(int[] values) {
    long hash = Long.parseUnsignedLong("14695981039346656037");
    for (int value : values) {
      hash ^= value;
      hash *= 1099511628211L;
    }
    return "%016x".formatted(hash);
  }

  /**
   * Counts heaps with an even number of ones under the mask, adding the heap's parity if that gives
   * fewer.
   */
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

  /** Counts the same with the parity from the JSON. */
  private static long rare(int[] values, int mask, JsonNode parity) {
    return IntStream.range(0, values.length)
        .filter(
            n -> {
              int more = !parity.isNull() && n % 2 == parity.asInt() ? 1 : 0;
              return (Integer.bitCount(values[n] & mask) + more) % 2 == 0;
            })
        .count();
  }

  /** The sentence is complete even if no heap, or only one, is rare. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0.7 | Rare heaps: none of 10,000 has an even number of ones under the mask 1, where",
        "0.77 | Rare heaps: 10 of 10,000 have an even number of ones under the mask 1111; the last",
      })
  void rareHeapsInWords(String code, String words) {
    String out = CommandResult.of("sequence", code).out().replace('\n', ' ');
    assertThat(out).contains(words).doesNotContain("they are .");
  }

  @Test
  void rareValuesAreThoseOfAllValues() {
    for (String code : List.of("0.77", "0.137", "0.45", "0.156", "0.07", "0.26", "4.4", "0.3")) {
      for (String size : List.of("37", "1000", "20001")) {
        JsonNode told = CommandResult.sequence(code, "--to", size, "--json").object();
        JsonNode computed =
            CommandResult.sequence(code, "--to", size, "--no-period", "--json").object();
        assertThat(told.path("rare")).as(code + " " + size).isEqualTo(computed.path("rare"));
        assertThat(told.path("mask")).as(code + " " + size).isEqualTo(computed.path("mask"));
      }
    }
    JsonNode far = CommandResult.sequence("0.77", "--to", "2^60", "--json").object();
    assertThat(far.path("rare").asLong()).isEqualTo(10);
  }
}
