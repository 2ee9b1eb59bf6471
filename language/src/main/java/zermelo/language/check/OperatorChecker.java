package zermelo.language.check;

import java.util.Optional;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.Term;
import zermelo.language.program.Term.Comparison;
import zermelo.language.program.Term.ListTerm;
import zermelo.language.program.Term.NumberTerm;
import zermelo.language.program.Term.Operator;
import zermelo.language.program.Term.SetOperator;
import zermelo.language.program.Term.SetTerm;
import zermelo.language.program.Term.TruthTerm;
import zermelo.language.program.Type;
import zermelo.language.syntax.SyntaxTree.BinaryExpr;

/** Checks expressions with an operator between two others: {@code a + b}, {@code p in S}. */
final class OperatorChecker {
  private final NameScope scope;
  private final ExpressionChecker exprs;

  OperatorChecker(NameScope scope, ExpressionChecker exprs) {
    this.scope = scope;
    this.exprs = exprs;
  }

  /** Checks an operator and its operands. */
  Optional<Term> check(BinaryExpr e) {
    return switch (e.op()) {
      case "and" -> Optional.of(new Term.And(exprs.truth(e.left()), exprs.truth(e.right())));
      case "or" -> Optional.of(new Term.Or(exprs.truth(e.left()), exprs.truth(e.right())));
      case "in" -> Optional.of(member(e));
      case "of" -> {
        scope.problem(
            e.span(), "'k of n' makes k heaps of n: it may only follow the ':=' of a heap");
        yield Optional.empty();
      }
      case "is" -> exprs.board().holds(e, false);
      case "is not" -> exprs.board().holds(e, true);
      case "divides" ->
          Optional.of(new Term.Divides(exprs.num(e.left()), exprs.num(e.right()), e.span()));
      case ".." -> Optional.of(new Term.Range(exprs.num(e.left()), exprs.num(e.right())));
      case "=" -> Optional.of(equality(e));
      case "!=" -> Optional.of(unequal(equality(e)));
      case "<" -> Optional.of(compare(Comparison.LESS, e));
      case "<=" -> Optional.of(compare(Comparison.AT_MOST, e));
      case ">" -> Optional.of(compare(Comparison.MORE, e));
      case ">=" -> Optional.of(compare(Comparison.AT_LEAST, e));
      default -> arithmetic(e);
    };
  }

  private TruthTerm member(BinaryExpr e) {
    SetTerm set = exprs.many(e.right());
    return new Term.Member(
        Type.of(set) == Type.CELLS ? exprs.cell(e.left()) : exprs.num(e.left()), set);
  }

  private TruthTerm compare(Comparison comparison, BinaryExpr e) {
    return new Term.Compare(comparison, exprs.num(e.left()), exprs.num(e.right()));
  }

  private static TruthTerm unequal(TruthTerm equal) {
    return equal instanceof Term.Compare(Comparison c, NumberTerm left, NumberTerm right)
        ? new Term.Compare(Comparison.UNEQUAL, left, right)
        : new Term.Not(equal);
  }

  private TruthTerm equality(BinaryExpr e) {
    Term left = exprs.term(e.left());
    if (exprs.failed()) {
      exprs.term(e.right());
      return new Term.TruthConstant(true);
    }
    return switch (left) {
      case NumberTerm num ->
          new Term.Compare(
              Comparison.EQUAL, num, exprs.number(e.right(), Type.of(num), new Term.Constant(1)));
      case TruthTerm truth -> new Term.Equivalence(truth, exprs.truth(e.right()));
      case ListTerm row -> new Term.EqualLists(row, exprs.row(e.right()));
      case SetTerm many -> new Term.EqualSets(many, exprs.many(e.right(), Type.of(many)));
      case Term.ListSetTerm rows ->
          exprs.wrong(e.left(), Type.NUMBER, new Term.TruthConstant(true));
      case Term.CodeCell code -> exprs.wrong(e.left(), Type.NUMBER, new Term.TruthConstant(true));
      case BoardTerm.Diagram d -> throw new IllegalStateException("no expression is a diagram");
      case Term.EachElement each -> throw new IllegalStateException("only a start is one");
    };
  }

  private Optional<Term> arithmetic(BinaryExpr e) {
    Term left = exprs.term(e.left());
    if (exprs.failed()) {
      exprs.term(e.right());
      return Optional.empty();
    }
    if (left instanceof SetTerm many) {
      Optional<SetOperator> operator =
          switch (e.op()) {
            case "+" -> Optional.of(SetOperator.UNION);
            case "-" -> Optional.of(SetOperator.DIFFERENCE);
            case "xor" -> Optional.of(SetOperator.SYMMETRIC_DIFFERENCE);
            default -> Optional.empty();
          };
      if (operator.isPresent()) {
        Term.SetTerm right = exprs.many(e.right(), Type.of(many));
        return Optional.of(new Term.SetBinary(operator.get(), many, right));
      }
    }
    if (left instanceof ListTerm row && e.op().equals("/")) {
      return Optional.of(new Term.ListQuotient(row, exprs.num(e.right()), e.span()));
    }
    if (!(left instanceof NumberTerm number) || Type.of(left) != Type.NUMBER) {
      String type = Type.of(left).words();
      String each =
          left instanceof ListTerm
              ? "; say it of each element: [i in 1..length(a): a[i] %s 1]".formatted(e.op())
              : "";
      scope.problem(e.span(), "'" + e.op() + "' does not work on " + type + each);
      return Optional.empty();
    }
    Operator operator =
        switch (e.op()) {
          case "+" -> Operator.PLUS;
          case "-" -> Operator.MINUS;
          case "*" -> Operator.TIMES;
          case "/" -> Operator.OVER;
          case "mod" -> Operator.MOD;
          case "^" -> Operator.POWER;
          case "xor" -> Operator.XOR;
          default -> throw new IllegalStateException("operator " + e.op());
        };
    return Optional.of(new Term.Binary(operator, number, exprs.num(e.right()), e.span()));
  }
}
