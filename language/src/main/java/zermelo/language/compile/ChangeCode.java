package zermelo.language.compile;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.language.check.Program;
import zermelo.language.check.Program.Kind;
import zermelo.language.check.Term;
import zermelo.language.syntax.Span;

/**
 * Writes the changes of a move: the new values go into new variables, are held against the bounds,
 * and are packed into an option ({@link StoreCode}). The old ones stay where they are, for the next
 * move.
 */
final class ChangeCode {
  private final Terms terms;
  private final Scope scope;
  private final CodeBuilder code;
  private final Program.MoveRule rule;
  private final Changed changed = new Changed();

  /** What a move has changed, by slot and cell. */
  static final class Changed {
    final Map<Integer, Scope.Num> numbers = new LinkedHashMap<>();
    final Map<Integer, Scope.Row> rows = new LinkedHashMap<>();
    final Map<Integer, Scope.SetOf> sets = new LinkedHashMap<>();
    final Map<Integer, List<Touched>> touched = new LinkedHashMap<>();
    Optional<List<Scope.Num>> split = Optional.empty();
  }

  /** A number that comes into a set or goes out of it. */
  record Touched(Toggling.Touch touch, Scope.Num number) {}

  ChangeCode(Terms terms, Program.MoveRule rule) {
    this.terms = terms;
    this.scope = terms.scope;
    this.code = scope.code;
    this.rule = rule;
  }

  /** Jumps to {@code illegal} if the move leaves the bounds, to {@code full} if that is enough. */
  void write(Label illegal, Label full) {
    Map<Integer, Scope.Num> slots = new HashMap<>(scope.slots);
    Map<Integer, Scope.Row> rows = new HashMap<>(scope.rows);
    Map<Integer, Scope.SetOf> sets = new HashMap<>(scope.sets);
    for (Program.Change change : rule.changes()) {
      make(change);
    }
    admit(illegal);
    new StoreCode(scope, changed, slots).write(full, lowers(slots));
    restore(scope.slots, slots);
    restore(scope.rows, rows);
    restore(scope.sets, sets);
  }

  /** Whether all that the move does is to take something from one number. */
  private boolean lowers(Map<Integer, Scope.Num> before) {
    return rule.changes().size() == 1
        && rule.changes().getFirst() instanceof Program.SetNum(int slot, Term.Num value)
        && value
            instanceof
            Term.Binary(Term.Operator operator, Term.Slot(int whole), Term.Num part, Span span)
        && operator == Term.Operator.MINUS
        && whole == slot
        && switch (part) {
          case Term.Constant(long number) -> number > 0;
          case Term.Slot(int other) when other != slot ->
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
      case Program.SetNum set -> {
        Scope.Num value = terms.numbers.hold(set.value());
        scope.slots.put(set.slot(), value);
        changed.numbers.put(set.slot(), value);
      }
      case Program.SetElement set -> setElement(set);
      case Program.SetRow set -> {
        Scope.Row row = terms.rows.hold(set.value());
        int length = scope.rowIn(set.cell()).length();
        if (row.length() == length) {
          put(set.cell(), row);
          return;
        }
        code.loadConstant(length).loadConstant(row.length());
        code.loadConstant(scope.site(set.span()));
        scope.callStatic(Names.EXACT, "keepLength", Names.VOID, Names.INT, Names.INT, Names.INT);
      }
      case Program.SetMany set -> setMany(set);
      case Program.Split split -> {
        List<Scope.Num> sizes = new ArrayList<>();
        split.sizes().forEach(size -> sizes.add(terms.numbers.hold(size)));
        changed.split = Optional.of(sizes);
      }
    }
  }

  private void put(int cell, Scope.Row row) {
    scope.rows.put(cell, row);
    changed.rows.put(cell, row);
  }

  private void setElement(Program.SetElement set) {
    Scope.Row row = scope.rowIn(set.cell());
    Scope.Num index = terms.numbers.hold(set.index());
    int place = scope.newInt();
    terms.numbers.pushIndex(index, row.length(), scope.site(set.span()));
    code.istore(place);
    Scope.Num value = terms.numbers.hold(set.value());
    int array = terms.rows.scratch(row.length());
    code.aload(row.local()).iconst_0().aload(array).iconst_0().loadConstant(row.length());
    scope.callStatic(
        Names.of(System.class),
        "arraycopy",
        Names.VOID,
        Names.of(Object.class),
        Names.INT,
        Names.of(Object.class),
        Names.INT,
        Names.INT);
    code.aload(array).iload(place);
    scope.push(value);
    code.lastore();
    put(set.cell(), new Scope.Row(array, row.length(), row.range().or(value.range())));
  }

  private void setMany(Program.SetMany set) {
    Optional<Toggling> toggling = Toggling.of(rule, set);
    if (toggling.isPresent()) {
      List<Touched> touched = new ArrayList<>();
      for (Toggling.Touch touch : toggling.get().touches()) {
        touched.add(new Touched(touch, terms.numbers.hold(touch.number())));
      }
      changed.touched.put(set.cell(), touched);
      return;
    }
    Scope.SetOf value = terms.sets.hold(set.value());
    scope.sets.put(set.cell(), value);
    changed.sets.put(set.cell(), value);
  }

  /** Holds what has changed against the bounds. */
  private void admit(Label illegal) {
    changed.split.ifPresent(
        sizes -> {
          Blueprint.Part heap = scope.plan.parts().getFirst();
          for (Scope.Num size : sizes) {
            Label none = code.newLabel();
            if (!size.range().within(heap.low(), heap.high())) {
              scope.push(size);
              code.lconst_0().lcmp().ifeq(none);
              between(size, heap, illegal);
              code.labelBinding(none);
            }
          }
        });
    for (Blueprint.Part part : scope.plan.parts()) {
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

  private void admitNumber(Blueprint.Part part, int slot, Label illegal) {
    Optional.ofNullable(changed.numbers.get(slot))
        .ifPresent(number -> changed.numbers.put(slot, between(number, part, illegal)));
  }

  /** Checks what is not known to be within the bounds; then it is. */
  private Scope.Num between(Scope.Num number, Blueprint.Part part, Label illegal) {
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
    return number.local() == Scope.Num.CONSTANT ? number : new Scope.Num(number.local(), range);
  }

  private void admitCell(Blueprint.Part part, Label illegal) {
    int cell = part.place();
    Optional.ofNullable(changed.rows.get(cell))
        .filter(row -> !row.range().within(part.low(), part.high()))
        .ifPresent(
            row -> {
              code.aload(row.local()).loadConstant(part.low()).loadConstant(part.high());
              scope.callStatic(
                  Names.EXACT, "between", Names.BOOLEAN, Names.LONGS, Names.LONG, Names.LONG);
              code.ifeq(illegal);
            });
    Optional.ofNullable(changed.sets.get(cell))
        .ifPresent(
            set -> {
              code.aload(set.local()).loadConstant(part.low()).loadConstant(part.high());
              code.invokevirtual(
                  Names.SET, "between", Names.type(Names.BOOLEAN, Names.LONG, Names.LONG));
              code.ifeq(illegal);
            });
    for (Touched touched : changed.touched.getOrDefault(cell, List.of())) {
      if (touched.touch().adds()) {
        between(touched.number(), part, illegal);
      }
    }
  }
}
