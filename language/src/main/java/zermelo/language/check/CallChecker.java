package zermelo.language.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import zermelo.kernel.input.NearestNames;
import zermelo.language.program.BoardFunction;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.Term;
import zermelo.language.program.Term.ListTerm;
import zermelo.language.program.Term.NumberTerm;
import zermelo.language.program.Type;
import zermelo.language.syntax.Span;
import zermelo.language.syntax.SyntaxTree.CallExpr;
import zermelo.language.syntax.SyntaxTree.Expr;

/** Checks calls of built-in functions: {@code gcd(a, b)}. */
final class CallChecker {
  private final NameScope scope;
  private final ExpressionChecker exprs;

  CallChecker(NameScope scope, ExpressionChecker exprs) {
    this.scope = scope;
    this.exprs = exprs;
  }

  Optional<Term> check(CallExpr e) {
    Optional<BoardFunction> onBoard = exprs.board().function(e.function().text());
    if (onBoard.isPresent()) {
      return exprs.board().call(onBoard.get(), e);
    }
    Optional<BuiltInFunction> named = BuiltInFunction.named(e.function().text());
    if (named.isEmpty()) {
      List<String> known =
          new ArrayList<>(
              Arrays.stream(BuiltInFunction.values()).map(BuiltInFunction::word).toList());
      known.addAll(exprs.board().functions());
      scope.problem(
          e.function().span(),
          "there is no function '"
              + e.function().text()
              + "'."
              + NearestNames.hint(e.function().text(), known));
      return Optional.empty();
    }
    BuiltInFunction function = named.get();
    Optional<List<Term>> arguments = arguments(function, e);
    return arguments.map(
        list ->
            switch (function.result()) {
              case NUMBER -> new Term.NumberCall(function, list, e.span());
              case TRUTH -> new Term.TruthCall(function, list, e.span());
              case SET -> new Term.SetCall(function, list, e.span());
              case LIST -> listCall(function, list, e.span());
              case LISTS ->
                  new Term.LoweredListSet((ListTerm) list.get(0), (NumberTerm) list.get(1));
              default -> throw new IllegalStateException("no function gives this type");
            });
  }

  private static ListTerm listCall(BuiltInFunction function, List<Term> arguments, Span span) {
    ListTerm row = (ListTerm) arguments.get(0);
    return switch (function) {
      case SORTED -> new Term.SortedList(row);
      case JOIN -> new Term.ListJoin(row, (ListTerm) arguments.get(1));
      case SLICE ->
          new Term.ListSlice(
              row, (NumberTerm) arguments.get(1), (NumberTerm) arguments.get(2), span);
      default -> throw new IllegalStateException(function + " gives no list");
    };
  }

  private Optional<List<Term>> arguments(BuiltInFunction function, CallExpr e) {
    List<Term> found = new ArrayList<>();
    for (Expr argument : e.arguments()) {
      found.add(exprs.term(argument));
      if (exprs.failed()) {
        return Optional.empty();
      }
    }
    List<Type> types = found.stream().map(Type::of).toList();
    boolean fits =
        function.several()
            ? types.equals(List.of(Type.LIST))
                || (types.size() >= 2 && types.stream().allMatch(Type.NUMBER::equals))
            : types.equals(function.arguments())
                || (function == BuiltInFunction.SIZE && types.equals(List.of(Type.CELLS)));
    if (!fits) {
      scope.problem(e.span(), wanted(function));
      return Optional.empty();
    }
    return Optional.of(found);
  }

  private static String wanted(BuiltInFunction function) {
    String arguments =
        function.several()
            ? "two or more numbers, or a list"
            : String.join(" and ", function.arguments().stream().map(Type::words).toList());
    return function.word() + " takes " + arguments + " (" + function.help() + ")";
  }
}
