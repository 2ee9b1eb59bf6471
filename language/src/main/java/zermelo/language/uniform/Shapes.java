package zermelo.language.uniform;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zermelo.language.check.Function;
import zermelo.language.check.Term;
import zermelo.language.check.Walk;

/**
 * Finds the shapes of terms. Everything that is not understood throws {@link Irregular}: it is
 * always right to give up.
 *
 * <p>Slow twin: the terms evaluated one n after the other (UniformityTest).
 */
final class Shapes {
  private final Constants constants;
  private final Map<Integer, Long> known;
  private final Map<Integer, Shape> varying;

  /**
   * @param known slots with one value
   * @param varying slots that depend on n or on the choice
   */
  Shapes(Constants constants, Map<Integer, Long> known, Map<Integer, Shape> varying) {
    this.constants = constants;
    this.known = new HashMap<>(known);
    this.varying = new HashMap<>(varying);
  }

  Shapes copy() {
    return new Shapes(constants, known, varying);
  }

  void put(int slot, Shape shape) {
    boolean constant = shape.regular() && shape.low() == shape.high();
    varying.remove(slot);
    known.remove(slot);
    if (constant && shape.when().equals(Regularity.ALWAYS)) {
      known.put(slot, shape.low());
    } else {
      varying.put(slot, shape);
    }
  }

  Shape slot(int slot) {
    return varying.containsKey(slot)
        ? varying.get(slot)
        : Optional.ofNullable(known.get(slot)).map(Shape::constant).orElseThrow(Irregular::new);
  }

  private boolean varies(Term term) {
    return Walk.any(
        term,
        inner ->
            switch (inner) {
              case Term.Slot(int slot) -> varying.containsKey(slot);
              case Term.Flag(int slot) -> varying.containsKey(slot);
              default -> false;
            });
  }

  /** The elements of a set in which nothing varies. */
  long[] elements(Term.Many set, int most) {
    if (varies(set)) {
      throw new Irregular();
    }
    return constants.set(set, known, most).orElseThrow(Irregular::new);
  }

  Shape number(Term.Num term) {
    if (!varies(term)) {
      return Shape.constant(constants.number(term, known).orElseThrow(Irregular::new));
    }
    return switch (term) {
      case Term.Slot(int slot) -> slot(slot);
      case Term.Binary binary -> binary(binary);
      case Term.NumIf(Term.Truth condition, Term.Num yes, Term.Num no) ->
          choose(truth(condition), number(yes), number(no));
      case Term.NumCall(Function function, List<Term> arguments, var span) ->
          call(function, arguments);
      case Term.Constant(long value) -> Shape.constant(value);
      case Term.Element element -> throw new Irregular();
    };
  }

  private Shape binary(Term.Binary term) {
    Shape left = number(term.left());
    Shape right = number(term.right());
    return switch (term.operator()) {
      case PLUS -> left.plus(right);
      case MINUS -> left.minus(right);
      case MOD -> remainder(left, right);
      case TIMES, OVER, POWER, XOR -> some(List.of(left, right));
    };
  }

  private static Shape remainder(Shape number, Shape modulus) {
    boolean fixed = modulus.regular() && modulus.low() == modulus.high() && modulus.low() > 0;
    if (number.ofA() != 0 || (!fixed && number.ofN() != 0)) {
      throw new Irregular();
    }
    if (!fixed) {
      return some(List.of(number, modulus));
    }
    Regularity when = number.when().and(modulus.when());
    long m = modulus.low();
    return Shape.between(0, m - 1, number.ofN() == 0 ? when : when.and(new Regularity(m, 0)));
  }

  /** What is made of numbers that depend on the remainder only does so too. */
  private static Shape some(List<Shape> arguments) {
    if (!arguments.stream().allMatch(Shape::regular)) {
      throw new Irregular();
    }
    return Shape.some(together(arguments));
  }

  private static Regularity together(List<Shape> shapes) {
    return shapes.stream().map(Shape::when).reduce(Regularity.ALWAYS, Regularity::and);
  }

