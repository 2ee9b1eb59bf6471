package zermelo.language.ground;

import java.util.BitSet;
import java.util.IdentityHashMap;
import zermelo.kernel.RulesFault;
import zermelo.language.arithmetic.FunctionEvaluator;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.evaluate.SetEvaluator;
import zermelo.language.evaluate.TermEvaluator;
import zermelo.language.evaluate.TermFunction.NumberFunction;
import zermelo.language.evaluate.TermFunction.SetFunction;
import zermelo.language.evaluate.TermFunction.TruthFunction;
import zermelo.language.ground.GroundTermTable.GroundRefusal;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.Program;
import zermelo.language.program.Term;
import zermelo.language.program.TermTraversal;

/**
 * Evaluates terms that are the same in all positions.
 *
 * <p>Such a term reads only parameters, the geometry of the board, and choices that are already
 * written out.
 */
final class StaticTermEvaluator {
  private static final int MAX_ELEMENTS = 4_096;

  private final EvaluationFrame frame;
  private final TermEvaluator evaluate;
  private final BitSet dynamicSlots = new BitSet();
  private final BitSet dynamicLists = new BitSet();
  private final IdentityHashMap<Term, NumberFunction> numbers = new IdentityHashMap<>();
  private final IdentityHashMap<Term, TruthFunction> truths = new IdentityHashMap<>();
  private final IdentityHashMap<Term, SetFunction> sets = new IdentityHashMap<>();

  /** The frame holds the parameters and the geometry of the board. */
  StaticTermEvaluator(Program program, EvaluationFrame frame) {
    this.frame = frame;
    this.evaluate = new TermEvaluator(program.source());
    for (Program.Component component : program.components()) {
      BitSet places = component.kind() == Program.Kind.NUMBER ? dynamicSlots : dynamicLists;
      places.set(component.place());
      if (component.role() == Program.Role.OWN) {
        places.set(component.place() + 1);
      }
    }
  }

  /** Gives a slot a value that is known. */
  void bind(int slot, long value) {
    dynamicSlots.clear(slot);
    frame.slots[slot] = value;
  }

  /** Says that the value of a slot depends on the position. */
  void release(int slot) {
    dynamicSlots.set(slot);
  }

  boolean isStatic(Term term) {
    return !TermTraversal.any(term, this::isDynamic);
  }

  private boolean isDynamic(Term term) {
    return switch (term) {
      case Term.NumberSlot t -> dynamicSlots.get(t.slot());
      case Term.TruthSlot t -> dynamicSlots.get(t.slot());
      case BoardTerm.CellSlot t -> dynamicSlots.get(t.slot());
      case Term.ListSlot t -> dynamicLists.get(t.slot());
      case Term.SetSlot t -> dynamicLists.get(t.slot());
      case Term.Stuck t -> true;
      case BoardTerm.PlayerSymbol t -> true;
      case BoardTerm.Content t -> true;
      case BoardTerm.RunLength t -> true;
      case Term.BoardTruth t -> true;
      case BoardTerm.Slide t -> true;
      case BoardTerm.Group t -> true;
      case BoardTerm.Liberties t -> true;
      default -> false;
    };
  }

  long number(Term.NumberTerm term) {
    return attempt(() -> numbers.computeIfAbsent(term, t -> evaluate.num(term)).of(frame));
  }

  boolean truth(Term.TruthTerm term) {
    return attempt(() -> truths.computeIfAbsent(term, t -> evaluate.truth(term)).of(frame));
  }

  long[] set(Term.SetTerm term) {
    SetFunction many = sets.computeIfAbsent(term, t -> evaluate.many(term));
    long[] elements = attempt(() -> SetEvaluator.listed(frame, many).elements());
    if (elements.length > MAX_ELEMENTS) {
      throw new GroundRefusal("a choice has too many values to write out");
    }
    return elements;
  }

  private interface Attempt<T> {
    T run();
  }

  private <T> T attempt(Attempt<T> work) {
    frame.refuel();
    try {
      return work.run();
    } catch (RulesFault | FunctionEvaluator.Undefined | EvaluationFrame.OutOfFuel fault) {
      throw new GroundRefusal("a part of the rules that is the same for all positions fails");
    }
  }
}
