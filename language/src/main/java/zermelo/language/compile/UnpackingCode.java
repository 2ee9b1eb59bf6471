package zermelo.language.compile;

import java.lang.classfile.CodeBuilder;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import zermelo.language.compile.analysis.CompilerInput;
import zermelo.language.compile.analysis.Interval;
import zermelo.language.compile.runtime.RuntimeTypes;
import zermelo.language.program.Term;
import zermelo.language.program.TermTraversal;

/**
 * Emits the bytecode at the start of a method: it unpacks what is needed of the position into
 * variables.
 */
final class UnpackingCode {
  private final MethodScope scope;
  private final CodeBuilder code;
  private final Set<Integer> slots = new HashSet<>();
  private final Set<Integer> lists = new HashSet<>();
  private final Set<Integer> listed = new HashSet<>();

  /** Creates the code for a method that evaluates these terms. */
  UnpackingCode(MethodScope scope, List<? extends Term> terms) {
    this.scope = scope;
    this.code = scope.code;
    terms.forEach(this::note);
  }

  /** Requests a list that the method changes, even if no term reads it. */
  void needList(int slot) {
    lists.add(slot);
  }

  /** Requests a number that the method changes. Needed if a position is packed as its rank. */
  void needSlot(int slot) {
    slots.add(slot);
  }

  private void note(Term term) {
    switch (term) {
      case Term.NumberSlot slot -> slots.add(slot.slot());
      case Term.ListSlot stored -> lists.add(stored.slot());
      case Term.SetSlot stored -> listed.add(stored.slot());
      // Membership in a packed set is read from its bits; the set need not be listed.
      case Term.Member(Term.NumberTerm element, Term.SetSlot stored) -> note(element);
      default -> TermTraversal.children(term).forEach(this::note);
    }
  }

  /**
   * Writes the code.
   *
   * @param wholeWords whether to keep all words in variables, because the method writes whole
   *     positions
   */
  void write(boolean wholeWords) {
    if (wholeWords && scope.plan.words() <= MethodScope.KEPT_WORDS) {
      for (int word = 0; word < scope.plan.words(); word++) {
        scope.keepWord(word);
      }
    }
    for (int i = 0; i < scope.plan.parts().size(); i++) {
      CompilerInput.PackedComponent part = scope.plan.parts().get(i);
      switch (part.kind()) {
        case NUMBER -> {
          number(i, part.place(), part.own() ? scope.turn : 0);
          if (part.own()) {
            number(i, part.place() + 1, 1 - scope.turn);
          }
        }
        case LIST, BAG -> row(i, part);
        case SET -> set(part);
        case BOARD -> throw new IllegalStateException("only in texts that are not plain");
      }
    }
  }

  private void number(int index, int slot, int copy) {
    if (slots.contains(slot)) {
      scope.slots.put(slot, scope.fixed(index).orElseGet(() -> loaded(index, copy)));
    }
  }

  private MethodScope.NumberVariable loaded(int index, int copy) {
    scope.pushPacked(index, copy);
    return scope.pop(scope.plan.capacity(index));
  }

  private void row(int index, CompilerInput.PackedComponent part) {
    if (!lists.contains(part.place())) {
      return;
    }
    int array = scope.newReference();
    scope.newList(part.length());
    code.astore(array);
    scope.bits(part.place());
    scope.position();
    code.aload(array);
    code.invokevirtual(
        RuntimeTypes.BITS,
        "loadList",
        RuntimeTypes.type(
            RuntimeTypes.VOID, RuntimeTypes.LONGS, RuntimeTypes.INT, RuntimeTypes.LONGS));
    scope.lists.put(
        part.place(),
        new MethodScope.ListVariable(array, part.length(), scope.plan.capacity(index)));
  }

  private void set(CompilerInput.PackedComponent part) {
    Interval range =
        new Interval(part.low(), Math.min(part.high(), part.low() + part.length() - 1));
    if (!listed.contains(part.place())) {
      scope.sets.put(
          part.place(), new MethodScope.SetVariable(MethodScope.SetVariable.PACKED, range));
      return;
    }
    int local = scope.newReference();
    scope.set(scope.constants.set());
    code.astore(local);
    scope.bits(part.place());
    scope.position();
    code.aload(local);
    code.invokevirtual(
        RuntimeTypes.BITS,
        "loadSet",
        RuntimeTypes.type(
            RuntimeTypes.VOID, RuntimeTypes.LONGS, RuntimeTypes.INT, RuntimeTypes.SET));
    scope.sets.put(part.place(), new MethodScope.SetVariable(local, range));
  }
}
