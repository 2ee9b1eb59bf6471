package zermelo.language.compile;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.Optional;
import zermelo.language.compile.MethodScope.SweepWidth;
import zermelo.language.compile.analysis.CompilerInput;
import zermelo.language.compile.runtime.CodeConstants;
import zermelo.language.compile.runtime.RuntimeTypes;
import zermelo.language.program.Program;
import zermelo.language.program.TermTraversal;

/**
 * Emits the loop that computes the values of all positions, for games packed as their ranks.
 *
 * <p>All moves are inside the loop. The value of an option is looked up at once, and the option is
 * not stored; {@link zermelo.kernel.space.Sweeper} describes such a loop.
 *
 * <p>If the last number of a position has few values, one round of the loop handles a stretch: all
 * positions that differ only in that number. The moves are then written once for each of its
 * values. This saves divisions, and common terms are computed once.
 */
final class SweepCode {
  private static final int RANK = 1;
  private static final int TO = 2;
  private static final int KNOWN = 3;
  private static final int SETTLER = 4;
  private static final int MARKS = 5;

  private static final int LONGEST_STRETCH = 4;

  private final CodeBuilder code;
  private final CompilerInput plan;
  private final CodeConstants constants;
  private final int stretch;
  private final SweepWidth width;
  private final boolean counted;
  private final int least;
  private final int seen;
  private final int number;
  private final int first;
  private final int before;

  private SweepCode(
      CodeBuilder code,
      CompilerInput plan,
      CodeConstants constants,
      int stretch,
      SweepWidth width) {
    this.code = code;
    this.plan = plan;
    this.constants = constants;
    this.stretch = stretch;
    this.width = width;
    this.counted = !costsAreEqual(plan.program());
    this.least = code.allocateLocal(TypeKind.INT);
    this.seen = code.allocateLocal(TypeKind.LONG);
    this.number = code.allocateLocal(TypeKind.INT);
    this.first = code.allocateLocal(TypeKind.LONG);
    this.before = code.allocateLocal(TypeKind.INT);
  }

  /**
   * Whether a game can be swept: positions are packed as ranks. If heaps split, there must be
   * Grundy values, so no rule may end the game.
   */
  static boolean applies(CompilerInput plan) {
    Program program = plan.program();
    return plan.box().isPresent()
        && !program.partizan()
        && (!program.splits() || program.ends().isEmpty());
  }

  /** The best number of positions for one round. */
  static int stretch(CompilerInput plan) {
    long[] sizes = plan.box().orElseThrow();
    long last = sizes[sizes.length - 1];
    return sizes.length > 1 && last <= LONGEST_STRETCH ? (int) last : 1;
  }

  /** Whether every position costs about the same, so that fuel need not be counted. */
  private static boolean costsAreEqual(Program program) {
    return program.ends().stream().allMatch(end -> CostModel.fixed(List.of(end.condition())))
        && program.moves().stream().allMatch(SweepCode::costsAreEqual);
  }

  private static boolean costsAreEqual(Program.MoveRule rule) {
    return rule.steps().stream()
            .allMatch(
                step ->
                    step instanceof Program.Requirement
                        && CostModel.fixed(TermTraversal.children(step)))
        && CostModel.fixed(CostModel.changes(rule));
  }

  static void write(
      ClassBuilder builder, CompilerInput plan, CodeConstants constants, int stretch) {
    builder.withMethodBody(
        "stretch",
        RuntimeTypes.type(RuntimeTypes.INT),
        ClassFile.ACC_PUBLIC,
        code -> code.loadConstant(stretch).ireturn());
    for (SweepWidth width : SweepWidth.values()) {
      builder.withMethodBody(
          name(width),
          type(width),
          0,
          code -> new SweepCode(code, plan, constants, stretch, width).loop());
    }
  }

  private static String name(SweepWidth width) {
    return switch (width) {
      case CHARS -> "sweepChars";
      case INTS -> "sweepInts";
      case MARKED_INTS -> "sweepMarks";
    };
  }

  private static MethodTypeDesc type(SweepWidth width) {
    ClassDesc number = RuntimeTypes.INT;
    ClassDesc numbers = number.arrayType();
    return switch (width) {
      case CHARS ->
          RuntimeTypes.type(number, number, number, RuntimeTypes.CHARS, RuntimeTypes.SETTLER);
      case INTS -> RuntimeTypes.type(number, number, number, numbers, RuntimeTypes.SETTLER);
      case MARKED_INTS ->
          RuntimeTypes.type(number, number, number, numbers, RuntimeTypes.SETTLER, numbers);
    };
  }

  private void loop() {
    Label top = code.newLabel();
    Label test = code.newLabel();
    Label stop = code.newLabel();
    if (stretch > 1) {
      code.iload(RANK).loadConstant(stretch).idiv().istore(before);
    }
    code.goto_(test);
    code.labelBinding(top);
    if (stretch == 1) {
      position(Optional.empty(), stop);
    } else {
      code.iload(RANK).i2l().lstore(first);
      for (int place = 0; place < stretch; place++) {
        position(Optional.of(new MethodScope.Stretch(first, before, stretch, place)), stop);
      }
      code.iinc(before, 1);
    }
    code.labelBinding(test);
    code.iload(RANK).iload(TO).if_icmplt(top);
    code.labelBinding(stop);
    code.iload(RANK).ireturn();
  }

