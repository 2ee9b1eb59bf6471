package zermelo.language.ground;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.Term;

/**
 * All ground terms of a text, each with a number. Equal terms have the same number.
 *
 * <p>A ground term is a term of the rules in which every choice of a known cell or number is
 * written out. Where the order of parts does not matter, they are sorted by their numbers.
 */
final class GroundTermTable {
  private static final int MAX_TERMS = 400_000;

  /** Functions that have a value for all arguments. */
  private static final Set<Object> TOTAL =
      Set.of(
          BuiltInFunction.SIZE,
          BuiltInFunction.LENGTH,
          BuiltInFunction.ODD,
          BuiltInFunction.EVEN,
          BuiltInFunction.POPCOUNT);

  /** A term: the operator, a detail of it, and the numbers of its parts. */
  record GroundTerm(GroundOperator operator, Object detail, List<Integer> parts) {
    /** The detail of a term where that is a number. */
    long value() {
      return ((Number) detail).longValue();
    }
  }

  /** Thrown when rules cannot be written out or compared; the message says why. */
  static final class GroundRefusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String why;

    GroundRefusal(String why) {
      super(why, null, false, false);
      this.why = why;
    }

    String why() {
      return why;
    }
  }

  private final Map<GroundTerm, Integer> numbers = new HashMap<>();
  private final List<GroundTerm> terms = new ArrayList<>();
  private final List<Boolean> fallible = new ArrayList<>();

  int leaf(GroundOperator operator, long value) {
    return add(new GroundTerm(operator, value, List.of()));
  }

  int of(GroundOperator operator, Object detail, Integer... parts) {
    return of(operator, detail, Arrays.asList(parts));
  }

  int of(GroundOperator operator, Object detail, List<Integer> parts) {
    List<Integer> own = new ArrayList<>(parts);
    if (operator.unordered()) {
      own.sort(null);
    }
    return add(new GroundTerm(operator, detail, List.copyOf(own)));
  }

  private int add(GroundTerm term) {
    Integer known = numbers.get(term);
    if (known != null) {
      return known;
    }
    if (terms.size() >= MAX_TERMS) {
      throw new GroundRefusal("the rules are too long to write out for every cell");
    }
    terms.add(term);
    fallible.add(mayFail(term) || term.parts().stream().anyMatch(fallible::get));
    numbers.put(term, terms.size() - 1);
    return terms.size() - 1;
  }

  /** Whether evaluating it may be an error of the rules, such as a division by zero. */
  private static boolean mayFail(GroundTerm term) {
    return switch (term.operator()) {
      case CALL -> !TOTAL.contains(term.detail());
      case ELEMENT, LIST_OF, LEAST, GREATEST, FOLD -> true;
      case ARITHMETIC -> term.detail() != Term.Operator.MINUS;
      default -> false;
    };
  }

  GroundTerm get(int number) {
    return terms.get(number);
  }

  int size() {
    return terms.size();
  }

  boolean fallible(int number) {
    return fallible.get(number);
  }

  int truth(boolean value) {
    return leaf(GroundOperator.TRUTH, value ? 1 : 0);
  }

  boolean isTruth(int number, boolean value) {
    GroundTerm term = terms.get(number);
    return term.operator() == GroundOperator.TRUTH && (term.value() == 1) == value;
  }

  int not(int part) {
    GroundTerm term = get(part);
    return switch (term.operator()) {
      case TRUTH -> truth(term.value() == 0);
      case NOT -> term.parts().getFirst();
      default -> of(GroundOperator.NOT, 0, part);
    };
  }

  int and(List<Integer> parts) {
    return joined(parts, true);
  }

  int or(List<Integer> parts) {
    return joined(parts, false);
  }

  /** A conjunction or disjunction, flat, without repetitions and without constants. */
  private int joined(List<Integer> parts, boolean all) {
    GroundOperator free = all ? GroundOperator.AND : GroundOperator.OR;
    GroundOperator strict = all ? GroundOperator.AND_THEN : GroundOperator.OR_ELSE;
    List<Integer> flat = new ArrayList<>();
    for (int part : parts) {
      if (isTruth(part, !all)) {
        return part; // parts after it are never evaluated, and those before it change nothing
      }
      GroundOperator operator = get(part).operator();
      if (operator == free || operator == strict) {
        flat.addAll(get(part).parts());
      } else if (!isTruth(part, all)) {
        flat.add(part);
      }
    }
    List<Integer> distinct = flat.stream().distinct().toList();
    if (distinct.size() <= 1) {
      return distinct.isEmpty() ? truth(all) : distinct.getFirst();
    }
    return of(distinct.stream().anyMatch(this::fallible) ? strict : free, 0, distinct);
  }
}
