package zermelo.language.program;

import java.util.Optional;
import zermelo.language.syntax.Span;

/**
 * The board of a game, before its size is known.
 *
 * @param symbols the symbols of cells; the first one means empty
 * @param left the index of Left's first symbol; {@code right} that of Right's first one. Left's
 *     symbols end where Right's begin, and Right's are the last
 */
public record BoardDeclaration(Shape shape, String symbols, int left, int right, Span span) {
  /** The cells of a board and how they touch. */
  public sealed interface Shape {}

  /**
   * One or more boards of one size. No direction leads from one to another.
   *
   * @param joins which cells are neighbours; without it those with a common edge
   */
  public record Rectangle(
      Optional<Term.NumberTerm> count,
      Term.NumberTerm rows,
      Term.NumberTerm columns,
      boolean hexagons,
      Optional<JoinCondition> joins)
      implements Shape {}

  /**
   * One row as long as the position.
   *
   * @param length how long it is at the start, if the text says it
   * @param shrinks whether empty cells at its ends are cut off
   */
  public record OpenStrip(Optional<Term.NumberTerm> length, boolean shrinks) implements Shape {}

  /**
   * The edges of trees as in the position. An edge falls if no path of edges leads to the ground.
   */
  public record Tree() implements Shape {}

  /** Numbered points, and which of them are joined. */
  public record Points(Term.NumberTerm count, JoinCondition joins) implements Shape {}

  /** The cells in the two slots are neighbours if the condition holds. */
  public record JoinCondition(int first, int second, Term.TruthTerm condition) {}

  /** The points of the graph whose edges are the value of this parameter. */
  public record Graph(String parameter) implements Shape {}

  /** The symbol with an index, as it is written. */
  public String symbol(int index) {
    return symbols.substring(index, index + 1);
  }

  /** Whether empty cells at the ends are cut off, so that moves may change the number of cells. */
  public boolean shrinks() {
    return shape instanceof OpenStrip strip && strip.shrinks();
  }

  /** Whether the cells are the edges of trees. */
  public boolean isTree() {
    return shape instanceof Tree;
  }

  /** Whether the cells are the same in all positions that can be reached from one. */
  public boolean keepsCells() {
    return !shrinks() && !isTree();
  }

  /** Whether both players have symbols of their own. */
  public boolean owned() {
    return left < right && right < symbols.length();
  }

  /** The symbols of a player as bits: 0 is Left, 1 is Right. */
  public long mask(int player) {
    return player == 0 ? bits(left, right) : bits(right, symbols.length());
  }

  /** The owner of a symbol: 0 is Left, 1 is Right, -1 neither. */
  public int owner(int symbol) {
    return symbol >= right ? 1 : symbol >= left ? 0 : -1;
  }

  /** The symbol of the other player in the place of one of a player's. */
  public long exchangedSymbol(long symbol) {
    int count = right - left;
    return symbol >= right ? symbol - count : symbol >= left ? symbol + count : symbol;
  }

  /** A set of symbols, one bit each, with the symbols of the players exchanged. */
  public long exchanged(long symbols) {
    int count = right - left;
    return (symbols & ~mask(0) & ~mask(1))
        | (symbols & mask(0)) << count
        | (symbols & mask(1)) >>> count;
  }

  private static long bits(int from, int to) {
    return (1L << to) - (1L << from);
  }
}
