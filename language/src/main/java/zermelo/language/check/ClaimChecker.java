package zermelo.language.check;

import java.util.List;
import java.util.Optional;
import zermelo.language.syntax.Problem;
import zermelo.language.syntax.Syntax.Expr;

/**
 * Gives the expression of a claim its meaning: over names that are declared here, each with a slot
 * (numbers, truths) or a cell (lists, sets) of its own. The first meaning of a name counts.
 */
public final class ClaimChecker {
  private final Scope scope;

  public ClaimChecker(List<Problem> problems) {
    this.scope = new Scope(problems);
  }

  /** Declares a name; its value will stand in the returned slot or cell. */
  public int declare(String name, Type type) {
    int place =
        switch (type) {
          case NUMBER, TRUTH -> scope.newSlot(1);
          case LIST, SET, LISTS, CODE -> scope.newCell();
        };
    scope.declare(name, new Scope.Place(type, place, false));
    return place;
  }

  /** Declares a number that each player has; the other player's stands in the next slot. */
  public int declareOwn(String name) {
    int place = scope.newSlot(2);
    scope.declare(name, new Scope.Place(Type.NUMBER, place, true));
    return place;
  }

  /** Another name for a truth or a number that was declared. */
  public void alias(String name, Type type, int place) {
    scope.declare(name, new Scope.Place(type, place, false));
  }

  /** The claim as a truth; nothing, and a problem, if it is something else. */
  public Optional<Term.Truth> truth(Expr expr) {
    int before = scope.problemCount();
    Term term = new ExprChecker(scope).term(expr);
    if (term instanceof Term.Truth truth && scope.problemCount() == before) {
      return Optional.of(truth);
    }
    if (scope.problemCount() == before) {
      Type type = ExprChecker.typeOf(term);
      scope.problem(
          expr.span(),
          "a claim is true or false of each position, but this is "
              + type.words()
              + (type == Type.NUMBER ? ": say what it equals, grundy = ..., or compare it" : ""));
    }
    return Optional.empty();
  }

  public int slots() {
    return scope.slots();
  }

  public int cells() {
    return scope.cells();
  }
}
