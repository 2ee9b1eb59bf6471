package zermelo.language.check;

import java.util.List;
import zermelo.language.syntax.Span;

/**
 * Typed expressions. Each type of the language has a sealed family of its own, so that whoever
 * evaluates or compiles terms never meets a wrong type and never boxes a number. Names are gone:
 * numbers and truths stand in numbered slots, lists, sets and codes in numbered cells.
 */
public sealed interface Term {
  /** A number, as a long. */
  sealed interface Num extends Term {}

  /** True or false. */
  sealed interface Truth extends Term {}

  /** A list of numbers. */
  sealed interface Row extends Term {}

  /** A set of numbers. */
  sealed interface Many extends Term {}

  /** A set of lists. */
  sealed interface Rows extends Term {}

  /** A taking-and-breaking code; it stands in a cell. */
  record Code(int cell) implements Term {}

  record Constant(long value) implements Num {}

  record Slot(int slot) implements Num {}

  enum Operator {
    PLUS,
    MINUS,
    TIMES,
    OVER,
    MOD,
    POWER,
    XOR
  }

  record Binary(Operator operator, Num left, Num right, Span span) implements Num {}

  record NumIf(Truth condition, Num yes, Num no) implements Num {}

  /** An element of a list; the first one has index 1. */
  record Element(Row row, Num index, Span span) implements Num {}

  record NumCall(Function function, List<Term> arguments, Span span) implements Num {}

  record Known(boolean value) implements Truth {}

  /** A truth parameter: a slot that holds 0 or 1. */
  record Flag(int slot) implements Truth {}

  enum Comparison {
    EQUAL,
    UNEQUAL,
    LESS,
    AT_MOST,
    MORE,
    AT_LEAST
  }

  record Compare(Comparison comparison, Num left, Num right) implements Truth {}

  /** Whether two truths are the same. */
  record Agree(Truth left, Truth right) implements Truth {}

  record SameRow(Row left, Row right) implements Truth {}

  record SameMany(Many left, Many right) implements Truth {}

  record Both(Truth left, Truth right) implements Truth {}

  record Either(Truth left, Truth right) implements Truth {}

  record Not(Truth truth) implements Truth {}

  record Member(Num element, Many set) implements Truth {}

  record Divides(Num divisor, Num number, Span span) implements Truth {}

  /**
   * {@code any} or {@code all}: the element stands in the slot while the condition is looked at.
   */
  record Quantified(boolean all, int slot, Many set, Truth condition) implements Truth {}

  record TruthCall(Function function, List<Term> arguments, Span span) implements Truth {}

  record TruthIf(Truth condition, Truth yes, Truth no) implements Truth {}

  record RowCell(int cell) implements Row {}

  record RowLiteral(List<Num> items) implements Row {}

  /** Every element divided by the number. */
  record RowOver(Row row, Num divisor, Span span) implements Row {}

  record Sorted(Row row) implements Row {}

  record Range(Num low, Num high) implements Many {}

  record ManyCell(int cell) implements Many {}

  record ManyLiteral(List<Num> items) implements Many {}

  enum SetOperator {
    UNION,
    DIFFERENCE,
    SYMMETRIC_DIFFERENCE
  }

  record SetBinary(SetOperator operator, Many left, Many right) implements Many {}

  record ManyIf(Truth condition, Many yes, Many no) implements Many {}

  record ManyCall(Function function, List<Term> arguments, Span span) implements Many {}

  /** {@code lowered(a, k)}. */
  record Lowered(Row row, Num most) implements Rows {}
}
