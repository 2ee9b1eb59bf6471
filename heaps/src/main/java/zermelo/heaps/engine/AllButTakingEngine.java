package zermelo.heaps.engine;

import java.util.Arrays;
import zermelo.heaps.code.PlainSequence;
import zermelo.heaps.code.SubtractionGame;
import zermelo.heaps.values.NimValueArray;

/**
 * Computes subtraction games that forbid finitely many numbers.
 *
 * <p>Every smaller heap is an option unless it is at a forbidden distance. So a value is missing
 * among the options if all heaps with that value are at forbidden distances, or if no heap has it
 * yet. The least missing value is found among the values at forbidden distances. Slow twin: {@link
 * PlainSequence}.
 */
public final class AllButTakingEngine implements SequenceEngine {
  private final int[] forbidden;
  private final NimValueArray values;

  /** The number of heaps so far with each value. */
  private int[] counts = new int[1024];

  public AllButTakingEngine(SubtractionGame set, NimValueArray values) {
    this.forbidden = set.array();
    this.values = values;
    for (int n = 0; n < values.size(); n++) {
      count(values.at(n));
    }
  }

  @Override
  public void advance(int end) {
    values.grow(end);
    while (values.size() < end) {
      int value = value(values.size());
      values.add(value);
      count(value);
    }
  }

  private void count(int value) {
    if (value == counts.length) {
      counts = Arrays.copyOf(counts, (int) Math.min(NimValueArray.most(4), 2L * value));
    }
    counts[value]++;
  }

  private int value(int heap) {
    int fresh = heap == 0 ? 0 : values.largest() + 1;
    int best = fresh;
    for (int distance : forbidden) {
      if (distance > heap) {
        break;
      }
      int value = values.at(heap - distance);
      if (value < best && counts[value] == atForbidden(heap, value)) {
        best = value;
      }
    }
    return best;
  }

  private int atForbidden(int heap, int value) {
    int count = 0;
    for (int distance : forbidden) {
      if (distance <= heap && values.at(heap - distance) == value) {
        count++;
      }
    }
    return count;
  }
}
