package zermelo.language.compile.runtime;

import java.util.Arrays;
import zermelo.kernel.numbers.NumberTheory;
import zermelo.language.arithmetic.FunctionEvaluator;
import zermelo.language.program.BuiltInFunction;

/**
 * Exact arithmetic for compiled rules.
 *
 * <p>An operation without an exact result throws {@link EvaluationFailure} with its site, the
 * number of a place in the text. The methods are small so that the JVM inlines them.
 */
public final class ExactArithmetic {
  private static final String PAST = "a number past 2^63-1";

  private ExactArithmetic() {}

  static long add(long a, long b, int site) {
    long sum = a + b;
    if (((a ^ sum) & (b ^ sum)) < 0) {
      throw new EvaluationFailure(site, PAST);
    }
    return sum;
  }

  static long subtract(long a, long b, int site) {
    long difference = a - b;
    if (((a ^ b) & (a ^ difference)) < 0) {
      throw new EvaluationFailure(site, PAST);
    }
    return difference;
  }

  static long multiply(long a, long b, int site) {
    long product = a * b;
    if (Math.multiplyHigh(a, b) != product >> 63) {
      throw new EvaluationFailure(site, PAST);
    }
    return product;
  }

  /** Rounded down. */
  static long divide(long a, long b, int site) {
    if (b == 0) {
      throw new EvaluationFailure(site, "a division by zero");
    }
    if (a == Long.MIN_VALUE && b == -1) {
      throw new EvaluationFailure(site, PAST);
    }
    return Math.floorDiv(a, b);
  }

  static long mod(long a, long b, int site) {
    if (b == 0) {
      throw new EvaluationFailure(site, "a division by zero");
    }
    return Math.floorMod(a, b);
  }

  static boolean divides(long number, long divisor, int site) {
    if (divisor == 0) {
      throw new EvaluationFailure(site, "a division by zero");
    }
    return number % divisor == 0;
  }

  static long power(long base, long exponent, int site) {
    try {
      return FunctionEvaluator.power(base, exponent);
    } catch (ArithmeticException none) {
      throw failure(none, site);
    }
  }

  static long gcd(long a, long b, int site) {
    try {
      return NumberTheory.gcd(a, b);
    } catch (ArithmeticException none) {
      throw failure(none, site);
    }
  }

  static long lcm(long a, long b, int site) {
    try {
      return FunctionEvaluator.lcm(a, b);
    } catch (ArithmeticException none) {
      throw failure(none, site);
    }
  }

  static long foldList(BuiltInFunction function, long[] row, int site) {
    try {
      return FunctionEvaluator.fold(function, row);
    } catch (ArithmeticException none) {
      throw failure(none, site);
    }
  }

  static long call(BuiltInFunction function, long a, long b, int site) {
    try {
      return FunctionEvaluator.number(function, a, b);
    } catch (ArithmeticException none) {
      throw failure(none, site);
    }
  }

  private static EvaluationFailure failure(ArithmeticException none, int site) {
    return new EvaluationFailure(
        site, none instanceof FunctionEvaluator.Undefined u ? u.why() : PAST);
  }

  /** The array index of an element. Lists count from 1. */
  static int index(long index, int length, int site) {
    if (index < 1 || index > length) {
      throw new EvaluationFailure(
          site, "the list has " + length + " elements, there is none at " + index);
    }
    return (int) index - 1;
  }

  static long digit(long[] digits, long t) {
    return t >= 0 && t < digits.length ? digits[(int) t] : 0;
  }

  /** Writes the list with every element divided, rounded down. */
  static void over(long[] row, long divisor, long[] result, int site) {
    if (divisor == 0) {
      throw new EvaluationFailure(site, "a division by zero");
    }
    for (int i = 0; i < result.length; i++) {
      result[i] = divide(row[i], divisor, site);
    }
  }

  static void sort(long[] row, long[] result) {
    System.arraycopy(row, 0, result, 0, result.length);
    Arrays.sort(result);
  }

  /** Whether all elements lie between two numbers. */
  static boolean between(long[] row, long low, long high) {
    for (long element : row) {
      if (element < low || element > high) {
        return false;
      }
    }
    return true;
  }

  /** Throws if an assignment changes the length of a list. */
  static void keepLength(int before, int after, int site) {
    if (before != after) {
      throw new EvaluationFailure(
          site,
          "a move may not change the length of a list, except with slice, join or [x in ...]");
    }
  }
}
