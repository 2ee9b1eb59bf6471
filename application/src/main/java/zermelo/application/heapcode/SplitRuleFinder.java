package zermelo.application.heapcode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import zermelo.application.heapcode.LinearTerms.NotLinear;
import zermelo.heaps.splits.SplitRule;

/**
 * Finds the rule that a linear move is: the inequalities are rewritten from choices to parts.
 *
 * <p>If a move leaves parts a and n - t - a, the choice and n are determined by the two parts. So
 * every inequality is one about the parts: a least size, an order, or a least or greatest n.
 */
final class SplitRuleFinder {
  private static final int MOST_VALUES = 2_000;
  private static final long MOST = 1_000_000;

  private static final List<List<Integer>> ARRANGEMENTS =
      List.of(
          List.of(0, 1, 2),
          List.of(0, 2, 1),
          List.of(1, 0, 2),
          List.of(1, 2, 0),
          List.of(2, 0, 1),
          List.of(2, 1, 0));

  private final int heap;

  SplitRuleFinder(int heap) {
    this.heap = heap;
  }

  /** Adds the rules with the options of this move. */
  void find(LinearMove move, List<LinearSum> parts, Set<SplitRule> found) {
    LinearMove legal = move;
    for (LinearSum part : parts) {
      legal = legal.requiring(part);
    }
    if (legal.isImpossible()) {
      return;
    }
    for (int slot : legal.free()) {
      Optional<List<LinearSum>> few = few(legal, slot);
      if (few.isPresent()) {
        for (LinearSum value : few.get()) {
          List<LinearSum> fixed = parts.stream().map(part -> part.with(slot, value)).toList();
          find(legal.where(slot, value), fixed, found);
        }
        return;
      }
    }
    rule(legal, parts).ifPresent(found::add);
  }

  /** The values of a choice, if there are few: numbers, or differences from n. */
  private Optional<List<LinearSum>> few(LinearMove move, int slot) {
    for (LinearSum origin : List.of(LinearSum.of(0), LinearSum.ofSlot(heap))) {
      OptionalLong low = OptionalLong.empty();
      OptionalLong high = OptionalLong.empty();
      for (LinearSum form : move.atLeastZero()) {
        long factor = form.factor(slot);
        LinearSum rest = form.with(slot, origin);
        if (factor > 0 && rest.isConstant()) {
          long bound = Math.ceilDiv(-rest.constant(), factor);
          low = OptionalLong.of(low.isPresent() ? Math.max(low.getAsLong(), bound) : bound);
        } else if (factor < 0 && rest.isConstant()) {
          long bound = Math.floorDiv(rest.constant(), -factor);
          high = OptionalLong.of(high.isPresent() ? Math.min(high.getAsLong(), bound) : bound);
        }
      }
      if (low.isPresent() && high.isPresent()) {
        return Optional.of(between(origin, low.getAsLong(), high.getAsLong()));
      }
    }
    return Optional.empty();
  }

  private static List<LinearSum> between(LinearSum origin, long low, long high) {
    if (Math.subtractExact(high, low) > MOST_VALUES) {
      throw new NotLinear();
    }
    List<LinearSum> values = new ArrayList<>();
    for (long value = low; value <= high; value++) {
      values.add(origin.plus(value));
    }
    return values;
  }

  private Optional<SplitRule> rule(LinearMove move, List<LinearSum> parts) {
    List<Integer> fixed =
        parts.stream().filter(LinearSum::isConstant).map(part -> size(part.constant())).toList();
    List<LinearSum> varying = parts.stream().filter(part -> !part.isConstant()).toList();
    Inequalities all = new Inequalities();
    if (move.free().isEmpty()) {
      return leave(move, varying, fixed, all);
    }
    List<LinearSum> axes = new ArrayList<>(varying);
    if (move.free().size() == 1 && varying.size() == 1) {
      axes.addFirst(LinearSum.ofSlot(heap));
    } else if (move.free().size() + 1 != varying.size()) {
      throw new NotLinear();
    }
    List<LinearSum> inverse = inverse(move, axes);
    for (LinearSum form : move.atLeastZero()) {
      all.add(inPlaceOf(form, move, inverse));
    }
    if (varying.size() == 3) {
      all.spreadLeast();
    }
    all.addSums(axes.size());
    if (all.impossible) {
      return Optional.empty();
    }
    return varying.size() == 1 ? takeAny(all, fixed) : split(all, varying, fixed);
  }

  private Optional<SplitRule> leave(
      LinearMove move, List<LinearSum> varying, List<Integer> fixed, Inequalities all) {
    List<Integer> taken = new ArrayList<>();
    int from = 1;
    for (LinearSum part : varying) {
      if (part.factor(heap) != 1) {
        throw new NotLinear();
      }
      taken.add(size(-part.constant()));
      from = Math.max(from, taken.getLast());
    }
    for (LinearSum form : move.atLeastZero()) {
      all.sizes(form.factor(heap), form.constant());
    }
    from = Math.max(from, size(all.from));
    return legal(from, all.to, sizes -> new SplitRule.Leave(taken, fixed, sizes));
  }

