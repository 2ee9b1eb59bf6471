package zermelo.solve.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zermelo.kernel.input.BadInput;

/** The file of a search's state: what was saved comes back, and nothing else. */
final class SearchStoreTest {
  @TempDir private Path folder;

  /** A table whose entries are pairs; the first word modulo 64 is the work. */
  private static final class Pairs implements StoredTable {
    private final List<List<Long>> all = new ArrayList<>();

    static Pairs of(long... words) {
      Pairs pairs = new Pairs();
      for (int i = 0; i < words.length; i += 2) {
        pairs.all.add(List.of(words[i], words[i + 1]));
      }
      return pairs;
    }

    @Override
    public int entryWords() {
      return 2;
    }

    @Override
    public void entries(EntryConsumer consumer) {
      for (List<Long> pair : all) {
        int work = (int) (pair.getFirst() & 63);
        consumer.accept(work, new long[] {pair.getFirst(), pair.getLast()});
      }
    }

    @Override
    public void restore(long[] entry) {
      all.add(List.of(entry[0], entry[1]));
    }
  }

  private Path saved(String question) {
    Path file = folder.resolve("state");
    SearchStore store = SearchStore.in(file, question);
    store.keep("one", Pairs.of(1, -2, 3, 4, Long.MIN_VALUE, Long.MAX_VALUE));
    store.keep("two", Pairs.of(5, 6));
    store.save();
    assertThat(store.failure()).isEmpty();
    return file;
  }

  @Test
  void whatWasSavedComesBack() {
    Path file = saved("a question");
    SearchStore later = SearchStore.in(file, "a question");
    assertThat(later.savedEntries()).isEqualTo(4);
    assertThat(later.savedEntries("one")).isEqualTo(3);
    Pairs one = new Pairs();
    later.keep("one", one);
    assertThat(one.all).isEqualTo(Pairs.of(1, -2, 3, 4, Long.MIN_VALUE, Long.MAX_VALUE).all);
    later.save(); // also what no table has taken yet
    SearchStore last = SearchStore.in(file, "a question");
    Pairs two = new Pairs();
    last.keep("two", two);
    assertThat(two.all).isEqualTo(Pairs.of(5, 6).all);
    assertThat(last.savedEntries("one")).isEqualTo(3);
  }

  @Test
  void aSecondTableOfANameStartsEmpty() {
    SearchStore later = SearchStore.in(saved("q"), "q");
    later.keep("one", new Pairs());
    Pairs again = new Pairs();
    later.keep("one", again);
    assertThat(again.all).isEmpty();
  }

  @Test
  void anotherQuestionIsRefused() throws IOException {
    Path file = saved("a question");
    assertThatThrownBy(() -> SearchStore.in(file, "another question"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("another question");
    Files.writeString(file, "notes");
    assertThatThrownBy(() -> SearchStore.in(file, "a question"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("is not the state of a search");
  }

  /** Whichever byte is changed, and wherever the file ends, nothing of it is believed. */
  @Test
  void everyDamageIsSeen() throws IOException {
    Path file = saved("q");
    byte[] whole = Files.readAllBytes(file);
    for (int at = 0; at < whole.length; at++) {
      byte[] changed = whole.clone();
      changed[at] = (byte) (changed[at] ^ (1 << (at % 8)));
      Files.write(file, changed);
      assertThatThrownBy(() -> SearchStore.in(file, "q"))
          .as("byte " + at)
          .isInstanceOf(BadInput.class);
      Files.write(file, Arrays.copyOf(whole, at));
      assertThatThrownBy(() -> SearchStore.in(file, "q"))
          .as("end " + at)
          .isInstanceOf(BadInput.class);
    }
  }

  @Test
  void withoutAFileNothingIsKept() {
    SearchStore none = SearchStore.none();
    none.keep("one", Pairs.of(1, 2));
    none.save();
    assertThat(none.hasTables()).isFalse();
  }

  @Test
  void aFailureIsReported() {
    SearchStore store = SearchStore.in(folder.resolve("no").resolve("folder"), "q");
    store.keep("one", Pairs.of(1, 2));
    store.save();
    assertThat(store.failure()).isPresent();
  }
}
