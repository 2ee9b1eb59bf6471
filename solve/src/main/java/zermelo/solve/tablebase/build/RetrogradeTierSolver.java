package zermelo.solve.tablebase.build;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.LongConsumer;
import zermelo.solve.tablebase.CursorThreadPool;
import zermelo.solve.tablebase.OutcomeAccumulator;
import zermelo.solve.tablebase.PackedValue;
import zermelo.solve.tablebase.PositionCursor;
import zermelo.solve.tablebase.memory.MemoryPool;

/**
 * Solves a tier with loops by retrograde analysis, layer by layer of remoteness.
 *
 * <p>Each position of layer r updates its predecessors, which may then belong to layer r + 1 or
 * later. A position counts its options that are not yet lost for the mover; at 0 it is lost itself.
 * Positions left in the end are ties if they can reach a tie, otherwise draws. The slow twin is
 * {@code zermelo.solve.graph.RetrogradeAnalysis}, which follows the same rules.
 *
 * <p>There is no queue: a layer is found by scanning the packed values, but only in pieces that
 * contain something of it.
 */
public final class RetrogradeTierSolver extends TierSolver {
  private static final int NEVER = Integer.MAX_VALUE;

  private final MemoryPool memoryPool;
  private final AtomicIntegerArray next; // by piece: the least layer with open work there
  private final AtomicBoolean ties = new AtomicBoolean();
  private final ThreadLocal<OutcomeAccumulator> best =
      ThreadLocal.withInitial(OutcomeAccumulator::new);
  private final ThreadLocal<long[]> inside = ThreadLocal.withInitial(() -> new long[64]);

  RetrogradeTierSolver(
      CursorThreadPool workers,
      LoadedTiers loadedTiers,
      int number,
      boolean misere,
      LongConsumer solved,
      MemoryPool memoryPool) {
    super(workers, loadedTiers, number, misere, solved);
    this.memoryPool = memoryPool;
    this.next = new AtomicIntegerArray(Math.toIntExact(pieces()));
    for (int i = 0; i < next.length(); i++) {
      next.set(i, NEVER);
    }
  }

  @Override
  void solve() {
    try (TierPredecessors origins = new TierPredecessors(tier, memoryPool)) {
      workers.run(
          pieces(),
          (cursor, piece) ->
              each(cursor, piece, (at, rank, place) -> begin(at, rank, place, origins)));
      origins.makeRoom();
      workers.run(
          pieces(),
          (cursor, piece) -> each(cursor, piece, (at, rank, place) -> link(at, rank, origins)));
      layers(false, (cursor, rank, place, layer) -> decided(cursor, place, layer, origins));
      if (ties.get()) {
        workers.run(pieces(), (cursor, piece) -> each(cursor, piece, this::beginTie));
        layers(true, (cursor, rank, place, layer) -> tied(place, layer, origins));
      }
    }
    workers.run(
        pieces(),
        (cursor, piece) -> solved.accept(each(cursor, piece, (at, rank, place) -> end(place))));
  }

  private void begin(PositionCursor cursor, long rank, long place, TierPredecessors origins) {
    cursor.seek(rank);
    int options = cursor.generateOptions();
    if (options == 0) {
      set(rank, place, PackedValue.atEnd(cursor.ending(), misere));
      return;
    }
    OutcomeAccumulator own = below(cursor, options);
    long[] targets = targets(options);
    int count = TierPredecessors.inside(cursor, options, first, targets);
    for (int i = 0; i < count; i++) {
      origins.count(targets[i] >>> 1);
    }
    if (own.ties()) {
      ties.set(true);
    }
    if (own.wins() || count == 0) {
      set(rank, place, own.packedValue());
    } else {
      tier.packedValues().setShared(place, count + (own.even() ? 1 : 0));
    }
  }

  private OutcomeAccumulator below(PositionCursor cursor, int options) {
    OutcomeAccumulator own = best.get();
    own.clear();
    for (int i = 0; i < options; i++) {
      if (!inside(cursor.option(i))) {
        own.add(loadedTiers.packedValueBelow(number, cursor.option(i)), cursor.keepsTurn(i));
      }
    }
    return own;
  }

  private long[] targets(int options) {
    if (inside.get().length < options) {
      inside.set(new long[2 * options]);
    }
    return inside.get();
  }

  private void link(PositionCursor cursor, long rank, TierPredecessors origins) {
    cursor.seek(rank);
    int options = cursor.generateOptions();
    long[] targets = targets(options);
    int count = TierPredecessors.inside(cursor, options, first, targets);
    for (int i = 0; i < count; i++) {
      origins.put(rank - first, targets[i] >>> 1, (targets[i] & 1) != 0);
    }
  }

  /** Sets a packed value and schedules its layer. */
  private void set(long rank, long place, int packedValue) {
    tier.packedValues().setShared(place, packedValue);
    if (packedValue == PackedValue.TIE) {
      ties.set(true);
    } else if (packedValue != PackedValue.DRAW) {
      announce(rank - first, PackedValue.remoteness(packedValue));
    }
  }

  private void announce(long number, int layer) {
    next.accumulateAndGet((int) (number / PIECE), layer, Math::min);
  }

