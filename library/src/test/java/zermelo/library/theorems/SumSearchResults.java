package zermelo.library.theorems;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;

/** Heaps in normal play: the mex of each heap by the rules, sums by xor. */
public final class SumSearchResults implements SearchResults {
  private final Map<Position, Long> known = new HashMap<>();
  private final HeapRules rules;

  public SumSearchResults(HeapRules rules) {
    this.rules = rules;
  }

  @Override
  public Outcome outcome(Position position) {
    return nimber(position) == 0 ? Outcome.LOSE : Outcome.WIN;
  }

  @Override
  public long nimber(Position position) {
    long xor = 0;
    for (long[] heap : rules.heaps(position)) {
      xor ^= ofHeap(heap);
    }
    return xor;
  }

  private long ofHeap(long[] heap) {
    Position key = Position.of(heap);
    Long done = known.get(key);
    if (done != null) {
      return done;
    }
    Set<Long> seen = new HashSet<>();
    rules.heap().moves(heap).forEach(move -> seen.add(nimber(Position.of(move.left()))));
    long mex = 0;
    while (seen.contains(mex)) {
      mex++;
    }
    known.put(key, mex);
    return mex;
  }
}
