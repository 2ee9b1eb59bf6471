package zermelo.language.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.Term;
import zermelo.language.program.Term.NumberTerm;
import zermelo.language.program.Term.Operator;
import zermelo.language.program.Term.SetTerm;
import zermelo.language.program.Term.TruthTerm;
import zermelo.language.program.Type;
import zermelo.language.syntax.SyntaxTree;
import zermelo.language.syntax.SyntaxTree.Expr;
import zermelo.language.syntax.SyntaxTree.FoldExpr;
import zermelo.language.syntax.SyntaxTree.QuantifierExpr;

/**
 * Checks what goes through a set of symbols: {@code any s in {"X", "O"}: line(s, 3)}.
 *
 * <p>The rest is checked once for each symbol, as if the text were written that often. So symbols
 * are constants wherever solvers look.
 */
final class SymbolSetChecker {
  /** How many names for expressions may lead to a set: each is defined by the next. */
  private static final int MOST_NAMES = 10;

  private final NameScope scope;
  private final ExpressionChecker exprs;

  SymbolSetChecker(NameScope scope, ExpressionChecker exprs) {
    this.scope = scope;
    this.exprs = exprs;
  }

  /**
   * Whether an expression is a set of symbols, or of those that meet a condition.
   *
   * <p>It is, if its first element is a symbol; so nothing needs to be checked twice.
   */
  boolean isSet(Expr expr) {
    return isSet(expr, MOST_NAMES);
  }

  private boolean isSet(Expr expr, int names) {
    return switch (expr) {
      case SyntaxTree.BracketExpr brackets -> isSet(brackets.inner(), names);
      case SyntaxTree.FilterExpr filter -> isSet(filter.from(), names);
      case SyntaxTree.SetExpr set ->
          !set.items().isEmpty() && exprs.board().isSymbol(set.items().getFirst());
      case SyntaxTree.NameExpr name when names > 0 ->
          scope.find(name.name()).orElse(null) instanceof NameScope.ExpressionBinding(Expr meant)
              && isSet(meant, names - 1);
      default -> false;
    };
  }

  /** The symbols of a set that is written out. Reports a problem for any other set. */
  List<NumberTerm> constants(Expr written, SetTerm set) {
    if (set instanceof Term.SetLiteral(List<NumberTerm> items)
        && !items.isEmpty()
        && items.stream().allMatch(BoardExpressionChecker::isConstant)) {
      return items.stream().distinct().toList();
    }
    scope.problem(
        written.span(),
        "write the symbols to choose from in braces, {\"X\", \"O\"}: quoted symbols, empty, mine, theirs");
    return List.of(new BoardTerm.Symbol(0));
  }

  /**
   * Checks the rest of an expression, or changes, for each symbol of a set.
   *
   * @param rest gets the condition that the set has for this symbol
   */
  <T> List<T> each(SyntaxTree.Name name, Expr from, Function<TruthTerm, T> rest) {
    boolean narrowed = from instanceof SyntaxTree.FilterExpr;
    Expr all = from instanceof SyntaxTree.FilterExpr filter ? filter.from() : from;
    List<T> results = new ArrayList<>();
    for (NumberTerm symbol : constants(all, exprs.many(all, Type.SYMBOLS))) {
      boolean fresh = scope.define(name, new NameScope.SymbolBinding(symbol));
      scope.find(name.text(), name.span()); // a condition may be its only use
      TruthTerm where =
          narrowed
              ? exprs.truth(((SyntaxTree.FilterExpr) from).condition())
              : new Term.TruthConstant(true);
      results.add(rest.apply(where));
      if (fresh) {
        scope.undefine(name.text());
      }
    }
    return results;
  }

  Optional<Term> quantifier(QuantifierExpr e) {
    boolean narrowed = e.from() instanceof SyntaxTree.FilterExpr;
    boolean all = e.word().equals("all");
    return each(
            e.name(),
            e.from(),
            where -> {
              TruthTerm condition = exprs.truth(e.condition());
              return !narrowed
                  ? condition
                  : all
                      ? new Term.Or(new Term.Not(where), condition)
                      : new Term.And(where, condition);
            })
        .stream()
        .reduce((a, b) -> all ? new Term.And(a, b) : new Term.Or(a, b))
        .map(Term.class::cast);
  }

  /** {@code count s in {"X", "O"} where C} and its kind. */
  Optional<Term> fold(FoldExpr e) {
    if (!e.word().equals("count") && e.value().isEmpty()) {
      scope.problem(
          e.span(), "symbols are no numbers: say what to take, as in sum s in S: size(cells(s))");
      return Optional.empty();
    }
    boolean adds = List.of("count", "sum", "nim-sum").contains(e.word());
    if (!adds && e.condition().isPresent()) {
      scope.problem(
          e.condition().get().span(),
          "'where' needs a set of numbers or cells here, not of symbols");
      return Optional.empty();
    }
    List<NumberTerm> values = each(e.name(), e.from(), where -> value(e));
    return switch (e.word()) {
      case "list" -> Optional.of(new Term.ListLiteral(values));
      case "min", "max" ->
          Optional.of(
              new Term.NumberCall(
                  e.word().equals("min") ? BuiltInFunction.MIN : BuiltInFunction.MAX,
                  List.copyOf(values),
                  e.span()));
      default ->
          values.stream()
              .reduce(
                  (a, b) ->
                      new Term.Binary(
                          e.word().equals("nim-sum") ? Operator.XOR : Operator.PLUS,
                          a,
                          b,
                          e.span()))
              .map(Term.class::cast);
    };
  }

  private NumberTerm value(FoldExpr e) {
    Optional<TruthTerm> condition = e.condition().map(exprs::truth);
    NumberTerm value = e.value().map(exprs::num).orElse(new Term.Constant(1));
    return condition.isEmpty()
        ? value
        : new Term.NumberIf(condition.get(), value, new Term.Constant(0));
  }

  /** Whether a symbol is one of a set. Outside the board a cell holds none. */
  TruthTerm member(Expr element, Expr from) {
    SetTerm set = exprs.many(from, Type.SYMBOLS);
    NumberTerm symbol = exprs.symbol(element);
    return set instanceof Term.SetLiteral(List<NumberTerm> items)
        ? items.stream()
            .map(item -> same(symbol, item))
            .reduce(Term.Or::new)
            .orElse(new Term.TruthConstant(false))
        : new Term.TruthConstant(false);
  }

  private static TruthTerm same(NumberTerm symbol, NumberTerm item) {
    return symbol instanceof BoardTerm.Content content && BoardExpressionChecker.isConstant(item)
        ? new BoardTerm.Holds(
            content.cell(),
            BoardExpressionChecker.mask(item, 0),
            BoardExpressionChecker.mask(item, 1))
        : new Term.Compare(Term.Comparison.EQUAL, symbol, item);
  }
}
