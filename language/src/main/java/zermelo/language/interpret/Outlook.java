package zermelo.language.interpret;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReferenceArray;
import zermelo.kernel.Halt;
import zermelo.language.infer.SetQueries;

/**
 * Which elements of a position's sets can still be asked for, by the value of a number of the
 * position: what is asked for at that value and at all values that it can get from there. It is
 * found when first asked for, with that of all values ahead: they are gone through depth first, and
 * those that lead to each other have one mask (R. Tarjan, Depth-first search and linear graph
 * algorithms, 1972). Any number of threads may ask.
 */
final class Outlook {
  /** After so many steps from value to value nothing more is found out: all else matters. */
  private static final int MOST_EDGES = 1 << 18;

  private static final long[] NOT_YET = {};

  private final Bound number;
  private final SetBits bits;
  private final Inquiry inquiry;
  private final List<Chain> next;
  private final List<Asking> questions;
  private final AtomicReferenceArray<long[]> masks;
  private int edges;

  private record Asking(int cell, Chain element) {}

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
    return mask.length > 0 ? mask : find(index);
  }

  /** A value that is being looked at. */
  private static final class Visit {
    private final int index;
    private final int order;
    private final long[] mask;
    private final Deque<Integer> ahead = new ArrayDeque<>();
    private int first; // the first value on the way that this one leads back to

    Visit(int index, int order, long[] mask) {
      this.index = index;
      this.order = order;
      this.mask = mask;
      this.first = order;
    }

    void add(long[] other) {
      for (int i = 0; i < mask.length; i++) {
        mask[i] |= other[i];
      }
    }
  }

  private synchronized long[] find(int root) {
    Map<Integer, Visit> open = new HashMap<>(); // in a component that is not yet done
    List<Visit> component = new ArrayList<>();
    List<Visit> way = new ArrayList<>();
    Visit visit = visit(root, 0);
    while (edges <= MOST_EDGES) {
      if (open.putIfAbsent(visit.index, visit) == null) {
        component.add(visit);
        way.add(visit);
      }
      if (!visit.ahead.isEmpty()) {
        int ahead = visit.ahead.remove();
        if (masks.get(ahead).length > 0) {
          visit.add(masks.get(ahead));
        } else if (open.containsKey(ahead)) {
          visit.first = Math.min(visit.first, open.getOrDefault(ahead, visit).order);
        } else {
          visit = visit(ahead, open.size());
        }
        continue;
      }
      way.removeLast();
      if (visit.first == visit.order) {
        settle(visit, component, open);
      }
      if (way.isEmpty()) {
        return masks.get(root);
      }
      way.getLast().add(visit.mask);
      way.getLast().first = Math.min(way.getLast().first, visit.first);
      visit = way.getLast();
    }
    masks.set(root, bits.all());
    return masks.get(root);
  }

  /** All that lie behind a value on the stack lead to it and are reached from it. */
  private void settle(Visit first, List<Visit> component, Map<Integer, Visit> open) {
    Visit last;
    do {
      last = component.removeLast();
      open.remove(last.index);
      masks.set(last.index, first.mask);
    } while (last.index != first.index);
  }

  /** What is asked for at a value, and what it may become; all matters where the rules fail. */
  private Visit visit(int index, int order) {
    Halt.look();
    Visit visit = new Visit(index, order, bits.none());
    Set<Integer> ahead = new LinkedHashSet<>();
    inquiry.begin(number, number.low() + index);
    boolean known = true;
    for (Asking asking : questions) {
      known &= inquiry.each(asking.element, found -> bits.add(asking.cell, found, visit.mask));
    }
    for (Chain chain : next) {
      known &= inquiry.each(chain, value -> ahead.add((int) (value - number.low())));
    }
    if (known) {
      visit.ahead.addAll(ahead);
      edges += ahead.size();
    } else {
      visit.add(bits.all());
    }
    return visit;
  }
}
