package zermelo.language.claim.grammar;

import java.util.List;
import java.util.Optional;
import zermelo.language.check.ExpressionChecker;
import zermelo.language.check.NameScope;
import zermelo.language.program.Term;
import zermelo.language.program.Type;
import zermelo.language.syntax.Diagnostic;
import zermelo.language.syntax.SyntaxTree.Expr;

/**
 * Checks the expression of a claim and turns it into a term.
 *
 * <p>Each name is declared here first and gets a slot: a number slot for a number or truth value, a
 * list slot for a list or set. If a name is declared twice, the first declaration counts.
 */
public final class ClaimChecker {
  private final NameScope scope;

  public ClaimChecker(List<Diagnostic> problems) {
    this.scope = new NameScope(problems);
  }

  /** Declares a name. Returns the slot of its value. */
  public int declare(String name, Type type) {
    return declare(name, type, false);
  }

  /** Declares a value that each player owns. The other player's is in the next slot. */
  public int declareOwn(String name, Type type) {
    return declare(name, type, true);
  }

  private int declare(String name, Type type, boolean own) {
    int copies = own ? 2 : 1;
    int place =
        switch (type) {
          case NUMBER, TRUTH, CELL, SYMBOL -> scope.newSlot(copies);
          case LIST, SET, LISTS, CODE, EDGES, CELLS, SYMBOLS -> scope.newCell(copies);
        };
    scope.declare(name, new NameScope.ValueBinding(type, place, own));
    return place;
  }

  /** Declares another name for a truth value or a number. */
  public void alias(String name, Type type, int place) {
    scope.declare(name, new NameScope.ValueBinding(type, place, false));
  }

  /** Checks the claim as a truth value. Empty, with a problem, if it has another type. */
  public Optional<Term.TruthTerm> truth(Expr expr) {
    int before = scope.problemCount();
    Term term = new ExpressionChecker(scope).term(expr);
    if (term instanceof Term.TruthTerm truth && scope.problemCount() == before) {
      return Optional.of(truth);
    }
    if (scope.problemCount() == before) {
      Type type = Type.of(term);
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

  public int listSlots() {
    return scope.listSlots();
  }
}
