package zermelo.language.infer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.language.program.Term;

/** Derives inequalities from a condition that holds, or that does not hold. */
final class ConditionConsequences {
  /** Linear expressions that are at least 0, and others that are not 0. */
  record Inequalities(List<LinearExpression> atLeastZero, List<LinearExpression> notZero) {
    Inequalities() {
      this(new ArrayList<>(), new ArrayList<>());
    }
  }

  private final LinearTermReader reader;

  ConditionConsequences(LinearTermReader reader) {
    this.reader = reader;
  }

  /** The truth of the condition if the parameters alone decide it. */
  Optional<Boolean> decided(Term.TruthTerm truth) {
    return switch (truth) {
      case Term.TruthConstant(boolean value) -> Optional.of(value);
      case Term.TruthSlot(int slot) -> {
        LinearExpression flag = reader.slot(slot);
        yield flag.isConstant() ? Optional.of(flag.constant() != 0) : Optional.empty();
      }
      case Term.Not(Term.TruthTerm inner) -> decided(inner).map(value -> !value);
      case Term.And(Term.TruthTerm left, Term.TruthTerm right) -> bothDecided(left, right, false);
      case Term.Or(Term.TruthTerm left, Term.TruthTerm right) -> bothDecided(left, right, true);
      case Term.Compare compare -> {
        List<LinearExpression> yes = when(compare, true).atLeastZero();
        boolean sure = !yes.isEmpty() && yes.stream().allMatch(LinearExpression::isConstant);
        yield sure
            ? Optional.of(yes.stream().allMatch(form -> form.constant() >= 0))
            : Optional.empty();
      }
      default -> Optional.empty();
    };
  }

  /**
   * One false side or two true sides decide a conjunction. For a disjunction it is the other way
   * round.
   */
  private Optional<Boolean> bothDecided(
      Term.TruthTerm left, Term.TruthTerm right, boolean decisive) {
    Optional<Boolean> a = decided(left);
    Optional<Boolean> b = decided(right);
    if (a.equals(Optional.of(decisive)) || b.equals(Optional.of(decisive))) {
      return Optional.of(decisive);
    }
    return a.isPresent() && b.isPresent() ? Optional.of(!decisive) : Optional.empty();
  }

  /** The consequences if the condition holds (or does not hold). */
  Inequalities when(Term.TruthTerm truth, boolean holds) {
    Inequalities found = new Inequalities();
    collect(truth, holds, found);
    return found;
  }

  private void collect(Term.TruthTerm truth, boolean holds, Inequalities found) {
    switch (truth) {
      case Term.TruthConstant(boolean value) -> {
        if (value != holds) {
          found.atLeastZero().add(LinearExpression.of(-1));
        }
      }
      case Term.TruthSlot flag ->
          decided(flag)
              .filter(value -> value != holds)
              .ifPresent(v -> found.atLeastZero().add(LinearExpression.of(-1)));
      case Term.Not(Term.TruthTerm inner) -> collect(inner, !holds, found);
      case Term.And(Term.TruthTerm left, Term.TruthTerm right) ->
          join(left, right, holds, true, found);
      case Term.Or(Term.TruthTerm left, Term.TruthTerm right) ->
          join(left, right, holds, false, found);
      case Term.Compare compare -> compare(compare, holds, found);
      case Term.Member(
              Term.NumberTerm element,
              Term.Range(Term.NumberTerm low, Term.NumberTerm high)) -> {
        if (holds) {
          LinearExpression x = reader.num(element);
          found.atLeastZero().add(x.minus(reader.num(low)));
          found.atLeastZero().add(reader.num(high).minus(x));
        }
      }
      case Term.Divides divides -> {
        LinearExpression number = reader.num(divides.number());
        if (holds && reader.atLeast(number, 1)) {
          found.atLeastZero().add(number.minus(reader.num(divides.divisor())));
        }
      }
      case Term.TruthIf(Term.TruthTerm condition, Term.TruthTerm yes, Term.TruthTerm no) ->
          decided(condition).ifPresent(value -> collect(value ? yes : no, holds, found));
      default -> {}
    }
  }

  /** Collects both sides, or the remaining side if the parameters exclude the other. */
  private void join(
      Term.TruthTerm left, Term.TruthTerm right, boolean holds, boolean and, Inequalities found) {
    if (holds == and) {
      collect(left, holds, found);
      collect(right, holds, found);
      return;
    }
    if (decided(left).equals(Optional.of(!holds))) {
      collect(right, holds, found);
    } else if (decided(right).equals(Optional.of(!holds))) {
      collect(left, holds, found);
    }
  }

  private void compare(Term.Compare term, boolean holds, Inequalities found) {
    LinearExpression left = reader.num(term.left());
    LinearExpression right = reader.num(term.right());
    switch (term.comparison()) {
      case LESS -> found.atLeastZero().add(holds ? right.minus(left).plus(-1) : left.minus(right));
      case AT_MOST ->
          found.atLeastZero().add(holds ? right.minus(left) : left.minus(right).plus(-1));
      case MORE -> found.atLeastZero().add(holds ? left.minus(right).plus(-1) : right.minus(left));
      case AT_LEAST ->
          found.atLeastZero().add(holds ? left.minus(right) : right.minus(left).plus(-1));
      case EQUAL -> equal(left.minus(right), holds, found);
      case UNEQUAL -> equal(left.minus(right), !holds, found);
    }
  }

  private void equal(LinearExpression difference, boolean holds, Inequalities found) {
    if (holds) {
      found.atLeastZero().add(difference);
      found.atLeastZero().add(difference.times(-1));
    } else if (difference.isConstant()) {
      found.atLeastZero().add(LinearExpression.of(difference.constant() == 0 ? -1 : 0));
    } else {
      found.notZero().add(difference);
    }
  }
}
