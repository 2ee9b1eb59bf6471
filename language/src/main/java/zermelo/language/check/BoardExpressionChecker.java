package zermelo.language.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import zermelo.language.program.BoardDeclaration;
import zermelo.language.program.BoardFunction;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.BoardTerm.Directions;
import zermelo.language.program.Term;
import zermelo.language.program.Term.NumberTerm;
import zermelo.language.program.Term.SetTerm;
import zermelo.language.program.Type;
import zermelo.language.syntax.Span;
import zermelo.language.syntax.SyntaxTree;
import zermelo.language.syntax.SyntaxTree.BinaryExpr;
import zermelo.language.syntax.SyntaxTree.CallExpr;
import zermelo.language.syntax.SyntaxTree.Expr;
import zermelo.language.syntax.SyntaxTree.NameExpr;
import zermelo.language.syntax.SyntaxTree.SymbolExpr;

/** Checks expressions about the board, such as {@code b[p] is mine} or {@code neighbours(p)}. */
final class BoardExpressionChecker {
  private static final String EMPTY = "empty";
  private static final String MINE = "mine";
  private static final String THEIRS = "theirs";

  private final NameScope scope;
  private final ExpressionChecker exprs;
  private Optional<BoardDeclaration> board = Optional.empty();
  private String name = "";

  BoardExpressionChecker(NameScope scope, ExpressionChecker exprs) {
    this.scope = scope;
    this.exprs = exprs;
  }

  void declare(String boardName, BoardDeclaration declaration) {
    scope.suggest(List.of(EMPTY, MINE, THEIRS, "full", "directions", "orthogonals", "diagonals"));
    scope.suggest(BoardFunction.COMPASS.stream().map(BoardFunction::word).toList());
    name = boardName;
    board = Optional.of(declaration);
  }

  boolean isBoard(Expr expr) {
    boolean found = board.isPresent() && expr instanceof NameExpr e && e.name().equals(name);
    if (found) {
      scope.find(name, expr.span());
    }
    return found;
  }

  /** The words that have a meaning on boards only. */
  Optional<Term> word(String word, Span span) {
    if (board.isEmpty() || scope.find(word).isPresent()) {
      return Optional.empty();
    }
    Optional<BoardFunction> direction =
        BoardFunction.COMPASS.stream().filter(f -> f.word().equals(word)).findFirst();
    if (direction.isPresent()) {
      int number = BoardFunction.COMPASS.indexOf(direction.get()) + 1;
      return Optional.of(new Term.Constant(number));
    }
    return switch (word) {
      case EMPTY -> Optional.of(new BoardTerm.Symbol(0));
      case MINE, THEIRS -> Optional.of(player(board.get(), word, span));
      case "full" -> Optional.of(new BoardTerm.Full());
      case "directions" -> Optional.of(directions(1, 2, 3, 4, 5, 6, 7, 8));
      case "orthogonals" -> Optional.of(directions(1, 3, 5, 7));
      case "diagonals" -> Optional.of(directions(2, 4, 6, 8));
      default -> Optional.empty();
    };
  }

  private static Term directions(int... numbers) {
    return new Term.SetLiteral(
        Arrays.stream(numbers).<NumberTerm>mapToObj(Term.Constant::new).toList());
  }

  private Term player(BoardDeclaration declared, String word, Span span) {
    if (!declared.owned()) {
      scope.problem(
          span, "the players have no symbols of their own: of \".\" left \"X\" right \"O\"");
    } else if (declared.right() - declared.left() > 1
        || declared.symbols().length() - declared.right() > 1) {
      scope.problem(
          span,
          "a player has several symbols, so '"
              + word
              + "' is not a symbol here: write the symbol in quotes");
    }
    return new BoardTerm.PlayerSymbol(declared.left(), declared.right(), word.equals(MINE));
  }

  /** Whether an expression surely is a symbol: in quotes, a word for one, or what a cell holds. */
  boolean isSymbol(Expr expr) {
    return switch (expr) {
      case SymbolExpr symbol -> true;
      case NameExpr word ->
          scope.find(word.name()).map(NameScope.SymbolBinding.class::isInstance).orElse(false)
              || (board.isPresent()
                  && scope.find(word.name()).isEmpty()
                  && List.of(EMPTY, MINE, THEIRS).contains(word.name()));
      case SyntaxTree.IndexExpr index -> isBoard(index.list());
      default -> false;
    };
  }

  Optional<Term> symbol(SymbolExpr e) {
    if (board.isEmpty()) {
      scope.problem(e.span(), "a text in quotes is a symbol of a board, and there is no board");
      return Optional.empty();
    }
    int index = e.text().length() == 1 ? board.get().symbols().indexOf(e.text()) : -1;
    if (index < 0) {
      scope.problem(
          e.span(),
          "'%s' is not a symbol of the board, which has %s"
              .formatted(e.text(), String.join(" ", board.get().symbols().split(""))));
      return Optional.empty();
    }
    return Optional.of(new BoardTerm.Symbol(index));
  }

