package zermelo.acceptance.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.cli.testing.CommandResult;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.code.PlainSequence;

/** Tests that {@code sequence --store}, killed at any moment, resumes with the same values. */
@Tag("slow")
final class SequenceStoreInterruptTest {
  private static final int HEADER = 4096;
  private static final int KILLS = 3;
  private static final Pattern RESUMED = Pattern.compile("resumed at heap ([0-9,]+) of");
  private static final Pattern SUM = Pattern.compile("\"fnv\":\"([0-9a-f]{16})\"");

  @TempDir private Path folder;

  /** A store that is computed at once, and one that is killed and resumed. */
  private record Store(String code, int heaps, String memory, Path whole, Path broken) {
    String[] words(Path file, String... more) {
      return SequenceStoreInterruptTest.words(code, heaps, file, memory + ",1h", more);
    }
  }

  private Store store(String code, int heaps, String memory) {
    String name = code + "-" + memory;
    return new Store(
        code, heaps, memory, folder.resolve(name + "-whole"), folder.resolve(name + "-broken"));
  }

  /**
   * In arrays, in arrays whose values become wider, and, when memory is short, in a mapped file.
   * All of them run, and are killed, at the same time.
   */
  @Test
  void killedAndResumed() throws Exception {
    List<Store> stores =
        List.of(
            store("0.6", 80_000, "1g"),
            store("0.04", 30_000, "1g"),
            store("0.106", 3_000_000, "64k"),
            store("0.6", 80_000, "200k"));
    long seed = System.nanoTime();
    Random random = new Random(seed);
    Map<Store, Long> resumed = new HashMap<>();
    for (int kill = 0; kill < KILLS; kill++) {
      Map<Store, ProgramProcess> programs = new LinkedHashMap<>();
      for (Store store : stores) {
        programs.put(store, ProgramProcess.piped(folder, store.words(store.broken)));
      }
      Thread.sleep(random.nextInt(1000, 2500));
      for (Map.Entry<Store, ProgramProcess> running : programs.entrySet()) {
        try (ProgramProcess program = running.getValue()) {
          program.kill();
          Matcher at = RESUMED.matcher(program.plain());
          if (at.find()) {
            long heap = Long.parseLong(at.group(1).replace(",", ""));
            Long before = resumed.put(running.getKey(), heap);
            assertThat(heap).isGreaterThanOrEqualTo(before == null ? 0 : before);
          }
        }
      }
    }
    for (Store store : stores) {
      sameValues(store, seed);
    }
  }

  private static void sameValues(Store store, long seed) throws IOException {
    CommandResult straight = CommandResult.of(store.words(store.whole, "--json"));
    assertThat(straight.exit()).as(straight.err()).isZero();
    CommandResult last = CommandResult.of(store.words(store.broken, "--json"));
    assertThat(last.exit()).as(last.err()).isZero();
    assertThat(sum(last)).as("seed %d", seed).isEqualTo(sum(straight));
    byte[] values = values(store.broken);
    assertThat(values).as("seed %d", seed).isEqualTo(values(store.whole));
    int[] twin = PlainSequence.values(HeapCode.parse(store.code), 5000);
    int width = values.length / store.heaps;
    for (int n = 0; n < twin.length; n++) {
      int high = width == 1 ? 0 : values[2 * n + 1] << 8;
      assertThat((values[width * n] & 0xff) + high).isEqualTo(twin[n]);
    }
  }

  private static String sum(CommandResult ran) {
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
  @ParameterizedTest
  @CsvSource({"0.106, 1g", "0.106, 64k", "0.04, 1g"})
  void aFullDisk(String code, String memory) throws Exception {
    Path file = folder.resolve("full");
    int heaps = 60_000_000;
    try (ProgramProcess program =
        ProgramProcess.withSmallFiles(folder, 256, words(code, heaps, file, memory + ",1h"))) {
      program.await("zermelo: stopped after ").await("full' cannot be written: File too large");
      assertThat(program.exit()).isEqualTo(3);
    }
    CommandResult more =
        CommandResult.of("sequence", code, "--to", "30000", "--store", file.toString(), "--json");
    assertThat(more.exit()).as(more.err()).isZero();
    CommandResult fresh = CommandResult.of("sequence", code, "--to", "30000", "--json");
    assertThat(sum(more)).isEqualTo(sum(fresh));
  }

  /** The last values are written when all are computed. */
  @Test
  void aDiskThatIsFullAtTheEnd() throws Exception {
    Path file = folder.resolve("end");
    try (ProgramProcess program =
        ProgramProcess.withSmallFiles(folder, 64, words("0.33", 40_000, file, "1g,1h"))) {
      program
          .await("zermelo: all values were computed, but not all are stored: ")
          .await("end' cannot be written: File too large");
      assertThat(program.exit()).isEqualTo(74);
    }
  }

  @Test
  void twoAtATime() throws Exception {
    Path file = folder.resolve("one");
    try (ProgramProcess program =
        ProgramProcess.piped(folder, words("0.6", 1 << 30, file, "1g,1m"))) {
      while (!Files.exists(file) || Files.size(file) < HEADER) {
        Thread.sleep(20);
      }
      CommandResult second = CommandResult.of("sequence", "0.6", "--store", file.toString());
      assertThat(second.exit()).isEqualTo(2);
      assertThat(second.err()).contains("it is in use by another computation");
      program.kill();
    }
  }

  @Test
  void anInterruptStopsAndTellsHowFar() throws Exception {
    try (ProgramProcess program =
        ProgramProcess.atTerminal(folder, "sequence", "0.6", "--to", "2^30")) {
      program.await("0.6: ").await(" values, ").await(" a second").interrupt();
      program.await("How we know: computed").await("stopped after ").await("it was interrupted");
      assertThat(program.exit()).isEqualTo(3);
    }
  }
}