  private static Shape choose(Verdict condition, Shape yes, Shape no) {
    if (condition.always().isPresent()) {
      Shape taken = condition.always().get() ? yes : no;
      return with(taken, condition.when());
    }
    if (yes.ofN() != no.ofN() || yes.ofA() != no.ofA() || yes.ofA() != 0) {
      throw new Irregular();
    }
    return new Shape(
        yes.ofN(),
        yes.ofA(),
        Math.min(yes.low(), no.low()),
        Math.max(yes.high(), no.high()),
        true,
        condition.when().and(yes.when()).and(no.when()));
  }

  private static Shape with(Shape shape, Regularity when) {
    return new Shape(
        shape.ofN(), shape.ofA(), shape.low(), shape.high(), shape.exact(), shape.when().and(when));
  }

  private Shape call(Function function, List<Term> arguments) {
    if (!arguments.stream().allMatch(argument -> argument instanceof Term.Num)) {
      return callOnCodes(function, arguments);
    }
    List<Shape> shapes = arguments.stream().map(argument -> number((Term.Num) argument)).toList();
    return switch (function) {
      case MAX -> shapes.stream().reduce(Shapes::larger).orElseThrow(Irregular::new);
      case MIN -> shapes.stream().reduce(Shapes::smaller).orElseThrow(Irregular::new);
      default -> some(shapes);
    };
  }

  /** {@code digit(code, t)}: a code never varies. */
  private Shape callOnCodes(Function function, List<Term> arguments) {
    return switch (function) {
      case DIGIT -> some(List.of(number((Term.Num) arguments.get(1))));
      default -> throw new Irregular();
    };
  }

  private static Shape larger(Shape a, Shape b) {
    if (a.ofN() == b.ofN() && a.ofA() == b.ofA()) {
      return new Shape(
          a.ofN(),
          a.ofA(),
          Math.max(a.low(), b.low()),
          Math.max(a.high(), b.high()),
          a.exact() && b.exact(),
          a.when().and(b.when()));
    }
    if (a.regular()) {
      return larger(b, a);
    }
    if (!b.regular() || !b.bounded()) {
      throw new Irregular();
    }
    if (a.large()) {
      return with(a, b.when().from(a.reaches(b.high())));
    }
    if (a.left() || a.right()) {
      // Wrong for small a (or n - a), but there it depends on that alone; see Shape. The ends may
      // be as far as this from where the form begins to be right.
      Shape clipped = with(a, b.when().from(a.reaches(b.high())));
      return new Shape(a.ofN(), a.ofA(), a.low(), a.high(), false, clipped.when());
    }
    throw new Irregular();
  }

  private static Shape smaller(Shape a, Shape b) {
    if (a.ofN() == b.ofN() && a.ofA() == b.ofA()) {
      return new Shape(
          a.ofN(),
          a.ofA(),
          Math.min(a.low(), b.low()),
          Math.min(a.high(), b.high()),
          a.exact() && b.exact(),
          a.when().and(b.when()));
    }
    if (a.regular()) {
      return smaller(b, a);
    }
    if (a.large() && b.regular() && b.bounded()) {
      return with(b, a.when().from(a.reaches(b.high())));
    }
    throw new Irregular();
  }

