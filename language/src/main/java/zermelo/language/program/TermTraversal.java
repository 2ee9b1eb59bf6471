package zermelo.language.program;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Traverses terms: lists what is directly inside one, counts all terms, searches for one. */
public final class TermTraversal {
  private TermTraversal() {}

  /** The terms directly inside a term, left to right. */
  public static List<Term> children(Term term) {
    return switch (term) {
      case Term.Constant t -> List.of();
      case Term.NumberSlot t -> List.of();
      case Term.TruthConstant t -> List.of();
      case Term.Stuck t -> List.of();
      case Term.TruthSlot t -> List.of();
      case Term.CodeSlot t -> List.of();
      case Term.ListSlot t -> List.of();
      case Term.SetSlot t -> List.of();
      case Term.Binary t -> List.of(t.left(), t.right());
      case Term.NumberIf t -> List.of(t.condition(), t.yes(), t.no());
      case Term.Element t -> List.of(t.list(), t.index());
      case Term.NumberCall t -> t.arguments();
      case Term.Fold t -> List.of(t.set(), t.condition(), t.value());
      case BoardTerm.Diagram t -> List.of(t.symbol());
      case Term.EachElement t -> List.of(t.set(), t.value());
      case Term.BoardNumber t -> boardChildren(t);
      case Term.BoardTruth t -> boardChildren(t);
      case Term.BoardSet t -> boardChildren(t);
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
      case Term.ListQuotient t -> List.of(t.list(), t.divisor());
      case Term.SortedList t -> List.of(t.list());
      case Term.ListSlice t -> List.of(t.list(), t.from(), t.to());
      case Term.ListJoin t -> List.of(t.left(), t.right());
      case Term.ListIf t -> List.of(t.condition(), t.yes(), t.no());
      case Term.ListComprehension t -> List.of(t.set(), t.condition(), t.value());
      case Term.Filter t -> List.of(t.set(), t.condition());
      case Term.Range t -> List.of(t.low(), t.high());
      case Term.SetLiteral t -> List.copyOf(t.items());
      case Term.SetBinary t -> List.of(t.left(), t.right());
      case Term.SetIf t -> List.of(t.condition(), t.yes(), t.no());
      case Term.SetCall t -> t.arguments();
      case Term.LoweredListSet t -> List.of(t.list(), t.most());
    };
  }

  private static List<Term> boardChildren(Term.BoardNumber term) {
    return switch (term) {
      case BoardTerm.CellSlot t -> List.of();
      case BoardTerm.Symbol t -> List.of();
      case BoardTerm.PlayerSymbol t -> List.of();
      case BoardTerm.Content t -> List.of(t.cell());
      case BoardTerm.CellToward t -> List.of(t.cell(), t.direction(), t.steps());
      case BoardTerm.CellAt t -> List.of(t.row(), t.column());
      case BoardTerm.Coordinate t -> List.of(t.cell());
      case BoardTerm.RunLength t -> List.of(t.cell(), t.direction(), t.symbol());
    };
  }

  private static List<Term> boardChildren(Term.BoardTruth term) {
    return switch (term) {
      case BoardTerm.Holds t -> List.of(t.cell());
      case BoardTerm.Line t -> List.of(t.symbol(), t.length());
      case BoardTerm.Full t -> List.of();
      case BoardTerm.Connected t -> List.of(t.within(), t.from(), t.to());
    };
  }

  private static List<Term> boardChildren(Term.BoardSet term) {
    return switch (term) {
      case BoardTerm.AllCells t -> List.of();
      case BoardTerm.Adjacent t -> List.of(t.cell());
      case BoardTerm.Slide t -> List.of(t.cell());
      case BoardTerm.Group t -> List.of(t.cell());
      case BoardTerm.Liberties t -> List.of(t.cell());
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
      case Program.HeapRepeat repeat -> List.of(repeat.count(), repeat.size());
      case Program.CellAssignment set -> List.of(set.cell(), set.symbol());
      case Program.ForEach each -> inside(each.set(), each.changes());
      case Program.When when -> inside(when.condition(), when.changes());
      case Program.Gain gain -> List.of(gain.points());
      case Program.Again again -> List.of(again.condition());
    };
  }

  private static List<Term> inside(Term first, List<Program.Change> changes) {
    List<Term> terms = new ArrayList<>(List.of(first));
    changes.forEach(change -> terms.addAll(children(change)));
    return terms;
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
