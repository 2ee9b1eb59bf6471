package zermelo.heaps.engine;

import java.util.BitSet;
import zermelo.heaps.code.PlainSequence;
import zermelo.heaps.code.TakeAndBreak;
import zermelo.heaps.values.Values;

/** One value by looking at every split: for the first heaps. The twin is {@link PlainSequence}. */
final class PlainMarking {
  private PlainMarking() {}

  /** What the next heap is worth, for a code that leaves at most two heaps. */
  static int value(TakeAndBreak code, Values values) {
    int heap = values.size();
    BitSet seen = new BitSet();
    for (int t = 0; t <= Math.min(heap, code.reach()); t++) {
      int digit = code.digit(t);
      int rest = heap - t;
      if ((digit & TakeAndBreak.ALL) != 0 && rest == 0 && heap > 0) {
        seen.set(0);
      }
      if ((digit & TakeAndBreak.ONE) != 0 && rest > 0) {
        seen.set(values.at(rest));
      }
      if ((digit & TakeAndBreak.TWO) != 0) {
        int half = code.unequal() ? (rest - 1) >> 1 : rest >> 1;
        for (int a = 1; a <= half; a++) {
          seen.set(values.at(a) ^ values.at(rest - a));
        }
      }
    }
    return seen.nextClearBit(0);
  }
}
