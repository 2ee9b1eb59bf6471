package zermelo.solve.tablebase.verify;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import zermelo.kernel.space.Tiers;
import zermelo.solve.tablebase.CursorThreadPool;
import zermelo.solve.tablebase.PackedValue;
import zermelo.solve.tablebase.TablebasePlan;
import zermelo.solve.tablebase.memory.MemoryPool;

/**
 * Follows all play from the start, tier by tier downward, and checks each position on the way.
 *
 * <p>Sweeps over a tier go from high ranks to low ones until nothing new is reached. Most moves
 * lead to smaller ranks, so there are few sweeps, and nearly every position is expanded once.
 */
final class PlayCheck {
  /** The number of 64-bit words of a set in one task of a thread. */
  private static final int PIECE = 128;

  private final TablebasePlan plan;
  private final CursorThreadPool threads;
  private final MemoryPool pool;
  private final @Nullable StoredTier[] stored;
  private final LongConsumer progress;
  private final Consumer<String> problems;
  private final ThreadLocal<ThreadState> states;
  private final boolean scored;
  private final LongAdder checked = new LongAdder();

  /** What one thread needs. */
  private record ThreadState(RulesCursor cursor, ExpectedValue expected) {}

  PlayCheck(
      TablebasePlan plan,
      CursorThreadPool threads,
      MemoryPool pool,
      @Nullable StoredTier[] stored,
      LongConsumer progress,
      Consumer<String> problems) {
    this.plan = plan;
    this.threads = threads;
    this.pool = pool;
    this.stored = stored;
    this.progress = progress;
    this.problems = problems;
    this.scored = plan.rules().facts().scored();
    this.states =
        ThreadLocal.withInitial(
            () -> new ThreadState(new RulesCursor(plan), new ExpectedValue(scored, plan.misere())));
  }

  /** The number of values that were compared with the rules. */
  long checked() {
    return checked.sum();
  }

  /**
   * Checks a tier; all higher ones are done.
   *
   * @return the number of reached positions, including those that share a rank
   */
  long check(int number, StoredTier tier) {
    TierSweep sweep = new TierSweep(number, tier);
    try (SharedBits first = new SharedBits(pool, tier.size);
        SharedBits second = tier.reached.size() > 1 ? new SharedBits(pool, tier.size) : first) {
      List<SharedBits> done = second == first ? List.of(first) : List.of(first, second);
      do {
        sweep.news.set(false);
        words(tier, (state, index) -> sweep.visitWord(state, done, index));
      } while (sweep.news.get());
    }
    strays(tier);
    if (sweep.tiesRise.get()) {
      ground(number, tier);
    }
    return sweep.positions.sum();
  }

  /** An action on the numbers of one word; returns how many it has handled. */
  private interface WordAction {
    long at(ThreadState state, long index);
  }

  /** Runs an action on all words of a tier, from the highest down. */
  private void words(StoredTier tier, WordAction action) {
    long words = tier.stored.words();
    long pieces = (words + PIECE - 1) / PIECE;
    threads.run(
        pieces,
        (_, piece) -> {
          ThreadState state = states.get();
          long from = (pieces - 1 - piece) * PIECE;
          long count = 0;
          for (long index = Math.min(from + PIECE, words) - 1; index >= from; index--) {
            count += action.at(state, index);
          }
          progress.accept(count);
        });
  }

  private void strays(StoredTier tier) {
    for (long index = 0; index < tier.stored.words(); index++) {
      long stray = tier.stored.word(index);
      for (SharedBits side : tier.reached) {
        stray &= ~side.word(index);
      }
      if (stray != 0) {
        long at = (index << 6) + Long.numberOfTrailingZeros(stray);
        problems.accept("no play leads to " + text(states.get().cursor, tier, at));
      }
    }
  }

  private String text(RulesCursor cursor, StoredTier tier, long at) {
    cursor.seek(tier.first + at);
    return plan.rules().printWithTurn(cursor.position());
  }

  /** The tier of an option from tier {@code number}; null if it is missing or higher. */
  private @Nullable StoredTier target(Tiers tiers, int number, long option) {
    if (option >= tiers.first(number)) {
      return option < tiers.first(number + 1) ? stored[number] : null;
    }
    return stored[option >= tiers.first(number - 1) ? number - 1 : tiers.tier(option)];
  }

  /** The visit of one tier. */
  private final class TierSweep {
    private final int number;
    private final StoredTier tier;
    private final AtomicBoolean news = new AtomicBoolean();
    private final AtomicBoolean tiesRise = new AtomicBoolean();
    private final LongAdder positions = new LongAdder();

    TierSweep(int number, StoredTier tier) {
      this.number = number;
      this.tier = tier;
    }