  /** An action on a packed value of a layer. */
  private interface LayerTask {
    void at(PositionCursor cursor, long rank, long place, int layer);
  }

  /** Processes the layers of ties, or those of wins and losses. */
  private void layers(boolean ofTies, LayerTask task) {
    for (int layer = least(); layer < NEVER; layer = least()) {
      int now = layer;
      int[] work = waiting(now);
      workers.run(work.length, (cursor, i) -> layer(cursor, work[(int) i], now, ofTies, task));
    }
  }

  private void layer(PositionCursor cursor, int piece, int layer, boolean ofTies, LayerTask task) {
    next.set(piece, NEVER);
    each(
        cursor,
        piece,
        (at, rank, place) -> {
          int packedValue = tier.packedValues().getShared(place);
          if (PackedValue.isKnown(packedValue)
              && packedValue != PackedValue.DRAW
              && PackedValue.isTie(packedValue) == ofTies) {
            if (PackedValue.remoteness(packedValue) == layer) {
              task.at(at, rank, place, layer);
            } else if (PackedValue.remoteness(packedValue) > layer) {
              announce(rank - first, PackedValue.remoteness(packedValue));
            }
          }
        });
  }

  private int least() {
    int least = NEVER;
    for (int i = 0; i < next.length(); i++) {
      least = Math.min(least, next.get(i));
    }
    return least;
  }

  private int[] waiting(int layer) {
    int[] pieces = new int[next.length()];
    int count = 0;
    for (int i = 0; i < pieces.length; i++) {
      if (next.get(i) <= layer) {
        pieces[count++] = i;
      }
    }
    return Arrays.copyOf(pieces, count);
  }

  /** Updates the predecessors of a position of this layer, which is won or lost. */
  private void decided(PositionCursor cursor, long place, int layer, TierPredecessors origins) {
    boolean win = PackedValue.isWin(tier.packedValues().getShared(place));
    long end = origins.end(place);
    for (long entry = origins.first(place); entry < end; entry++) {
      long origin = origins.origin(entry);
      if (win == origins.again(entry)) {
        wins(origin, layer + 1);
      } else {
        loses(cursor, origin);
      }
    }
  }

  private void wins(long origin, int remoteness) {
    long place = tier.reached().place(origin);
    int packedValue = tier.packedValues().getShared(place);
    while (!PackedValue.isKnown(packedValue)
        || (PackedValue.isWin(packedValue) && PackedValue.remoteness(packedValue) > remoteness)) {
      if (tier.packedValues().change(place, packedValue, PackedValue.win(remoteness))) {
        announce(origin, remoteness);
        return;
      }
      packedValue = tier.packedValues().getShared(place);
    }
  }

  private void loses(PositionCursor cursor, long origin) {
    long place = tier.reached().place(origin);
    int packedValue = tier.packedValues().getShared(place);
    while (!PackedValue.isKnown(packedValue)) {
      if (packedValue == 1) {
        int lost = lost(cursor, first + origin);
        tier.packedValues().setShared(place, lost);
        announce(origin, PackedValue.remoteness(lost));
        return;
      }
      if (tier.packedValues().change(place, packedValue, packedValue - 1)) {
        return;
      }
      packedValue = tier.packedValues().getShared(place);
    }
  }

  /** The packed value of a position whose options all lose. */
  private int lost(PositionCursor cursor, long rank) {
    cursor.seek(rank);
    int options = cursor.generateOptions();
    OutcomeAccumulator own = best.get();
    own.clear();
    for (int i = 0; i < options; i++) {
      long option = cursor.option(i);
      int packedValue =
          inside(option)
              ? tier.packedValues().getShared(tier.place(option))
              : loadedTiers.packedValueBelow(number, option);
      own.add(packedValue, cursor.keepsTurn(i));
    }
    return own.packedValue();
  }

  /**
   * Starts ties at positions that the rules tie, and at those with a tied option below the tier.
   */
  private void beginTie(PositionCursor cursor, long rank, long place) {
    int packedValue = tier.packedValues().getShared(place);
    if (packedValue == PackedValue.TIE) {
      announce(rank - first, 0);
    } else if (!PackedValue.isKnown(packedValue)) {
      cursor.seek(rank);
      if (below(cursor, cursor.generateOptions()).ties()) {
        tier.packedValues().setShared(place, PackedValue.TIE);
        announce(rank - first, 0);
      }
    }
  }

  private void tied(long place, int layer, TierPredecessors origins) {
    long end = origins.end(place);
    for (long entry = origins.first(place); entry < end; entry++) {
      long origin = origins.origin(entry);
      long at = tier.reached().place(origin);
      int packedValue = tier.packedValues().getShared(at);
      while (!PackedValue.isKnown(packedValue)) {
        if (tier.packedValues().change(at, packedValue, PackedValue.tie(layer + 1))) {
          announce(origin, layer + 1);
          break;
        }
        packedValue = tier.packedValues().getShared(at);
      }
    }
  }

  private void end(long place) {
    int packedValue = tier.packedValues().getShared(place);
    if (!PackedValue.isKnown(packedValue)) {
      tier.packedValues().setShared(place, PackedValue.DRAW);
    } else if (PackedValue.isTie(packedValue)) {
      tier.packedValues().setShared(place, PackedValue.TIE);
    }
  }
}
