package zermelo.language.syntax;

import java.util.List;
import java.util.Optional;

/** The syntax tree of a {@code .game} text. Names and types are not yet resolved. */
public final class SyntaxTree {
  private SyntaxTree() {}

  /**
   * A whole text.
   *
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
      List<Name> examples,
      List<Name> proposals,
      List<SayLine> sayings,
      boolean allNames) {}

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

  public record ListOf(boolean ordered, NumberRange elements, Span span) implements Domain {}

  public record SetOf(NumberRange elements, Span span) implements Domain {}

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
    TIE
  }

  public record End(Expr condition, VerdictWord verdict, Span span) {}

  public record MoveRule(Name name, List<Clause> clauses, List<Assign> assigns) {}

  public sealed interface Clause {}

  public record Choice(Name name, Expr from) implements Clause {}

  public record Guard(Expr condition) implements Clause {}

  /**
   * An assignment {@code name := value}.
   *
   * @param their whether it changes the other player's copy of an own component
   */
  public record Assign(boolean their, Name name, Optional<Expr> index, Expr value) {}

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

  /**
   * An expression in brackets. Brackets matter for one thing: a sum in brackets does not split a
   * heap.
   */
  public record BracketExpr(Expr inner, Span span) implements Expr {}
}
