package zermelo.insight.conjecture;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zermelo.insight.conjecture.ListMeasures.ListMeasure;
import zermelo.insight.conjecture.observation.DescriptionLength;

/**
 * A term over the variables of a game, such as {@code (a + b) mod 3}.
 *
 * <p>A term evaluates itself at a point, and prints itself in the claim language, so that the
 * printed claim is the one that was tested. Where the language has no value (a division by zero,
 * the prime factors of 0), the term is {@link #UNDEFINED}. Its cost is the length of its
 * description in bits.
 */
public sealed interface FormTerm {
  long UNDEFINED = Long.MIN_VALUE;

  /** Precedence levels of the grammar; they decide where a printed term needs brackets. */
  int SUM = 5;

  int PRODUCT = 6;
  int POWER = 8;
  int ATOM = 9;

  /** Returns the value at a point, or UNDEFINED. */
  long at(long[] point);

  /** Returns the description length of the term in bits. */
  int cost();

  /** Returns the precedence level of the printed term. */
  int level();

  /**
   * A variable of the game.
   *
   * @param place its index in a point
   * @param among the number of variables
   */
  record Variable(String name, int place, int among) implements FormTerm {
    @Override
    public long at(long[] point) {
      return point[place];
    }

    @Override
    public int cost() {
      return among == 1 ? 1 : 2;
    }

