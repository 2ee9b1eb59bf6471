package zermelo.language.compile;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.language.compile.analysis.CompilerInput;
import zermelo.language.compile.analysis.Interval;
import zermelo.language.compile.runtime.RuntimeTypes;
import zermelo.language.packing.BitField;
import zermelo.language.program.Program.Kind;

/**
 * Emits the bytecode at the end of a move: it packs the position after the move as an option.
 *
 * <p>Words that do not change are copied, changed fields are replaced.
 */
final class PackingCode {
  private final MethodScope scope;
  private final CodeBuilder code;
  private final ChangeCode.ChangedValues changed;
  private final Map<Integer, MethodScope.NumberVariable> before;
  private final CompilerInput plan;

  /** A changed number of a component. {@code copy} is the owner of an own number, otherwise 0. */
  private record Put(int part, int copy, MethodScope.NumberVariable number) {}

  /**
   * Creates the code for one move.
   *
   * @param before the numbers of the position before the move, by slot
   */
  PackingCode(
      MethodScope scope,
      ChangeCode.ChangedValues changed,
      Map<Integer, MethodScope.NumberVariable> before) {
    this.before = before;
    this.scope = scope;
    this.code = scope.code;
    this.changed = changed;
    this.plan = scope.plan;
  }

  /**
   * Writes the option. The code jumps to {@code full} if no more options are wanted.
   *
   * @param lower whether its rank is known to be below that of the position
   */
  void write(Label full, boolean lower) {
    if (scope.sweep.isPresent() && plan.program().splits()) {
      sum(scope.sweep.get(), full);
      return;
    }
    if (scope.sweep.isPresent()) {
      word(0, puts(Map.of()));
      SweepCode.look(scope, scope.sweep.get(), lower, full);
      return;
    }
    if (plan.program().splits()) {
      heaps().forEach(this::unlessVanished);
    } else if (scope.run.isPresent()) {
      List<Put> puts = puts(Map.of());
      new OptionRunCode(scope).add(scope.run.get(), () -> word(0, puts), full);
      return;
    } else if (plan.words() == 1 && plainNumbers()) {
      scope.out();
      word(0, puts(Map.of()));
      code.invokevirtual(
          RuntimeTypes.OPTIONS, "add", RuntimeTypes.type(RuntimeTypes.BOOLEAN, RuntimeTypes.LONG));
      code.ifeq(full);
      return;
    } else {
      part(Map.of());
    }
    scope.out();
    code.invokevirtual(RuntimeTypes.OPTIONS, "commit", RuntimeTypes.type(RuntimeTypes.BOOLEAN))
        .ifeq(full);
  }

  /** Looks up the values of the heaps that the move leaves, and collects their sum. */
  private void sum(MethodScope.SweepVariables sweep, Label stop) {
    int sum = scope.newInt();
    code.iconst_0().istore(sum);
    for (Map<Integer, MethodScope.NumberVariable> sizes : heaps()) {
      Label zero = code.newLabel();
      ifVanished(sizes, zero);
      word(0, puts(sizes));
      SweepCode.add(scope, sweep, sum, stop);
      code.labelBinding(zero);
    }
    SweepCode.collect(scope, sweep, sum);
  }

  /**
   * The heaps that the move leaves: those of its splits, or the heap itself. Each is described by
   * its values of the numbers in which the move splits, by slot.
   */
  private List<Map<Integer, MethodScope.NumberVariable>> heaps() {
    List<Map<Integer, MethodScope.NumberVariable>> heaps = List.of(Map.of());
    for (ChangeCode.Split split : changed.splits) {
      List<Map<Integer, MethodScope.NumberVariable>> smaller = new ArrayList<>();
      for (Map<Integer, MethodScope.NumberVariable> heap : heaps) {
        for (MethodScope.NumberVariable size : split.sizes()) {
          Map<Integer, MethodScope.NumberVariable> part = new HashMap<>(heap);
          part.put(split.slot(), size);
          smaller.add(part);
        }
      }
      heaps = smaller;
    }
    return heaps;
  }