  private static Optional<SplitRule> takeAny(Inequalities all, List<Integer> fixed) {
    boolean below = all.order.size() == 1 && all.order.getFirst().larger == 0;
    if (!below || all.fromSum > 0 || all.toSum < Long.MAX_VALUE) {
      throw new NotLinear();
    }
    int taken = size(all.order.getFirst().by);
    int least = size(all.least[1]);
    int from = Math.max(size(all.least[0]), taken + least);
    return legal(
        Math.max(1, from),
        Long.MAX_VALUE,
        sizes -> new SplitRule.TakeAny(taken, least, fixed, sizes));
  }

  private Optional<SplitRule> split(Inequalities all, List<LinearSum> parts, List<Integer> fixed) {
    LinearSum sum = parts.stream().reduce(LinearSum.of(0), (a, b) -> a.plus(b, 1));
    if (!sum.with(heap, LinearSum.of(0)).isConstant() || sum.factor(heap) != 1) {
      throw new NotLinear();
    }
    int taken = size(-sum.constant());
    int from = size(Math.max(1, all.fromSum + taken));
    long to = all.toSum == Long.MAX_VALUE ? all.toSum : all.toSum + taken;
    int[] least = new int[parts.size()];
    for (int i = 0; i < least.length; i++) {
      least[i] = size(all.least[i]);
    }
    if (parts.size() == 2) {
      return pair(all, taken, least, fixed, new long[] {from, to});
    }
    boolean alike = least[0] == least[1] && least[1] == least[2];
    if (!alike || !all.isPlainOrder()) {
      throw new NotLinear();
    }
    return legal(
        Math.max(from, taken + 3 * least[0]),
        to,
        sizes -> new SplitRule.SplitInThree(taken, least[0], fixed, sizes));
  }

  private static Optional<SplitRule> pair(
      Inequalities all, int taken, int[] least, List<Integer> fixed, long[] range) {
    int small = Math.min(least[0], least[1]);
    int large = Math.max(least[0], least[1]);
    int gap = 0;
    if (all.order.size() > 1) {
      throw new NotLinear(); // the difference of the parts is bounded
    }
    if (!all.order.isEmpty()) {
      Order order = all.order.getFirst();
      small = least[1 - order.larger];
      large = Math.max(least[order.larger], small);
      if (order.by < 0 && small > least[order.larger]) {
        throw new NotLinear();
      }
      gap = size(Math.max(0, order.by));
      large = Math.max(large, small + gap);
    }
    int first = small;
    int second = large;
    int apart = gap;
    return legal(
        Math.max((int) range[0], taken + small + large),
        range[1],
        sizes -> new SplitRule.Split(taken, first, second, apart, fixed, sizes));
  }

  /** Makes a rule, if some heap has its size. */
  private static Optional<SplitRule> legal(
      int from, long to, Function<SplitRule.Sizes, SplitRule> rule) {
    int last = (int) Math.min(Integer.MAX_VALUE, to);
    if (last != Integer.MAX_VALUE && last > MOST) {
      throw new NotLinear();
    }
    try {
      return from > to
          ? Optional.empty()
          : Optional.of(rule.apply(new SplitRule.Sizes(from, last)));
    } catch (IllegalArgumentException larger) {
      throw new NotLinear();
    }
  }

  private static int size(long number) {
    if (number < -MOST || number > MOST) {
      throw new NotLinear();
    }
    return (int) number;
  }

  /**
   * Solves for n and the choices. The result has a form for each, first for n, over the axes as
   * slots 0, 1 and 2.
   */
  private List<LinearSum> inverse(LinearMove move, List<LinearSum> axes) {
    List<Integer> unknowns = new ArrayList<>(List.of(heap));
    unknowns.addAll(move.free().stream().sorted().toList());
    int size = axes.size();
    if (unknowns.size() != size) {
      throw new NotLinear();
    }
    long determinant = minor(axes, unknowns, -1, -1);
    if (Math.abs(determinant) != 1) {
      throw new NotLinear();
    }
    List<LinearSum> solved = new ArrayList<>();
    for (int u = 0; u < size; u++) {
      LinearSum form = LinearSum.of(0);
      for (int a = 0; a < size; a++) {
        long cofactor = ((a + u) % 2 == 0 ? 1 : -1) * minor(axes, unknowns, a, u) * determinant;
        form = form.plus(LinearSum.ofSlot(a).plus(-axes.get(a).constant()), cofactor);
      }
      solved.add(form);
    }
    return solved;
  }

