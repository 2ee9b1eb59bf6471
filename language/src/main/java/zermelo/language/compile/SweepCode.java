package zermelo.language.compile;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.util.List;
import java.util.Optional;
import zermelo.language.check.Program;
import zermelo.language.check.Walk;

/**
 * Writes the loop over the ranks of a game whose positions are packed as their ranks, with all its
 * moves inside: an option is not put anywhere, but looked up at once ({@code
 * zermelo.kernel.Sweeper}).
 *
 * <p>Where the last number of a position has few values, a round of the loop is for a stretch of
 * positions that differ in it alone, with the moves written anew for each value: then nothing is
 * divided, and what they have in common is computed once.
 */
final class SweepCode {
  private static final int RANK = 1;
  private static final int TO = 2;
  private static final int KNOWN = 3;
  private static final int SETTLER = 4;

  private static final int LONGEST_STRETCH = 4;

  private final CodeBuilder code;
  private final Blueprint plan;
  private final Constants constants;
  private final int stretch;
  private final boolean wide;
  private final boolean counted;
  private final int least;
  private final int seen;
  private final int number;
  private final int first;
  private final int before;

  private SweepCode(
      CodeBuilder code, Blueprint plan, Constants constants, int stretch, boolean wide) {
    this.code = code;
    this.plan = plan;
    this.constants = constants;
    this.stretch = stretch;
    this.wide = wide;
    this.counted = !frugal(plan.program());
    this.least = code.allocateLocal(TypeKind.INT);
    this.seen = code.allocateLocal(TypeKind.LONG);
    this.number = code.allocateLocal(TypeKind.INT);
    this.first = code.allocateLocal(TypeKind.LONG);
    this.before = code.allocateLocal(TypeKind.INT);
  }

  /** Whether a game can be swept so: its positions are ranks, and every option is one position. */
  static boolean applies(Blueprint plan) {
    return plan.box().isPresent() && !plan.program().splits() && !plan.program().partizan();
  }

  /** How many positions are best looked at in one round. */
  static int stretch(Blueprint plan) {
    long[] sizes = plan.box().orElseThrow();
    long last = sizes[sizes.length - 1];
    return sizes.length > 1 && last <= LONGEST_STRETCH ? (int) last : 1;
  }

  /**
   * Whether looking at a position always costs about the same, so that fuel need not be counted.
   */
  private static boolean frugal(Program program) {
    return program.ends().stream().allMatch(end -> Costs.fixed(List.of(end.condition())))
        && program.moves().stream().allMatch(SweepCode::frugal);
  }

  private static boolean frugal(Program.MoveRule rule) {
    return rule.steps().stream()
            .allMatch(step -> step instanceof Program.Require && Costs.fixed(Walk.children(step)))
        && Costs.fixed(Costs.changes(rule));
  }

  static void write(ClassBuilder builder, Blueprint plan, Constants constants, int stretch) {
    builder.withMethodBody(
        "stretch",
        Names.type(Names.INT),
        ClassFile.ACC_PUBLIC,
        code -> code.loadConstant(stretch).ireturn());
    for (boolean wide : new boolean[] {false, true}) {
      ClassDesc known = wide ? Names.INT.arrayType() : Names.CHARS;
      builder.withMethodBody(
          wide ? "sweepInts" : "sweepChars",
          Names.type(Names.INT, Names.INT, Names.INT, known, Names.SETTLER),
          0,
          code -> new SweepCode(code, plan, constants, stretch, wide).loop());
    }
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
        position(Optional.of(new Scope.Stretch(first, before, stretch, place)), stop);
      }
      code.iinc(before, 1);
    }
    code.labelBinding(test);
    code.iload(RANK).iload(TO).if_icmplt(top);
    code.labelBinding(stop);
    code.iload(RANK).ireturn();
  }

  private void position(Optional<Scope.Stretch> stretch, Label stop) {
    Scope.Sweep sweep = new Scope.Sweep(RANK, KNOWN, least, seen, stretch, wide, counted);
    Label found = code.newLabel();
    ends(sweep, found);
    refuel();
    code.loadConstant(Integer.MAX_VALUE).istore(least);
    code.lconst_0().lstore(seen);
    for (Program.MoveRule rule : plan.program().moves()) {
      Rule.write(rule, scope(sweep), stop);
    }
    code.aload(SETTLER).iload(least).lload(seen);
    code.invokeinterface(Names.SETTLER, "settle", Names.type(Names.INT, Names.INT, Names.LONG));
    code.istore(number);
    code.labelBinding(found);
    code.iload(number).iflt(stop);
    code.aload(KNOWN).iload(RANK).iload(number);
    if (wide) {
      code.iastore();
    } else {
      code.i2c().castore();
    }
    code.iinc(RANK, 1);
  }

  private Scope scope(Scope.Sweep sweep) {
    return new Scope(code, plan, constants, 0, Optional.of(sweep));
  }

  private void refuel() {
    if (counted) {
      code.aload(0).invokevirtual(Names.MACHINE, "refuel", Names.type(Names.VOID));
    }
  }

  /** The first end that stands decides. */
  private void ends(Scope.Sweep sweep, Label found) {
    List<Program.End> ends = plan.program().ends();
    if (!ends.isEmpty()) {
      refuel();
    }
    for (int i = 0; i < ends.size(); i++) {
      Label next = code.newLabel();
      Scope scope = scope(sweep);
      new Loading(scope, List.of(ends.get(i).condition())).write(false);
      scope.spend(Costs.steps(scope, List.of(ends.get(i).condition())));
      new Terms(scope).truths.branch(ends.get(i).condition(), false, next);
      code.aload(0).loadConstant(i).aload(SETTLER);
      code.invokevirtual(Names.SPACE, "ended", Names.type(Names.INT, Names.INT, Names.SETTLER));
      code.istore(number).goto_(found);
      code.labelBinding(next);
    }
  }

  /**
   * Looks up the option whose rank is on the stack; jumps to {@code stop} if it is not smaller.
   *
   * @param lower whether it is known to be smaller
   */
  static void look(Scope scope, Scope.Sweep sweep, boolean lower, Label stop) {
    CodeBuilder code = scope.code;
    int option = scope.newLong();
    int number = scope.newInt();
    code.lstore(option);
    if (!lower) {
      code.lload(option).iload(sweep.rank()).i2l().lcmp().ifge(stop);
    }
    code.aload(sweep.known()).lload(option).l2i();
    if (sweep.wide()) {
      code.iaload();
    } else {
      code.caload();
    }
    code.istore(number);
    code.iload(sweep.least()).iload(number);
    scope.callStatic(Names.of(Math.class), "min", Names.INT, Names.INT, Names.INT);
    code.istore(sweep.least());
    code.lload(sweep.seen()).lconst_1().iload(number).lshl().lor().lstore(sweep.seen());
  }
}
