package zermelo.language.compile;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.language.compile.analysis.BitwiseSetChange;
import zermelo.language.compile.analysis.CompilerInput;
import zermelo.language.compile.analysis.Interval;
import zermelo.language.compile.runtime.RuntimeTypes;
import zermelo.language.program.Program;
import zermelo.language.program.Program.Kind;
import zermelo.language.program.Term;
import zermelo.language.syntax.Span;

/**
 * Emits the bytecode for the changes of a move: it computes the new values and checks their bounds.
 *
 * <p>The new values go into new variables, from which {@link PackingCode} packs the option. The old
 * values stay in their variables for the next move.
 */
final class ChangeCode {
  private final TermCode terms;
  private final MethodScope scope;
  private final CodeBuilder code;
  private final Program.MoveRule rule;
  private final ChangedValues changed = new ChangedValues();

  /** The values that a move has changed, by slot. */
  static final class ChangedValues {
    final Map<Integer, MethodScope.NumberVariable> numbers = new LinkedHashMap<>();
    final Map<Integer, MethodScope.ListVariable> lists = new LinkedHashMap<>();
    final Map<Integer, MethodScope.SetVariable> sets = new LinkedHashMap<>();
    final Map<Integer, List<ChangedElement>> elements = new LinkedHashMap<>();
    final List<Split> splits = new ArrayList<>();
  }

  /** A heap that was split in the component of a slot, into these values. */
  record Split(int slot, List<MethodScope.NumberVariable> sizes) {}

  /** A change of one element of a set: the element is added, removed or toggled. */
  record ChangedElement(BitwiseSetChange.ElementChange change, MethodScope.NumberVariable number) {}

  ChangeCode(TermCode terms, Program.MoveRule rule) {
    this.terms = terms;
    this.scope = terms.scope;
    this.code = scope.code;
    this.rule = rule;
  }

  /**
   * Emits the code. It jumps to {@code illegal} if the move leaves the bounds, and to {@code full}
   * if no more options are wanted.
   */
  void write(Label illegal, Label full) {
    Map<Integer, MethodScope.NumberVariable> slots = new HashMap<>(scope.slots);
    Map<Integer, MethodScope.ListVariable> lists = new HashMap<>(scope.lists);
    Map<Integer, MethodScope.SetVariable> sets = new HashMap<>(scope.sets);
    for (Program.Change change : rule.changes()) {
      make(change);
    }
    admit(illegal);
    new PackingCode(scope, changed, slots).write(full, lowers(slots));
    restore(scope.slots, slots);
    restore(scope.lists, lists);
    restore(scope.sets, sets);
  }

  /** Whether the move only subtracts a positive amount from one number. */
  private boolean lowers(Map<Integer, MethodScope.NumberVariable> before) {
    return rule.changes().size() == 1
        && rule.changes().getFirst()
            instanceof Program.NumberAssignment(int slot, Term.NumberTerm value)
        && value
            instanceof
            Term.Binary(
                Term.Operator operator,
                Term.NumberSlot(int whole),
                Term.NumberTerm part,
                Span span)
        && operator == Term.Operator.MINUS
        && whole == slot
        && switch (part) {
          case Term.Constant(long number) -> number > 0;
          case Term.NumberSlot(int other) when other != slot ->
              Optional.ofNullable(before.get(other)).orElseThrow().range().positive();
          default -> false;
        };
  }

  private static <T> void restore(Map<Integer, T> now, Map<Integer, T> before) {
    now.clear();
    now.putAll(before);
  }

  private void make(Program.Change change) {
    switch (change) {
      case Program.NumberAssignment set -> {
        MethodScope.NumberVariable value = terms.numbers.hold(set.value());
        scope.slots.put(set.slot(), value);
        changed.numbers.put(set.slot(), value);
      }
      case Program.ElementAssignment set -> setElement(set);
      case Program.ListAssignment set -> {
        MethodScope.ListVariable row = terms.lists.hold(set.value());
        int length = scope.listIn(set.slot()).length();
        if (row.length() == length) {
          put(set.slot(), row);
          return;
        }
        code.loadConstant(length).loadConstant(row.length());
        code.loadConstant(scope.site(set.span()));
        scope.callStatic(
            RuntimeTypes.EXACT,
            "keepLength",
            RuntimeTypes.VOID,
            RuntimeTypes.INT,
            RuntimeTypes.INT,
            RuntimeTypes.INT);
      }
      case Program.SetAssignment set -> setMany(set);
      case Program.HeapSplit split -> {
        List<MethodScope.NumberVariable> sizes = new ArrayList<>();
        split.sizes().forEach(size -> sizes.add(terms.numbers.hold(size)));
        changed.splits.add(new Split(split.slot(), sizes));
      }
      default -> throw new IllegalStateException("only in texts that are not plain");
    }
  }

  private void put(int slot, MethodScope.ListVariable row) {
    scope.lists.put(slot, row);
    changed.lists.put(slot, row);
  }

