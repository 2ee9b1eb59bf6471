package zermelo.language.compile.runtime;

import java.util.Arrays;
import java.util.BitSet;
import zermelo.language.arithmetic.Fuel;
import zermelo.language.arithmetic.InfiniteSet;

/**
 * The first elements of an infinite set that only a test of every number finds, in a list.
 *
 * <p>A text pays for every number that is tested. So no text can look at more than the fuel allows,
 * and the list never needs to be longer than that. Slow twin: {@link CompiledRuntime#has} for one
 * number after the other.
 */
final class SievedElements {
  private static final int FIRST = 1 << 12;

  /** Every test costs at least as much as that of a small number. */
  private static final int MAX_BOUND = (int) (Fuel.MAX_STEPS / Fuel.primality(1)) + 1;

  private final boolean powers;
  private long[] items = {};
  private int size;
  private int covered; // all elements up to this number are listed
  private int last; // the result of the latest search

  SievedElements(InfiniteSet set) {
    this.powers = set == InfiniteSet.PRIME_POWERS;
  }

  /** The number of elements up to a number. More than the fuel pays for are never listed. */
  int count(long most) {
    long bound = payable(most);
    if (bound > covered) {
      sieve(Math.clamp(2 * bound, FIRST, MAX_BOUND));
    }
    if (last > size || (last > 0 && items[last - 1] > bound)) {
      last = 0;
    }
    if (last < size && items[last] <= bound) { // mostly the question before, one number further
      last++;
      if (last < size && items[last] <= bound) {
        int found = Arrays.binarySearch(items, last, size, bound);
        last = found < 0 ? -found - 1 : found + 1;
      }
    }
    return last;
  }

  long[] items() {
    return items;
  }

  /** The least element after an element or 0; -1 if there is none up to a number. */
  long next(long before, long most) {
    int at = count(before);
    return count(most) > at ? items[at] : -1;
  }

  /** A bound on the numbers that a text can pay for: a number, or one that costs too much. */
  static long payable(long most) {
    return Math.clamp(most, 0, MAX_BOUND);
  }

  /** The cost of testing all numbers from 1 to a number. */
  long cost(long most) {
    if (!powers) {
      return most * Fuel.primality(1);
    }
    long cost = 0;
    for (long low = 1; low <= most; low *= 2) { // the cost depends on the length of the number
      cost += (Math.min(most, 2 * low - 1) - low + 1) * Fuel.factoring(low);
    }
    return cost;
  }

  private void sieve(int until) {
    BitSet composite = new BitSet(until + 1);
    BitSet found = new BitSet(until + 1);
    for (int p = 2; p <= until; p++) {
      if (!composite.get(p)) {
        for (long power = p; power <= until; power *= powers ? p : until) {
          found.set((int) power);
        }
        for (long multiple = (long) p * p; multiple <= until; multiple += p) {
          composite.set((int) multiple);
        }
      }
    }
    if (powers) {
      found.set(1);
    }
    items = found.stream().asLongStream().toArray();
    size = items.length;
    covered = until;
  }
}
