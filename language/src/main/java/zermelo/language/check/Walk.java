package zermelo.language.check;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Walks through terms: what stands inside a term, how many there are, whether one is among them.
 */
public final class Walk {
  private Walk() {}

  /** The terms directly inside a term, left to right. */
  public static List<Term> children(Term term) {
    return switch (term) {
      case Term.Constant t -> List.of();
      case Term.Slot t -> List.of();
      case Term.Known t -> List.of();
      case Term.Flag t -> List.of();
      case Term.Code t -> List.of();
      case Term.RowCell t -> List.of();
      case Term.ManyCell t -> List.of();
      case Term.Binary t -> List.of(t.left(), t.right());
      case Term.NumIf t -> List.of(t.condition(), t.yes(), t.no());
      case Term.Element t -> List.of(t.row(), t.index());
      case Term.NumCall t -> t.arguments();
      case Term.Compare t -> List.of(t.left(), t.right());
      case Term.Agree t -> List.of(t.left(), t.right());
      case Term.SameRow t -> List.of(t.left(), t.right());
      case Term.SameMany t -> List.of(t.left(), t.right());
      case Term.Both t -> List.of(t.left(), t.right());
      case Term.Either t -> List.of(t.left(), t.right());
      case Term.Not t -> List.of(t.truth());
      case Term.Member t -> List.of(t.element(), t.set());
      case Term.Divides t -> List.of(t.divisor(), t.number());
      case Term.Quantified t -> List.of(t.set(), t.condition());
      case Term.TruthCall t -> t.arguments();
      case Term.TruthIf t -> List.of(t.condition(), t.yes(), t.no());
      case Term.RowLiteral t -> List.copyOf(t.items());
      case Term.RowOver t -> List.of(t.row(), t.divisor());
      case Term.Sorted t -> List.of(t.row());
      case Term.Range t -> List.of(t.low(), t.high());
      case Term.ManyLiteral t -> List.copyOf(t.items());
      case Term.SetBinary t -> List.of(t.left(), t.right());
      case Term.ManyIf t -> List.of(t.condition(), t.yes(), t.no());
      case Term.ManyCall t -> t.arguments();
      case Term.Lowered t -> List.of(t.row(), t.most());
    };
  }

  /** The terms directly inside a step of a move. */
  public static List<Term> children(Program.Step step) {
    return switch (step) {
      case Program.Choose choose -> List.of(choose.set());
      case Program.ChooseRow choose -> List.of(choose.set());
      case Program.Require require -> List.of(require.condition());
    };
  }

  /** The terms directly inside a change. */
  public static List<Term> children(Program.Change change) {
    return switch (change) {
      case Program.SetNum set -> List.of(set.value());
      case Program.SetElement set -> List.of(set.index(), set.value());
      case Program.SetRow set -> List.of(set.value());
      case Program.SetMany set -> List.of(set.value());
      case Program.Split split -> List.copyOf(split.sizes());
    };
  }

  /** How many terms these are, with all inside them: what looking at them costs at the least. */
  public static long weight(List<? extends Term> terms) {
    long weight = 0;
    List<Term> waiting = new ArrayList<>(terms);
    while (!waiting.isEmpty()) {
      weight++;
      waiting.addAll(children(waiting.removeLast()));
    }
    return weight;
  }

  /** Whether a term, or one inside it, is such. */
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
