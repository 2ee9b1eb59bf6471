package zermelo.language.check;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.BuiltInFunction;
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
import zermelo.language.syntax.SyntaxTree.Expr;

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
    if (exprs.symbols().isSet(e.right())) {
      return exprs.symbols().member(e.left(), e.right());
    }
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
      case ListTerm row -> new Term.EqualLists(row, exprs.list(e.right()));
      case SetTerm many -> new Term.EqualSets(many, exprs.many(e.right(), Type.of(many)));
      case Term.ListSetTerm rows ->
          exprs.wrong(e.left(), Type.NUMBER, new Term.TruthConstant(true));
      case Term.CodeSlot code -> exprs.wrong(e.left(), Type.NUMBER, new Term.TruthConstant(true));
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
    Term right = exprs.term(e.right());
    if (exprs.failed()) {
      return Optional.empty();
    }
    if (left instanceof ListTerm row && e.op().equals("/") && isNumber(right)) {
      return Optional.of(new Term.ListQuotient(row, (NumberTerm) right, e.span()));
    }
    boolean lists = left instanceof ListTerm || right instanceof ListTerm;
    if (lists && isNumberOrList(left) && isNumberOrList(right)) {
      return Optional.of(elementByElement(left, right, e));
    }
    if (!isNumber(left)) {
      scope.problem(e.span(), "'" + e.op() + "' does not work on " + Type.of(left).words());
      return Optional.empty();
    }
    NumberTerm second =
        isNumber(right)
            ? (NumberTerm) right
            : exprs.wrong(e.right(), Type.NUMBER, new Term.Constant(1));
    return Optional.of(new Term.Binary(operator(e), (NumberTerm) left, second, e.span()));
  }

  private static boolean isNumber(Term term) {
    return term instanceof NumberTerm && Type.of(term) == Type.NUMBER;
  }

  private static boolean isNumberOrList(Term term) {
    return term instanceof ListTerm || isNumber(term);
  }

  private static Operator operator(BinaryExpr e) {
    return switch (e.op()) {
      case "+" -> Operator.PLUS;
      case "-" -> Operator.MINUS;
      case "*" -> Operator.TIMES;
      case "/" -> Operator.OVER;
      case "mod" -> Operator.MOD;
      case "^" -> Operator.POWER;
      case "xor" -> Operator.XOR;
      default -> throw new IllegalStateException("operator " + e.op());
    };
  }

  /**
   * Applies the operator to each element of a list, or to the elements of two lists pairwise.
   *
   * <p>Two lists must be equally long. The term runs to the length of the longer one, so that
   * reading past the end of the shorter one is a fault.
   */
  private ListTerm elementByElement(Term left, Term right, BinaryExpr e) {
    int slot = scope.newSlot(1);
    List<NumberTerm> lengths =
        Stream.of(left, right)
            .filter(ListTerm.class::isInstance)
            .<NumberTerm>map(
                list -> new Term.NumberCall(BuiltInFunction.LENGTH, List.of(list), e.span()))
            .toList();
    NumberTerm length =
        lengths.size() == 1
            ? lengths.getFirst()
            : new Term.NumberCall(BuiltInFunction.MAX, List.copyOf(lengths), e.span());
    NumberTerm value =
        new Term.Binary(
            operator(e), element(left, slot, e.left()), element(right, slot, e.right()), e.span());
    return new Term.ListComprehension(
        slot,
        new Term.Range(new Term.Constant(1), length),
        new Term.TruthConstant(true),
        value,
        e.span());
  }

  private static NumberTerm element(Term term, int slot, Expr written) {
    return term instanceof ListTerm list
        ? new Term.Element(list, new Term.NumberSlot(slot), written.span())
        : (NumberTerm) term;
  }
}
