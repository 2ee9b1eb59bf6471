package zermelo.language.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import zermelo.kernel.input.NearestNames;
import zermelo.language.check.Term.Comparison;
import zermelo.language.check.Term.ListTerm;
import zermelo.language.check.Term.NumberTerm;
import zermelo.language.check.Term.Operator;
import zermelo.language.check.Term.SetOperator;
import zermelo.language.check.Term.SetTerm;
import zermelo.language.check.Term.TruthTerm;
import zermelo.language.syntax.Span;
import zermelo.language.syntax.SyntaxTree;
import zermelo.language.syntax.SyntaxTree.BinaryExpr;
import zermelo.language.syntax.SyntaxTree.BracketExpr;
import zermelo.language.syntax.SyntaxTree.CallExpr;
import zermelo.language.syntax.SyntaxTree.CodeExpr;
import zermelo.language.syntax.SyntaxTree.EachExpr;
import zermelo.language.syntax.SyntaxTree.Expr;
import zermelo.language.syntax.SyntaxTree.FilterExpr;
import zermelo.language.syntax.SyntaxTree.FoldExpr;
import zermelo.language.syntax.SyntaxTree.IfExpr;
import zermelo.language.syntax.SyntaxTree.IndexExpr;
import zermelo.language.syntax.SyntaxTree.ListExpr;
import zermelo.language.syntax.SyntaxTree.NameExpr;
import zermelo.language.syntax.SyntaxTree.NumberExpr;
import zermelo.language.syntax.SyntaxTree.QuantifierExpr;
import zermelo.language.syntax.SyntaxTree.SetExpr;
import zermelo.language.syntax.SyntaxTree.SymbolExpr;
import zermelo.language.syntax.SyntaxTree.TheirExpr;
import zermelo.language.syntax.SyntaxTree.TruthExpr;
import zermelo.language.syntax.SyntaxTree.UnaryExpr;

/**
 * Checks the types of expressions and turns them into terms.
 *
 * <p>After a problem it continues with a harmless term of the wanted type, so that one mistake is
 * reported once.
 */
public final class ExpressionChecker {
  /**
   * The limit on terms. Named expressions may use each other, so a short text can unfold to many.
   */
  private static final int MOST_TERMS = 20_000;

  /** Deeper terms are refused, so that neither checking nor evaluating can exhaust the stack. */
  private static final int DEEPEST = 500;

  private final NameScope scope;
  private final BoardExpressionChecker board;
  private int terms;
  private int depth;

  public ExpressionChecker(NameScope scope) {
    this.scope = scope;
    this.board = new BoardExpressionChecker(scope, this);
  }

  /** The part of this checker that knows the board of the game. */
  BoardExpressionChecker board() {
    return board;
  }

  NumberTerm num(Expr expr) {
    return number(expr, Type.NUMBER, new Term.Constant(1));
  }

  NumberTerm cell(Expr expr) {
    return number(
        expr, Type.CELL, new BoardTerm.CellAt(new Term.Constant(1), new Term.Constant(1)));
  }

  NumberTerm symbol(Expr expr) {
    return number(expr, Type.SYMBOL, new BoardTerm.Symbol(0));
  }

  /** Checks a term that is a number inside: a number, a cell or a symbol. */
  private NumberTerm number(Expr expr, Type wanted, NumberTerm instead) {
    return term(expr) instanceof NumberTerm found && typeOf(found) == wanted
        ? found
        : wrong(expr, wanted, instead);
  }

  TruthTerm truth(Expr expr) {
    return term(expr) instanceof TruthTerm truth
        ? truth
        : wrong(expr, Type.TRUTH, new Term.TruthConstant(true));
  }

  ListTerm row(Expr expr) {
    return term(expr) instanceof ListTerm row
        ? row
        : wrong(expr, Type.LIST, new Term.ListLiteral(List.of()));
  }

  /** Checks a set of numbers or of cells. */
  SetTerm many(Expr expr) {
    return term(expr) instanceof SetTerm many
        ? many
        : wrong(expr, Type.SET, new Term.SetLiteral(List.of()));
  }

  SetTerm many(Expr expr, Type wanted) {
    return term(expr) instanceof SetTerm many && typeOf(many) == wanted
        ? many
        : wrong(expr, wanted, new Term.SetLiteral(List.of()));
  }

  /** Checks the domain of a choice in a move: a set, or a set of lists. */
  Term choices(Expr expr) {
    Term term = term(expr);
    return term instanceof SetTerm || term instanceof Term.ListSetTerm
        ? term
        : wrong(expr, Type.SET, new Term.SetLiteral(List.of()));
  }

