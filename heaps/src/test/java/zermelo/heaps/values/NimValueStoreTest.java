package zermelo.heaps.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.heaps.NimSequence;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.code.PlainSequence;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.heaps.limits.SequenceObserver;
import zermelo.heaps.limits.StopReason;

/**
 * Tests value stores: kept values are read back, damage is reported, other files are not touched.
 */
class NimValueStoreTest {
  private static final HeapCode CODE = HeapCode.parse("0.6");
  private static final SequenceLimits EFFORT = SequenceLimits.usual().withThreads(1);
  private static final int DATA = 4096;

  @TempDir private Path folder;

  private static NimSequence compute(Path file, HeapCode code, long heaps) {
    try (NimValueStore store = NimValueStore.open(file, code)) {
      NimSequence g = NimSequence.compute(code, heaps, EFFORT, SequenceObserver.NONE, store);
      assertThat(g.stop()).isEqualTo(StopReason.DONE);
      int[] twin = PlainSequence.values(code, (int) heaps);
      for (int n = 0; n < heaps; n++) {
        assertThat(g.at(n)).as("%s: heap %d", code.text(), n).isEqualTo(twin[n]);
      }
      return g;
    }
  }

  /** However many values are loaded, the observer is called after a small step. */
  @Test
  void isStoppedSoonAfterItWasLoaded() {
    Path file = folder.resolve("long");
    try (NimValueStore store = NimValueStore.open(file, CODE)) {
      NimSequence.compute(CODE, 60_000, EFFORT, SequenceObserver.NONE, store);
    }
    try (NimValueStore store = NimValueStore.open(file, CODE)) {
      NimSequence g = NimSequence.compute(CODE, 100_000, EFFORT, (now, all) -> false, store);
      assertThat(g.stop()).isEqualTo(StopReason.OBSERVER);
      assertThat(g.computed()).isBetween(60_001L, 60_600L);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.6",
        "0.77",
        "grundy",
        "0.33",
        "0x0.8",
        "0.3f",
        "subtraction{1,4,9}",
        "subtraction{all-but 2,5}",
        "subtraction{all-but 1,2,3,500}"
      })
  void comesBackAndGoesOn(String text) {
    HeapCode code = HeapCode.parse(text);
    Path file = folder.resolve("some");
    for (long heaps : new long[] {1, 90, 300, 100, 700}) {
      compute(file, code, heaps);
    }
  }

  @Tag("slow")
  @Test
  void aPeriodIsFoundAgainAtOnce() {
    HeapCode code = HeapCode.parse("0.156");
    Path file = folder.resolve("156");
    long computed = compute(file, code, 8000).computed();
    NimSequence again = compute(file, code, 9000);
    assertThat(again.computed()).isEqualTo(computed).isLessThan(9000);
    assertThat(again.repetition().orElseThrow().period()).isEqualTo(349);
  }

  @Test
  void holdsTheValuesAndNothingElse() throws IOException {
    Path file = folder.resolve("plain");
    compute(file, CODE, 1000);
    byte[] all = Files.readAllBytes(file);
    assertThat(all).hasSize(DATA + 1000);
    assertThat(new String(all, 0, 20, java.nio.charset.StandardCharsets.US_ASCII))
        .isEqualTo("zermelo nim-sequence");
    int[] twin = PlainSequence.values(CODE, 1000);
    for (int n = 0; n < 1000; n++) {
      assertThat((int) all[DATA + n]).isEqualTo(twin[n]);
    }
  }

  @Tag("slow")
  @Test
  void aVeryLongCode() {
    StringBuilder text = new StringBuilder("subtraction{1");
    for (int number = 5; number < 12_000; number += 3) {
      text.append(',').append(number);
    }
    HeapCode code = HeapCode.parse(text.append('}').toString());
    Path file = folder.resolve("long");
    compute(file, code, 200);
    compute(file, code, 400);
  }