    @Override
    public int level() {
      return ATOM;
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** A quantity of a list or a set. Its values stand in the points, at the index {@code place}. */
  record Measured(ListMeasure measure, int place) implements FormTerm {
    @Override
    public long at(long[] point) {
      return point[place];
    }

    @Override
    public int cost() {
      return measure.cost();
    }

    @Override
    public int level() {
      return ATOM;
    }

    @Override
    public String toString() {
      return measure.text();
    }
  }

  record Constant(long value) implements FormTerm {
    @Override
    public long at(long[] point) {
      return value;
    }

    @Override
    public int cost() {
      return bits(value);
    }

    @Override
    public int level() {
      return ATOM;
    }

    @Override
    public String toString() {
      return Long.toString(value);
    }
  }

  /**
   * A term with a fixed cost, less than that of its text.
   *
   * <p>Either it treats all variables alike, such as their sum, so that no variables need to be
   * chosen. Or it belongs to a family of formulas that a few numbers describe.
   */
  record Symmetric(FormTerm term, int cost) implements FormTerm {
    @Override
    public long at(long[] point) {
      return term.at(point);
    }

    @Override
    public int level() {
      return term.level();
    }

    @Override
    public String toString() {
      return term.toString();
    }
  }

  /** A binary operator, written between its operands. */
  enum Operator {
    PLUS("+", SUM, 2),
    MINUS("-", SUM, 2),
    XOR("xor", SUM, 2),
    TIMES("*", PRODUCT, 3),
    OVER("/", PRODUCT, 3),
    MOD("mod", PRODUCT, 3),
    TO("^", POWER, 3);

    private final String sign;
    private final int level;
    private final int bits;

    Operator(String sign, int level, int bits) {
      this.sign = sign;
      this.level = level;
      this.bits = bits;
    }

    private long of(long a, long b) {
      return switch (this) {
        case PLUS -> a + b;
        case MINUS -> a - b;
        case XOR -> a < 0 || b < 0 ? UNDEFINED : a ^ b;
        case TIMES -> a * b;
        case OVER -> b == 0 ? UNDEFINED : Math.floorDiv(a, b);
        case MOD -> b <= 0 ? UNDEFINED : Math.floorMod(a, b);
        case TO -> power(a, b);
      };
    }

    private static long power(long base, long exponent) {
      if (exponent == 2 && Math.abs(base) < 1L << 31) return base * base;
      return base != 2 || exponent < 0 || exponent > 61 ? UNDEFINED : 1L << exponent;
    }
  }

  record Binary(Operator operator, FormTerm left, FormTerm right) implements FormTerm {
    @Override
    public long at(long[] point) {
      long a = left.at(point);
      long b = right.at(point);
      return a == UNDEFINED || b == UNDEFINED ? UNDEFINED : operator.of(a, b);
    }

    @Override
    public int cost() {
      return operator.bits + left.cost() + right.cost();
    }

    @Override
    public int level() {
      return operator.level;
    }

    @Override
    public String toString() {
      String space = operator == Operator.TO ? "" : " ";
      return inBrackets(left, true) + space + operator.sign + space + inBrackets(right, false);
    }

    /** Adds more brackets than the grammar needs: few readers know that xor binds like plus. */
    private String inBrackets(FormTerm side, boolean first) {
      boolean bare =
          side.level() > operator.level
              && !(operator == Operator.XOR && side.level() < ATOM)
              && !(operator == Operator.MOD && side.level() < ATOM);
      FormTerm inner = side instanceof Symmetric even ? even.term : side;
      if (first && inner instanceof Binary other && other.operator.level == SUM)
        bare |= operator == other.operator || (operator == Operator.MINUS && other.isPlus());
      return bare ? side.toString() : "(" + side + ")";
    }

    private boolean isPlus() {
      return operator == Operator.PLUS;
    }
  }

  /** The nim-sum of the digits of a number: {@code (nim-sum i in 0..18: n / 10^i mod 10)}. */
  record DigitNimSum(long base, FormTerm number) implements FormTerm {
    @Override
    public long at(long[] point) {
      long rest = number.at(point);
      if (rest < 0) return UNDEFINED;
      long sum = 0;
      for (; rest > 0; rest /= base) sum ^= rest % base;
      return sum;
    }

    @Override
    public int cost() {
      return 6 + bits(base) + number.cost();
    }

    @Override
    public int level() {
      return ATOM;
    }

    @Override
    public String toString() {
      long last = FormFunction.LOG.of(base, Long.MAX_VALUE);
      return "(nim-sum i in 0..%d: %s / %d^i mod %d)".formatted(last, number, base, base);
    }
  }

  record Call(FormFunction function, List<FormTerm> arguments) implements FormTerm {
    public Call {
      arguments = List.copyOf(arguments);
    }

    @Override
    public long at(long[] point) {
      long value = arguments.getFirst().at(point);
      if (value == UNDEFINED) return UNDEFINED;
      if (arguments.size() == 1) return function.of(value, 0);
      for (int i = 1; i < arguments.size() && value != UNDEFINED; i++) {
        long next = arguments.get(i).at(point);
        value = next == UNDEFINED ? UNDEFINED : function.of(value, next);
      }
      return value;
    }

    @Override
    public int cost() {
      return function.bits() + arguments.stream().mapToInt(FormTerm::cost).sum();
    }

    @Override
    public int level() {
      return ATOM;
    }

    @Override
    public String toString() {
      String list = arguments.stream().map(FormTerm::toString).collect(Collectors.joining(", "));
      String end = function == FormFunction.COUNT_DIVISORS ? "))" : ")";
      return function.word() + "(" + list + end;
    }
  }

  /**
   * One term where a condition holds, and another elsewhere: {@code if n = 0 then 0 else n - 1}.
   */
  record Conditional(FormCondition condition, FormTerm then, FormTerm otherwise)
      implements FormTerm {
    @Override
    public long at(long[] point) {
      return switch (condition.at(point)) {
        case FormCondition.YES -> then.at(point);
        case FormCondition.NO -> otherwise.at(point);
        default -> UNDEFINED;
      };
    }

    @Override
    public int cost() {
      return 3 + condition.cost() + then.cost() + otherwise.cost();
    }

    @Override
    public int level() {
      return ATOM;
    }

    @Override
    public String toString() {
      boolean bare = condition.level() > 0;
      String which = bare ? condition.toString() : "(" + condition + ")";
      return "(if " + which + " then " + then + " else " + otherwise + ")";
    }
  }

  static FormTerm constant(long value) {
    return new Constant(value);
  }

  static FormTerm call(FormFunction function, FormTerm... arguments) {
    return new Call(function, List.of(arguments));
  }

  default FormTerm plus(FormTerm other) {
    return new Binary(Operator.PLUS, this, other);
  }

  /** Adds a number, written with the sign that fits. Returns the term itself for 0. */
  default FormTerm plus(long number) {
    if (number == 0) return this;
    if (number > 0) return plus(constant(number));
    return minus(constant(-number));
  }

  default FormTerm minus(FormTerm other) {
    return new Binary(Operator.MINUS, this, other);
  }

  default FormTerm xor(FormTerm other) {
    return new Binary(Operator.XOR, this, other);
  }

  default FormTerm times(FormTerm other) {
    return new Binary(Operator.TIMES, this, other);
  }

  default FormTerm over(FormTerm other) {
    return new Binary(Operator.OVER, this, other);
  }

  default FormTerm over(long number) {
    return over(constant(number));
  }

  default FormTerm mod(FormTerm other) {
    return new Binary(Operator.MOD, this, other);
  }

  default FormTerm mod(long number) {
    return mod(constant(number));
  }

  default FormTerm squared() {
    return new Binary(Operator.TO, this, constant(2));
  }

  /** Returns 2 to the power of this term. */
  default FormTerm ofTwo() {
    return new Binary(Operator.TO, constant(2), this);
  }

  /** Returns whether the term is a variable of the game. */
  default boolean isName() {
    return this instanceof Variable;
  }

  /** Returns the values at all points. */
  default long[] column(long[][] points) {
    return Stream.of(points).mapToLong(this::at).toArray();
  }

  /** Returns the description length of a number in bits. */
  static int bits(long value) {
    return DescriptionLength.ofNumber(value);
  }
}
