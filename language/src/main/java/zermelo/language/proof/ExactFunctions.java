package zermelo.language.proof;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.InfiniteSetNames;

/**
 * The built-in functions on big integers, implemented from their definitions.
 *
 * <p>The code is slow and independent of the interpreter's. Numbers past a bound are refused, not
 * computed.
 */
final class ExactFunctions {
  private static final BigInteger TWO = BigInteger.TWO;
  static final BigInteger MOST_FACTORED = BigInteger.valueOf(1_000_000_000L);
  static final int MOST_LISTED = 20_000;
  static final BigInteger LARGEST = BigInteger.valueOf(Long.MAX_VALUE);

  private ExactFunctions() {}

  static BigInteger number(BuiltInFunction function, BigInteger a, BigInteger b) {
    return switch (function) {
      case ABS -> a.abs();
      case SQRT -> natural(function, a).sqrt();
      case POPCOUNT -> BigInteger.valueOf(natural(function, a).bitCount());
      case BIGOMEGA -> BigInteger.valueOf(primeFactors(positive(function, a)).size());
      case OMEGA -> BigInteger.valueOf(new TreeSet<>(primeFactors(positive(function, a))).size());
      case VALUATION -> valuation(a, b);
      case LOG -> log(a, b);
      case DIGIT_SUM -> digitSum(a, b);
      case ORDER -> order(a, b);
      case GOLDEN -> golden(natural(function, a));
      case LEAST_FIBONACCI -> leastFibonacci(positive(function, a));
      default -> throw new ProofSignal.Refusal(function.word() + " is not followed");
    };
  }

  static boolean truth(BuiltInFunction function, BigInteger a, BigInteger b) {
    return switch (function) {
      case BIT ->
          b.signum() >= 0 && b.bitLength() < 7 && b.intValue() < 64 && a.testBit(b.intValue());
      case ODD -> a.testBit(0);
      case EVEN -> !a.testBit(0);
      case PRIME -> isPrime(a);
      case SQUARE -> a.signum() >= 0 && a.sqrt().pow(2).equals(a);
      case POWER -> isPower(a, b);
      default -> throw new ProofSignal.Refusal(function.word() + " is not followed");
    };
  }

  /** The elements of an infinite set up to a bound. */
  static NavigableSet<BigInteger> listed(String name, BigInteger most) {
    NavigableSet<BigInteger> found = new TreeSet<>();
    switch (name) {
      case InfiniteSetNames.SQUARES -> {
        for (BigInteger root = BigInteger.ONE;
            root.pow(2).compareTo(most) <= 0;
            root = root.add(BigInteger.ONE)) {
          add(found, root.pow(2));
        }
      }
      case InfiniteSetNames.POWERS_OF_2 -> {
        for (BigInteger power = BigInteger.ONE;
            power.compareTo(most) <= 0;
            power = power.add(power)) {
          add(found, power);
        }
      }
      case InfiniteSetNames.FIBONACCI -> {
        BigInteger next = TWO;
        for (BigInteger last = BigInteger.ONE; last.compareTo(most) <= 0; ) {
          add(found, last);
          BigInteger sum = last.add(next);
          last = next;
          next = sum;
        }
      }
      case InfiniteSetNames.PRIMES -> primes(most).forEach(found::add);
      case InfiniteSetNames.PRIME_POWERS -> {
        found.addAll(powers(BigInteger.ONE, most));
        primes(most).forEach(p -> found.addAll(powers(p, most)));
      }
      default -> throw new ProofSignal.Refusal("the set " + name + " is not followed");
    }
    return found;
  }

  /** The sieve of Eratosthenes. */
  private static List<BigInteger> primes(BigInteger most) {
    if (most.compareTo(BigInteger.valueOf(MOST_LISTED)) > 0) {
      throw new ProofSignal.Refusal("the primes up to " + most + " are too many to list");
    }
    int last = Math.max(1, most.intValue());
    BitSet composite = new BitSet();
    List<BigInteger> found = new ArrayList<>();
    for (int p = 2; p <= last; p++) {
      if (!composite.get(p)) {
        found.add(BigInteger.valueOf(p));
        for (long multiple = (long) p * p; multiple <= last; multiple += p) {
          composite.set((int) multiple);
        }
      }
    }
    return found;
  }

  private static void add(NavigableSet<BigInteger> found, BigInteger element) {
    if (found.size() == MOST_LISTED) {
      throw new ProofSignal.Refusal("a set is too large to list");
    }
    found.add(element);
  }