    /** Visits the reached numbers of a word that are not done, also those that the visits add. */
    long visitWord(ThreadState state, List<SharedBits> done, long index) {
      long count = 0;
      while (true) {
        long one = tier.reached.getFirst().word(index) & ~done.getFirst().word(index);
        long two = tier.reached.getLast().word(index) & ~done.getLast().word(index);
        if ((one | two) == 0) {
          checked.add(count);
          return count;
        }
        long bit = Long.highestOneBit(one | two);
        long at = (index << 6) + Long.numberOfTrailingZeros(bit);
        boolean known = done.getFirst().has(at) || done.getLast().has(at);
        boolean byOne = (one & bit) != 0 && done.getFirst().add(at);
        boolean byTwo = (two & bit) != 0 && done.getLast().add(at);
        visit(state, at, byOne, byTwo, known);
        count += known ? 0 : 1;
      }
    }

    /** Reaches the options by these players, and checks the value if it is not known as right. */
    private void visit(ThreadState state, long at, boolean one, boolean two, boolean known) {
      RulesCursor cursor = state.cursor;
      cursor.seek(tier.first + at);
      positions.add((long) cursor.orbit() * (one && two ? 2 : 1));
      int own = tier.value(at);
      int count = cursor.expand();
      if (count == 0) {
        state.expected.end(cursor);
      }
      for (int i = 0; i < count; i++) {
        StoredTier target = target(cursor.tiers(), number, cursor.option(i));
        long to = target == null ? 0 : cursor.option(i) - target.first;
        int value = target == null ? PackedValue.WAITING : target.value(to);
        if (target == null || value == PackedValue.WAITING) {
          String from = text(cursor, tier, at);
          problems.accept("a move of " + from + " leads to a position that is missing");
          return;
        }
        if (reach(target, to, cursor.keepsTurn(i) ? one : two, cursor.keepsTurn(i) ? two : one)
            && target == tier) {
          news.set(true);
        }
        if (target == tier && to >= at && isTie(own) && isTie(value)) {
          tiesRise.set(true);
        }
        state.expected.add(cursor, i, value);
      }
      if (!known && !state.expected.matches(own)) {
        String is = state.expected.words(own);
        String from = text(cursor, tier, at);
        problems.accept(
            "%s is stored as %s, but its moves make it %s"
                .formatted(from, is, state.expected.words()));
      }
    }

    /** Marks a number as reached with these players to move; false if that is not new. */
    private static boolean reach(StoredTier target, long to, boolean one, boolean two) {
      boolean fresh = one && target.reached.getFirst().add(to);
      return (two && target.reached.getLast().add(to)) || fresh;
    }
  }

  private boolean isTie(int value) {
    return !scored && PackedValue.isTie(value);
  }

  /** Checks that each tie leads, through ties, to a tied end or to a tie below the tier. */
  private void ground(int number, StoredTier tier) {
    long last = tier.stored.words() - 1;
    AtomicBoolean news = new AtomicBoolean();
    try (SharedBits grounded = new SharedBits(pool, tier.size)) {
      do {
        news.set(false);
        words(
            tier,
            (state, index) -> {
              long word = last - index; // upward, as most moves go down
              for (long left = ties(tier, grounded, word); left != 0; left &= left - 1) {
                long at = (word << 6) + Long.numberOfTrailingZeros(left);
                if (isGrounded(state.cursor, number, tier, grounded, at)) {
                  grounded.add(at);
                  news.set(true);
                }
              }
              return 0;
            });
      } while (news.get());
      for (long word = 0; word <= last; word++) {
        long left = ties(tier, grounded, word);
        if (left != 0) {
          long at = (word << 6) + Long.numberOfTrailingZeros(left);
          problems.accept(
              text(states.get().cursor, tier, at)
                  + " is stored as a tie, but no play from it ends in one");
        }
      }
    }
  }

  /** The ties of a word that are not grounded. */
  private static long ties(StoredTier tier, SharedBits grounded, long word) {
    long ties = 0;
    for (long left = tier.stored.word(word) & ~grounded.word(word); left != 0; left &= left - 1) {
      boolean tie = PackedValue.isTie(tier.value((word << 6) + Long.numberOfTrailingZeros(left)));
      ties |= tie ? Long.lowestOneBit(left) : 0;
    }
    return ties;
  }

  private boolean isGrounded(
      RulesCursor cursor, int number, StoredTier tier, SharedBits grounded, long at) {
    cursor.seek(tier.first + at);
    int count = cursor.expand();
    for (int i = 0; i < count; i++) {
      StoredTier target = target(cursor.tiers(), number, cursor.option(i));
      long to = target == null ? 0 : cursor.option(i) - target.first;
      if (target == tier ? grounded.has(to) : target != null && isTie(target.value(to))) {
        return true;
      }
    }
    return count == 0;
  }
}
