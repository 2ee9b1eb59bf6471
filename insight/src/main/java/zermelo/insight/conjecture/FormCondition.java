package zermelo.insight.conjecture;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import zermelo.insight.conjecture.ListMeasures.ListMeasure;
import zermelo.kernel.numbers.NumberTheory;

/**
 * A condition on a point: true, false, or undefined where one of its terms is undefined.
 *
 * <p>Like a {@link FormTerm}, it evaluates itself, prints itself and knows its cost.
 */
public sealed interface FormCondition {
  byte NO = 0;
  byte YES = 1;
  byte UNDEFINED = 2;

  int OR = 1;
  int AND = 2;
  int COMPARISON = 4;

  /** Returns YES, NO or UNDEFINED. */
  byte at(long[] point);

  int cost();

  int level();

  /** Returns the negation, as a person would write it. */
  FormCondition negated();

  enum Relation {
    EQUAL("="),
    UNEQUAL("!="),
    LESS("<"),
    AT_MOST("<="),
    GREATER(">"),
    AT_LEAST(">=");

    private final String sign;

    Relation(String sign) {
      this.sign = sign;
    }

    boolean of(long a, long b) {
      return switch (this) {
        case EQUAL -> a == b;
        case UNEQUAL -> a != b;
        case LESS -> a < b;
        case AT_MOST -> a <= b;
        case GREATER -> a > b;
        case AT_LEAST -> a >= b;
      };
    }

    private Relation negated() {
      return switch (this) {
        case EQUAL -> UNEQUAL;
        case UNEQUAL -> EQUAL;
        case LESS -> AT_LEAST;
        case AT_MOST -> GREATER;
        case GREATER -> AT_MOST;
        case AT_LEAST -> LESS;
      };
    }
  }

  record Compare(Relation relation, FormTerm left, FormTerm right) implements FormCondition {
    @Override
    public byte at(long[] point) {
      long a = left.at(point);
      long b = right.at(point);
      if (a == FormTerm.UNDEFINED || b == FormTerm.UNDEFINED) return UNDEFINED;
      return truth(relation.of(a, b));
    }

    @Override
    public int cost() {
      boolean plain = relation == Relation.EQUAL || relation == Relation.UNEQUAL;
      return (plain ? 2 : 3) + left.cost() + right.cost();
    }

    /** A text that begins with {@code all} extends as far as possible, so it needs brackets. */
    @Override
    public int level() {
      return zero().isPresent() ? 0 : COMPARISON;
    }

    @Override
    public FormCondition negated() {
      return new Compare(relation.negated(), left, right);
    }

    @Override
    public String toString() {
      return zero().orElseGet(() -> left + " " + relation.sign + " " + right);
    }

    /** Returns the shorter text for "this quantity of a list is 0", if there is one. */
    private Optional<String> zero() {
      return relation == Relation.EQUAL
              && right.equals(FormTerm.constant(0))
              && left instanceof FormTerm.Measured(ListMeasure measure, _)
          ? measure.zero()
          : Optional.empty();
    }
  }

  /**
   * A term is one of several numbers.
   *
   * @param bits the cost of describing the numbers, given the range that they are chosen from
   */
  record Membership(FormTerm term, List<Long> numbers, boolean holds, int bits)
      implements FormCondition {
    public Membership {
      numbers = List.copyOf(numbers);
    }

    @Override
    public byte at(long[] point) {
      long value = term.at(point);
      return value == FormTerm.UNDEFINED ? UNDEFINED : truth(numbers.contains(value) == holds);
    }

    @Override
    public int cost() {
      return 2 + term.cost() + bits;
    }

    @Override
    public int level() {
      return COMPARISON;
    }

    @Override
    public FormCondition negated() {
      return new Membership(term, numbers, !holds, bits);
    }

    @Override
    public String toString() {
      String list = numbers.stream().map(Object::toString).collect(Collectors.joining(", "));
      return term + (holds ? " in {" : " not in {") + list + "}";
    }
  }

  /** A property of a number. */
  enum Property {
    ODD("odd", 2),
    EVEN("even", 2),
    PRIME("prime", 4),
    SQUARE("a square", 4),
    POWER_OF_TWO("a power of 2", 5),
    POWER_OF_THREE("a power of 3", 7),
    FIBONACCI("a fibonacci number", 5),
    TWO_TO_ODD("2^odd", 6),
    TWO_TO_EVEN("2^even", 6);

    private final String words;
    private final int bits;

    Property(String words, int bits) {
      this.words = words;
      this.bits = bits;
    }

