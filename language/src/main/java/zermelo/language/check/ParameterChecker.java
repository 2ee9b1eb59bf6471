package zermelo.language.check;

import java.util.Optional;
import zermelo.language.program.InfiniteSetNames;
import zermelo.language.program.Program;
import zermelo.language.program.Term;
import zermelo.language.program.Type;
import zermelo.language.syntax.Source;
import zermelo.language.syntax.Span;
import zermelo.language.syntax.SyntaxTree;

/** Checks the declaration of one parameter. */
final class ParameterChecker {
  private final NameScope scope;
  private final ExpressionChecker exprs;
  private final Source source;

  ParameterChecker(NameScope scope, ExpressionChecker exprs, Source source) {
    this.scope = scope;
    this.exprs = exprs;
    this.source = source;
  }

  Program.Param check(SyntaxTree.Param param) {
    Optional<Term.NumberTerm> low = Optional.empty();
    Optional<Term.NumberTerm> high = Optional.empty();
    Type type = type(param);
    if (param.domain().isPresent()
        && param.domain().get() instanceof SyntaxTree.NumberRange numbers) {
      low = Optional.of(exprs.num(numbers.low()));
      high = numbers.high().map(exprs::num);
    }
    boolean inSlot = type == Type.NUMBER || type == Type.TRUTH;
    int place = inSlot ? scope.newSlot(1) : scope.newCell();
    Optional<Term> value = Optional.empty();
    if (param.value().isPresent()) {
      value = value(type, param.value().get());
    }
    scope.declareParameter(param.name(), new NameScope.ValueBinding(type, place, false));
    String text =
        param
            .value()
            .map(
                expr ->
                    expr instanceof SyntaxTree.SymbolExpr edges
                        ? edges.text()
                        : source.text().substring(expr.span().from(), expr.span().to()))
            .orElse("");
    return new Program.Param(
        param.name().text(),
        type,
        place,
        low,
        high,
        value,
        param.meaning(),
        text,
        param.name().span());
  }

  private Type type(SyntaxTree.Param param) {
    if (param.domain().isEmpty()) {
      return param.value().map(this::guess).orElseGet(() -> untyped(param.name()));
    }
    return switch (param.domain().get()) {
      case SyntaxTree.NumberRange numbers -> Type.NUMBER;
      case SyntaxTree.NamedType named ->
          switch (named.name().text()) {
            case "boolean" -> Type.TRUTH;
            case "set" -> Type.SET;
            case "list" -> Type.LIST;
            case "code" -> Type.CODE;
            case "edges" -> Type.EDGES;
            default -> unknown(named.span());
          };
      default -> unknown(param.domain().get().span());
    };
  }

  private Type guess(SyntaxTree.Expr expr) {
    return switch (expr) {
      case SyntaxTree.TruthExpr truth -> Type.TRUTH;
      case SyntaxTree.CodeExpr code -> Type.CODE;
      case SyntaxTree.SetExpr set -> Type.SET;
      case SyntaxTree.ListExpr list -> Type.LIST;
      case SyntaxTree.SymbolExpr edges -> Type.EDGES;
      case SyntaxTree.NameExpr name when InfiniteSetNames.ALL.contains(name.name()) -> Type.SET;
      default -> Type.NUMBER;
    };
  }

  private Type untyped(SyntaxTree.Name name) {
    scope.problem(
        name.span(), "say what values it takes, or a default: param k: 1.. , or param k = 3");
    return Type.NUMBER;
  }

  private Type unknown(Span span) {
    scope.problem(
        span, "a parameter is a range (1..9, 1..), 'boolean', 'set', 'list', 'code' or 'edges'");
    return Type.NUMBER;
  }

  /**
   * Checks the default value and returns it as a term. Codes and named sets such as {@code squares}
   * stay text.
   */
  private Optional<Term> value(Type type, SyntaxTree.Expr expr) {
    return switch (type) {
      case TRUTH -> Optional.of(exprs.truth(expr));
      case SET -> {
        boolean named =
            expr instanceof SyntaxTree.NameExpr name && InfiniteSetNames.ALL.contains(name.name());
        yield named ? Optional.empty() : Optional.of(exprs.many(expr, Type.SET));
      }
      case LIST -> Optional.of(exprs.list(expr));
      case EDGES -> {
        if (!(expr instanceof SyntaxTree.SymbolExpr)) {
          scope.problem(expr.span(), "edges are written in double quotes: \"a-b,b-c\"");
        }
        yield Optional.empty();
      }
      case CODE -> {
        if (!(expr instanceof SyntaxTree.CodeExpr)) {
          scope.problem(expr.span(), "expected a code such as 0.77");
        }
        yield Optional.empty();
      }
      default -> Optional.of(exprs.num(expr));
    };
  }
}