  private void setElement(Program.ElementAssignment set) {
    MethodScope.ListVariable row = scope.listIn(set.slot());
    MethodScope.NumberVariable index = terms.numbers.hold(set.index());
    int place = scope.newInt();
    terms.numbers.pushIndex(index, row.length(), scope.site(set.span()));
    code.istore(place);
    MethodScope.NumberVariable value = terms.numbers.hold(set.value());
    int array = terms.lists.scratch(row.length());
    code.aload(row.local()).iconst_0().aload(array).iconst_0().loadConstant(row.length());
    scope.callStatic(
        RuntimeTypes.of(System.class),
        "arraycopy",
        RuntimeTypes.VOID,
        RuntimeTypes.of(Object.class),
        RuntimeTypes.INT,
        RuntimeTypes.of(Object.class),
        RuntimeTypes.INT,
        RuntimeTypes.INT);
    code.aload(array).iload(place);
    scope.push(value);
    code.lastore();
    put(
        set.slot(),
        new MethodScope.ListVariable(array, row.length(), row.range().or(value.range())));
  }

  private void setMany(Program.SetAssignment set) {
    Optional<BitwiseSetChange> toggling = BitwiseSetChange.of(rule, set);
    if (toggling.isPresent()) {
      List<ChangedElement> elements = new ArrayList<>();
      for (BitwiseSetChange.ElementChange change : toggling.get().elements()) {
        elements.add(new ChangedElement(change, terms.numbers.hold(change.number())));
      }
      changed.elements.put(set.slot(), elements);
      return;
    }
    MethodScope.SetVariable value = terms.sets.hold(set.value());
    scope.sets.put(set.slot(), value);
    changed.sets.put(set.slot(), value);
  }

  /** Checks the changed values against the bounds. */
  private void admit(Label illegal) {
    changed.splits.forEach(
        split -> {
          CompilerInput.PackedComponent heap = scope.plan.part(split.slot());
          for (MethodScope.NumberVariable size : split.sizes()) {
            Label none = code.newLabel();
            if (!size.range().within(heap.low(), heap.high())) {
              scope.push(size);
              code.lconst_0().lcmp().ifeq(none);
              between(size, heap, illegal);
              code.labelBinding(none);
            }
          }
        });
    for (CompilerInput.PackedComponent part : scope.plan.parts()) {
      if (part.kind() == Kind.NUMBER) {
        admitNumber(part, part.place(), illegal);
        if (part.own()) {
          admitNumber(part, part.place() + 1, illegal);
        }
      } else {
        admitCell(part, illegal);
      }
    }
  }

  private void admitNumber(CompilerInput.PackedComponent part, int slot, Label illegal) {
    Optional.ofNullable(changed.numbers.get(slot))
        .ifPresent(number -> changed.numbers.put(slot, between(number, part, illegal)));
  }

  /** Writes the bound checks that are still needed. Returns the number with its narrower range. */
  private MethodScope.NumberVariable between(
      MethodScope.NumberVariable number, CompilerInput.PackedComponent part, Label illegal) {
    if (number.range().low() < part.low()) {
      scope.push(number);
      code.loadConstant(part.low()).lcmp().iflt(illegal);
    }
    if (number.range().high() > part.high()) {
      scope.push(number);
      code.loadConstant(part.high()).lcmp().ifgt(illegal);
    }
    Interval range =
        new Interval(
            Math.max(number.range().low(), part.low()),
            Math.min(number.range().high(), part.high()));
    return number.local() == MethodScope.NumberVariable.CONSTANT
        ? number
        : new MethodScope.NumberVariable(number.local(), range);
  }

  private void admitCell(CompilerInput.PackedComponent part, Label illegal) {
    int slot = part.place();
    Optional.ofNullable(changed.lists.get(slot))
        .filter(row -> !row.range().within(part.low(), part.high()))
        .ifPresent(
            row -> {
              code.aload(row.local()).loadConstant(part.low()).loadConstant(part.high());
              scope.callStatic(
                  RuntimeTypes.EXACT,
                  "between",
                  RuntimeTypes.BOOLEAN,
                  RuntimeTypes.LONGS,
                  RuntimeTypes.LONG,
                  RuntimeTypes.LONG);
              code.ifeq(illegal);
            });
    Optional.ofNullable(changed.sets.get(slot))
        .ifPresent(
            set -> {
              code.aload(set.local()).loadConstant(part.low()).loadConstant(part.high());
              code.invokevirtual(
                  RuntimeTypes.SET,
                  "between",
                  RuntimeTypes.type(RuntimeTypes.BOOLEAN, RuntimeTypes.LONG, RuntimeTypes.LONG));
              code.ifeq(illegal);
            });
    for (ChangedElement element : changed.elements.getOrDefault(slot, List.of())) {
      if (element.change().adds()) {
        between(element.number(), part, illegal);
      }
    }
  }
}
