package zermelo.language.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.language.program.BoardDeclaration;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.Program;
import zermelo.language.program.Term;
import zermelo.language.program.TermTraversal;
import zermelo.language.program.Type;
import zermelo.language.syntax.Span;
import zermelo.language.syntax.SyntaxTree;
import zermelo.language.syntax.SyntaxTree.Expr;

/** Checks the declarations of what a position consists of: numbers, lists, sets and the board. */
final class ComponentChecker {
  /** The limit on symbols of a board. A cell takes four bits at most. */
  private static final int MOST_SYMBOLS = 16;

  private final NameScope scope;
  private final ExpressionChecker exprs;
  private final List<Program.Component> components = new ArrayList<>();
  private final List<ListLengthLimit> lengths = new ArrayList<>();

  ComponentChecker(NameScope scope, ExpressionChecker exprs) {
    this.scope = scope;
    this.exprs = exprs;
  }

  /**
   * Checks the components and declares their names.
   *
   * @param title the place of the problem if there is no component
   */
  List<Program.Component> check(List<SyntaxTree.Component> declared, Span title) {
    if (declared.isEmpty() && !scope.anythingWrong()) {
      scope.problem(
          title, "the game has no position: write 'position n: 0..', 'heap n' or 'board b: ...'");
    }
    boolean heaps = declared.stream().anyMatch(c -> c.role() == SyntaxTree.Role.HEAP);
    declareBoard(declared);
    // Bounds first: they may use parameters, but not the position.
    List<Bounds> bounds = declared.stream().map(this::bounds).toList();
    for (int i = 0; i < bounds.size(); i++) {
      SyntaxTree.Component component = declared.get(i);
      if (heaps && component.role() != SyntaxTree.Role.HEAP) {
        scope.problem(
            component.name().span(),
            "a game of heaps has only heaps; what belongs to a heap is listed after it: heap n,"
                + " last: 0..2 = 0");
      }
      component(component, bounds.get(i));
    }
    return components;
  }

  private void declareBoard(List<SyntaxTree.Component> declared) {
    boolean found = false;
    for (SyntaxTree.Component component : declared) {
      if (component.domain() instanceof SyntaxTree.BoardOf board) {
        if (found) {
          scope.problem(component.name().span(), "a game has one board, and this is the second");
        }
        found = true;
        exprs.board().declare(component.name().text(), declaration(board, false));
      }
    }
  }

  /**
   * Checks the shape and the symbols of a board.
   *
   * @param joined whether it says which cells are neighbours. That condition may use the board, so
   *     the board is declared without it first.
   */
  private BoardDeclaration declaration(SyntaxTree.BoardOf board, boolean joined) {
    String symbols = board.neutral() + board.left() + board.right();
    if (symbols.chars().distinct().count() < symbols.length() || board.neutral().isEmpty()) {
      scope.problem(
          board.span(),
          "each symbol may occur only once, and the first one is the symbol of an empty cell");
    }
    if (symbols.length() > MOST_SYMBOLS || symbols.matches(".*[\\s/:,+()\\[\\]{}].*")) {
      String wrong = symbols.replaceAll("[^\\s/:,+()\\[\\]{}]", "");
      scope.problem(
          board.span(),
          (wrong.isEmpty()
                  ? "there are %d symbols here: ".formatted(symbols.length())
                  : "'%.1s' cannot be a symbol: ".formatted(wrong))
              + "a board has at most %d, none of them a blank, a bracket or one of / : , +"
                  .formatted(MOST_SYMBOLS));
    }
    if (board.left().isEmpty() != board.right().isEmpty()) {
      scope.problem(board.span(), "if one player has symbols, the other has some too");
    }
    int left = board.neutral().length();
    int right = left + board.left().length();
    BoardDeclaration.Shape shape = shape(board.shape(), joined);
    return new BoardDeclaration(shape, symbols, left, right, board.span());
  }

