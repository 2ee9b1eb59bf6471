package zermelo.language.syntax;

import java.util.List;
import java.util.Optional;

/** The syntax tree of a {@code .game} text. Names and types are not yet resolved. */
public final class SyntaxTree {
  private SyntaxTree() {}

  /**
   * A whole text.
   *
   * @param input how a judge writes positions; {@code output} how it wants the answer
   * @param wording the places of titles, labels, examples and other words that no rule reads
   * @param allNames whether every declaration could be parsed; otherwise an unknown name is no
   *     error of its own
   */
  public record GameText(
      Name title,
      String words,
      List<Param> params,
      List<Component> components,
      List<Let> lets,
      List<End> ends,
      List<MoveRule> moves,
      Optional<Expr> settle,
      Optional<Expr> lead,
      List<PositionRequirement> requirements,
      List<Name> examples,
      List<Name> proposals,
      List<SayLine> sayings,
      Optional<Name> input,
      Optional<Name> output,
      List<Span> wording,
      boolean allNames) {}

  /** What every position that is typed must meet, with the reason for those that do not. */
  public record PositionRequirement(Expr condition, String reason) {}

  /** A name, or a line of free text, with its place. */
  public record Name(String text, Span span) {}

  public record Param(Name name, Optional<Domain> domain, Optional<Expr> value, String meaning) {}

  /** How a component belongs to the position. */
  public enum Role {
    SHARED,
    /** Each player has one. */
    OWN,
    /** A part of a heap; the position is a sum of heaps. */
    HEAP
  }

  public record Component(Role role, Name name, Domain domain, Optional<Expr> value) {}

  /** The values that a component or parameter may take. */
  public sealed interface Domain {
    Span span();
  }

  /** Numbers from {@code low} to {@code high}; unbounded without {@code high}. */
  public record NumberRange(Expr low, Optional<Expr> high, Span span) implements Domain {}

  /**
   * A list or a bag.
   *
   * @param length how many elements it may have, if the text says it; a fixed length has no upper
   *     bound
   */
  public record ListOf(
      boolean ordered, Optional<ListLength> length, NumberRange elements, Span span)
      implements Domain {}

  /** How many elements a list may have: exactly {@code least} without {@code most}. */
  public record ListLength(Expr least, Optional<Expr> most, Span span) {}

  public record SetOf(NumberRange elements, Span span) implements Domain {}

  /**
   * A board: cells that hold symbols.
   *
   * @param neutral the symbols of neither player, the empty cell first
   * @param left the symbols of Left, {@code right} those of Right
   */
  public record BoardOf(Shape shape, String neutral, String left, String right, Span span)
      implements Domain {}

  /** The cells of a board and how they touch. */
  public sealed interface Shape {}

  /**
   * One or more boards of rows and columns, of squares or hexagons.
   *
   * @param joins which cells are neighbours, if the text says it
   */
  public record Rectangle(
      Optional<Expr> count,
      Expr rows,
      Expr columns,
      boolean hexagons,
      Optional<JoinCondition> joins)
      implements Shape {}

  /**
   * One row; each position says how long it is.
   *
   * @param length how long it is at the start, if the text says it
   * @param shrinks whether empty cells at its ends are cut off
   */
  public record OpenStrip(Optional<Expr> length, boolean shrinks) implements Shape {}

  /** The edges of trees that grow from the ground; each position says which. */
  public record Tree() implements Shape {}

  /** Numbered points, and which of them are joined. */
  public record Points(Expr count, JoinCondition joins) implements Shape {}

  /** Two cells, first and second, are neighbours if the condition holds. */
  public record JoinCondition(Name first, Name second, Expr condition) {}

  /** The points of a graph, whose edges a parameter has as its value. */
  public record Graph(Name parameter) implements Shape {}

  /** A type named by a word: {@code boolean}, {@code set}, {@code code}. */
  public record NamedType(Name name) implements Domain {
    @Override
    public Span span() {
      return name.span();
    }
  }

  public record Let(Name name, Expr value) {}

  public enum VerdictWord {
    PREVIOUS_WINS,
    NEXT_WINS,
    LEFT_WINS,
    RIGHT_WINS,
    TIE
  }

  public record End(Expr condition, VerdictWord verdict, Span span) {}

  /** The players who may make a move. */
  public enum Mover {
    EITHER,
    LEFT,
    RIGHT
  }

