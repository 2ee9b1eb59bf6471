package zermelo.language.claim.grammar;

import java.util.List;
import java.util.Optional;
import zermelo.language.check.ExpressionChecker;
import zermelo.language.check.NameScope;
import zermelo.language.check.Term;
import zermelo.language.check.Type;
import zermelo.language.syntax.Diagnostic;
import zermelo.language.syntax.SyntaxTree.Expr;

/**
 * Gives the expression of a claim its meaning: over names that are declared here, each with a slot
 * (numbers, truths) or a cell (lists, sets) of its own. The first meaning of a name counts.
 */
public final class ClaimChecker {
  private final NameScope scope;

  public ClaimChecker(List<Diagnostic> problems) {
    this.scope = new NameScope(problems);
  }

  /** Declares a name; its value will stand in the returned slot or cell. */
  public int declare(String name, Type type) {
    int place =
        switch (type) {
          case NUMBER, TRUTH -> scope.newSlot(1);
          case LIST, SET, LISTS, CODE -> scope.newCell();
        };
    scope.declare(name, new NameScope.ValueBinding(type, place, false));
    return place;
  }

  /** Declares a number that each player has; the other player's stands in the next slot. */
  public int declareOwn(String name) {
    int place = scope.newSlot(2);
    scope.declare(name, new NameScope.ValueBinding(Type.NUMBER, place, true));
    return place;
  }

  /** Another name for a truth or a number that was declared. */
  public void alias(String name, Type type, int place) {
    scope.declare(name, new NameScope.ValueBinding(type, place, false));
  }

  /** The claim as a truth; nothing, and a problem, if it is something else. */
  public Optional<Term.TruthTerm> truth(Expr expr) {
    int before = scope.problemCount();
    Term term = new ExpressionChecker(scope).term(expr);
    if (term instanceof Term.TruthTerm truth && scope.problemCount() == before) {
      return Optional.of(truth);
    }
    if (scope.problemCount() == before) {
      Type type = ExpressionChecker.typeOf(term);
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