  /** Whether an infinite set contains n. */
  static boolean isIn(String name, BigInteger n) {
    return switch (name) {
      case InfiniteSetNames.PRIMES -> isPrime(n);
      case InfiniteSetNames.PRIME_POWERS ->
          n.equals(BigInteger.ONE)
              || (n.compareTo(BigInteger.ONE) > 0 && new TreeSet<>(primeFactors(n)).size() == 1);
      case InfiniteSetNames.SQUARES -> n.signum() > 0 && n.sqrt().pow(2).equals(n);
      case InfiniteSetNames.POWERS_OF_2 -> n.signum() > 0 && n.bitCount() == 1;
      case InfiniteSetNames.FIBONACCI -> n.signum() > 0 && listed(name, n).contains(n);
      default -> throw new ProofSignal.Refusal("the set " + name + " is not followed");
    };
  }

  static NavigableSet<BigInteger> divisors(BigInteger n) {
    NavigableSet<BigInteger> found = new TreeSet<>();
    if (n.signum() > 0) {
      factorable(n);
      for (BigInteger d = BigInteger.ONE; d.pow(2).compareTo(n) <= 0; d = d.add(BigInteger.ONE)) {
        if (n.mod(d).signum() == 0) {
          found.add(d);
          found.add(n.divide(d));
        }
      }
    }
    return found;
  }

  static NavigableSet<BigInteger> primeDivisors(BigInteger n) {
    return n.signum() > 0 ? new TreeSet<>(primeFactors(n)) : new TreeSet<>();
  }

  static NavigableSet<BigInteger> powers(BigInteger base, BigInteger most) {
    NavigableSet<BigInteger> found = new TreeSet<>();
    for (BigInteger power = BigInteger.ONE;
        power.compareTo(most) <= 0;
        power = power.multiply(base)) {
      found.add(power);
      if (base.compareTo(TWO) < 0) {
        break;
      }
    }
    return found;
  }

  static BigInteger power(BigInteger base, BigInteger exponent) {
    if (exponent.signum() < 0) {
      throw new ProofSignal.Refusal("the rules fail: a power with a negative exponent");
    }
    if (base.abs().compareTo(BigInteger.ONE) <= 0) {
      return exponent.signum() == 0 || (base.signum() < 0 && !exponent.testBit(0))
          ? BigInteger.ONE
          : base;
    }
    return within(
        exponent.bitLength() > 7 ? LARGEST.add(BigInteger.ONE) : base.pow(exponent.intValue()));
  }

  /** Returns a constant of the rules. Past 2^63-1 the rules fail. */
  static BigInteger within(BigInteger constant) {
    if (constant.bitLength() > 63) {
      throw new ProofSignal.Refusal("the rules fail: a number past 2^63-1");
    }
    return constant;
  }

  static BigInteger xor(BigInteger a, BigInteger b) {
    return a.xor(b);
  }

  /** Division that rounds down. */
  static BigInteger over(BigInteger a, BigInteger b) {
    BigInteger[] both = a.divideAndRemainder(nonZero(b));
    boolean down = both[1].signum() != 0 && both[1].signum() != b.signum();
    return down ? both[0].subtract(BigInteger.ONE) : both[0];
  }

  /** The remainder that belongs to {@link #over}. It has the sign of the divisor. */
  static BigInteger mod(BigInteger a, BigInteger b) {
    return a.subtract(over(a, b).multiply(b));
  }

  static BigInteger nonZero(BigInteger divisor) {
    if (divisor.signum() == 0) {
      throw new ProofSignal.Refusal("the rules fail: a division by zero");
    }
    return divisor;
  }

  static BigInteger lcm(BigInteger a, BigInteger b) {
    BigInteger gcd = a.gcd(b);
    return gcd.signum() == 0 ? gcd : a.divide(gcd).multiply(b).abs();
  }

  /** The digits of a taking-and-breaking code, starting with the digit before the point. */
  static List<BigInteger> digits(String code) {
    String plain = code.startsWith("0x") || code.startsWith("0X") ? code.substring(2) : code;
    String all = plain.startsWith(".") ? "0" + plain : plain;
    if (!all.matches("[0-9a-fA-F]\\.[0-9a-fA-F]+")) {
      throw new ProofSignal.Refusal("'" + code + "' is not a code");
    }
    boolean octal = plain.equals(code) && !all.matches(".*[a-fA-F].*");
    if ((Character.digit(all.charAt(0), 16) & 3) != 0 || (octal && all.matches(".*[89].*"))) {
      throw new ProofSignal.Refusal("'" + code + "' is not a code");
    }
    return all.chars()
        .filter(c -> c != '.')
        .mapToObj(c -> BigInteger.valueOf(Character.digit(c, 16)))
        .toList();
  }