  /**
   * A kind of move.
   *
   * @param label the words of its label with holes, the place between the quotes
   * @param otherwise whether it is allowed only if no move before it in the text is
   * @param stages choices and changes in turn; the choices of a stage see the changes before it
   */
  public record MoveRule(
      Name name, Optional<Span> label, Mover mover, boolean otherwise, List<Stage> stages) {}

  /** Choices and conditions, left to right, and then changes. */
  public record Stage(List<Clause> clauses, List<Change> changes) {}

  public sealed interface Clause {}

  public record Choice(Name name, Expr from) implements Clause {}

  public record Guard(Expr condition) implements Clause {}

  /** What a move does to the position. */
  public sealed interface Change {}

  /**
   * An assignment {@code name := value}.
   *
   * @param their whether it changes the other player's copy of an own component
   */
  public record Assign(boolean their, Name name, Optional<Expr> index, Expr value)
      implements Change {}

  /** Changes for each element of a set in ascending order: {@code for x in S: ...}. */
  public record ForEach(Name name, Expr from, List<Change> changes) implements Change {}

  /** Changes under a condition: {@code if C: ...}. */
  public record When(Expr condition, List<Change> changes) implements Change {}

  /** Points for the player who moves. */
  public record Gain(Expr points) implements Change {}

  /** The same player moves again, if the condition holds. */
  public record Again(Expr condition, Span span) implements Change {}

  /**
   * A phrase template that is used in play.
   *
   * @param key what it describes: position, moves, choice, or a move
   * @param text the range of the template, between the quotes
   */
  public record SayLine(Name key, Span text) {}

  /** The content of a claim, with its readable forms turned into expressions of the rules. */
  public sealed interface Sentence {}

  /** A statement that is true or false for each position. */
  public record Holds(Expr expr) implements Sentence {}

  /** A periodicity statement: {@code grundy has period 12 and saltus 4 from 71}. */
  public record Repeats(Name quantity, long period, long saltus, long from) implements Sentence {}

  public sealed interface Expr {
    Span span();
  }

  public record NumberExpr(long value, Span span) implements Expr {}

  public record TruthExpr(boolean value, Span span) implements Expr {}

  public record CodeExpr(String code, Span span) implements Expr {}

  public record NameExpr(String name, Span span) implements Expr {}

  /** The other player's copy of an own component. */
  public record TheirExpr(Name name, Span span) implements Expr {}

  public record ListExpr(List<Expr> items, Span span) implements Expr {}

  public record SetExpr(List<Expr> items, Span span) implements Expr {}

  /** A binary operation; {@code op} is the word or symbol of the language. */
  public record BinaryExpr(String op, Expr left, Expr right, Span span) implements Expr {}

  public record UnaryExpr(String op, Expr operand, Span span) implements Expr {}

  public record IfExpr(Expr condition, Expr yes, Expr no, Span span) implements Expr {}

  public record CallExpr(Name function, List<Expr> arguments, Span span) implements Expr {}

  public record IndexExpr(Expr list, Expr index, Span span) implements Expr {}

  /** A quantifier: {@code any x in S: condition} or {@code all x in S: condition}. */
  public record QuantifierExpr(String word, Name name, Expr from, Expr condition, Span span)
      implements Expr {}

  /** A symbol of a board in quotes, or a whole board as its default. */
  public record SymbolExpr(String text, Span span) implements Expr {}

  /**
   * What each cell of a board holds at the start, {@code each p: ...}, or the elements of a list,
   * {@code each i in 1..n: ...}.
   */
  public record EachExpr(Name name, Optional<Expr> from, Expr value, Span span) implements Expr {}

  /** The elements that satisfy a condition: {@code {x in S where C}}. */
  public record FilterExpr(Name name, Expr from, Expr condition, Span span) implements Expr {}

  /**
   * A number from all elements that satisfy a condition: {@code sum x in S where C: x * x}.
   *
   * @param word {@code count}, {@code sum}, {@code nim-sum}, {@code min} or {@code max}
   * @param value what is added or compared; the element itself if it is left out
   */
  public record FoldExpr(
      String word, Name name, Expr from, Optional<Expr> condition, Optional<Expr> value, Span span)
      implements Expr {}

  /**
   * An expression in brackets. Brackets matter for one thing: a sum in brackets does not split a
   * heap.
   */
  public record BracketExpr(Expr inner, Span span) implements Expr {}
}
