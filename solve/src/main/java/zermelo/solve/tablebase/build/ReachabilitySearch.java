package zermelo.solve.tablebase.build;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import zermelo.kernel.space.Tiers;
import zermelo.solve.tablebase.CursorThreadPool;
import zermelo.solve.tablebase.PositionCursor;
import zermelo.solve.tablebase.TierFacts;
import zermelo.solve.tablebase.memory.MemoryPool;
import zermelo.solve.tablebase.memory.RankBitSet;

/**
 * Finds all reachable positions, from the highest tier down.
 *
 * <p>Within a tier, sweeps over the new positions continue until there are none; most tiers need
 * one sweep.
 *
 * <p>If the rules are symmetric between the players, a position and its copy with the players
 * exchanged share a rank but are two positions. Both are followed, in separate sets, so that they
 * can be counted. Their values are the same.
 */
public final class ReachabilitySearch {
  /** The number of ranks in one task of a thread. */
  private static final int PIECE = 1 << 13;

  private static final int PIECE_WORDS = PIECE / 64;

  private final CursorThreadPool workers;
  private final MemoryPool memoryPool;
  private final Tiers tiers;
  private final List<Optional<RankBitSet>[]> sets = new ArrayList<>();

  @SuppressWarnings({"unchecked", "rawtypes"})
  ReachabilitySearch(CursorThreadPool workers, MemoryPool memoryPool) {
    this.workers = workers;
    this.memoryPool = memoryPool;
    this.tiers = workers.first().tiers();
    for (int tier = 0; tier < tiers.count(); tier++) {
      sets.add(new Optional[] {Optional.empty(), Optional.empty()});
    }
  }

  /** Starts with this rank, reached with this player to move. */
  void begin(long rank, int turn) {
    int tier = tiers.tier(rank);
    set(tier, side(turn)).add(rank - tiers.first(tier));
  }

  private int side(int turn) {
    return tiers.ranksFirstPlayerOnly() ? turn : 0;
  }

  /** Whether any position of the tier was reached. */
  boolean any(int tier) {
    return sets.get(tier)[0].isPresent() || sets.get(tier)[1].isPresent();
  }

  /** The positions of a tier reached with this player to move; the caller may add to the set. */
  RankBitSet set(int tier, int side) {
    Optional<RankBitSet>[] both = sets.get(tier);
    Optional<RankBitSet> set = both[side];
    if (set.isPresent()) {
      return set.get();
    }
    synchronized (both) {
      if (both[side].isEmpty()) {
        both[side] = Optional.of(new RankBitSet(memoryPool, size(tier)));
      }
      return both[side].get();
    }
  }

  /** The same set, or null if it is empty. */
  @Nullable RankBitSet found(int tier, int side) {
    return sets.get(tier)[side].orElse(null);
  }

  private long size(int tier) {
    return tiers.first(tier + 1) - tiers.first(tier);
  }

  /** Removes and returns all reached positions of a tier, for either player to move. */
  RankBitSet removeReached(int tier) {
    Optional<RankBitSet>[] both = sets.get(tier);
    RankBitSet all = both[0].or(() -> both[1]).orElseThrow();
    if (both[0].isPresent() && both[1].isPresent()) {
      all.addAll(both[1].get());
      both[1].get().close();
    }
    both[0] = Optional.empty();
    both[1] = Optional.empty();
    return all;
  }

  /**
   * Follows all moves from a tier; all higher tiers are done.
   *
   * @param visited receives numbers of visited positions, repeatedly, from any thread
   */
  TierFacts descend(int tier, LongConsumer visited) {
    int sides = tiers.ranksFirstPlayerOnly() ? 2 : 1;
    List<RankBitSet> done = new ArrayList<>();
    for (int side = 0; side < sides; side++) {
      set(tier, side);
      done.add(new RankBitSet(memoryPool, size(tier)));
    }
    int pieces = Math.toIntExact((size(tier) + PIECE - 1) / PIECE);
    AtomicIntegerArray fresh = new AtomicIntegerArray(pieces);
    for (int i = 0; i < pieces; i++) {
      fresh.set(i, 1);
    }
    TierFacts facts = TierFacts.none(tier);
    int[] work = all(fresh);
    while (work.length > 0) {
      int[] now = work;
      List<TierWorker> visits = new ArrayList<>();
      ThreadLocal<TierWorker> own =
          ThreadLocal.withInitial(
              () -> {
                TierWorker visit = new TierWorker(tier, fresh);
                synchronized (visits) {
                  visits.add(visit);
                }
                return visit;
              });
      workers.run(
          now.length,
          (cursor, i) -> {
            long count = own.get().piece(cursor, done, now[(int) i]);
            if (count > 0) {
              visited.accept(count);
            }
          });
      for (TierWorker visit : visits) {
        facts = facts.and(visit.facts());
      }
      work = all(fresh);
    }
    done.forEach(RankBitSet::close);
    return facts;
  }

