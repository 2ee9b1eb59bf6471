package zermelo.language.check;

import java.util.List;
import java.util.Optional;
import zermelo.kernel.Ending;
import zermelo.language.syntax.Diagnostic;
import zermelo.language.syntax.Source;
import zermelo.language.syntax.Span;
import zermelo.language.syntax.SyntaxTree;

/**
 * A checked game: everything that gives the text its meaning.
 *
 * @param examples the example lines, still text; {@code proposals} those to play from
 * @param warnings valid but probably unintended: unused names, sums that do not split
 * @param slots the number of number slots in a frame; {@code cells} the number of list and set
 *     cells
 */
public record Program(
    Source source,
    String title,
    String words,
    List<Param> params,
    List<Component> components,
    List<End> ends,
    List<MoveRule> moves,
    List<SyntaxTree.Name> examples,
    List<SyntaxTree.Name> proposals,
    PhraseTemplates wording,
    List<Diagnostic> warnings,
    int slots,
    int cells) {

  /**
   * A parameter. Its value is in {@code place}, a slot or (sets, codes) a cell.
   *
   * @param low the least number allowed; {@code high} the greatest
   */
  public record Param(
      String name,
      Type type,
      int place,
      Optional<Term.NumberTerm> low,
      Optional<Term.NumberTerm> high,
      Optional<Term> value,
      String meaning,
      String valueText,
      Span span) {}

  public enum Role {
    SHARED,
    OWN,
    HEAP
  }

  public enum Kind {
    NUMBER,
    LIST,
    /** A list whose order does not matter. */
    BAG,
    SET
  }

  /**
   * A part of the position.
   *
   * <p>Numbers are in slot {@code place}; if each player owns one, the other player's is in slot
   * {@code place + 1}. Lists and sets are in cell {@code place}.
   *
   * @param value the value if the notation leaves it out
   * @param constant whether that value is the same in every position
   */
  public record Component(
      Role role,
      String name,
      Kind kind,
      int place,
      Term.NumberTerm low,
      Optional<Term.NumberTerm> high,
      Optional<Term> value,
      boolean constant,
      Span span) {}

  public record End(Term.TruthTerm condition, Ending ending, Span span) {}

  /** A kind of move: choices and conditions, left to right, and then changes. */
  public record MoveRule(String name, List<Step> steps, List<Change> changes, Span span) {
    /** The choices among the steps. Their values form the label of the move. */
    public List<Step> choices() {
      return steps.stream().filter(step -> !(step instanceof Requirement)).toList();
    }
  }

  public sealed interface Step {}

  public record NumberChoice(String name, int slot, Term.SetTerm set) implements Step {}

  public record ListChoice(String name, int cell, Term.ListSetTerm set) implements Step {}

  public record Requirement(Term.TruthTerm condition) implements Step {}

  /** One change; the changes of a move happen one after the other. */
  public sealed interface Change {}

  public record NumberAssignment(int slot, Term.NumberTerm value) implements Change {}

  public record ElementAssignment(int cell, Term.NumberTerm index, Term.NumberTerm value, Span span)
      implements Change {}

  public record ListAssignment(int cell, Term.ListTerm value, Span span) implements Change {}

  public record SetAssignment(int cell, Term.SetTerm value) implements Change {}

  /**
   * Splits the heap into several heaps of these sizes; those of size 0 vanish. Each keeps the other
   * components of the heap.
   */
  public record HeapSplit(int slot, List<Term.NumberTerm> sizes) implements Change {}

  /** Whether a move can split a heap. Then a heap of size 0 does not count as a heap. */
  public boolean splits() {
    return moves.stream()
        .flatMap(move -> move.changes().stream())
        .anyMatch(change -> change instanceof HeapSplit);
  }

  /** Whether a position is a sum of heaps. */
  public boolean heaps() {
    return components.stream().anyMatch(component -> component.role() == Role.HEAP);
  }

  /** Whether each player owns a component, so that it matters which player is to move. */
  public boolean partizan() {
    return components.stream().anyMatch(component -> component.role() == Role.OWN);
  }
}