  private void position(Optional<MethodScope.Stretch> stretch, Label stop) {
    MethodScope.SweepVariables sweep =
        new MethodScope.SweepVariables(RANK, KNOWN, least, seen, stretch, width, counted);
    Label found = code.newLabel();
    ends(sweep, found);
    refuel();
    code.loadConstant(Integer.MAX_VALUE).istore(least);
    if (width != SweepWidth.MARKED_INTS) {
      code.lconst_0().lstore(seen);
    }
    for (Program.MoveRule rule : plan.program().moves()) {
      MoveCode.write(rule, scope(sweep), stop);
    }
    settle();
    code.istore(number);
    code.labelBinding(found);
    code.iload(number).iflt(stop);
    code.aload(KNOWN).iload(RANK).iload(number);
    if (width == SweepWidth.CHARS) {
      code.i2c().castore();
    } else {
      code.iastore();
    }
    code.iinc(RANK, 1);
  }

  /** Pushes the value of the position. */
  private void settle() {
    code.aload(SETTLER).iload(least);
    boolean marked = width == SweepWidth.MARKED_INTS;
    if (marked) {
      code.iload(RANK);
    } else {
      code.lload(seen);
    }
    code.invokeinterface(
        RuntimeTypes.SETTLER,
        marked ? "settleMarked" : "settle",
        RuntimeTypes.type(
            RuntimeTypes.INT, RuntimeTypes.INT, marked ? RuntimeTypes.INT : RuntimeTypes.LONG));
  }

  private MethodScope scope(MethodScope.SweepVariables sweep) {
    return new MethodScope(code, plan, constants, 0, Optional.of(sweep));
  }

  private void refuel() {
    if (counted) {
      code.aload(0)
          .invokevirtual(RuntimeTypes.MACHINE, "refuel", RuntimeTypes.type(RuntimeTypes.VOID));
    }
  }

  /** The first end whose condition holds decides. */
  private void ends(MethodScope.SweepVariables sweep, Label found) {
    List<Program.End> ends = plan.program().ends();
    if (!ends.isEmpty()) {
      refuel();
    }
    for (int i = 0; i < ends.size(); i++) {
      Label next = code.newLabel();
      MethodScope scope = scope(sweep);
      new UnpackingCode(scope, List.of(ends.get(i).condition())).write(false);
      scope.spend(CostModel.steps(scope, List.of(ends.get(i).condition())));
      new TermCode(scope).truths.branch(ends.get(i).condition(), false, next);
      code.aload(0).loadConstant(i).aload(SETTLER);
      code.invokevirtual(
          RuntimeTypes.SPACE,
          "ended",
          RuntimeTypes.type(RuntimeTypes.INT, RuntimeTypes.INT, RuntimeTypes.SETTLER));
      code.istore(number).goto_(found);
      code.labelBinding(next);
    }
  }

  /**
   * Looks up the option whose rank is on the stack. Jumps to {@code stop} if it is not smaller.
   *
   * @param lower whether it is known to be smaller
   */
  static void look(MethodScope scope, MethodScope.SweepVariables sweep, boolean lower, Label stop) {
    int number = scope.newInt();
    known(scope, sweep, lower, stop);
    scope.code.istore(number);
    collect(scope, sweep, number);
  }

  /** Adds the value of the part whose rank is on the stack to a sum of values. */
  static void add(MethodScope scope, MethodScope.SweepVariables sweep, int sum, Label stop) {
    known(scope, sweep, false, stop);
    scope.code.iload(sum).ixor().istore(sum);
  }

  /** Replaces the rank on the stack by its value. */
  private static void known(
      MethodScope scope, MethodScope.SweepVariables sweep, boolean lower, Label stop) {
    CodeBuilder code = scope.code;
    int option = scope.newLong();
    code.lstore(option);
    if (!lower) {
      code.lload(option).iload(sweep.rank()).i2l().lcmp().ifge(stop);
    }
    code.aload(sweep.known()).lload(option).l2i();
    if (sweep.width() == SweepWidth.CHARS) {
      code.caload();
    } else {
      code.iaload();
    }
  }

  /** Collects the value of an option. */
  static void collect(MethodScope scope, MethodScope.SweepVariables sweep, int number) {
    CodeBuilder code = scope.code;
    code.iload(sweep.least()).iload(number);
    scope.callStatic(
        RuntimeTypes.of(Math.class), "min", RuntimeTypes.INT, RuntimeTypes.INT, RuntimeTypes.INT);
    code.istore(sweep.least());
    if (sweep.width() == SweepWidth.MARKED_INTS) {
      // The array's length is a power of two, so the mask keeps the index inside it.
      code.aload(MARKS).iload(number).aload(MARKS).arraylength().iconst_1().isub().iand();
      code.iload(sweep.rank()).iastore();
    } else {
      code.lload(sweep.seen()).lconst_1().iload(number).lshl().lor().lstore(sweep.seen());
    }
  }
}