  private static BigInteger natural(BuiltInFunction function, BigInteger n) {
    if (n.signum() < 0) {
      throw new ProofSignal.Refusal("the rules fail: " + function.word() + " of a negative number");
    }
    return n;
  }

  private static BigInteger positive(BuiltInFunction function, BigInteger n) {
    if (n.signum() <= 0) {
      throw new ProofSignal.Refusal("the rules fail: " + function.word() + "(" + n + ")");
    }
    return n;
  }

  private static BigInteger digitSum(BigInteger base, BigInteger n) {
    if (base.compareTo(TWO) < 0 || n.signum() < 0) {
      throw new ProofSignal.Refusal("the rules fail: digit-sum(" + base + ", " + n + ")");
    }
    BigInteger sum = BigInteger.ZERO;
    for (BigInteger rest = n; rest.signum() > 0; rest = rest.divide(base)) {
      sum = sum.add(rest.mod(base));
    }
    return sum;
  }

  /** The first power that leaves the remainder 1, one power after the other. */
  private static BigInteger order(BigInteger a, BigInteger n) {
    if (n.signum() <= 0 || !a.gcd(n).equals(BigInteger.ONE)) {
      throw new ProofSignal.Refusal("the rules fail: order(" + a + ", " + n + ")");
    }
    BigInteger one = BigInteger.ONE.mod(n);
    BigInteger power = a.mod(n);
    for (long k = 1; k <= MOST_LISTED; k++) {
      if (power.equals(one)) {
        return BigInteger.valueOf(k);
      }
      power = power.multiply(a).mod(n);
    }
    throw new ProofSignal.Refusal("the order of " + a + " modulo " + n + " is too large");
  }

  private static void factorable(BigInteger n) {
    if (n.compareTo(MOST_FACTORED) > 0) {
      throw new ProofSignal.Refusal("the number " + n + " is too large to be factored here");
    }
  }

  private static List<BigInteger> primeFactors(BigInteger n) {
    factorable(n);
    List<BigInteger> found = new ArrayList<>();
    BigInteger rest = n;
    for (BigInteger p = TWO; p.pow(2).compareTo(rest) <= 0; p = p.add(BigInteger.ONE)) {
      while (rest.mod(p).signum() == 0) {
        found.add(p);
        rest = rest.divide(p);
      }
    }
    if (rest.compareTo(BigInteger.ONE) > 0) {
      found.add(rest);
    }
    return found;
  }

  private static boolean isPrime(BigInteger n) {
    return n.compareTo(TWO) >= 0 && primeFactors(n).size() == 1;
  }

  private static boolean isPower(BigInteger base, BigInteger n) {
    if (n.signum() <= 0 || base.compareTo(TWO) < 0) {
      return n.equals(BigInteger.ONE);
    }
    return powers(base, n).contains(n);
  }

  private static BigInteger valuation(BigInteger p, BigInteger n) {
    if (p.compareTo(TWO) < 0 || n.signum() <= 0) {
      throw new ProofSignal.Refusal("the rules fail: valuation(" + p + ", " + n + ")");
    }
    int count = 0;
    for (BigInteger rest = n; rest.mod(p).signum() == 0; rest = rest.divide(p)) {
      count++;
    }
    return BigInteger.valueOf(count);
  }

  private static BigInteger log(BigInteger base, BigInteger n) {
    if (base.compareTo(TWO) < 0 || n.signum() <= 0) {
      throw new ProofSignal.Refusal("the rules fail: log(" + base + ", " + n + ")");
    }
    return BigInteger.valueOf(powers(base, n).size() - 1L);
  }

  /** floor(k * (1 + sqrt 5) / 2). */
  private static BigInteger golden(BigInteger k) {
    if (k.compareTo(BigInteger.ONE.shiftLeft(62)) > 0) {
      throw new ProofSignal.Refusal("the rules fail: golden(" + k + ")");
    }
    return k.add(k.pow(2).multiply(BigInteger.valueOf(5)).sqrt()).shiftRight(1);
  }

  private static BigInteger leastFibonacci(BigInteger n) {
    BigInteger rest = n;
    BigInteger least = n;
    while (rest.signum() > 0) {
      least = listed(InfiniteSetNames.FIBONACCI, rest).last();
      rest = rest.subtract(least);
    }
    return least;
  }
}
