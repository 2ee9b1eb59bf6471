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
 * The state of one method while it is written.
 *
 * <p>It holds the code and the variables for the numbers, lists and sets of the text. The arguments
 * of the method are a packed position, its index and, for moves, the buffer for options.
 */
final class MethodScope {
  /** Positions of up to this many words are kept in local variables. */
  static final int KEPT_WORDS = 4;

  private static final int POSITION = 1;
  private static final int AT = 2;
  private static final int OUT = 3;

  /** A number: a local variable with its known range, or a constant. */
  record NumberVariable(int local, Interval range) {
    static final int CONSTANT = -1;

    static NumberVariable of(long value) {
      return new NumberVariable(CONSTANT, Interval.of(value));
    }
  }

  /** A list: a local variable, its length, and the known range of its elements. */
  record ListVariable(int local, int length, Interval range) {}

  /**
   * A set.
   *
   * @param local the variable that holds the listed set, or {@link #PACKED} if only its bits exist
   * @param range the known range of its elements
   */
  record SetVariable(int local, Interval range) {
    static final int PACKED = -1;
  }

  /**
   * The variables of a sweep, in which options are looked up instead of listed.
   *
   * @param rank the rank of the position
   * @param known the values of smaller ranks
   * @param least the least value of an option so far
   * @param seen has bit i if the low six bits of an option's value are i
   * @param stretch the place of the position, if a round handles several positions
   * @param width how values are known and collected
   * @param counted whether fuel is counted
   */
  record SweepVariables(
      int rank,
      int known,
      int least,
      int seen,
      Optional<Stretch> stretch,
      SweepWidth width,
      boolean counted) {}

  /**
   * How the values of positions are stored: as chars, as ints, or as ints that also mark seen
   * values in an array.
   */
  enum SweepWidth {
    CHARS,
    INTS,
    MARKED_INTS
  }

  /**
   * A position in a stretch, that is, in a group of positions that differ only in their last
   * number.
   *
   * @param first the variable with the rank of the first of them, a long
   * @param before the variable with the number of earlier stretches, an int
   * @param length the number of positions
   * @param place the index of the position
   */
  record Stretch(int first, int before, int length, int place) {}

  /** The variables of a run of options: the target array, the next index and the end index. */
  record OptionRun(int words, int index, int bound) {}

  final CodeBuilder code;
  final CompilerInput plan;
  final CodeConstants constants;

  /** The player to move in the positions that this method handles. */
  final int turn;

  final Map<Integer, NumberVariable> slots = new HashMap<>();
  final Map<Integer, ListVariable> lists = new HashMap<>();
  final Map<Integer, SetVariable> sets = new HashMap<>();

  /** The sweep that this method performs, if any. Then it has no packed position. */
  final Optional<SweepVariables> sweep;

  /** The run that options are added to at present, if any. */
  Optional<OptionRun> run = Optional.empty();

  private final Map<Integer, Integer> kept = new HashMap<>();

  /** The known order of variables. */
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

  /** The number in a number slot. */
  NumberVariable numberIn(int slot) {
    return Optional.ofNullable(slots.get(slot)).orElseThrow();
  }

  /** The list in a list slot. */
  ListVariable listIn(int slot) {
    return Optional.ofNullable(lists.get(slot)).orElseThrow();
  }

  /** The set component in a list slot. */
  SetVariable setIn(int slot) {
    return Optional.ofNullable(sets.get(slot)).orElseThrow();
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

  /** Pushes a number and returns its known range. */
  Interval push(NumberVariable number) {
    if (number.local == NumberVariable.CONSTANT) {
      code.loadConstant(number.range.low());
    } else {
      code.lload(number.local);
    }
    return number.range;
  }

  /** Pops the number on the stack into a new variable. */
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
      pushRank(sweep.get()); // positions of a box are packed as their ranks
      return;
    }
    position();
    plus(word);
    code.laload();
  }

  /**
   * Pushes a number of the packed position.
   *
   * @param copy for own numbers the owner, otherwise 0
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
    if (stretch.isPresent()) { // never for the last number, which is constant in a stretch
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

  /** The last number of a position, if this method is written for one value of it. */
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

  /** Pushes one element of an array field of the space. */
  private void element(String array, ClassDesc type, int index) {
    self();
    code.getfield(RuntimeTypes.SPACE, array, type.arrayType()).loadConstant(index).aaload();
  }

  void table(int index) {
    element("tables", RuntimeTypes.LONGS, index);
  }

  /** Pushes the layout of the list or set in a list slot. */
  void bits(int slot) {
    element("bits", RuntimeTypes.BITS, constants.bits(slot));
  }

  /** Pushes scratch memory for a list of this length. */
  void newList(int length) {
    element("rows", RuntimeTypes.LONGS, constants.row(length));
  }

  void set(int index) {
    element("sets", RuntimeTypes.SET, index);
  }

  void lowering(int index) {
    element("lowerings", RuntimeTypes.LOWERING, index);
  }

  /** Calls a method of the space. The receiver and the arguments are on the stack. */
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

  /** Throws the failure that the fuel has run out. */
  void outOfFuel() {
    callStatic(RuntimeTypes.MACHINE, "outOfFuel", RuntimeTypes.EXCEPTION);
    code.athrow();
  }

  /** Jumps if the boolean on the stack equals {@code when}. */
  void jump(boolean when, Label target) {
    if (when) {
      code.ifne(target);
    } else {
      code.ifeq(target);
    }
  }
}
