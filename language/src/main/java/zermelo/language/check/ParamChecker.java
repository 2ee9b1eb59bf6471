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
    if (param.value().isPresent() && type != Type.CODE && !namedSet(type, param)) {
      value = Optional.of(value(type, param.value().get()));
    }
    scope.define(param.name(), new Scope.Place(type, place, false));
    String text =
        param.value().map(e -> source.text().substring(e.span().from(), e.span().to())).orElse("");
    return new Program.Param(
        param.name().text(), type, place, low, high, value, param.meaning(), text);
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

  /** A set parameter may default to a named set, such as {@code squares}: text for the reader. */
  private static boolean namedSet(Type type, Syntax.Param param) {
    return type == Type.SET && param.value().get() instanceof Syntax.NameExpr;
  }

  private Term value(Type type, Syntax.Expr expr) {
    return switch (type) {
      case TRUTH -> exprs.truth(expr);
      case SET -> exprs.many(expr);
      default -> exprs.num(expr);
    };
  }
}
