package zermelo.language.compile;

import java.lang.classfile.CodeBuilder;
import zermelo.language.compile.analysis.Interval;
import zermelo.language.compile.runtime.RuntimeTypes;
import zermelo.language.program.Term;

/**
 * Emits the bytecode that evaluates a list term into an array.
 *
 * <p>The length of every list is known at compile time, because moves keep lengths. An array that
 * represents a list is not changed any more: each place of the text has scratch memory of its own.
 */
final class ListCode {
  private final TermCode terms;
  private final MethodScope scope;
  private final CodeBuilder code;

  ListCode(TermCode terms) {
    this.terms = terms;
    this.scope = terms.scope;
    this.code = scope.code;
  }

  MethodScope.ListVariable hold(Term.ListTerm term) {
    return switch (term) {
      case Term.ListSlot stored -> scope.listIn(stored.slot());
      case Term.ListLiteral literal -> {
        int array = scratch(literal.items().size());
        for (int i = 0; i < literal.items().size(); i++) {
          MethodScope.NumberVariable item = terms.numbers.hold(literal.items().get(i));
          code.aload(array).loadConstant(i);
          scope.push(item);
          code.lastore();
        }
        yield new MethodScope.ListVariable(array, literal.items().size(), Interval.ANY);
      }
      case Term.ListQuotient over -> {
        MethodScope.ListVariable row = hold(over.list());
        MethodScope.NumberVariable divisor = terms.numbers.hold(over.divisor());
        int array = scratch(row.length());
        code.aload(row.local());
        scope.push(divisor);
        code.aload(array).loadConstant(scope.site(over.span()));
        scope.callStatic(
            RuntimeTypes.EXACT,
            "over",
            RuntimeTypes.VOID,
            RuntimeTypes.LONGS,
            RuntimeTypes.LONG,
            RuntimeTypes.LONGS,
            RuntimeTypes.INT);
        yield new MethodScope.ListVariable(array, row.length(), Interval.ANY);
      }
      case Term.SortedList sorted -> {
        MethodScope.ListVariable row = hold(sorted.list());
        int array = scratch(row.length());
        code.aload(row.local()).aload(array);
        scope.callStatic(
            RuntimeTypes.EXACT, "sort", RuntimeTypes.VOID, RuntimeTypes.LONGS, RuntimeTypes.LONGS);
        yield new MethodScope.ListVariable(array, row.length(), row.range());
      }
      case Term.ListSlice list ->
          throw new IllegalStateException("only in texts that are not plain");
      case Term.ListComprehension list ->
          throw new IllegalStateException("only in texts that are not plain");
      case Term.ListJoin list ->
          throw new IllegalStateException("only in texts that are not plain");
      case Term.ListIf list -> throw new IllegalStateException("only in texts that are not plain");
    };
  }

  /** Returns a new variable with scratch memory for a list. */
  int scratch(int length) {
    int array = scope.newReference();
    scope.newList(length);
    code.astore(array);
    return array;
  }
}
