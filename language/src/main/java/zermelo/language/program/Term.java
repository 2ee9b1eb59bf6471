package zermelo.language.program;

import java.util.List;
import zermelo.language.syntax.Span;

/**
 * A typed expression.
 *
 * <p>Each type of the language has its own sealed family. So code that evaluates or compiles terms
 * never meets a wrong type and never boxes a number. Names are resolved to slots of a frame:
 * numbers and truth values to number slots; lists, sets and codes to list slots.
 */
public sealed interface Term
    permits Term.NumberTerm,
        Term.TruthTerm,
        Term.ListTerm,
        Term.SetTerm,
        Term.ListSetTerm,
        Term.CodeSlot,
        BoardTerm.Diagram,
        Term.EachElement {
  /** A number, as a long. */
  sealed interface NumberTerm extends Term {}

  /** A truth value. */
  sealed interface TruthTerm extends Term {}

  /** A list of numbers. */
  sealed interface ListTerm extends Term {}

  /** A set of numbers. */
  sealed interface SetTerm extends Term {}

  /** A set of lists. */
  sealed interface ListSetTerm extends Term {}

  /** A number that a board gives: a cell, a symbol, or a count. */
  sealed interface BoardNumber extends NumberTerm
      permits BoardTerm.CellSlot,
          BoardTerm.Symbol,
          BoardTerm.PlayerSymbol,
          BoardTerm.Content,
          BoardTerm.CellToward,
          BoardTerm.CellAt,
          BoardTerm.Coordinate,
          BoardTerm.RunLength {}

  /** A statement about a board. */
  sealed interface BoardTruth extends TruthTerm
      permits BoardTerm.Holds, BoardTerm.Line, BoardTerm.Full, BoardTerm.Connected {}

  /** A set of cells that a board gives. */
  sealed interface BoardSet extends SetTerm
      permits BoardTerm.AllCells,
          BoardTerm.Adjacent,
          BoardTerm.Slide,
          BoardTerm.Group,
          BoardTerm.Liberties {}

  /** A taking-and-breaking code, in a list slot. */
  record CodeSlot(int slot) implements Term {}

  record Constant(long value) implements NumberTerm {}

  record NumberSlot(int slot) implements NumberTerm {}

  enum Operator {
    PLUS,
    MINUS,
    TIMES,
    OVER,
    MOD,
    POWER,
    XOR
  }

  record Binary(Operator operator, NumberTerm left, NumberTerm right, Span span)
      implements NumberTerm {}

  record NumberIf(TruthTerm condition, NumberTerm yes, NumberTerm no) implements NumberTerm {}

  /** An element of a list; the first one has index 1. */
  record Element(ListTerm list, NumberTerm index, Span span) implements NumberTerm {}

  /** How a {@link Fold} makes one number out of many. */
  enum FoldKind {
    COUNT,
    SUM,
    NIM_SUM,
    MIN,
    MAX
  }

  /**
   * One number from all elements that satisfy a condition.
   *
   * @param slot contains the element while condition and value are evaluated
   * @param cell whether the result is a cell; there is none, 0, if there are no elements
   */
  record Fold(
      FoldKind kind,
      int slot,
      SetTerm set,
      TruthTerm condition,
      NumberTerm value,
      boolean cell,
      Span span)
      implements NumberTerm {}

  record NumberCall(BuiltInFunction function, List<Term> arguments, Span span)
      implements NumberTerm {}

  record TruthConstant(boolean value) implements TruthTerm {}

  /**
   * Whether the player to move has no legal move. It is only used alone, as the condition of an
   * end.
   */
  record Stuck() implements TruthTerm {}

  /** A truth parameter: a slot that holds 0 or 1. */
  record TruthSlot(int slot) implements TruthTerm {}

  enum Comparison {
    EQUAL,
    UNEQUAL,
    LESS,
    AT_MOST,
    MORE,
    AT_LEAST
  }

  record Compare(Comparison comparison, NumberTerm left, NumberTerm right) implements TruthTerm {}

  /** Whether two truth values are equal. */
  record Equivalence(TruthTerm left, TruthTerm right) implements TruthTerm {}

  record EqualLists(ListTerm left, ListTerm right) implements TruthTerm {}

  record EqualSets(SetTerm left, SetTerm right) implements TruthTerm {}

  record And(TruthTerm left, TruthTerm right) implements TruthTerm {}

  record Or(TruthTerm left, TruthTerm right) implements TruthTerm {}

  record Not(TruthTerm truth) implements TruthTerm {}

  record Member(NumberTerm element, SetTerm set) implements TruthTerm {}

  record Divides(NumberTerm divisor, NumberTerm number, Span span) implements TruthTerm {}

  /** {@code any} or {@code all}. The slot contains the element while the condition is evaluated. */
  record Quantifier(boolean all, int slot, SetTerm set, TruthTerm condition) implements TruthTerm {}

  record TruthCall(BuiltInFunction function, List<Term> arguments, Span span)
      implements TruthTerm {}

  record TruthIf(TruthTerm condition, TruthTerm yes, TruthTerm no) implements TruthTerm {}

  record ListSlot(int slot) implements ListTerm {}

  record ListLiteral(List<NumberTerm> items) implements ListTerm {}

  /** The list at the start: a value for each element of a set. It is not used elsewhere. */
  record EachElement(int slot, SetTerm set, NumberTerm value) implements Term {}

  /** Every element divided by the number. */
  record ListQuotient(ListTerm list, NumberTerm divisor, Span span) implements ListTerm {}

  record SortedList(ListTerm list) implements ListTerm {}

  /** The elements from one index to another; none if the first is greater than the second. */
  record ListSlice(ListTerm list, NumberTerm from, NumberTerm to, Span span) implements ListTerm {}

  record ListIf(TruthTerm condition, ListTerm yes, ListTerm no) implements ListTerm {}

  /** The elements of one list and then those of another. */
  record ListJoin(ListTerm left, ListTerm right) implements ListTerm {}

  /**
   * The values for the elements of a set that satisfy a condition, in ascending order of the
   * elements.
   *
   * @param slot contains the element while condition and value are evaluated
   */
  record ListComprehension(int slot, SetTerm set, TruthTerm condition, NumberTerm value, Span span)
      implements ListTerm {
    /** Whether it surely has as many elements as the list in a slot. */
    boolean isAsLongAs(int listSlot) {
      if (!(condition instanceof TruthConstant(boolean all)
          && all
          && set instanceof Range(Constant(long low), NumberCall length)
          && low == 1)) {
        return false;
      }
      ListSlot list = new ListSlot(listSlot);
      if (length.function() == BuiltInFunction.MAX) {
        // Reading an element past the end is a fault, so no list here is longer than this one.
        return length.arguments().stream().anyMatch(other -> isLength(other, list))
            && value instanceof Binary both
            && (reads(both.left(), list) || reads(both.right(), list));
      }
      return isLength(length, list);
    }

    private static boolean isLength(Term term, ListSlot list) {
      return term instanceof NumberCall call
          && call.function() == BuiltInFunction.LENGTH
          && call.arguments().getFirst().equals(list);
    }

    private boolean reads(NumberTerm term, ListSlot list) {
      return term instanceof Element element
          && element.list().equals(list)
          && element.index().equals(new NumberSlot(slot));
    }
  }

  /** The elements that satisfy a condition. The slot contains each while it is evaluated. */
  record Filter(int slot, SetTerm set, TruthTerm condition) implements SetTerm {}

  record Range(NumberTerm low, NumberTerm high) implements SetTerm {}

  record SetSlot(int slot) implements SetTerm {}

  record SetLiteral(List<NumberTerm> items) implements SetTerm {}

  enum SetOperator {
    UNION,
    DIFFERENCE,
    SYMMETRIC_DIFFERENCE
  }

  record SetBinary(SetOperator operator, SetTerm left, SetTerm right) implements SetTerm {}

  record SetIf(TruthTerm condition, SetTerm yes, SetTerm no) implements SetTerm {}

  record SetCall(BuiltInFunction function, List<Term> arguments, Span span) implements SetTerm {}

  /** The lists that {@code lowered(a, k)} gives. */
  record LoweredListSet(ListTerm list, NumberTerm most) implements ListSetTerm {}
}