  @Test
  void valuesBecomeWider() throws IOException {
    HeapCode code = HeapCode.parse("subtraction{all-but 3}");
    Path file = folder.resolve("wider");
    SequenceLimits every = EFFORT.withPeriods(false);
    for (int heaps : new int[] {300, 700, 2000, 150_000}) {
      try (NimValueStore store = NimValueStore.open(file, code)) {
        NimSequence g = NimSequence.compute(code, heaps, every, SequenceObserver.NONE, store);
        assertThat(store.width()).isEqualTo(NimValueArray.width(g.largest()));
        assertThat(g.checksum())
            .isEqualTo(NimSequence.compute(code, heaps, every, SequenceObserver.NONE).checksum());
      }
    }
    assertThat(file).hasSize(DATA + 4L * 150_000);
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void aForeignFileBesideIsNotOverwritten() throws IOException {
    HeapCode code = HeapCode.parse("subtraction{all-but 3}");
    Path beside = Files.writeString(folder.resolve("some.wider"), "mine");
    try (NimValueStore store = NimValueStore.open(folder.resolve("some"), code)) {
      NimSequence g =
          NimSequence.compute(code, 3000, EFFORT.withPeriods(false), SequenceObserver.NONE, store);
      assertThat(g.stop()).isEqualTo(StopReason.STORE);
      assertThat(g.storeError()).contains("some.wider", "not a store of values");
    }
    assertThat(beside).hasContent("mine");
  }

  @Test
  void whatIsBehindTheValuesThatCountIsIgnored() throws IOException {
    Path file = folder.resolve("torn");
    compute(file, CODE, 1000);
    byte[] all = Files.readAllBytes(file);
    byte[] more = Arrays.copyOf(all, all.length + 5000);
    Arrays.fill(more, all.length, more.length, (byte) 77);
    Files.write(file, more);
    compute(file, CODE, 3000);
  }

  /** If the power fails while a slot is written, the other slot counts. */
  @Tag("slow")
  @Test
  void aTornSlot() throws IOException {
    Path file = folder.resolve("slot");
    compute(file, CODE, 1000);
    compute(file, CODE, 2000);
    byte[] all = Files.readAllBytes(file);
    int newest = all[512] > all[1024] ? 512 : 1024;
    for (int at = newest; at < newest + StoreHeader.Slot.BYTES; at++) {
      byte[] torn = all.clone();
      torn[at] ^= 0x15;
      Files.write(file, torn);
      try (NimValueStore store = NimValueStore.open(file, CODE)) {
        assertThat(store.count()).as("byte %d", at).isEqualTo(1000);
      }
      compute(file, CODE, 2000);
      assertThat(Files.readAllBytes(file)).endsWith(Arrays.copyOfRange(all, DATA, all.length));
    }
    Arrays.fill(all, 512, 512 + StoreHeader.Slot.BYTES, (byte) 0);
    Arrays.fill(all, 1024, 1024 + StoreHeader.Slot.BYTES, (byte) 0);
    Files.write(file, all);
    refused(file, CODE, "header is damaged; delete it");
  }

  /** Every changed byte is detected, or it is at an offset that is never read. */
  @Tag("slow")
  @Test
  void aFlippedByte() throws IOException {
    Path file = folder.resolve("flipped");
    compute(file, CODE, 500);
    byte[] all = Files.readAllBytes(file);
    for (int at = 0; at < all.length; at++) {
      byte[] changed = all.clone();
      changed[at] ^= (byte) (1 << at % 8);
      Files.write(file, changed);
      boolean header = at < 44 || (at >= 1536 && at < 1536 + CODE.text().length());
      if (header || at >= DATA) {
        refused(file, CODE, at < 32 ? "not a store of values" : "damaged");
        assertThat(Files.readAllBytes(file)).isEqualTo(changed);
      } else {
        try (NimValueStore store = NimValueStore.open(file, CODE)) {
          assertThat(store.count()).isIn(0L, 500L);
        }
      }
    }
  }

  @Test
  void aShortenedFile() throws IOException {
    Path file = folder.resolve("short");
    compute(file, CODE, 500);
    byte[] all = Files.readAllBytes(file);
    for (int length : new int[] {1, 31, 32, 100, 600, 1535, 1536, 1538, 4000, 4096, 4595}) {
      Files.write(file, Arrays.copyOf(all, length));
      refused(file, CODE, length < 1536 ? "not a store of values" : "damaged");
    }
  }

  @Test
  void foreignFilesAreRefusedAndLeftAlone() throws IOException {
    Path file = Files.writeString(folder.resolve("text"), "0 1 2 3 1 4 3\n".repeat(1000));
    byte[] before = Files.readAllBytes(file);
    refused(file, CODE, "not a store of values");
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
    refused(folder, CODE, "it is not a file");
    refused(folder.resolve("no/where"), CODE, "cannot be used as a store");
    Path empty = Files.createFile(folder.resolve("empty"));
    compute(empty, CODE, 200);
  }

  @Test
  void anotherCodeIsRefused() throws IOException {
    Path file = folder.resolve("other");
    compute(file, CODE, 200);
    byte[] before = Files.readAllBytes(file);
    refused(file, HeapCode.parse("0.77"), "it holds values of 0.6, not of 0.77");
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
  }

  @Test
  void onlyOneAtATime() {
    Path file = folder.resolve("locked");
    try (NimValueStore store = NimValueStore.open(file, CODE)) {
      assertThat(store.count()).isZero();
      refused(file, CODE, "in use by another computation");
    }
    compute(file, CODE, 200);
  }

  @Test
  void anInterruptLosesNothing() {
    Path file = folder.resolve("interrupted");
    try (NimValueStore store = NimValueStore.open(file, CODE)) {
      Thread.currentThread().interrupt();
      NimSequence g = NimSequence.compute(CODE, 100_000, EFFORT, SequenceObserver.NONE, store);
      assertThat(Thread.interrupted()).isTrue();
      assertThat(g.stop()).isEqualTo(StopReason.OBSERVER);
      assertThat(store.count()).isEqualTo(g.size()).isPositive();
    }
    compute(file, CODE, 700);
  }

  private static void refused(Path file, HeapCode code, String why) {
    assertThatThrownBy(() -> NimValueStore.open(file, code).close())
        .isInstanceOf(BadStore.class)
        .hasMessageContaining(file.getFileName().toString())
        .hasMessageContaining(why);
  }
}