  /** The pieces with new positions, highest first; resets their marks. */
  private static int[] all(AtomicIntegerArray fresh) {
    int[] found = new int[fresh.length()];
    int count = 0;
    for (int i = fresh.length() - 1; i >= 0; i--) {
      if (fresh.get(i) != 0) {
        fresh.set(i, 0);
        found[count++] = i;
      }
    }
    return Arrays.copyOf(found, count);
  }

  /** One thread's work on a tier. */
  private final class TierWorker {
    private final int tier;
    private final long first;
    private final long end;
    private final AtomicIntegerArray fresh;
    private long positions;
    private boolean inside;
    private boolean rising;
    private int lowest;

    TierWorker(int tier, AtomicIntegerArray fresh) {
      this.tier = tier;
      this.first = tiers.first(tier);
      this.end = tiers.first(tier + 1);
      this.fresh = fresh;
      this.lowest = tier;
    }

    TierFacts facts() {
      return new TierFacts(positions, TierFacts.InnerMoves.of(inside, rising), lowest);
    }

    /** Follows the new positions of a piece; returns their number. */
    long piece(PositionCursor cursor, List<RankBitSet> done, int piece) {
      long before = positions;
      long last = Math.min((piece + 1L) * PIECE_WORDS, done.getFirst().words());
      for (long i = (long) piece * PIECE_WORDS; i < last; i++) {
        long one = fresh(done, 0, i);
        long two = done.size() > 1 ? fresh(done, 1, i) : 0;
        for (long left = one | two; left != 0; left &= left - 1) {
          long bit = Long.lowestOneBit(left);
          long rank = first + (i << 6) + Long.numberOfTrailingZeros(bit);
          follow(cursor, rank, (one & bit) != 0, (two & bit) != 0);
        }
      }
      return positions - before;
    }

    private long fresh(List<RankBitSet> done, int side, long i) {
      RankBitSet seen = done.get(side);
      long word = set(tier, side).word(i);
      long fresh = word & ~seen.word(i);
      if (fresh != 0) {
        seen.setWord(i, word);
      }
      return fresh;
    }

    private void follow(PositionCursor cursor, long rank, boolean one, boolean two) {
      cursor.seek(rank);
      positions += (long) cursor.orbit() * (one && two ? 2 : 1);
      int count = cursor.generateOptions();
      for (int i = 0; i < count; i++) {
        long option = cursor.option(i);
        boolean again = cursor.keepsTurn(i);
        if (one) {
          reach(rank, option, tiers.ranksFirstPlayerOnly() && !again ? 1 : 0);
        }
        if (two) {
          reach(rank, option, again ? 1 : 0);
        }
      }
    }

    private void reach(long rank, long option, int side) {
      int target = tier;
      if (option >= first && option < end) {
        inside = true;
        rising |= option >= rank;
      } else {
        target = below(option);
        lowest = Math.min(lowest, target);
      }
      long number = option - tiers.first(target);
      if (set(target, side).add(number) && target == tier) {
        fresh.set((int) (number / PIECE), 1);
      }
    }

    private int below(long option) {
      if (tier > 0 && option < first && option >= tiers.first(tier - 1)) {
        return tier - 1;
      }
      int target = tiers.tier(option);
      if (target > tier) {
        throw new IllegalStateException("a move goes up from tier " + tier + " to " + target);
      }
      return target;
    }
  }
}
