package zermelo.language.check;

import java.util.List;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.Program;
import zermelo.language.program.Term;
import zermelo.language.syntax.Source;
import zermelo.language.syntax.Span;

/**
 * The allowed lengths of a list, as in {@code list 1..4 of 0..9}.
 *
 * <p>The checker turns them into a condition like any other. Positions that users type must meet
 * it, and so must the position after each move that may change the length.
 *
 * @param slot the list slot of the list
 * @param allowed the condition that the length is allowed
 * @param span the place of the limits in the text
 */
record ListLengthLimit(String name, int slot, Term.TruthTerm allowed, Span span) {
  static ListLengthLimit of(
      String name, int slot, Term.NumberTerm least, Term.NumberTerm most, Span span) {
    Term.NumberTerm length =
        new Term.NumberCall(BuiltInFunction.LENGTH, List.of(new Term.ListSlot(slot)), span);
    Term.TruthTerm allowed =
        new Term.And(
            new Term.Compare(Term.Comparison.AT_LEAST, length, least),
            new Term.Compare(Term.Comparison.AT_MOST, length, most));
    return new ListLengthLimit(name, slot, allowed, span);
  }

  /** The limit as a requirement on positions that users type. */
  Program.PositionRequirement requirement(Source source) {
    String length = source.text().substring(span.from(), span.to());
    return new Program.PositionRequirement(
        allowed, "the length of %s must be %s".formatted(name, length));
  }

  /** Whether some change may give the list another length. */
  boolean concerns(List<Program.Change> changes) {
    return Program.flattened(changes).stream()
        .anyMatch(
            change ->
                change instanceof Program.ListAssignment set
                    && set.slot() == slot
                    && set.resizes());
  }
}
