package zermelo.language.compile;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import zermelo.language.compile.analysis.CompilerInput;
import zermelo.language.compile.analysis.Interval;
import zermelo.language.compile.runtime.CodeConstants;
import zermelo.language.compile.runtime.RuntimeTypes;
import zermelo.language.packing.BitField;
import zermelo.language.syntax.Span;

/**
 * One method while it is written: its code, and where the numbers, lists and sets of the text stand
 * in it. The method's arguments are a packed position, where it begins and, for moves, the buffer
 * for options.
 */
final class MethodScope {
  /** Positions of up to so many words are kept in local variables. */
  static final int KEPT_WORDS = 4;

  private static final int POSITION = 1;
  private static final int AT = 2;
  private static final int OUT = 3;

  /** A number: a local variable with what is known of it, or a constant. */
  record NumberVariable(int local, Interval range) {
    static final int CONSTANT = -1;

    static NumberVariable of(long value) {
      return new NumberVariable(CONSTANT, Interval.of(value));
    }
  }

  /** A list: a local variable, its length, and what is known of its elements. */
  record ListVariable(int local, int length, Interval range) {}

  /**
   * A set.
   *
   * @param local the variable that has it listed, or {@link #PACKED}: only its bits are at hand
   * @param range what is known of its elements
   */
  record SetVariable(int local, Interval range) {
    static final int PACKED = -1;
  }

  /**
   * A sweep, in which options are looked up instead of listed: variables with the rank of the
   * position, with what is known of smaller ranks, and with what is gathered of the options.
   *
   * @param stretch where the position stands
   * @param wide whether what is known are ints, else chars
   * @param counted whether fuel is counted
   */
  record SweepVariables(
      int rank,
      int known,
      int least,
      int seen,
      Optional<Stretch> stretch,
      boolean wide,
      boolean counted) {}

  /**
   * The positions that differ in their last number only: variables with the rank of the first of
   * them, a long, and with how many stretches come before, an int; and the place of a position.
   */
  record Stretch(int first, int before, int length, int place) {}

  /** A run of options: variables with the array that they go to, the next index, and the bound. */
  record OptionRun(int words, int index, int bound) {}

  final CodeBuilder code;
  final CompilerInput plan;
  final CodeConstants constants;

  /** Whose turn it is in the positions that this method is for. */
  final int turn;

  final Map<Integer, NumberVariable> slots = new HashMap<>();
  final Map<Integer, ListVariable> rows = new HashMap<>();
  final Map<Integer, SetVariable> sets = new HashMap<>();

  /** The sweep that this method makes, if it makes one: then it has no packed position. */
  final Optional<SweepVariables> sweep;

  /** The run that options are added to at present, if there is one. */
  Optional<OptionRun> run = Optional.empty();

  private final Map<Integer, Integer> kept = new HashMap<>();

  /** What is known of the order of numbers. */
  final VariableOrder order = new VariableOrder(this);

  MethodScope(CodeBuilder code, CompilerInput plan, CodeConstants constants, int turn) {
    this(code, plan, constants, turn, Optional.empty());
  }

  MethodScope(
      CodeBuilder code,
      CompilerInput plan,
      CodeConstants constants,
      int turn,
      Optional<SweepVariables> sweep) {
    this.sweep = sweep;
    this.code = code;
    this.plan = plan;
    this.constants = constants;
    this.turn = turn;
    plan.numbers().forEach((slot, value) -> slots.put(slot, NumberVariable.of(value)));
  }

  /** The number in a slot. */
  NumberVariable numberIn(int slot) {
    return Optional.ofNullable(slots.get(slot)).orElseThrow();
  }

  /** The list in a cell. */
  ListVariable rowIn(int cell) {
    return Optional.ofNullable(rows.get(cell)).orElseThrow();
  }

  /** The set of the position in a cell. */
  SetVariable setIn(int cell) {
    return Optional.ofNullable(sets.get(cell)).orElseThrow();
  }

  int site(Span span) {
    return constants.site(span);
  }

  int newLong() {
    return code.allocateLocal(TypeKind.LONG);
  }

  int newInt() {
    return code.allocateLocal(TypeKind.INT);
  }

  int newReference() {
    return code.allocateLocal(TypeKind.REFERENCE);
  }

  /** Pushes a number of the text. */
  Interval push(NumberVariable number) {
    if (number.local == NumberVariable.CONSTANT) {
      code.loadConstant(number.range.low());
    } else {
      code.lload(number.local);
    }
    return number.range;
  }

  /** Takes the number on the stack into a new variable. */
  NumberVariable pop(Interval range) {
    int local = newLong();
    code.lstore(local);
    return new NumberVariable(local, range);
  }

  void self() {
    code.aload(0);
  }

  void position() {
    code.aload(POSITION).iload(AT);
  }