    boolean of(long n) {
      return switch (this) {
        case ODD -> (n & 1) == 1;
        case EVEN -> (n & 1) == 0;
        case PRIME -> n >= 2 && NumberTheory.isPrime(n);
        case SQUARE -> n >= 0 && NumberTheory.sqrt(n) * NumberTheory.sqrt(n) == n;
        case POWER_OF_TWO -> n >= 1 && Long.bitCount(n) == 1;
        case POWER_OF_THREE -> n == 1 || NumberTheory.primeOfPower(n) == 3;
        case FIBONACCI -> isFibonacci(n);
        case TWO_TO_ODD -> POWER_OF_TWO.of(n) && Long.numberOfTrailingZeros(n) % 2 == 1;
        case TWO_TO_EVEN -> POWER_OF_TWO.of(n) && Long.numberOfTrailingZeros(n) % 2 == 0;
      };
    }

    private static boolean isFibonacci(long n) {
      long small = 1;
      long great = 2;
      while (small < n) {
        long next = small + great;
        small = great;
        great = next;
      }
      return small == n;
    }

    private boolean isForm() {
      return this == TWO_TO_ODD || this == TWO_TO_EVEN;
    }
  }

  record HasProperty(FormTerm term, Property property, boolean holds) implements FormCondition {
    @Override
    public byte at(long[] point) {
      long value = term.at(point);
      return value == FormTerm.UNDEFINED ? UNDEFINED : truth(property.of(value) == holds);
    }

    @Override
    public int cost() {
      return property.bits + term.cost() + (holds ? 0 : 1);
    }

    @Override
    public int level() {
      return COMPARISON;
    }

    @Override
    public FormCondition negated() {
      return switch (property) {
        case ODD -> new HasProperty(term, Property.EVEN, holds);
        case EVEN -> new HasProperty(term, Property.ODD, holds);
        default -> new HasProperty(term, property, !holds);
      };
    }

    @Override
    public String toString() {
      if (property.isForm()) return term + (holds ? " = " : " != ") + property.words;
      return term + (holds ? " is " : " is not ") + property.words;
    }
  }

  /** A number is a power of a base: {@code n is a power of 5}. */
  record IsPower(FormTerm term, long base, boolean holds) implements FormCondition {
    @Override
    public byte at(long[] point) {
      long value = term.at(point);
      return value == FormTerm.UNDEFINED ? UNDEFINED : truth(isPower(value) == holds);
    }

    private boolean isPower(long value) {
      long rest = value;
      while (rest > 1 && rest % base == 0) rest /= base;
      return rest == 1;
    }

    @Override
    public int cost() {
      return 4 + FormTerm.bits(base) + term.cost() + (holds ? 0 : 1);
    }

    @Override
    public int level() {
      return COMPARISON;
    }

    @Override
    public FormCondition negated() {
      return new IsPower(term, base, !holds);
    }

    @Override
    public String toString() {
      return term + (holds ? " is a power of " : " is not a power of ") + base;
    }
  }

  record And(FormCondition first, FormCondition second) implements FormCondition {
    @Override
    public byte at(long[] point) {
      byte value = first.at(point);
      return value == YES ? second.at(point) : value;
    }

    @Override
    public int cost() {
      return 2 + first.cost() + second.cost();
    }

    @Override
    public int level() {
      return AND;
    }

    @Override
    public FormCondition negated() {
      return new Or(first.negated(), second.negated());
    }

    @Override
    public String toString() {
      return inBrackets(first, AND) + " and " + inBrackets(second, AND);
    }
  }

  record Or(FormCondition first, FormCondition second) implements FormCondition {
    @Override
    public byte at(long[] point) {
      byte value = first.at(point);
      return value == NO ? second.at(point) : value;
    }

    @Override
    public int cost() {
      return 2 + first.cost() + second.cost();
    }

    @Override
    public int level() {
      return OR;
    }

    @Override
    public FormCondition negated() {
      return new And(first.negated(), second.negated());
    }

    @Override
    public String toString() {
      return inBrackets(first, OR) + " or " + inBrackets(second, OR);
    }
  }

  /** One condition where another holds, and a third elsewhere. */
  record Conditional(FormCondition condition, FormCondition then, FormCondition otherwise)
      implements FormCondition {
    @Override
    public byte at(long[] point) {
      return switch (condition.at(point)) {
        case YES -> then.at(point);
        case NO -> otherwise.at(point);
        default -> UNDEFINED;
      };
    }

    @Override
    public int cost() {
      return 3 + condition.cost() + then.cost() + otherwise.cost();
    }

    @Override
    public int level() {
      return 0;
    }

    @Override
    public FormCondition negated() {
      return new Conditional(condition, then.negated(), otherwise.negated());
    }

    @Override
    public String toString() {
      String which = condition.level() > 0 ? condition.toString() : "(" + condition + ")";
      return "if " + which + " then " + then + " else " + otherwise;
    }
  }

  /** Adds brackets. An {@code and} within an {@code or} gets them too, for readability. */
  private static String inBrackets(FormCondition part, int level) {
    boolean bare = part.level() == level || part.level() == COMPARISON;
    return bare ? part.toString() : "(" + part + ")";
  }

  private static byte truth(boolean value) {
    return value ? YES : NO;
  }
}
