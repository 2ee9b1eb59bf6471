package zermelo.language.compile.board.term;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DynamicConstantDesc;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.language.compile.analysis.Interval;
import zermelo.language.compile.board.analysis.Binding;
import zermelo.language.compile.board.analysis.BoardPlan;
import zermelo.language.compile.board.analysis.ConstantTerms;
import zermelo.language.compile.runtime.BoardOperations;
import zermelo.language.compile.runtime.CompiledRuntime;
import zermelo.language.compile.runtime.ListOperations;
import zermelo.language.compile.runtime.RuntimeTypes;

/**
 * The state of one method while it is written.
 *
 * <p>The variables for the position are those that the current stage of a move sees. A stage copies
 * what it changes into new variables, so nothing is ever undone.
 */
public final class BoardScope {
  public static final int POSITION = 1;
  public static final int AT = 2;
  public static final int OUT = 3;
  public static final ClassDesc BOARD = RuntimeTypes.of(BoardOperations.class);
  public static final ClassDesc LISTS = RuntimeTypes.of(ListOperations.class);
  public static final ClassDesc INTS = ConstantDescs.CD_int.arrayType();
  public static final ClassDesc LONG = RuntimeTypes.LONG;
  public static final ClassDesc INT = RuntimeTypes.INT;
  public static final ClassDesc LONGS = RuntimeTypes.LONGS;
  private static final ClassDesc WORD = RuntimeTypes.of(Long.class);

  /**
   * A list: one word with a field for each element, or an array.
   *
   * @param local the variable, a long or a reference
   * @param packed whether it is one word
   * @param bits the bits of an element in the word
   */
  public record ListLocal(int local, boolean packed, int length, int bits, long low, long high) {}

  public final CodeBuilder code;
  public final BoardPlan plan;

  /** The player to move in the positions that this method handles. */
  public final int turn;

  /** Whether the code must count its steps, because they are not bounded by the text alone. */
  final boolean counted;

  public final Map<Integer, Binding> slots = new LinkedHashMap<>();
  public final Map<Integer, ListLocal> lists = new HashMap<>();
  public final ConstantTerms statics;

  /** The variables of the planes of the board. */
  public int[] planes;

  /** The variables of the words of the position. */
  public int[] words = {};

  /** The variable with the points of the move, a long, if it can gain. */
  public Optional<Integer> gain = Optional.empty();

  /**
   * Heaps that a move makes out of one.
   *
   * @param slot the slot of the number in which they differ from the heap
   * @param parts the variables with their sizes; those of size 0 do not count
   * @param count the variable that says how many there are of each
   */
  public record Split(int slot, List<Integer> parts, Optional<Integer> count) {}

  /** The splits of the heap, if the move splits it; the second divides each part of the first. */
  public List<Split> splits = List.of();

  /** The variable with the points of a finished move, an int. */
  public int points;

  /** The variable that is not 0 if the player moves again, if that is possible. */
  public Optional<Integer> again = Optional.empty();

  public BoardScope(CodeBuilder code, BoardPlan plan, int turn, boolean counted) {
    this.code = code;
    this.plan = plan;
    this.turn = turn;
    this.counted = counted;
    this.planes = new int[plan.planes.size()];
    plan.input
        .numbers()
        .forEach((slot, value) -> slots.put(slot, new Binding.NumberConstant(value)));
    this.statics = new ConstantTerms(plan, turn, slots);
  }

  /** What is in a slot. */
  public Binding slot(int slot) {
    return Optional.ofNullable(slots.get(slot)).orElseThrow();
  }

  /** Binds a slot while something is written, and then restores its former meaning. */
  public void with(int slot, Binding binding, Runnable write) {
    Optional<Binding> before = Optional.ofNullable(slots.get(slot));
    slots.put(slot, binding);
    write.run();
    before.ifPresentOrElse(old -> slots.put(slot, old), () -> slots.remove(slot));
  }

  int newLong() {
    return code.allocateLocal(TypeKind.LONG);
  }

  public int newInt() {
    return code.allocateLocal(TypeKind.INT);
  }

  public int newReference() {
    return code.allocateLocal(TypeKind.REFERENCE);
  }

  /** Pops a long into a new variable. */
  public int keepLong() {
    int local = newLong();
    code.lstore(local);
    return local;
  }

  /** Pops an int into a new variable. */
  public int keepInt() {
    int local = newInt();
    code.istore(local);
    return local;
  }

  public Binding.NumberLocal keepNumber(Interval range) {
    return new Binding.NumberLocal(keepLong(), range);
  }

  /** Pushes an array that is a constant of the class. */
  void table(long[] numbers) {
    constant(plan.table(numbers), LONGS);
  }

  public void table(int[] numbers) {
    constant(plan.table(numbers), INTS);
  }

  private void constant(int index, ClassDesc type) {
    code.loadConstant(
        DynamicConstantDesc.ofNamed(
            ConstantDescs.BSM_CLASS_DATA_AT, ConstantDescs.DEFAULT_NAME, type, index));
  }

  /** Shifts the long on the stack to higher bits, or to lower ones if the distance is negative. */
  public void shift(int distance) {
    if (distance > 0) {
      code.loadConstant(distance).lshl();
    } else if (distance < 0) {
      code.loadConstant(-distance).lushr();
    }
  }

  /** Keeps only these bits of the long on the stack. */
  public void and(long mask) {
    if (mask != -1) {
      code.loadConstant(mask).land();
    }
  }

  public void callStatic(ClassDesc owner, String name, ClassDesc result, ClassDesc... arguments) {
    code.invokestatic(owner, name, RuntimeTypes.type(result, arguments));
  }

  /** Calls a method of {@link Long} from a long to an int. */
  public void count(String name) {
    callStatic(WORD, name, INT, LONG);
  }

  /** Calls a method of {@link Long} from a long to a long. */
  void word(String name) {
    callStatic(WORD, name, LONG, LONG);
  }

  /** Pops a bit of a cell and pushes the number of the cell; 0 for 0. */
  void bitToIndex() {
    count("numberOfLeadingZeros");
    int zeros = keepInt();
    code.loadConstant(64).iload(zeros).isub();
  }

  /** Pops the number of a cell and pushes its bit; 0 for 0. */
  void indexToBit() {
    if (plan.cells < BoardPlan.MOST_CELLS) {
      int index = keepInt();
      code.lconst_1().iload(index).lshl().iconst_1().lushr();
    } else {
      callStatic(BOARD, "bit", LONG, INT);
    }
  }

  /** Leaves the method: the interpreter must find the answer. */
  public void fail() {
    callStatic(
        BOARD,
        "unknown",
        RuntimeTypes.of(zermelo.language.compile.runtime.EvaluationFailure.class));
    code.athrow();
  }

  /** Counts steps, where that is necessary. */
  public void spend(long steps) {
    if (counted) {
      code.aload(0).loadConstant(steps);
      code.invokevirtual(
          RuntimeTypes.of(CompiledRuntime.class),
          "spend",
          RuntimeTypes.type(RuntimeTypes.VOID, LONG));
    }
  }

  /** Pops an int. Jumps if it is not 0, or if it is 0 where {@code when} is false. */
  void jump(boolean when, Label target) {
    if (when) {
      code.ifne(target);
    } else {
      code.ifeq(target);
    }
  }

  /** Pops a long. Jumps if it is not 0, or if it is 0 where {@code when} is false. */
  public void jumpLong(boolean when, Label target) {
    code.lconst_0().lcmp();
    jump(when, target);
  }
}