  void out() {
    code.aload(OUT);
  }

  /** Keeps a word of the position in a variable. */
  void keepWord(int word) {
    int local = newLong();
    pushWord(word);
    code.lstore(local);
    kept.put(word, local);
  }

  void pushWord(int word) {
    Optional<Integer> local = Optional.ofNullable(kept.get(word));
    if (local.isPresent()) {
      code.lload(local.get());
      return;
    }
    if (sweep.isPresent()) {
      pushRank(sweep.get()); // positions of a box are their ranks
      return;
    }
    position();
    plus(word);
    code.laload();
  }

  /**
   * Pushes a number of the position.
   *
   * @param copy of own numbers the player whose it is
   */
  void pushPacked(int part, int copy) {
    if (plan.box().isPresent()) {
      pushDigit(part, plan.box().get()[part]);
      return;
    }
    BitField field = plan.parts().get(part).fields().get(copy);
    pushWord(field.word());
    if (field.shift() > 0) {
      code.loadConstant(field.shift()).lushr();
    }
    if (field.shift() + field.bits() < 64) {
      code.loadConstant(field.mask()).land();
    }
    if (field.low() != 0) {
      code.loadConstant(field.low()).ladd();
    }
  }

  private void pushRank(SweepVariables sweep) {
    if (sweep.stretch.isPresent()) {
      Stretch stretch = sweep.stretch.get();
      code.lload(stretch.first).loadConstant((long) stretch.place).ladd();
    } else {
      code.iload(sweep.rank).i2l();
    }
  }

  private void pushDigit(int part, long size) {
    long stride = plan.stride(part);
    Optional<Stretch> stretch = sweep.flatMap(SweepVariables::stretch);
    if (stretch.isPresent()) { // then it is not the last number, which is fixed
      stride /= stretch.get().length;
      code.iload(stretch.get().before).i2l();
    } else {
      pushWord(0);
    }
    if (stride > 1) {
      code.loadConstant(stride).ldiv();
    }
    if (part > 0) {
      code.loadConstant(size).lrem();
    }
    if (plan.parts().get(part).low() != 0) {
      code.loadConstant(plan.parts().get(part).low()).ladd();
    }
  }

  /** The last number of a position, where this method knows it. */
  Optional<NumberVariable> fixed(int part) {
    return sweep
        .flatMap(SweepVariables::stretch)
        .filter(stretch -> part == plan.parts().size() - 1)
        .map(stretch -> NumberVariable.of(plan.parts().get(part).low() + stretch.place));
  }

  /** Adds a constant to the int on the stack. */
  void plus(int number) {
    if (number != 0) {
      code.loadConstant(number).iadd();
    }
  }

  /** Pushes one of the arrays of the space, at an index. */
  private void element(String array, ClassDesc type, int index) {
    self();
    code.getfield(RuntimeTypes.SPACE, array, type.arrayType()).loadConstant(index).aaload();
  }

  void table(int index) {
    element("tables", RuntimeTypes.LONGS, index);
  }

  /** Pushes how the list or set in a cell lies in packed positions. */
  void bits(int cell) {
    element("bits", RuntimeTypes.BITS, constants.bits(cell));
  }

  /** Pushes scratch memory for a list of this length. */
  void newRow(int length) {
    element("rows", RuntimeTypes.LONGS, constants.row(length));
  }

  void set(int index) {
    element("sets", RuntimeTypes.SET, index);
  }

  void lowering(int index) {
    element("lowerings", RuntimeTypes.LOWERING, index);
  }

  /** A call of a method of the space that has nothing but its arguments on the stack. */
  void call(String name, ClassDesc result, ClassDesc... arguments) {
    code.invokevirtual(RuntimeTypes.MACHINE, name, RuntimeTypes.type(result, arguments));
  }

  void callStatic(ClassDesc owner, String name, ClassDesc result, ClassDesc... arguments) {
    code.invokestatic(owner, name, RuntimeTypes.type(result, arguments));
  }

  void constant(Enum<?> value) {
    ClassDesc type = RuntimeTypes.of(value.getDeclaringClass());
    code.getstatic(type, value.name(), type);
  }

  void spend(long steps) {
    if (steps > 0 && sweep.map(SweepVariables::counted).orElse(true)) {
      self();
      code.loadConstant(steps);
      call("spend", RuntimeTypes.VOID, RuntimeTypes.LONG);
    }
  }

  /** Throws what a method without arguments makes. */
  void outOfFuel() {
    callStatic(RuntimeTypes.MACHINE, "outOfFuel", RuntimeTypes.EXCEPTION);
    code.athrow();
  }

  /** Jumps if the int on the stack is true, or if it is false. */
  void jump(boolean when, Label target) {
    if (when) {
      code.ifne(target);
    } else {
      code.ifeq(target);
    }
  }
}
