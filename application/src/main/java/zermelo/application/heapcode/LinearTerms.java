package zermelo.application.heapcode;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import zermelo.language.interpret.TextRules;
import zermelo.language.program.Program;
import zermelo.language.program.Term;
import zermelo.language.program.Type;

/** Reads number terms of a text as linear forms, with the values of its parameters. */
final class LinearTerms {
  private final Map<Integer, LinearSum> parameters = new HashMap<>();
  private final Map<Integer, long[]> sets = new HashMap<>();

  /** Thrown where the text says something that has no linear form. */
  static final class NotLinear extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NotLinear() {
      super("not linear", null, false, false);
    }
  }

  LinearTerms(TextRules rules) {
    for (Program.Param param : rules.program().params()) {
      String text = rules.parameterValues().getOrDefault(param.name(), "");
      if (param.type() == Type.NUMBER) {
        parameters.put(param.place(), LinearSum.of(Long.parseLong(text)));
      } else if (param.type() == Type.TRUTH) {
        parameters.put(param.place(), LinearSum.of(Boolean.parseBoolean(text) ? 1 : 0));
      } else if (param.type() == Type.SET && text.matches("\\{[0-9,]+}")) {
        String[] elements = text.substring(1, text.length() - 1).split(",");
        sets.put(param.place(), Arrays.stream(elements).mapToLong(Long::parseLong).toArray());
      }
    }
  }

  /** The elements of a set parameter in a slot, unless the set is infinite. */
  Optional<long[]> elements(int slot) {
    return Optional.ofNullable(sets.get(slot));
  }

  LinearSum number(LinearMove move, Term.NumberTerm term) {
    return switch (term) {
      case Term.Constant(long value) -> LinearSum.of(value);
      case Term.NumberSlot(int slot) ->
          Optional.ofNullable(move.values().get(slot))
              .or(() -> Optional.ofNullable(parameters.get(slot)))
              .orElseGet(() -> LinearSum.ofSlot(slot));
      case Term.Binary binary -> binary(move, binary);
      default -> throw new NotLinear();
    };
  }

  private LinearSum binary(LinearMove move, Term.Binary term) {
    LinearSum left = number(move, term.left());
    LinearSum right = number(move, term.right());
    boolean constants = left.isConstant() && right.isConstant() && right.constant() > 0;
    return switch (term.operator()) {
      case PLUS -> left.plus(right, 1);
      case MINUS -> left.minus(right);
      case TIMES -> left.isConstant() ? right.times(left.constant()) : product(left, right);
      case OVER ->
          LinearSum.of(Math.floorDiv(left.constant(), constants ? right.constant() : none()));
      case MOD ->
          LinearSum.of(Math.floorMod(left.constant(), constants ? right.constant() : none()));
      case POWER, XOR -> throw new NotLinear();
    };
  }

  private static LinearSum product(LinearSum left, LinearSum right) {
    return left.times(right.isConstant() ? right.constant() : none());
  }

  private static long none() {
    throw new NotLinear();
  }

  boolean isConstant(LinearMove move, Term.NumberTerm term) {
    return term instanceof Term.Binary binary
        ? isConstant(move, binary.left()) && isConstant(move, binary.right())
        : (term instanceof Term.Constant || term instanceof Term.NumberSlot)
            && number(move, term).isConstant();
  }

  /** The number by which a term is divided, if that is a positive constant and the rest is not. */
  Optional<Long> divisor(LinearMove move, Term.NumberTerm term) {
    if (term instanceof Term.Binary quotient && quotient.operator() == Term.Operator.OVER) {
      LinearSum divisor = number(move, quotient.right());
      boolean fits = divisor.isConstant() && divisor.constant() > 0;
      return fits ? Optional.of(divisor.constant()) : Optional.empty();
    }
    return Optional.empty();
  }

  /** Whether a term rounds, or is a function. */
  static boolean rounds(Term.NumberTerm term) {
    return term instanceof Term.NumberCall
        || (term instanceof Term.Binary binary && binary.operator() == Term.Operator.OVER);
  }
}
