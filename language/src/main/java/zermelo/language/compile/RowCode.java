package zermelo.language.compile;

import java.lang.classfile.CodeBuilder;
import zermelo.language.check.Term;

/**
 * Writes lists: each ends up as an array in a variable. The length of every list is known when the
 * code is written, because moves keep lengths. No array is changed once it stands for a list: each
 * place of the text writes into scratch memory of its own.
 */
final class RowCode {
  private final Terms terms;
  private final Scope scope;
  private final CodeBuilder code;

  RowCode(Terms terms) {
    this.terms = terms;
    this.scope = terms.scope;
    this.code = scope.code;
  }

  Scope.Row hold(Term.Row term) {
    return switch (term) {
      case Term.RowCell cell -> scope.rowIn(cell.cell());
      case Term.RowLiteral literal -> {
        int array = scratch(literal.items().size());
        for (int i = 0; i < literal.items().size(); i++) {
          Scope.Num item = terms.numbers.hold(literal.items().get(i));
          code.aload(array).loadConstant(i);
          scope.push(item);
          code.lastore();
        }
        yield new Scope.Row(array, literal.items().size(), Interval.ANY);
      }
      case Term.RowOver over -> {
        Scope.Row row = hold(over.row());
        Scope.Num divisor = terms.numbers.hold(over.divisor());
        int array = scratch(row.length());
        code.aload(row.local());
        scope.push(divisor);
        code.aload(array).loadConstant(scope.site(over.span()));
        scope.callStatic(
            Names.EXACT, "over", Names.VOID, Names.LONGS, Names.LONG, Names.LONGS, Names.INT);
        yield new Scope.Row(array, row.length(), Interval.ANY);
      }
      case Term.Sorted sorted -> {
        Scope.Row row = hold(sorted.row());
        int array = scratch(row.length());
        code.aload(row.local()).aload(array);
        scope.callStatic(Names.EXACT, "sort", Names.VOID, Names.LONGS, Names.LONGS);
        yield new Scope.Row(array, row.length(), row.range());
      }
    };
  }

  /** A variable with scratch memory for a list. */
  int scratch(int length) {
    int array = scope.newReference();
    scope.newRow(length);
    code.astore(array);
    return array;
  }
}