  private boolean plainNumbers() {
    return changed.lists.isEmpty() && changed.sets.isEmpty() && changed.elements.isEmpty();
  }

  /**
   * Writes a heap unless it vanishes.
   *
   * @param sizes its values of the numbers in which the move splits
   */
  private void unlessVanished(Map<Integer, MethodScope.NumberVariable> sizes) {
    Label zero = code.newLabel();
    ifVanished(sizes, zero);
    part(sizes);
    code.labelBinding(zero);
  }

  /** Jumps if a heap vanishes. */
  private void ifVanished(Map<Integer, MethodScope.NumberVariable> sizes, Label zero) {
    for (int i : plan.program().splitComponents()) {
      int slot = plan.parts().get(i).place();
      Optional<MethodScope.NumberVariable> now = Optional.ofNullable(sizes.get(slot));
      // Only numbers that the move reads or changes were loaded. This may be neither.
      scope.push(
          now.or(() -> Optional.ofNullable(scope.slots.get(slot))).orElseGet(() -> before(i)));
      code.lconst_0().lcmp().ifeq(zero);
    }
  }

  private MethodScope.NumberVariable before(int component) {
    scope.pushPacked(component, 0);
    return scope.pop(Interval.ANY);
  }

  /** The changed numbers with their components and owners. */
  private List<Put> puts(Map<Integer, MethodScope.NumberVariable> sizes) {
    List<Put> puts = new ArrayList<>();
    for (int i = 0; i < plan.parts().size(); i++) {
      int index = i;
      CompilerInput.PackedComponent part = plan.parts().get(i);
      if (part.kind() != Kind.NUMBER) {
        continue;
      }
      int mover = part.own() ? scope.turn : 0;
      Optional<MethodScope.NumberVariable> mine =
          Optional.ofNullable(sizes.get(part.place()))
              .or(() -> Optional.ofNullable(changed.numbers.get(part.place())));
      mine.ifPresent(number -> puts.add(new Put(index, mover, number)));
      if (part.own()) {
        Optional.ofNullable(changed.numbers.get(part.place() + 1))
            .ifPresent(number -> puts.add(new Put(index, 1 - mover, number)));
      }
    }
    return puts;
  }

  private BitField field(Put put) {
    return plan.parts().get(put.part()).fields().get(put.copy());
  }

  /** Writes one component of the option: the position after the move, or one heap of a split. */
  private void part(Map<Integer, MethodScope.NumberVariable> sizes) {
    List<Put> puts = puts(sizes);
    int room = scope.newInt();
    int target = scope.newReference();
    scope.out();
    code.invokevirtual(RuntimeTypes.OPTIONS, "room", RuntimeTypes.type(RuntimeTypes.INT))
        .istore(room);
    scope.out();
    code.invokevirtual(RuntimeTypes.OPTIONS, "words", RuntimeTypes.type(RuntimeTypes.LONGS))
        .astore(target);
    boolean copied = plan.words() > MethodScope.KEPT_WORDS;
    if (copied) {
      scope.position();
      code.aload(target).iload(room).loadConstant(plan.words());
      scope.callStatic(
          RuntimeTypes.of(System.class),
          "arraycopy",
          RuntimeTypes.VOID,
          RuntimeTypes.of(Object.class),
          RuntimeTypes.INT,
          RuntimeTypes.of(Object.class),
          RuntimeTypes.INT,
          RuntimeTypes.INT);
    }
    for (int word = 0; word < plan.words(); word++) {
      int at = word;
      boolean touched =
          puts.stream().anyMatch(put -> field(put).word() == at)
              || (at == 0 && plan.program().partizan());
      if (!copied || touched) {
        code.aload(target).iload(room);
        scope.plus(word);
        word(word, puts);
        code.lastore();
      }
    }
    collections(target, room);
  }

