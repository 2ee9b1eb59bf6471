package zermelo.language.check;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Traverses terms: their children, their number, and searches in them. */
public final class TermTraversal {
  private TermTraversal() {}

  /** The terms directly inside a term, left to right. */
  public static List<Term> children(Term term) {
    return switch (term) {
      case Term.Constant t -> List.of();
      case Term.NumberSlot t -> List.of();
      case Term.TruthConstant t -> List.of();
      case Term.TruthSlot t -> List.of();
      case Term.CodeCell t -> List.of();
      case Term.ListCell t -> List.of();
      case Term.SetCell t -> List.of();
      case Term.Binary t -> List.of(t.left(), t.right());
      case Term.NumberIf t -> List.of(t.condition(), t.yes(), t.no());
      case Term.Element t -> List.of(t.row(), t.index());
      case Term.NumberCall t -> t.arguments();
      case Term.Compare t -> List.of(t.left(), t.right());
      case Term.Equivalence t -> List.of(t.left(), t.right());
      case Term.EqualLists t -> List.of(t.left(), t.right());
      case Term.EqualSets t -> List.of(t.left(), t.right());
      case Term.And t -> List.of(t.left(), t.right());
      case Term.Or t -> List.of(t.left(), t.right());
      case Term.Not t -> List.of(t.truth());
      case Term.Member t -> List.of(t.element(), t.set());
      case Term.Divides t -> List.of(t.divisor(), t.number());
      case Term.Quantifier t -> List.of(t.set(), t.condition());
      case Term.TruthCall t -> t.arguments();
      case Term.TruthIf t -> List.of(t.condition(), t.yes(), t.no());
      case Term.ListLiteral t -> List.copyOf(t.items());
      case Term.ListQuotient t -> List.of(t.row(), t.divisor());
      case Term.SortedList t -> List.of(t.row());
      case Term.Range t -> List.of(t.low(), t.high());
      case Term.SetLiteral t -> List.copyOf(t.items());
      case Term.SetBinary t -> List.of(t.left(), t.right());
      case Term.SetIf t -> List.of(t.condition(), t.yes(), t.no());
      case Term.SetCall t -> t.arguments();
      case Term.LoweredListSet t -> List.of(t.row(), t.most());
    };
  }

  /** The terms directly inside a step of a move. */
  public static List<Term> children(Program.Step step) {
    return switch (step) {
      case Program.NumberChoice choose -> List.of(choose.set());
      case Program.ListChoice choose -> List.of(choose.set());
      case Program.Requirement require -> List.of(require.condition());
    };
  }

  /** The terms directly inside a change. */
  public static List<Term> children(Program.Change change) {
    return switch (change) {
      case Program.NumberAssignment set -> List.of(set.value());
      case Program.ElementAssignment set -> List.of(set.index(), set.value());
      case Program.ListAssignment set -> List.of(set.value());
      case Program.SetAssignment set -> List.of(set.value());
      case Program.HeapSplit split -> List.copyOf(split.sizes());
    };
  }

  /**
   * The number of these terms and all their descendants: a lower bound on the cost of evaluation.
   */
  public static long weight(List<? extends Term> terms) {
    long weight = 0;
    List<Term> waiting = new ArrayList<>(terms);
    while (!waiting.isEmpty()) {
      weight++;
      waiting.addAll(children(waiting.removeLast()));
    }
    return weight;
  }

  /** Whether a term or one of its descendants satisfies the predicate. */
  public static boolean any(Term term, Predicate<Term> such) {
    List<Term> waiting = new ArrayList<>(List.of(term));
    while (!waiting.isEmpty()) {
      Term next = waiting.removeLast();
      if (such.test(next)) {
        return true;
      }
      waiting.addAll(children(next));
    }
    return false;
  }
}