  public static Type typeOf(Term term) {
    return switch (term) {
      case NumberTerm n -> numberType(n);
      case TruthTerm t -> Type.TRUTH;
      case ListTerm r -> Type.LIST;
      case SetTerm m -> setType(m);
      case Term.ListSetTerm r -> Type.LISTS;
      case Term.CodeCell c -> Type.CODE;
      case BoardTerm.Diagram d -> Type.CELLS;
      case Term.EachElement e -> Type.LIST;
    };
  }

  private static Type numberType(NumberTerm term) {
    return switch (term) {
      case BoardTerm.CellSlot t -> Type.CELL;
      case BoardTerm.CellToward t -> Type.CELL;
      case BoardTerm.CellAt t -> Type.CELL;
      case BoardTerm.Symbol t -> Type.SYMBOL;
      case BoardTerm.PlayerSymbol t -> Type.SYMBOL;
      case BoardTerm.Content t -> Type.SYMBOL;
      case Term.Fold fold when fold.cell() -> Type.CELL;
      case Term.NumberIf choice -> numberType(choice.yes());
      default -> Type.NUMBER;
    };
  }

  private static Type setType(SetTerm term) {
    return switch (term) {
      case Term.BoardSet t -> Type.CELLS;
      case Term.Filter filter -> setType(filter.set());
      case Term.SetBinary binary -> setType(binary.left());
      case Term.SetIf choice -> setType(choice.yes());
      case Term.SetLiteral set when !set.items().isEmpty() ->
          numberType(set.items().getFirst()) == Type.CELL ? Type.CELLS : Type.SET;
      default -> Type.SET;
    };
  }

  <T> T wrong(Expr expr, Type wanted, T instead) {
    if (!failed) {
      scope.problem(
          expr.span(), "expected " + wanted.words() + ", but this is " + lastType.words());
    }
    return instead;
  }

  // The result of the last call of term(). It keeps wrong() silent where a problem has been
  // reported.
  private boolean failed;
  private Type lastType = Type.NUMBER;

  public Term term(Expr expr) {
    if (++terms > MOST_TERMS || depth == DEEPEST) {
      if (terms == MOST_TERMS + 1) {
        scope.problem(expr.span(), "the names and expressions of this text unfold to too much");
      } else if (terms <= MOST_TERMS) {
        scope.problem(expr.span(), "this expression is too long or nested too deeply");
      }
      failed = true;
      return new Term.Constant(1);
    }
    depth++;
    Optional<Term> found = find(expr);
    depth--;
    failed = found.isEmpty();
    Term term = found.orElse(new Term.Constant(1));
    lastType = typeOf(term);
    return term;
  }

  private Optional<Term> find(Expr expr) {
    return switch (expr) {
      case NumberExpr e -> Optional.of(new Term.Constant(e.value()));
      case TruthExpr e -> Optional.of(new Term.TruthConstant(e.value()));
      case CodeExpr e -> {
        scope.problem(
            e.span(), "a code stands only as a parameter's value: param code: code = 0.77");
        yield Optional.empty();
      }
      case NameExpr e -> name(e.name(), e.span());
      case TheirExpr e -> their(e);
      case BracketExpr e -> find(e.inner());
      case ListExpr e ->
          Optional.of(new Term.ListLiteral(e.items().stream().map(this::num).toList()));
      case SetExpr e -> Optional.of(setLiteral(e));
      case SymbolExpr e -> board.symbol(e);
      case EachExpr e -> {
        scope.problem(e.span(), "'each' stands only behind the '=' of a board or a list");
        yield Optional.empty();
      }
      case FilterExpr e -> filter(e);
      case FoldExpr e -> fold(e);
      case UnaryExpr e ->
          e.op().equals("not")
              ? Optional.of(new Term.Not(truth(e.operand())))
              : Optional.of(
                  new Term.Binary(
                      Operator.MINUS, new Term.Constant(0), num(e.operand()), e.span()));
      case BinaryExpr e -> binary(e);
      case IfExpr e -> conditional(e);
      case IndexExpr e ->
          board.isBoard(e.list())
              ? Optional.of(new BoardTerm.Content(cell(e.index())))
              : Optional.of(new Term.Element(row(e.list()), num(e.index()), e.span()));
      case QuantifierExpr e -> quantifier(e);
      case CallExpr e -> call(e);
    };
  }

  private Term setLiteral(SetExpr e) {
    List<NumberTerm> items = new ArrayList<>();
    for (Expr item : e.items()) {
      Type type = items.isEmpty() ? Type.NUMBER : numberType(items.getFirst());
      if (items.isEmpty() && term(item) instanceof NumberTerm first && typeOf(first) == Type.CELL) {
        items.add(first);
      } else {
        items.add(type == Type.CELL ? cell(item) : num(item));
      }
    }
    return new Term.SetLiteral(List.copyOf(items));
  }