  private BoardDeclaration.Shape shape(SyntaxTree.Shape shape, boolean joined) {
    return switch (shape) {
      case SyntaxTree.Tree tree -> new BoardDeclaration.Tree();
      case SyntaxTree.OpenStrip strip ->
          new BoardDeclaration.OpenStrip(strip.length().map(exprs::num), strip.shrinks());
      case SyntaxTree.Rectangle sides ->
          new BoardDeclaration.Rectangle(
              sides.count().map(exprs::num),
              exprs.num(sides.rows()),
              exprs.num(sides.columns()),
              sides.hexagons(),
              sides.joins().filter(joins -> joined).map(joins -> joins(joins, Type.CELL)));
      case SyntaxTree.Graph graph -> {
        SyntaxTree.Name name = graph.parameter();
        boolean edges =
            scope.find(name.text()).orElse(null) instanceof NameScope.ValueBinding value
                && value.type() == Type.EDGES
                && scope.find(name.text(), name.span()).isPresent();
        if (!edges) {
          scope.problem(
              name.span(),
              "'%1$s' is not a parameter with edges: write param %1$s: edges = \"a-b,b-c\""
                  .formatted(name.text()));
        }
        yield new BoardDeclaration.Graph(name.text());
      }
      case SyntaxTree.Points points -> {
        Term.NumberTerm count = exprs.num(points.count());
        yield new BoardDeclaration.Points(count, joins(points.joins(), Type.NUMBER));
      }
    };
  }

  /** Checks which cells are neighbours. That cannot depend on what they hold. */
  private BoardDeclaration.JoinCondition joins(SyntaxTree.JoinCondition joins, Type type) {
    int first = scope.newSlot(1);
    int second = scope.newSlot(1);
    scope.define(joins.first(), new NameScope.ValueBinding(type, first, false));
    scope.define(joins.second(), new NameScope.ValueBinding(type, second, false));
    Term.TruthTerm joined = exprs.truth(joins.condition());
    scope.undefine(joins.first().text());
    scope.undefine(joins.second().text());
    if (TermTraversal.any(joined, ComponentChecker::readsCells)) {
      scope.problem(
          joins.condition().span(),
          "which cells are neighbours cannot depend on what they hold: use row, column, around and"
              + " directions");
    }
    return new BoardDeclaration.JoinCondition(first, second, joined);
  }

  private static boolean readsCells(Term term) {
    return switch (term) {
      case BoardTerm.Content content -> true;
      case BoardTerm.Holds holds -> true;
      case BoardTerm.RunLength run -> true;
      case BoardTerm.Line line -> true;
      case BoardTerm.Full full -> true;
      case BoardTerm.Slide slide -> true;
      case BoardTerm.Group group -> true;
      case BoardTerm.Liberties liberties -> true;
      default -> false;
    };
  }

  /** The limits on the lengths of lists, those of both players where each has one. */
  List<ListLengthLimit> lengths() {
    return lengths;
  }

  /** Notes how long the list may be, or both lists if each player has one. */
  private Program.Lengths limitLength(
      SyntaxTree.Component component, SyntaxTree.ListLength length, int place, int copies) {
    Term.NumberTerm least = exprs.num(length.least());
    Term.NumberTerm most = length.most().map(exprs::num).orElse(least);
    for (int copy = 0; copy < copies; copy++) {
      lengths.add(
          ListLengthLimit.of(component.name().text(), place + copy, least, most, length.span()));
    }
    return new Program.Lengths(least, most);
  }

  private record Bounds(Program.Kind kind, Term.NumberTerm low, Optional<Term.NumberTerm> high) {}

  private Bounds bounds(SyntaxTree.Component component) {
    Program.Kind kind = Program.Kind.NUMBER;
    SyntaxTree.NumberRange numbers;
    switch (component.domain()) {
      case SyntaxTree.NumberRange n -> numbers = n;
      case SyntaxTree.ListOf list -> {
        numbers = list.elements();
        kind = list.ordered() ? Program.Kind.LIST : Program.Kind.BAG;
      }
      case SyntaxTree.SetOf set -> {
        numbers = set.elements();
        kind = Program.Kind.SET;
      }
      case SyntaxTree.BoardOf board -> {
        Term.NumberTerm last =
            new Term.Constant(
                board.neutral().length() + board.left().length() + board.right().length() - 1L);
        return new Bounds(Program.Kind.BOARD, new Term.Constant(0), Optional.of(last));
      }
      case SyntaxTree.NamedType named -> {
        scope.problem(
            named.span(),
            "'"
                + named.name().text()
                + "' is not a kind of position: write 0.., 'list of 0..', 'bag of 0..' or 'set of"
                + " 1..'");
        Expr zero = new SyntaxTree.NumberExpr(0, named.span());
        numbers = new SyntaxTree.NumberRange(zero, Optional.empty(), named.span());
      }
    }
    return new Bounds(kind, exprs.num(numbers.low()), numbers.high().map(exprs::num));
  }

