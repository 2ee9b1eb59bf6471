package zermelo.language.check;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.Term;
import zermelo.language.program.Term.ListTerm;
import zermelo.language.program.Term.NumberTerm;
import zermelo.language.program.Term.Operator;
import zermelo.language.program.Term.SetTerm;
import zermelo.language.program.Term.TruthTerm;
import zermelo.language.program.Type;
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
 * <p>An expression with a problem becomes a harmless term of the type that was wanted, so that one
 * mistake is reported once.
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
  private final OperatorChecker operators;
  private final CallChecker calls;
  private final CollectionChecker collections;
  private final SymbolSetChecker symbols;
  private int terms;
  private int depth;
  // The result of the last call of term(). It keeps wrong() silent where a problem has been
  // reported.
  private boolean failed;
  private Type lastType = Type.NUMBER;

  public ExpressionChecker(NameScope scope) {
    this.scope = scope;
    this.board = new BoardExpressionChecker(scope, this);
    this.operators = new OperatorChecker(scope, this);
    this.calls = new CallChecker(scope, this);
    this.collections = new CollectionChecker(scope, this);
    this.symbols = new SymbolSetChecker(scope, this);
  }

  /** The part of this checker that goes through sets of symbols. */
  SymbolSetChecker symbols() {
    return symbols;
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
  NumberTerm number(Expr expr, Type wanted, NumberTerm instead) {
    return term(expr) instanceof NumberTerm found && Type.of(found) == wanted
        ? found
        : wrong(expr, wanted, instead);
  }

  TruthTerm truth(Expr expr) {
    return term(expr) instanceof TruthTerm truth
        ? truth
        : wrong(expr, Type.TRUTH, new Term.TruthConstant(true));
  }

  ListTerm list(Expr expr) {
    return term(expr) instanceof ListTerm row
        ? row
        : wrong(expr, Type.LIST, new Term.ListLiteral(List.of()));
  }

  /** Checks a set of numbers or of cells. */
  SetTerm many(Expr expr) {
    return term(expr) instanceof SetTerm many && Type.of(many) != Type.SYMBOLS
        ? many
        : wrong(expr, Type.SET, new Term.SetLiteral(List.of()));
  }

  SetTerm many(Expr expr, Type wanted) {
    return term(expr) instanceof SetTerm many && Type.of(many) == wanted
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

  <T> T wrong(Expr expr, Type wanted, T instead) {
    if (!failed) {
      String hint =
          wanted == Type.SET && lastType == Type.LIST
              ? "; its places are the set 1..length(a), its elements a[i]"
              : "";
      scope.problem(
          expr.span(), "expected " + wanted.words() + ", but this is " + lastType.words() + hint);
    }
    return instead;
  }

  /** Whether the last call of {@link #term} reported a problem. */
  boolean failed() {
    return failed;
  }

  public Term term(Expr expr) {
    if (++terms > MOST_TERMS || depth == DEEPEST) {
      if (terms == MOST_TERMS + 1) {
        scope.problem(
            expr.span(),
            "the named expressions of this text become too long when they are written out");
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
    lastType = Type.of(term);
    return term;
  }

  private Optional<Term> find(Expr expr) {
    return switch (expr) {
      case NumberExpr e -> Optional.of(new Term.Constant(e.value()));
      case TruthExpr e -> Optional.of(new Term.TruthConstant(e.value()));
      case CodeExpr e -> {
        scope.problem(
            e.span(), "a code can only be the value of a parameter: param code: code = 0.77");
        yield Optional.empty();
      }
      case NameExpr e -> name(e.name(), e.span());
      case TheirExpr e -> their(e);
      case BracketExpr e -> find(e.inner());
      case ListExpr e ->
          Optional.of(new Term.ListLiteral(e.items().stream().map(this::num).toList()));
      case SetExpr e -> Optional.of(collections.set(e));
      case SymbolExpr e -> board.symbol(e);
      case EachExpr e -> {
        scope.problem(e.span(), "'each' may only follow the '=' of a board or a list");
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
      case BinaryExpr e -> operators.check(e);
      case IfExpr e -> conditional(e);
      case IndexExpr e ->
          board.isBoard(e.list())
              ? Optional.of(new BoardTerm.Content(cell(e.index())))
              : collections.element(e);
      case QuantifierExpr e -> quantifier(e);
      case CallExpr e -> calls.check(e);
    };
  }

  /** Defines the name of an element while the rest of the expression is checked. */
  private <T> T withElement(SyntaxTree.Name name, SetTerm set, int slot, Supplier<T> rest) {
    Type type = Type.of(set) == Type.CELLS ? Type.CELL : Type.NUMBER;
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
    if (symbols.isSet(e.from())) {
      return symbols.fold(e);
    }
    SetTerm set = many(e.from());
    int slot = scope.newSlot(1);
    boolean cells = Type.of(set) == Type.CELLS;
    if (e.word().equals("list")) {
      return comprehension(e, set, slot);
    }
    Term.FoldKind kind = Term.FoldKind.valueOf(e.word().toUpperCase(Locale.ROOT).replace('-', '_'));
    boolean cell =
        cells && e.value().isEmpty() && (kind == Term.FoldKind.MIN || kind == Term.FoldKind.MAX);
    boolean adds = kind == Term.FoldKind.SUM || kind == Term.FoldKind.NIM_SUM;
    if (cells && e.value().isEmpty() && adds) {
      scope.problem(
          e.span(), "cells cannot be added: say what to add: " + e.word() + " p in b: row(p)");
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

  private Optional<Term> comprehension(FoldExpr e, SetTerm set, int slot) {
    if (Type.of(set) == Type.CELLS) {
      scope.problem(e.from().span(), "a list is made from a set of numbers, and these are cells");
      return Optional.empty();
    }
    return withElement(
        e.name(),
        set,
        slot,
        () -> {
          TruthTerm condition = e.condition().map(this::truth).orElse(new Term.TruthConstant(true));
          NumberTerm value = e.value().map(this::num).orElse(new Term.NumberSlot(slot));
          scope.find(e.name().text(), e.name().span()); // it need not be used
          return Optional.of(new Term.ListComprehension(slot, set, condition, value, e.span()));
        });
  }

  private Optional<Term> quantifier(QuantifierExpr e) {
    if (symbols.isSet(e.from())) {
      return symbols.quantifier(e);
    }
    SetTerm set = many(e.from());
    int slot = scope.newSlot(1);
    TruthTerm condition = withElement(e.name(), set, slot, () -> truth(e.condition()));
    return Optional.of(new Term.Quantifier(e.word().equals("all"), slot, set, condition));
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
      case NameScope.SymbolBinding(NumberTerm symbol) -> Optional.of(symbol);
      case NameScope.ValueBinding(Type type, int place, boolean own) when type == Type.EDGES -> {
        scope.problem(
            span,
            "'%1$s' is a graph, only for a board: board b: graph %1$s of \".x\"".formatted(name));
        yield Optional.empty();
      }
      case NameScope.ValueBinding(Type type, int place, boolean own) ->
          Optional.of(
              switch (type) {
                case NUMBER -> new Term.NumberSlot(place);
                case CELL -> new BoardTerm.CellSlot(place);
                case CELLS -> new BoardTerm.AllCells();
                case SYMBOL, SYMBOLS -> throw new IllegalStateException("no slot has a symbol");
                case TRUTH -> new Term.TruthSlot(place);
                case LIST -> new Term.ListSlot(place);
                case SET, LISTS -> new Term.SetSlot(place);
                case EDGES -> throw new IllegalStateException("no term is a graph");
                case CODE -> new Term.CodeSlot(place);
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
            case LIST -> new Term.ListSlot(place + 1);
            case SET -> new Term.SetSlot(place + 1);
            default -> new Term.NumberSlot(place + 1);
          });
    }
    scope.problem(
        e.span(), "'their' needs something that each player owns: position own " + e.name().text());
    return Optional.empty();
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
              new Term.NumberIf(
                  condition, num, number(e.no(), Type.of(num), new Term.Constant(1))));
      case TruthTerm truth -> Optional.of(new Term.TruthIf(condition, truth, truth(e.no())));
      case SetTerm many ->
          Optional.of(new Term.SetIf(condition, many, many(e.no(), Type.of(many))));
      case ListTerm row -> Optional.of(new Term.ListIf(condition, row, list(e.no())));
      default -> {
        scope.problem(e.yes().span(), "'if' chooses between numbers, truths, lists or sets");
        yield Optional.empty();
      }
    };
  }
}