  /** Pushes a word of the position after the move, with its numbers and the turn. */
  private void word(int word, List<Put> all) {
    if (plan.box().isPresent()) {
      rank(all);
      return;
    }
    List<Put> puts = all.stream().filter(put -> field(put).word() == word).toList();
    long cleared = 0;
    for (Put put : puts) {
      cleared |= field(put).mask() << field(put).shift();
    }
    boolean turns = word == 0 && plan.program().partizan();
    scope.pushWord(word);
    if (cleared != 0) {
      code.loadConstant(~cleared).land();
    }
    if (turns) {
      code.lconst_1().lxor();
    }
    for (Put put : puts) {
      BitField field = field(put);
      offset(put, field.mask());
      if (field.shift() > 0) {
        code.loadConstant(field.shift()).lshl();
      }
      code.lor();
    }
  }

  /** Pushes the old rank plus the difference that the changes make. */
  private void rank(List<Put> puts) {
    scope.pushWord(0);
    for (Put put : puts) {
      CompilerInput.PackedComponent part = plan.parts().get(put.part());
      offset(put, plan.box().orElseThrow()[put.part()] - 1);
      scope.push(Optional.ofNullable(before.get(part.place())).orElseThrow());
      if (part.low() != 0) {
        code.loadConstant(part.low()).lsub();
      }
      code.lsub();
      if (plan.stride(put.part()) > 1) {
        code.loadConstant(plan.stride(put.part())).lmul();
      }
      code.ladd();
    }
  }

  /** Pushes the offset of the number from its lower bound, checked against {@code most}. */
  private void offset(Put put, long most) {
    long low = plan.parts().get(put.part()).low();
    Interval range = scope.push(put.number());
    if (low != 0) {
      code.loadConstant(low).lsub();
    }
    boolean fits =
        most == -1 // a field of 64 bits
            || (range.low() >= low && Long.compareUnsigned(range.high() - low, most) <= 0);
    if (!fits) {
      code.loadConstant(most);
      scope.callStatic(
          RuntimeTypes.MACHINE, "fit", RuntimeTypes.LONG, RuntimeTypes.LONG, RuntimeTypes.LONG);
    }
  }

  private void collections(int target, int room) {
    changed.lists.forEach(
        (slot, row) -> {
          scope.bits(slot);
          code.aload(row.local());
          scope.newList(row.length());
          code.aload(target).iload(room);
          code.invokevirtual(
              RuntimeTypes.BITS,
              "storeList",
              RuntimeTypes.type(
                  RuntimeTypes.VOID,
                  RuntimeTypes.LONGS,
                  RuntimeTypes.LONGS,
                  RuntimeTypes.LONGS,
                  RuntimeTypes.INT));
        });
    changed.sets.forEach(
        (slot, set) -> {
          scope.bits(slot);
          code.aload(set.local()).aload(target).iload(room);
          code.invokevirtual(
              RuntimeTypes.BITS,
              "storeSet",
              RuntimeTypes.type(
                  RuntimeTypes.VOID, RuntimeTypes.SET, RuntimeTypes.LONGS, RuntimeTypes.INT));
        });
    changed.elements.forEach(
        (slot, elements) -> {
          for (ChangeCode.ChangedElement element : elements) {
            scope.bits(slot);
            code.aload(target).iload(room);
            scope.push(element.number());
            String name =
                switch (element.change().operator()) {
                  case UNION -> "include";
                  case DIFFERENCE -> "exclude";
                  case SYMMETRIC_DIFFERENCE -> "toggle";
                };
            code.invokevirtual(
                RuntimeTypes.BITS,
                name,
                RuntimeTypes.type(
                    RuntimeTypes.VOID, RuntimeTypes.LONGS, RuntimeTypes.INT, RuntimeTypes.LONG));
          }
        });
  }
}
