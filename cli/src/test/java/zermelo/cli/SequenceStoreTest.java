package zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.code.PlainSequence;

/**
 * Tests {@code sequence --store}: killed at any moment, it resumes and computes the same values.
 */
final class SequenceStoreTest {
  private static final int HEADER = 4096;
  private static final int KILLS = 4;
  private static final Pattern RESUMED = Pattern.compile("resumed at heap ([0-9,]+) of");
  private static final Pattern SUM = Pattern.compile("\"fnv\":\"([0-9a-f]{16})\"");

  @TempDir private Path folder;

  /**
   * In arrays, in arrays whose values become wider, and, when memory is short, in a mapped file.
   */
  @Tag("slow")
  @ParameterizedTest
  @CsvSource({"0.6, 180000, 1g", "0.04, 40000, 1g", "0.106, 5000000, 64k", "0.6, 150000, 200k"})
  void killedAndResumed(String code, int heaps, String memory) throws Exception {
    Path whole = folder.resolve("whole");
    Ran straight = Ran.of(words(code, heaps, whole, memory + ",1h", "--json"));
    assertThat(straight.exit()).as(straight.err()).isZero();
    Path broken = folder.resolve("broken");
    long seed = System.nanoTime();
    Random random = new Random(seed);
    List<Long> resumed = new ArrayList<>();
    for (int kill = 0; kill < KILLS; kill++) {
      try (Program program = Program.piped(folder, words(code, heaps, broken, memory + ",1h"))) {
        Thread.sleep(random.nextInt(500, 1100));
        program.kill();
        Matcher at = RESUMED.matcher(program.plain());
        if (at.find()) {
          resumed.add(Long.parseLong(at.group(1).replace(",", "")));
        }
      }
    }
    Ran last = Ran.of(words(code, heaps, broken, memory + ",1h", "--json"));
    assertThat(last.exit()).as(last.err()).isZero();
    assertThat(sum(last)).as("seed %d", seed).isEqualTo(sum(straight));
    assertThat(resumed).isSorted();
    byte[] values = values(broken);
    assertThat(values).as("seed %d", seed).isEqualTo(values(whole));
    int[] twin = PlainSequence.values(HeapCode.parse(code), 5000);
    int width = values.length / heaps;
    for (int n = 0; n < twin.length; n++) {
      int high = width == 1 ? 0 : values[2 * n + 1] << 8;
      assertThat((values[width * n] & 0xff) + high).isEqualTo(twin[n]);
    }
  }

  private static String sum(Ran ran) {
    Matcher sum = SUM.matcher(ran.out());
    assertThat(sum.find()).as(ran.out()).isTrue();
    return sum.group(1);
  }

  private static byte[] values(Path store) throws IOException {
    byte[] all = Files.readAllBytes(store);
    return Arrays.copyOfRange(all, HEADER, all.length);
  }

  private static String[] words(
      String code, long heaps, Path store, String budget, String... more) {
    List<String> words =
        new ArrayList<>(List.of("sequence", code, "--to", Long.toString(heaps), "--no-period"));
    words.addAll(List.of("--store", store.toString(), "--budget", budget));
    words.addAll(Arrays.asList(more));
    return words.toArray(String[]::new);
  }

  /** A full disk is reported, and the values written so far are good. */
  @Tag("slow")
  @ParameterizedTest
  @CsvSource({"0.106, 1g", "0.106, 64k", "0.04, 1g"})
  void aFullDisk(String code, String memory) throws Exception {
    Path file = folder.resolve("full");
    int heaps = 60_000_000;
    try (Program program =
        Program.withSmallFiles(folder, 256, words(code, heaps, file, memory + ",1h"))) {
      program.await("zermelo: stopped after ").await("full' cannot be written: File too large");
      assertThat(program.exit()).isEqualTo(3);
    }
    Ran more = Ran.of("sequence", code, "--to", "30000", "--store", file.toString(), "--json");
    assertThat(more.exit()).as(more.err()).isZero();
    Ran fresh = Ran.of("sequence", code, "--to", "30000", "--json");
    assertThat(sum(more)).isEqualTo(sum(fresh));
  }