  /** The determinant of the factors without one axis and one unknown; -1 leaves out none. */
  private static long minor(List<LinearSum> axes, List<Integer> unknowns, int axis, int unknown) {
    List<LinearSum> rows = new ArrayList<>(axes);
    List<Integer> columns = new ArrayList<>(unknowns);
    if (axis >= 0) {
      rows.remove(axis);
      columns.remove(/* index */ unknown);
    }
    if (rows.isEmpty()) {
      return 1;
    }
    long sum = 0;
    for (int i = 0; i < rows.size(); i++) {
      long rest = minor(rows, columns, i, 0);
      long factor = rows.get(i).factor(columns.getFirst());
      sum += (i % 2 == 0 ? 1 : -1) * Math.multiplyExact(factor, rest);
    }
    return sum;
  }

  /** Returns a form over the axes. */
  private LinearSum inPlaceOf(LinearSum form, LinearMove move, List<LinearSum> inverse) {
    List<Integer> unknowns = new ArrayList<>(List.of(heap));
    unknowns.addAll(move.free().stream().sorted().toList());
    LinearSum sum = LinearSum.of(form.constant());
    for (int i = 0; i < unknowns.size(); i++) {
      sum = sum.plus(inverse.get(i), form.factor(unknowns.get(i)));
    }
    return sum;
  }

  /** One axis is larger than another by at least a number, which may be negative. */
  private record Order(int larger, int smaller, long by) {}

  /** Inequalities between the axes. */
  private static final class Inequalities {
    private final long[] least = new long[3];
    private final List<Order> order = new ArrayList<>();
    private final List<LinearSum> sums = new ArrayList<>();
    private long from = 0;
    private long to = Long.MAX_VALUE;
    private long fromSum = 0;
    private long toSum = Long.MAX_VALUE;
    private boolean impossible;

    /** Adds {@code factor * n + constant >= 0}. */
    void sizes(long factor, long constant) {
      if (factor > 0) {
        from = Math.max(from, Math.ceilDiv(-constant, factor));
      } else if (factor < 0) {
        to = Math.min(to, Math.floorDiv(constant, -factor));
      } else if (constant < 0) {
        to = -1;
      }
    }

    void add(LinearSum form) {
      long constant = form.constant();
      List<Integer> slots = form.slots().stream().sorted().toList();
      long factor = slots.isEmpty() ? 0 : form.factor(slots.getFirst());
      if (slots.isEmpty()) {
        impossible |= constant < 0;
      } else if (slots.size() == 1 && factor > 0) {
        int axis = slots.getFirst();
        least[axis] = Math.max(least[axis], Math.ceilDiv(-constant, factor));
      } else if (slots.size() == 2 && form.factor(slots.get(1)) == -factor) {
        boolean first = factor > 0;
        ordered(
            new Order(
                slots.get(first ? 0 : 1),
                slots.get(first ? 1 : 0),
                Math.ceilDiv(-constant, Math.abs(factor))));
      } else {
        sums.add(form);
      }
    }

    /** Adds inequalities about the sum of all axes. Others must follow from the least sizes. */
    void addSums(int axes) {
      for (LinearSum form : sums) {
        long factor = form.factor(0);
        boolean alike =
            form.slots().size() == axes
                && form.slots().stream().allMatch(slot -> form.factor(slot) == factor);
        if (alike && factor > 0) {
          fromSum = Math.max(fromSum, Math.ceilDiv(-form.constant(), factor));
        } else if (alike) {
          toSum = Math.min(toSum, Math.floorDiv(form.constant(), -factor));
        } else if (!follows(form)) {
          throw new NotLinear();
        }
      }
    }

    private boolean follows(LinearSum form) {
      long sum = form.constant();
      for (int slot : form.slots()) {
        if (form.factor(slot) < 0) {
          return false;
        }
        sum = Math.addExact(sum, Math.multiplyExact(form.factor(slot), least[slot]));
      }
      return sum >= 0;
    }

    /** Raises the least sizes of parts that are larger than others. */
    void spreadLeast() {
      for (int times = 1; times < least.length; times++) {
        for (Order each : order) {
          least[each.larger] = Math.max(least[each.larger], least[each.smaller] + each.by);
        }
      }
    }

    private void ordered(Order added) {
      for (int i = 0; i < order.size(); i++) {
        Order known = order.get(i);
        if (known.larger == added.larger && known.smaller == added.smaller) {
          order.set(i, known.by >= added.by ? known : added);
          return;
        }
      }
      order.add(added);
    }

    /** Whether any three parts can be arranged in these orders. */
    boolean isPlainOrder() {
      return order.stream().allMatch(each -> each.by <= 0)
          && ARRANGEMENTS.stream()
              .anyMatch(
                  all ->
                      order.stream()
                          .allMatch(each -> all.indexOf(each.larger) > all.indexOf(each.smaller)));
    }
  }
}
