package zermelo.language.compile.runtime;

import zermelo.kernel.Space;
import zermelo.kernel.limits.Cancellation;
import zermelo.kernel.numbers.NumberTheory;
import zermelo.language.arithmetic.Fuel;
import zermelo.language.arithmetic.InfiniteSet;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.Term.SetOperator;

/** Operations that compiled rules call and that cost fuel: loops, number theory, listed sets. */
public abstract class CompiledRuntime {
  /** The number of steps between two checks for cancellation. */
  private static final long STEPS_PER_CHECK = 1_000_000;

  private final SievingFactorizer factors = new SievingFactorizer();
  private final SievedElements primes = new SievedElements(InfiniteSet.PRIMES);
  private final SievedElements primePowers = new SievedElements(InfiniteSet.PRIME_POWERS);

  /** Whether the fuel did not pay for all elements of the latest {@link #reach}. */
  private boolean unpaid;

  /** The steps that are left for the current position. */
  private long fuel = Fuel.MAX_STEPS;

  /** The steps since the last check for cancellation. */
  private long unwatched;

  final void refuel() {
    unwatched += Fuel.MAX_STEPS - fuel;
    fuel = Fuel.MAX_STEPS;
    if (unwatched > STEPS_PER_CHECK) {
      unwatched = 0;
      Cancellation.checkCurrent();
    }
  }

  final void spend(long steps) {
    fuel -= steps;
    if (fuel < 0) {
      throw outOfFuel();
    }
  }

  static RuntimeException outOfFuel() {
    return new EvaluationFailure(EvaluationFailure.WHOLE, Fuel.tooMuch());
  }

  /**
   * Pays for a loop from low to high in advance, so that the loop need not count its steps.
   *
   * <p>Returns the last value that the fuel allows. If the loop reaches the end of a shortened
   * range without being left earlier, the fuel has run out.
   */
  final long reach(long low, long high, long cost) {
    long steps = high - low;
    if (low <= high && steps >= 0 && steps < 1 << 24) {
      long left = fuel - (steps + 1) * cost;
      if (left >= 0) {
        fuel = left;
        return high;
      }
    }
    return low > high ? high : shortReach(low, high, cost);
  }

  private long shortReach(long low, long high, long cost) {
    long most = fuel / cost;
    if (Long.compareUnsigned(high - low, most) < 0) {
      fuel -= (high - low + 1) * cost;
      return high;
    }
    return low + most - 1;
  }

  final void divisors(long n, NumberSet out) {
    borrowedDivisors(n, out);
    out.keep();
  }

  /** Finds divisors without copying them. They are valid until other divisors are requested. */
  final void borrowedDivisors(long n, NumberSet out) {
    if (n < 1) {
      out.clear();
      return;
    }
    spend(Fuel.factoring(n));
    factors.divisors(n, out);
    spend(Fuel.ELEMENT_COST * out.size());
  }

  final void primeDivisors(long n, NumberSet out) {
    spend(Fuel.factoring(n));
    out.clear();
    if (n >= 1) {
      factors.primeDivisors(n, out);
    }
  }

  final long bigOmega(long n, int site) {
    spend(Fuel.factoring(n));
    return n < 1 ? ExactArithmetic.call(BuiltInFunction.BIGOMEGA, n, 0, site) : factors.bigOmega(n);
  }

  final long omega(long n, int site) {
    spend(Fuel.factoring(n));
    return n < 1 ? ExactArithmetic.call(BuiltInFunction.OMEGA, n, 0, site) : factors.omega(n);
  }

  final long order(long a, long n, int site) {
    spend(Fuel.order(n));
    return ExactArithmetic.call(BuiltInFunction.ORDER, a, n, site);
  }

  final boolean prime(long n) {
    spend(Fuel.primality(n));
    return n >= 2 && factors.prime(n);
  }

  final boolean primePower(long n) {
    spend(Fuel.factoring(n));
    return factors.primePower(n);
  }

  static void powers(long base, long most, NumberSet out) {
    out.clear();
    for (long power = 1; power <= most && out.size() < 64; power *= base) {
      out.add(power);
      if (base < 2 || power > most / base) {
        break;
      }
    }
    out.settle();
  }

  /** Adds an element and pays for listing it. */
  final void addPaid(NumberSet set, long element) {
    spend(Fuel.ELEMENT_COST);
    set.add(element);
  }

  final void combine(SetOperator operator, NumberSet a, NumberSet b, NumberSet out) {
    spend((long) a.size() + b.size());
    out.combine(operator, a, b);
  }

  /**
   * Returns the least element of an infinite set that is greater than {@code before}.
   *
   * <p>{@code before} is an element or 0. The result is -1 if there is no such element up to {@code
   * most}.
   */
  final long next(InfiniteSet set, long before, long most) {
    if (isSieved(set)) {
      SievedElements sieved = sieved(set);
      long next = sieved.next(before, most);
      long tested = next > 0 ? next : Math.max(before, SievedElements.payable(most));
      spend(sieved.cost(tested) - sieved.cost(before));
      return next;
    }
    spend(1);
    long next = set.after(before);
    return next <= most ? next : -1; // also -1 if the next element is past 2^63-1
  }

  /** Whether the elements are found by testing every number. */
  public static boolean isSieved(InfiniteSet set) {
    return set == InfiniteSet.PRIMES || set == InfiniteSet.PRIME_POWERS;
  }

  private SievedElements sieved(InfiniteSet set) {
    return set == InfiniteSet.PRIMES ? primes : primePowers;
  }

  /**
   * Pays in advance for a loop over the elements of a sieved set up to a number.
   *
   * <p>Returns the number of elements that the fuel allows. {@link #requirePaid} follows the loop.
   */
  final int reach(InfiniteSet set, long most, long cost) {
    SievedElements sieved = sieved(set);
    long bound = SievedElements.payable(most);
    int count = sieved.count(bound);
    long steps = sieved.cost(bound) + count * cost;
    unpaid = steps > fuel;
    if (!unpaid) {
      fuel -= steps;
      return count;
    }
    while (count > 0 && sieved.cost(sieved.items()[count - 1]) + count * cost > fuel) {
      count--;
    }
    return count;
  }

  /** The elements that {@link #reach} has counted. */
  final long[] elements(InfiniteSet set) {
    return sieved(set).items();
  }

  final void requirePaid() {
    if (unpaid) {
      throw outOfFuel();
    }
  }

  final boolean has(InfiniteSet set, long n) {
    return switch (set) {
      case PRIMES -> prime(n);
      case PRIME_POWERS -> primePower(n);
      case SQUARES -> n >= 1 && NumberTheory.sqrt(n) * NumberTheory.sqrt(n) == n;
      case POWERS_OF_2 -> n >= 1 && Long.bitCount(n) == 1;
      case FIBONACCI -> n >= 1 && NumberTheory.leastFibonacci(n) == n;
    };
  }

  /** The root of the greatest square up to a number. */
  static long lastRoot(long most) {
    return most < 1 ? 0 : NumberTheory.sqrt(most);
  }

  /** Returns the offset if it fits into its field. */
  static long fit(long offset, long mask) {
    if (Long.compareUnsigned(offset, mask) > 0) {
      throw new Space.Overflow();
    }
    return offset;
  }
}
