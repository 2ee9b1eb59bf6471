package zermelo.language.interpret;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReferenceArray;
import zermelo.language.infer.SetQueries;

/**
 * Which elements of a position's sets can still be asked for, by the value of a number of the
 * position: what is asked for at that value and at all values that it can get from there. It is
 * found when first asked for, value by value. Any number of threads may ask.
 */
final class Outlook {
  private static final long[] NOT_YET = {};

  private final Bound number;
  private final SetBits bits;
  private final Inquiry inquiry;
  private final List<Chain> next;
  private final List<Asking> questions;
  private final Map<Long, Moment> moments = new HashMap<>();
  private final AtomicReferenceArray<long[]> masks;

  private record Asking(int cell, Chain element) {}

  /** What is asked for at a value, and what it may become; not known where rules fail. */
  private static final class Moment {
    private final long[] mask;
    private final Set<Long> next = new HashSet<>();
    private boolean known = true;

    Moment(long[] mask) {
      this.mask = mask;
    }
  }

  Outlook(TextRules rules, Bound number, SetQueries.Guide guide, int result, SetBits bits) {
    this.number = number;
    this.bits = bits;
    this.inquiry = new Inquiry(rules, result);
    this.next = guide.next().stream().map(inquiry::chain).toList();
    this.questions =
        guide.questions().stream()
            .map(question -> new Asking(question.cell(), inquiry.chain(question.element())))
            .toList();
    long[][] empty = new long[(int) (number.high() - number.low()) + 1][];
    Arrays.fill(empty, NOT_YET);
    this.masks = new AtomicReferenceArray<>(empty);
  }

  /** The mask of what matters from this value on. */
  long[] kept(long value) {
    int index = (int) (value - number.low());
    long[] mask = masks.get(index);
    if (mask.length == 0) {
      mask = mask(value);
      masks.set(index, mask);
    }
    return mask;
  }

  private synchronized long[] mask(long value) {
    long[] mask = bits.none();
    Set<Long> seen = new HashSet<>(Set.of(value));
    Deque<Long> waiting = new ArrayDeque<>(seen);
    while (!waiting.isEmpty()) {
      Moment moment = moments.computeIfAbsent(waiting.remove(), this::moment);
      if (!moment.known) {
        return bits.all();
      }
      for (int i = 0; i < mask.length; i++) {
        mask[i] |= moment.mask[i];
      }
      moment.next.stream().filter(seen::add).forEach(waiting::add);
    }
    return mask;
  }

  private Moment moment(long value) {
    Moment moment = new Moment(bits.none());
    inquiry.begin(number, value);
    for (Asking asking : questions) {
      moment.known &=
          inquiry.each(asking.element, found -> bits.add(asking.cell, found, moment.mask));
    }
    for (Chain chain : next) {
      moment.known &= inquiry.each(chain, moment.next::add);
    }
    return moment;
  }
}
