package zermelo.language.check;

import java.util.Optional;
import zermelo.language.syntax.Source;
import zermelo.language.syntax.Span;
import zermelo.language.syntax.Syntax;

/** Checks the declaration of one parameter. */
final class ParamChecker {
  private final Scope scope;
  private final ExprChecker exprs;
  private final Source source;

  ParamChecker(Scope scope, ExprChecker exprs, Source source) {
    this.scope = scope;
    this.exprs = exprs;
    this.source = source;
  }

  Program.Param check(Syntax.Param param) {
    Optional<Term.Num> low = Optional.empty();
    Optional<Term.Num> high = Optional.empty();
    Type type = type(param);
    if (param.domain().isPresent() && param.domain().get() instanceof Syntax.Numbers numbers) {
      low = Optional.of(exprs.num(numbers.low()));
      high = numbers.high().map(exprs::num);
    }
    boolean inSlot = type == Type.NUMBER || type == Type.TRUTH;
    int place = inSlot ? scope.newSlot(1) : scope.newCell();
    Optional<Term> value = Optional.empty();
    if (param.value().isPresent()) {
      value = value(type, param.value().get());
    }
    scope.define(param.name(), new Scope.Place(type, place, false));
    String text =
        param.value().map(e -> source.text().substring(e.span().from(), e.span().to())).orElse("");
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

  private Type type(Syntax.Param param) {
    if (param.domain().isEmpty()) {
      return param.value().map(this::guess).orElseGet(() -> untyped(param.name()));
    }
    return switch (param.domain().get()) {
      case Syntax.Numbers numbers -> Type.NUMBER;
      case Syntax.Named named ->
          switch (named.name().text()) {
            case "boolean" -> Type.TRUTH;
            case "set" -> Type.SET;
            case "code" -> Type.CODE;
            default -> unknown(named.span());
          };
      default -> unknown(param.domain().get().span());
    };
  }

  private Type guess(Syntax.Expr expr) {
    return switch (expr) {
      case Syntax.TruthExpr truth -> Type.TRUTH;
      case Syntax.CodeExpr code -> Type.CODE;
      case Syntax.SetExpr set -> Type.SET;
      case Syntax.NameExpr name when SetNames.ALL.contains(name.name()) -> Type.SET;
      default -> Type.NUMBER;
    };
  }

  private Type untyped(Syntax.Name name) {
    scope.problem(
        name.span(), "say what values it takes, or a default: param k: 1.. , or param k = 3");
    return Type.NUMBER;
  }

  private Type unknown(Span span) {
    scope.problem(span, "a parameter is a range (1..9, 1..), 'boolean', 'set' or 'code'");
    return Type.NUMBER;
  }

  /** The default as a term; codes and named sets such as {@code squares} stay text. */
  private Optional<Term> value(Type type, Syntax.Expr expr) {
    return switch (type) {
      case TRUTH -> Optional.of(exprs.truth(expr));
      case SET -> {
        boolean named = expr instanceof Syntax.NameExpr name && SetNames.ALL.contains(name.name());
        yield named ? Optional.empty() : Optional.of(exprs.many(expr));
      }
      case CODE -> {
        if (!(expr instanceof Syntax.CodeExpr)) {
          scope.problem(expr.span(), "expected a code such as 0.77");
        }
        yield Optional.empty();
      }
      default -> Optional.of(exprs.num(expr));
    };
  }
}
