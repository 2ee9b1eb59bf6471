package zermelo.language.infer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.language.check.Term;

/** What follows from a condition that holds, or does not hold. */
final class Guards {
  /** The linear forms that are then at least 0, and those that are then not 0. */
  record Consequences(List<Linear> atLeastZero, List<Linear> notZero) {
    Consequences() {
      this(new ArrayList<>(), new ArrayList<>());
    }
  }

  private final Reader reader;

  Guards(Reader reader) {
    this.reader = reader;
  }

  /** Whether the condition is settled by the parameters alone. */
  Optional<Boolean> decided(Term.Truth truth) {
    return switch (truth) {
      case Term.Known(boolean value) -> Optional.of(value);
      case Term.Flag(int slot) -> {
        Linear flag = reader.slot(slot);
        yield flag.isConstant() ? Optional.of(flag.constant() != 0) : Optional.empty();
      }
      case Term.Not(Term.Truth inner) -> decided(inner).map(value -> !value);
      case Term.Both(Term.Truth left, Term.Truth right) -> bothDecided(left, right, false);
      case Term.Either(Term.Truth left, Term.Truth right) -> bothDecided(left, right, true);
      case Term.Compare compare -> {
        List<Linear> yes = when(compare, true).atLeastZero();
        boolean sure = !yes.isEmpty() && yes.stream().allMatch(Linear::isConstant);
        yield sure
            ? Optional.of(yes.stream().allMatch(form -> form.constant() >= 0))
            : Optional.empty();
      }
      default -> Optional.empty();
    };
  }

  /** A conjunction is decided by one false side or two true ones; a disjunction the other way. */
  private Optional<Boolean> bothDecided(Term.Truth left, Term.Truth right, boolean decisive) {
    Optional<Boolean> a = decided(left);
    Optional<Boolean> b = decided(right);
    if (a.equals(Optional.of(decisive)) || b.equals(Optional.of(decisive))) {
      return Optional.of(decisive);
    }
    return a.isPresent() && b.isPresent() ? Optional.of(!decisive) : Optional.empty();
  }

  /** What can be told if the condition holds (or does not). */
  Consequences when(Term.Truth truth, boolean holds) {
    Consequences found = new Consequences();
    collect(truth, holds, found);
    return found;
  }

  private void collect(Term.Truth truth, boolean holds, Consequences found) {
    switch (truth) {
      case Term.Known(boolean value) -> {
        if (value != holds) {
          found.atLeastZero().add(Linear.of(-1));
        }
      }
      case Term.Flag flag ->
          decided(flag)
              .filter(value -> value != holds)
              .ifPresent(v -> found.atLeastZero().add(Linear.of(-1)));
      case Term.Not(Term.Truth inner) -> collect(inner, !holds, found);
      case Term.Both(Term.Truth left, Term.Truth right) -> join(left, right, holds, true, found);
      case Term.Either(Term.Truth left, Term.Truth right) -> join(left, right, holds, false, found);
      case Term.Compare compare -> compare(compare, holds, found);
      case Term.Member(Term.Num element, Term.Range(Term.Num low, Term.Num high)) -> {
        if (holds) {
          Linear x = reader.num(element);
          found.atLeastZero().add(x.minus(reader.num(low)));
          found.atLeastZero().add(reader.num(high).minus(x));
        }
      }
      case Term.Divides divides -> {
        Linear number = reader.num(divides.number());
        if (holds && reader.atLeast(number, 1)) {
          found.atLeastZero().add(number.minus(reader.num(divides.divisor())));
        }
      }
      case Term.TruthIf(Term.Truth condition, Term.Truth yes, Term.Truth no) ->
          decided(condition).ifPresent(value -> collect(value ? yes : no, holds, found));
      default -> {}
    }
  }

  /** Both sides follow, or the one that is left when the parameters rule the other out. */
  private void join(
      Term.Truth left, Term.Truth right, boolean holds, boolean and, Consequences found) {
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

  private void compare(Term.Compare term, boolean holds, Consequences found) {
    Linear left = reader.num(term.left());
    Linear right = reader.num(term.right());
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

  private void equal(Linear difference, boolean holds, Consequences found) {
    if (holds) {
      found.atLeastZero().add(difference);
      found.atLeastZero().add(difference.times(-1));
    } else if (difference.isConstant()) {
      found.atLeastZero().add(Linear.of(difference.constant() == 0 ? -1 : 0));
    } else {
      found.notZero().add(difference);
    }
  }
}
