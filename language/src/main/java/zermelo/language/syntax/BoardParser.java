package zermelo.language.syntax;

import java.util.Optional;
import zermelo.language.syntax.SyntaxTree.Component;
import zermelo.language.syntax.SyntaxTree.Domain;
import zermelo.language.syntax.SyntaxTree.Expr;
import zermelo.language.syntax.SyntaxTree.Name;
import zermelo.language.syntax.SyntaxTree.Role;

/** Parses the declaration of a board. */
final class BoardParser {
  private final ExpressionParser parser;

  BoardParser(ExpressionParser parser) {
    this.parser = parser;
  }

  /** Parses the rest of {@code board b: 3 x 3 of "." left "X" right "O"}. */
  Component component() {
    Name name = parser.name("the name of the board");
    parser.expect(":", "say how large it is: board b: 3 x 3 of \".\" left \"X\" right \"O\"");
    Token first = parser.peek();
    SyntaxTree.Shape shape = shape();
    parser.expect("of", "say what the cells hold: of \".#\", the symbol of an empty cell first");
    String neutral = symbols("the symbols of the cells");
    String left = playerSymbols("left");
    String right = playerSymbols("right");
    Span span = first.span().through(parser.previous().span());
    Domain domain = new SyntaxTree.BoardOf(shape, neutral, left, right, span);
    Optional<Expr> value = parser.accept("=") ? Optional.of(parser.startValue()) : Optional.empty();
    return new Component(Role.SHARED, name, domain, value);
  }

  private SyntaxTree.Shape shape() {
    if (TokenCursor.isWord(parser.peek(), "strip") || TokenCursor.isWord(parser.peek(), "string")) {
      boolean shrinks = parser.next().text().equals("string");
      Optional<Expr> length = parser.peek().is("of") ? Optional.empty() : Optional.of(parser.sum());
      return new SyntaxTree.OpenStrip(length, shrinks);
    }
    if (TokenCursor.isWord(parser.peek(), "tree")) {
      parser.next();
      return new SyntaxTree.Tree();
    }
    if (TokenCursor.isWord(parser.peek(), "points")) {
      return points();
    }
    if (TokenCursor.isWord(parser.peek(), "graph")) {
      parser.next();
      return new SyntaxTree.Graph(
          parser.name(
              "the parameter with the edges: param roads: edges, then board b: graph roads"));
    }
    boolean hexagons = TokenCursor.isWord(parser.peek(), "hexagons");
    if (hexagons) {
      parser.next();
    }
    Expr rows = parser.sum();
    Optional<Expr> count = Optional.empty();
    if (TokenCursor.isWord(parser.peek(), "times")) {
      parser.next();
      count = Optional.of(rows);
      rows = parser.sum();
    }
    if (!TokenCursor.isWord(parser.peek(), "x")) {
      throw parser.fail(
          parser.peek(), "a size is written ROWS x COLUMNS, 3 x 3; found " + parser.peek().shown());
    }
    parser.next();
    Expr columns = parser.sum();
    Optional<SyntaxTree.JoinCondition> joins =
        TokenCursor.isWord(parser.peek(), "joined")
            ? Optional.of(
                joins("cells are joined by a condition: 3 x 3 joined p, q if q in around(p)"))
            : Optional.empty();
    return new SyntaxTree.Rectangle(count, rows, columns, hexagons, joins);
  }

  /** Parses the rest of {@code points 9 joined i, j if j = 9 or j - i = 1}. */
  private SyntaxTree.Shape points() {
    String form = "points are joined by a condition: points 9 joined i, j if j = i + 1";
    parser.next();
    Expr count = parser.sum();
    if (!TokenCursor.isWord(parser.peek(), "joined")) {
      throw parser.fail(parser.peek(), form);
    }
    return new SyntaxTree.Points(count, joins(form));
  }

  /** Parses {@code joined i, j if j = i + 1}. */
  private SyntaxTree.JoinCondition joins(String form) {
    parser.next();
    Name first = parser.name(form);
    parser.expect(",", form);
    Name second = parser.name(form);
    parser.expect("if", form);
    return new SyntaxTree.JoinCondition(first, second, parser.expression());
  }

  private String symbols(String what) {
    if (parser.peek().kind() != Token.Kind.STRING) {
      throw parser.fail(
          parser.peek(),
          what + " must be in double quotes: \".#\"; found " + parser.peek().shown());
    }
    return parser.next().text();
  }

  /** Parses the symbols of a player, if there are some. A move of a player may follow instead. */
  private String playerSymbols(String player) {
    if (!TokenCursor.isWord(parser.peek(), player) || parser.peek(1).is("move")) {
      return "";
    }
    parser.next();
    return symbols("the symbols of " + player);
  }
}