  private void component(SyntaxTree.Component component, Bounds bounds) {
    Program.Kind kind = bounds.kind();
    Type type = kindType(component);
    Optional<BoardDeclaration> board = Optional.empty();
    Optional<Term> value;
    if (component.domain() instanceof SyntaxTree.BoardOf declared) {
      board = Optional.of(declaration(declared, true));
      value = component.value().flatMap(expr -> boardValue(declared, expr));
    } else {
      value = component.value().flatMap(expr -> value(type, expr));
    }
    boolean constant = value.isPresent() && isConstant(value.get());
    boolean own = component.role() == SyntaxTree.Role.OWN;
    boolean number = kind == Program.Kind.NUMBER;
    if (!number && component.role() == SyntaxTree.Role.HEAP) {
      scope.problem(component.domain().span(), "a heap consists of numbers");
    }
    int copies = own ? 2 : 1;
    int place = number ? scope.newSlot(copies) : scope.newCell(copies);
    Optional<Program.Lengths> limits =
        component.domain() instanceof SyntaxTree.ListOf list
            ? list.length().map(length -> limitLength(component, length, place, copies))
            : Optional.empty();
    scope.declare(component.name(), new NameScope.ValueBinding(type, place, own));
    components.add(
        new Program.Component(
            Program.Role.valueOf(component.role().name()),
            component.name().text(),
            kind,
            place,
            bounds.low(),
            bounds.high(),
            value,
            constant,
            board,
            limits,
            component.name().span()));
  }

  /** Checks what the cells of a board hold at the start: one symbol, a diagram, or a rule. */
  private Optional<Term> boardValue(SyntaxTree.BoardOf board, Expr expr) {
    return switch (expr) {
      case SyntaxTree.EachExpr each when hasNoLength(board) -> noLength(each);
      case SyntaxTree.EachExpr each when each.from().isPresent() -> {
        scope.problem(
            each.from().get().span(), "all cells have a symbol at the start: each p: \".\"");
        yield Optional.empty();
      }
      case SyntaxTree.EachExpr each -> {
        int slot = scope.newSlot(1);
        scope.define(each.name(), new NameScope.ValueBinding(Type.CELL, slot, false));
        Term.NumberTerm symbol = exprs.symbol(each.value());
        scope.undefine(each.name().text());
        yield Optional.of(new BoardTerm.Diagram(slot, symbol, ""));
      }
      case SyntaxTree.SymbolExpr diagram when diagram.text().length() != 1 ->
          Optional.of(new BoardTerm.Diagram(0, new BoardTerm.Symbol(0), diagram.text()));
      case Expr symbol when hasNoLength(board) -> noLength(symbol);
      default -> Optional.of(new BoardTerm.Diagram(0, exprs.symbol(expr), ""));
    };
  }

  private static boolean hasNoLength(SyntaxTree.BoardOf board) {
    return board.shape() instanceof SyntaxTree.OpenStrip strip && strip.length().isEmpty();
  }

  private Optional<Term> noLength(Expr start) {
    scope.problem(start.span(), "say how long the strip is at the start: strip 8 of \".o\"");
    return Optional.empty();
  }

  private static Type kindType(SyntaxTree.Component component) {
    return switch (component.domain()) {
      case SyntaxTree.ListOf list -> Type.LIST;
      case SyntaxTree.SetOf set -> Type.SET;
      case SyntaxTree.BoardOf board -> Type.CELLS;
      default -> Type.NUMBER;
    };
  }

  private Optional<Term> value(Type type, Expr expr) {
    return switch (type) {
      case NUMBER -> Optional.of(exprs.num(expr));
      case LIST ->
          expr instanceof SyntaxTree.EachExpr each
              ? exprs.eachElement(each)
              : Optional.of(exprs.list(expr));
      case SET -> Optional.of(exprs.many(expr, Type.SET));
      default -> Optional.empty();
    };
  }

  private static boolean isConstant(Term term) {
    return switch (term) {
      case Term.Constant constant -> true;
      case Term.ListLiteral row -> row.items().stream().allMatch(ComponentChecker::isConstant);
      case Term.SetLiteral set -> set.items().stream().allMatch(ComponentChecker::isConstant);
      default -> false;
    };
  }
}