  /** Checks {@code b[p] is mine}, which is false outside the board, as is {@code is not}. */
  Optional<Term> holds(BinaryExpr e, boolean not) {
    Term left = exprs.term(e.left());
    if (board.isEmpty() || !(left instanceof BoardTerm.Content content)) {
      scope.problem(e.left().span(), "'is' needs a cell of the board before it: b[p] is empty");
      return Optional.empty();
    }
    BoardDeclaration declared = board.get();
    long all = (1L << declared.symbols().length()) - 1;
    long[] masks = new long[2];
    if (e.right() instanceof NameExpr word && isPlayer(word.name())) {
      if (!declared.owned()) {
        player(declared, word.name(), word.span());
      }
      boolean mine = word.name().equals(MINE);
      masks[0] = declared.mask(mine ? 0 : 1);
      masks[1] = declared.mask(mine ? 1 : 0);
    } else {
      NumberTerm symbol = exprs.symbol(e.right());
      if (!isConstant(symbol)) {
        scope.problem(
            e.right().span(), "after 'is' write empty, mine, theirs or a symbol in quotes");
        return Optional.empty();
      }
      masks[0] = mask(symbol, 0);
      masks[1] = mask(symbol, 1);
    }
    return Optional.of(
        not
            ? new BoardTerm.Holds(content.cell(), all & ~masks[0], all & ~masks[1])
            : new BoardTerm.Holds(content.cell(), masks[0], masks[1]));
  }

  /** Whether the term is a symbol in quotes or of a player, and no content of a cell. */
  static boolean isConstant(NumberTerm symbol) {
    return symbol instanceof BoardTerm.Symbol || symbol instanceof BoardTerm.PlayerSymbol;
  }

  /** The set of a constant symbol alone, for a player to move. */
  static long mask(NumberTerm symbol, int turn) {
    return 1L << BoardTerm.index(symbol, turn);
  }

  private boolean isPlayer(String word) {
    return (word.equals(MINE) || word.equals(THEIRS)) && scope.find(word).isEmpty();
  }

  Optional<BoardFunction> function(String word) {
    return board.isEmpty() ? Optional.empty() : BoardFunction.named(word);
  }

  List<String> functions() {
    return board.isEmpty()
        ? List.of()
        : Arrays.stream(BoardFunction.values()).map(BoardFunction::word).toList();
  }

  Optional<Term> call(BoardFunction function, CallExpr e) {
    List<Expr> given = new ArrayList<>(e.arguments());
    if (function == BoardFunction.GO && given.size() == 2) {
      given.add(new zermelo.language.syntax.SyntaxTree.NumberExpr(1, e.span()));
    }
    if (given.size() != function.arguments().size()) {
      scope.problem(
          e.span(),
          "%s takes %s (%s)"
              .formatted(
                  function.word(),
                  function.arguments().isEmpty()
                      ? "nothing"
                      : String.join(
                          " and ", function.arguments().stream().map(Type::words).toList()),
                  function.help()));
      return Optional.empty();
    }
    List<Term> terms = new ArrayList<>();
    for (int i = 0; i < given.size(); i++) {
      terms.add(argument(function.arguments().get(i), given.get(i)));
    }
    return Optional.of(term(function, terms));
  }

  private Term argument(Type type, Expr expr) {
    return switch (type) {
      case CELL -> exprs.cell(expr);
      case SYMBOL -> exprs.symbol(expr);
      case CELLS -> exprs.many(expr, Type.CELLS);
      default -> exprs.num(expr);
    };
  }

  private Term term(BoardFunction function, List<Term> terms) {
    return switch (function) {
      case ROW -> new BoardTerm.Coordinate(number(terms, 0), true);
      case COLUMN -> new BoardTerm.Coordinate(number(terms, 0), false);
      case CELL -> new BoardTerm.CellAt(number(terms, 0), number(terms, 1));
      case NORTH, NORTHEAST, EAST, SOUTHEAST, SOUTH, SOUTHWEST, WEST, NORTHWEST ->
          new BoardTerm.CellToward(
              number(terms, 0),
              new Term.Constant(BoardFunction.COMPASS.indexOf(function) + 1),
              new Term.Constant(1));
      case GO -> new BoardTerm.CellToward(number(terms, 0), number(terms, 1), number(terms, 2));
      case RUN -> new BoardTerm.RunLength(number(terms, 0), number(terms, 1), number(terms, 2));
      case NEIGHBOURS -> new BoardTerm.Adjacent(number(terms, 0), Directions.ORTHOGONAL);
      case DIAGONALS -> new BoardTerm.Adjacent(number(terms, 0), Directions.DIAGONAL);
      case AROUND -> new BoardTerm.Adjacent(number(terms, 0), Directions.ALL);
      case SLIDES -> new BoardTerm.Slide(number(terms, 0), Directions.ALL);
      case ROOK_SLIDES -> new BoardTerm.Slide(number(terms, 0), Directions.ORTHOGONAL);
      case BISHOP_SLIDES -> new BoardTerm.Slide(number(terms, 0), Directions.DIAGONAL);
      case GROUP -> new BoardTerm.Group(number(terms, 0));
      case LIBERTIES -> new BoardTerm.Liberties(number(terms, 0));
      case CELLS -> holding(number(terms, 0));
      case LINE -> new BoardTerm.Line(number(terms, 0), number(terms, 1));
      case FULL -> new BoardTerm.Full();
      case CONNECTED -> new BoardTerm.Connected(cells(terms, 0), cells(terms, 1), cells(terms, 2));
    };
  }

  /** The cells that hold a symbol. */
  private Term holding(NumberTerm symbol) {
    int slot = scope.newSlot(1);
    NumberTerm content = new BoardTerm.Content(new BoardTerm.CellSlot(slot));
    Term.TruthTerm holds =
        isConstant(symbol)
            ? new BoardTerm.Holds(new BoardTerm.CellSlot(slot), mask(symbol, 0), mask(symbol, 1))
            : new Term.Compare(Term.Comparison.EQUAL, content, symbol);
    return new Term.Filter(slot, new BoardTerm.AllCells(), holds);
  }

  private static NumberTerm number(List<Term> terms, int index) {
    return (NumberTerm) terms.get(index);
  }

  private static SetTerm cells(List<Term> terms, int index) {
    return (SetTerm) terms.get(index);
  }
}