  Verdict truth(Term.Truth term) {
    if (!varies(term)) {
      boolean value = constants.truth(term, known).orElseThrow(Irregular::new);
      return Verdict.of(value, Regularity.ALWAYS);
    }
    return switch (term) {
      case Term.Known(boolean value) -> Verdict.of(value, Regularity.ALWAYS);
      case Term.Flag(int slot) -> Verdict.varies(slot(slot).when());
      case Term.Compare(Term.Comparison comparison, Term.Num left, Term.Num right) ->
          compare(comparison, number(left).minus(number(right)));
      case Term.Agree(Term.Truth left, Term.Truth right) -> agree(truth(left), truth(right));
      case Term.Both(Term.Truth left, Term.Truth right) -> {
        Verdict first = truth(left);
        yield first.is(false) ? first : first.and(truth(right));
      }
      case Term.Either(Term.Truth left, Term.Truth right) -> {
        Verdict first = truth(left);
        yield first.is(true) ? first : first.or(truth(right));
      }
      case Term.Not(Term.Truth inner) -> truth(inner).not();
      case Term.Member(Term.Num element, Term.Many set) -> member(number(element), set);
      case Term.Divides(Term.Num divisor, Term.Num number, var span) ->
          compare(Term.Comparison.EQUAL, remainder(number(number), number(divisor)));
      case Term.TruthCall(Function function, List<Term> arguments, var span) ->
          predicate(function, arguments.stream().map(a -> number((Term.Num) a)).toList());
      case Term.TruthIf(Term.Truth condition, Term.Truth yes, Term.Truth no) -> {
        Verdict test = truth(condition);
        yield test.and(truth(yes)).or(test.not().and(truth(no)));
      }
      case Term.Quantified quantified -> throw new Irregular();
      case Term.SameRow same -> throw new Irregular();
      case Term.SameMany same -> throw new Irregular();
    };
  }

  private static Verdict agree(Verdict left, Verdict right) {
    Regularity both = left.when().and(right.when());
    return left.always().isPresent() && right.always().isPresent()
        ? Verdict.of(left.always().equals(right.always()), both)
        : Verdict.varies(both);
  }

  /** How a difference compares with 0. */
  private static Verdict compare(Term.Comparison comparison, Shape difference) {
    if (difference.ofA() != 0) {
      throw new Irregular();
    }
    if (difference.ofN() != 0) {
      boolean positive = difference.ofN() > 0;
      Shape size = positive ? difference : Shape.constant(0).minus(difference);
      return Verdict.of(
          holds(comparison, positive ? 1 : -1), difference.when().from(size.reaches(1)));
    }
    boolean oneSign = Long.signum(difference.low()) == Long.signum(difference.high());
    return oneSign
        ? Verdict.of(holds(comparison, Long.signum(difference.low())), difference.when())
        : Verdict.varies(difference.when());
  }

  private static boolean holds(Term.Comparison comparison, int sign) {
    return switch (comparison) {
      case EQUAL -> sign == 0;
      case UNEQUAL -> sign != 0;
      case LESS -> sign < 0;
      case AT_MOST -> sign <= 0;
      case MORE -> sign > 0;
      case AT_LEAST -> sign >= 0;
    };
  }

  private Verdict member(Shape element, Term.Many set) {
    return switch (set) {
      case Term.Range(Term.Num low, Term.Num high) ->
          compare(Term.Comparison.AT_LEAST, element.minus(number(low)))
              .and(compare(Term.Comparison.AT_MOST, element.minus(number(high))));
      case Term.ManyLiteral(List<Term.Num> items) ->
          items.stream()
              .map(item -> compare(Term.Comparison.EQUAL, element.minus(number(item))))
              .reduce(Verdict.of(false, Regularity.ALWAYS), Verdict::or);
      default -> {
        long[] members = elements(set, 10_000);
        Verdict found = Verdict.of(false, Regularity.ALWAYS);
        for (long member : members) {
          found = found.or(compare(Term.Comparison.EQUAL, element.minus(Shape.constant(member))));
        }
        yield found;
      }
    };
  }

  private static final Set<Function> OF_REMAINDERS = Set.of(Function.ODD, Function.EVEN);

  private static Verdict predicate(Function function, List<Shape> arguments) {
    if (OF_REMAINDERS.contains(function)) {
      return Verdict.varies(remainder(arguments.getFirst(), Shape.constant(2)).when());
    }
    if (function == Function.BIT
        && arguments.get(1).regular()
        && arguments.get(1).low() == arguments.get(1).high()
        && arguments.get(1).low() >= 0
        && arguments.get(1).low() < 30) {
      Shape modulus = Shape.constant(2L << arguments.get(1).low());
      return Verdict.varies(remainder(arguments.getFirst(), modulus).when());
    }
    return Verdict.varies(some(arguments).when());
  }
}
