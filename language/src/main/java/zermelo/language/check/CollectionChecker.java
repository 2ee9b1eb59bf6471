package zermelo.language.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.language.program.Term;
import zermelo.language.program.Term.NumberTerm;
import zermelo.language.program.Type;
import zermelo.language.syntax.SyntaxTree.BinaryExpr;
import zermelo.language.syntax.SyntaxTree.Expr;
import zermelo.language.syntax.SyntaxTree.IndexExpr;
import zermelo.language.syntax.SyntaxTree.SetExpr;

/** Checks the expressions {@code a[i]} and {@code {1, n}}, and turns them into terms. */
final class CollectionChecker {
  private final NameScope scope;
  private final ExpressionChecker exprs;

  CollectionChecker(NameScope scope, ExpressionChecker exprs) {
    this.scope = scope;
    this.exprs = exprs;
  }

  Optional<Term> element(IndexExpr e) {
    if (e.index() instanceof BinaryExpr range && range.op().equals("..")) {
      scope.problem(
          e.index().span(),
          "an index is one number; a part of a list is slice(a, i, j), its elements i to j");
      return Optional.empty();
    }
    return Optional.of(new Term.Element(exprs.list(e.list()), exprs.num(e.index()), e.span()));
  }

  /** A set of numbers, of cells or of symbols, as the first element says. */
  Term set(SetExpr e) {
    List<NumberTerm> items = new ArrayList<>();
    for (Expr item : e.items()) {
      Type type = items.isEmpty() ? Type.NUMBER : Type.of(items.getFirst());
      if (items.isEmpty()
          && exprs.term(item) instanceof NumberTerm first
          && (Type.of(first) == Type.CELL || Type.of(first) == Type.SYMBOL)) {
        items.add(first);
      } else {
        items.add(
            switch (type) {
              case CELL -> exprs.cell(item);
              case SYMBOL -> exprs.symbol(item);
              default -> exprs.num(item);
            });
      }
    }
    return new Term.SetLiteral(List.copyOf(items));
  }
}