  /** The last values are written when all are computed. */
  @Tag("slow")
  @Test
  void aDiskThatIsFullAtTheEnd() throws Exception {
    Path file = folder.resolve("end");
    try (Program program =
        Program.withSmallFiles(folder, 64, words("0.33", 40_000, file, "1g,1h"))) {
      program
          .await("zermelo: all values were computed, but not all are stored: ")
          .await("end' cannot be written: File too large");
      assertThat(program.exit()).isEqualTo(74);
    }
  }

  @Test
  void whatIsSaid() throws IOException {
    Path file = folder.resolve("some");
    String name = file.toString();
    Ran first = Ran.of("sequence", "0.77", "--to", "100", "--store", name);
    assertThat(first.err()).isEmpty();
    Ran more = Ran.of("sequence", "0.77", "--to", "1000", "--store", name);
    assertThat(more.err()).isEqualTo("resumed at heap 100 of " + name + "\n");
    assertThat(more.out()).isEqualTo(Ran.of("sequence", "0.77", "--to", "1000").out());
    Ran less = Ran.of("sequence", "0.77", "--to", "50", "--store", name);
    assertThat(less.err()).isEqualTo("read from " + name + ", which holds 170 values\n");
    assertThat(less.out()).isEqualTo(Ran.of("sequence", "0.77", "--to", "50").out());
    Ran json = Ran.of("sequence", "0.77", "--to", "1000", "--store", name, "--json");
    assertThat(json.err()).isEmpty();
    assertThat(json.object().path("period").asInt()).isEqualTo(12);
    Ran other = Ran.of("sequence", "0.6", "--store", name);
    assertThat(other.exit()).isEqualTo(2);
    assertThat(other.err())
        .isEqualTo(
            "zermelo: '%s' cannot be used as a store: it holds values of 0.77, not of 0.6\n"
                .formatted(name));
    byte[] all = Files.readAllBytes(file);
    all[HEADER + 50] ^= 4;
    Files.write(file, all);
    Ran damaged = Ran.of("sequence", "0.77", "--store", name);
    assertThat(damaged.exit()).isEqualTo(2);
    assertThat(damaged.err()).contains(name, "it is damaged", "delete it to begin anew");
    Ran text = Ran.of("sequence", "0.77", "--store", "pom.xml");
    assertThat(text.exit()).isEqualTo(2);
    assertThat(text.err()).contains("'pom.xml' cannot be used as a store: it is something else");
  }

  @Test
  void twoAtATime() throws Exception {
    Path file = folder.resolve("one");
    try (Program program = Program.piped(folder, words("0.6", 1 << 30, file, "1g,1m"))) {
      while (!Files.exists(file) || Files.size(file) < HEADER) {
        Thread.sleep(20);
      }
      Ran second = Ran.of("sequence", "0.6", "--store", file.toString());
      assertThat(second.exit()).isEqualTo(2);
      assertThat(second.err()).contains("it is in use by another computation");
      program.kill();
    }
  }

  @Test
  void whatHasNoEnginePastArraysSaysSo() {
    Ran memory = Ran.of("sequence", "0.106", "--to", "3e9", "--budget", "64k");
    assertThat(memory.exit()).isEqualTo(3);
    assertThat(memory.err()).contains("there is no memory for more; with --store FILE");
    Ran three = Ran.of("sequence", "0x0.8", "--to", "3e9", "--budget", "64k");
    assertThat(three.err()).contains("there is no memory for more\n");
    for (String other : List.of("--compare", "--family", "--verify")) {
      Ran ran = Ran.of("sequence", "--store", "x", other, "0.?7");
      assertThat(ran.exit()).isEqualTo(2);
    }
  }
}
