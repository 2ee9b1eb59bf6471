package zermelo.solve.bounds;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import zermelo.kernel.Position;
import zermelo.kernel.Space;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.space.CompilableSpace;
import zermelo.solve.store.SearchStore;
import zermelo.solve.sum.QuestionPacking;

/**
 * What all searches of a game share: the space, the table of bounds, the history of moves.
 *
 * <p>Bounds are true of a position whatever the question was, so a later question begins with all
 * that earlier ones proved. The table begins small and grows with the work, up to half of the limit
 * on memory.
 */
public final class SearchMemory {
  private static final long FIRST_BYTES = 1L << 20;
  private static final int GROWTH = 8;
  private static final int PARTS_OF_MEMORY = 2;

  private final SearchStore store;
  private final List<MoveHistory> histories = new ArrayList<>(); // of each thread
  private Optional<Space> current = Optional.empty();
  private Supplier<Space> another = () -> current.orElseThrow();
  private BoundTable table = new BoundTable(1, 0);
  private long untilGrowth;
  private int spaces; // that were entered so far
  private boolean stored = true; // how a position is packed follows from the question alone

  /** A memory that nothing keeps when the program ends. */
  public SearchMemory() {
    this(SearchStore.none());
  }

  /** A memory whose table a store keeps. */
  public SearchMemory(SearchStore store) {
    this.store = store;
  }

  /** The current space if it holds the position, else a new one with an empty table. */
  Space space(QuestionPacking packing, Position wrapped) {
    return current
        .filter(space -> space.holds(wrapped))
        .orElseGet(
            () -> {
              stored &= spaces == 0;
              return enter(() -> packing.space(wrapped));
            });
  }

  /** A wider space than the current one, with an empty table. */
  Space wider() {
    Supplier<Space> narrower = another;
    return enter(() -> narrower.get().wider());
  }

  private Space enter(Supplier<Space> source) {
    Space fastest = CompilableSpace.fastest(source.get());
    another = source;
    current = Optional.of(fastest);
    table = new BoundTable(fastest.words(), 0);
    untilGrowth = 1;
    spaces++;
    return fastest;
  }

  BoundTable table() {
    return table;
  }

  /** The space for a thread: the current one for number 0, or another one with the same packing. */
  Space space(int number) {
    return number == 0 ? current.orElseThrow() : CompilableSpace.fastest(another.get());
  }

  /** The history of a thread. Threads are numbered from 0. */
  synchronized MoveHistory history(int number) {
    while (histories.size() <= number) {
      histories.add(new MoveHistory());
    }
    return histories.get(number);
  }

  /** Counts a position, and returns whether the table should grow now. */
  boolean countPosition() {
    return --untilGrowth == 0;
  }

  /** Replaces the table by a larger one with the same entries, if the limits allow it. */
  void grow(Progress progress) {
    long most = progress.limits().memory() / PARTS_OF_MEMORY;
    String name = "bounds " + spaces;
    long saved = stored ? 2L * store.savedEntries(name) : 0;
    long wanted = Math.max(table.bytes() * GROWTH, saved * Long.BYTES * table.entryWords());
    long bytes = Math.min(most, Math.max(FIRST_BYTES, wanted));
    untilGrowth = -1;
    if (bytes >= 2 * table.bytes()) {
      BoundTable larger = new BoundTable(current.orElseThrow().words(), bytes);
      table.copyTo(larger);
      table = larger;
      untilGrowth = table.entries();
      if (stored) {
        store.keep(name, table);
      }
    }
  }

  /** Drops space and table if the table uses more memory than this. */
  public void shrinkTo(long bytes) {
    if (table.bytes() > bytes) {
      current = Optional.empty();
      table = new BoundTable(1, 0);
    }
  }
}