  /** Defines the name of an element while the rest of the expression is checked. */
  private <T> T withElement(SyntaxTree.Name name, SetTerm set, int slot, Supplier<T> rest) {
    Type type = typeOf(set) == Type.CELLS ? Type.CELL : Type.NUMBER;
    boolean fresh = scope.define(name, new NameScope.ValueBinding(type, slot, false));
    T result = rest.get();
    if (fresh) {
      scope.undefine(name.text());
    }
    return result;
  }

  /** Checks what a list is at the start: a value for each element of a set. */
  Optional<Term> eachElement(EachExpr e) {
    if (e.from().isEmpty()) {
      scope.problem(e.span(), "say how many elements the list has: each i in 1..n: 0");
      return Optional.empty();
    }
    SetTerm set = many(e.from().get());
    int slot = scope.newSlot(1);
    NumberTerm value =
        withElement(
            e.name(),
            set,
            slot,
            () -> {
              scope.find(e.name().text(), e.name().span()); // it need not be used
              return num(e.value());
            });
    return Optional.of(new Term.EachElement(slot, set, value));
  }

  private Optional<Term> filter(FilterExpr e) {
    SetTerm set = many(e.from());
    int slot = scope.newSlot(1);
    TruthTerm condition = withElement(e.name(), set, slot, () -> truth(e.condition()));
    return Optional.of(new Term.Filter(slot, set, condition));
  }

  private Optional<Term> fold(FoldExpr e) {
    SetTerm set = many(e.from());
    int slot = scope.newSlot(1);
    boolean cells = typeOf(set) == Type.CELLS;
    Term.FoldKind kind = Term.FoldKind.valueOf(e.word().toUpperCase(Locale.ROOT));
    boolean cell =
        cells && e.value().isEmpty() && (kind == Term.FoldKind.MIN || kind == Term.FoldKind.MAX);
    if (cells && e.value().isEmpty() && kind == Term.FoldKind.SUM) {
      scope.problem(e.span(), "cells cannot be added: say what is: sum p in b: row(p)");
      return Optional.empty();
    }
    return withElement(
        e.name(),
        set,
        slot,
        () -> {
          TruthTerm condition = e.condition().map(this::truth).orElse(new Term.TruthConstant(true));
          NumberTerm value =
              e.value()
                  .map(this::num)
                  .orElse(cells ? new BoardTerm.CellSlot(slot) : new Term.NumberSlot(slot));
          scope.find(e.name().text(), e.name().span());
          return Optional.of(new Term.Fold(kind, slot, set, condition, value, cell, e.span()));
        });
  }

  private Optional<Term> name(String name, Span span) {
    Optional<Term> word = board.word(name, span);
    if (word.isPresent()) {
      return word;
    }
    Optional<NameScope.Binding> found = scope.find(name, span);
    if (found.isEmpty()) {
      return Optional.empty();
    }
    return switch (found.get()) {
      case NameScope.ValueBinding(Type type, int place, boolean own) ->
          Optional.of(
              switch (type) {
                case NUMBER -> new Term.NumberSlot(place);
                case CELL -> new BoardTerm.CellSlot(place);
                case CELLS -> new BoardTerm.AllCells();
                case SYMBOL -> throw new IllegalStateException("no name for a symbol");
                case TRUTH -> new Term.TruthSlot(place);
                case LIST -> new Term.ListCell(place);
                case SET, LISTS -> new Term.SetCell(place);
                case CODE -> new Term.CodeCell(place);
              });
      case NameScope.ExpressionBinding(Expr expr) -> {
        if (!scope.enter(name)) {
          scope.problem(span, "'" + name + "' is defined by itself");
          yield Optional.empty();
        }
        Term term = term(expr);
        boolean bad = failed;
        scope.leave(name);
        yield bad ? Optional.empty() : Optional.of(term);
      }
    };
  }

  private Optional<Term> their(TheirExpr e) {
    Optional<NameScope.Binding> found = scope.find(e.name().text(), e.name().span());
    if (found.isEmpty()) {
      return Optional.empty();
    }
    if (found.get() instanceof NameScope.ValueBinding(Type type, int place, boolean own) && own) {
      return Optional.of(
          switch (type) {
            case LIST -> new Term.ListCell(place + 1);
            case SET -> new Term.SetCell(place + 1);
            default -> new Term.NumberSlot(place + 1);
          });
    }
    scope.problem(
        e.span(), "'their' goes with something each player owns: position own " + e.name().text());
    return Optional.empty();
  }

  private Optional<Term> binary(BinaryExpr e) {
    return switch (e.op()) {
      case "and" -> Optional.of(new Term.And(truth(e.left()), truth(e.right())));
      case "or" -> Optional.of(new Term.Or(truth(e.left()), truth(e.right())));
      case "in" -> Optional.of(member(e));
      case "of" -> {
        scope.problem(
            e.span(), "'k of n' makes k heaps of n: it stands only behind the ':=' of a heap");
        yield Optional.empty();
      }
      case "is" -> board.holds(e, false);
      case "is not" -> board.holds(e, true);
      case "divides" -> Optional.of(new Term.Divides(num(e.left()), num(e.right()), e.span()));
      case ".." -> Optional.of(new Term.Range(num(e.left()), num(e.right())));
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
    SetTerm set = many(e.right());
    return new Term.Member(typeOf(set) == Type.CELLS ? cell(e.left()) : num(e.left()), set);
  }

  private TruthTerm compare(Comparison comparison, BinaryExpr e) {
    return new Term.Compare(comparison, num(e.left()), num(e.right()));
  }

  private static TruthTerm unequal(TruthTerm equal) {
    return equal instanceof Term.Compare(Comparison c, NumberTerm left, NumberTerm right)
        ? new Term.Compare(Comparison.UNEQUAL, left, right)
        : new Term.Not(equal);
  }

  private TruthTerm equality(BinaryExpr e) {
    Term left = term(e.left());
    if (failed) {
      term(e.right());
      return new Term.TruthConstant(true);
    }
    return switch (left) {
      case NumberTerm num ->
          new Term.Compare(
              Comparison.EQUAL, num, number(e.right(), typeOf(num), new Term.Constant(1)));
      case TruthTerm truth -> new Term.Equivalence(truth, truth(e.right()));
      case ListTerm row -> new Term.EqualLists(row, row(e.right()));
      case SetTerm many -> new Term.EqualSets(many, many(e.right(), typeOf(many)));
      case Term.ListSetTerm rows -> wrong(e.left(), Type.NUMBER, new Term.TruthConstant(true));
      case Term.CodeCell code -> wrong(e.left(), Type.NUMBER, new Term.TruthConstant(true));
      case BoardTerm.Diagram d -> throw new IllegalStateException("no expression is a diagram");
      case Term.EachElement each -> throw new IllegalStateException("only a start is one");
    };
  }

  private Optional<Term> arithmetic(BinaryExpr e) {
    Term left = term(e.left());
    if (failed) {
      term(e.right());
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
        Term.SetTerm right = many(e.right(), typeOf(many));
        return Optional.of(new Term.SetBinary(operator.get(), many, right));
      }
    }
    if (left instanceof ListTerm row && e.op().equals("/")) {
      return Optional.of(new Term.ListQuotient(row, num(e.right()), e.span()));
    }
    if (!(left instanceof NumberTerm number) || typeOf(left) != Type.NUMBER) {
      String type = typeOf(left).words();
      scope.problem(e.span(), "'" + e.op() + "' does not work on " + type);
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
    return Optional.of(new Term.Binary(operator, number, num(e.right()), e.span()));
  }

  private Optional<Term> conditional(IfExpr e) {
    TruthTerm condition = truth(e.condition());
    Term yes = term(e.yes());
    if (failed) {
      return Optional.empty();
    }
    return switch (yes) {
      case NumberTerm num ->
          Optional.of(
              new Term.NumberIf(condition, num, number(e.no(), typeOf(num), new Term.Constant(1))));
      case TruthTerm truth -> Optional.of(new Term.TruthIf(condition, truth, truth(e.no())));
      case SetTerm many -> Optional.of(new Term.SetIf(condition, many, many(e.no(), typeOf(many))));
      default -> {
        scope.problem(e.yes().span(), "'if' chooses between numbers, truths or sets");
        yield Optional.empty();
      }
    };
  }

  private Optional<Term> quantifier(QuantifierExpr e) {
    SetTerm set = many(e.from());
    int slot = scope.newSlot(1);
    TruthTerm condition = withElement(e.name(), set, slot, () -> truth(e.condition()));
    return Optional.of(new Term.Quantifier(e.word().equals("all"), slot, set, condition));
  }

  private Optional<Term> call(CallExpr e) {
    Optional<BoardFunction> onBoard = board.function(e.function().text());
    if (onBoard.isPresent()) {
      return board.call(onBoard.get(), e);
    }
    Optional<BuiltInFunction> named = BuiltInFunction.named(e.function().text());
    if (named.isEmpty()) {
      List<String> known =
          new ArrayList<>(
              Arrays.stream(BuiltInFunction.values()).map(BuiltInFunction::word).toList());
      known.addAll(board.functions());
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
      found.add(term(argument));
      if (failed) {
        return Optional.empty();
      }
    }
    List<Type> types = found.stream().map(ExpressionChecker::typeOf).toList();
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
