package zermelo.language.compile;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.util.List;
import java.util.Optional;
import zermelo.language.check.Program;

/**
 * Writes the loop over the ranks of a game whose positions are packed as their ranks, with all its
 * moves inside: an option is not put anywhere, but looked up at once ({@code
 * zermelo.kernel.Sweeper}).
 */
final class SweepCode {
  private static final int RANK = 1;
  private static final int TO = 2;
  private static final int KNOWN = 3;
  private static final int SETTLER = 4;

  private final CodeBuilder code;
  private final Blueprint plan;
  private final Constants constants;
  private final Scope.Sweep sweep;

  private SweepCode(CodeBuilder code, Blueprint plan, Constants constants, boolean wide) {
    this.code = code;
    this.plan = plan;
    this.constants = constants;
    int least = code.allocateLocal(TypeKind.INT);
    int seen = code.allocateLocal(TypeKind.LONG);
    this.sweep = new Scope.Sweep(RANK, KNOWN, least, seen, wide);
  }

  /** Whether a game can be swept so: its positions are ranks, and every option is one position. */
  static boolean applies(Blueprint plan) {
    return plan.box().isPresent() && !plan.program().splits() && !plan.program().partizan();
  }

  static void write(ClassBuilder builder, Blueprint plan, Constants constants) {
    builder.withMethodBody(
        "sweeps", Names.type(Names.BOOLEAN), 0, code -> code.iconst_1().ireturn());
    method(builder, "sweepChars", ClassDesc.ofDescriptor("[C"), plan, constants);
    method(builder, "sweepInts", ClassDesc.ofDescriptor("[I"), plan, constants);
  }

  private static void method(
      ClassBuilder builder, String name, ClassDesc known, Blueprint plan, Constants constants) {
    boolean wide = known.componentType().equals(Names.INT);
    builder.withMethodBody(
        name,
        Names.type(Names.INT, Names.INT, Names.INT, known, Names.SETTLER),
        0,
        code -> new SweepCode(code, plan, constants, wide).loop());
  }

  private void loop() {
    Label top = code.newLabel();
    Label test = code.newLabel();
    Label stop = code.newLabel();
    code.goto_(test);
    code.labelBinding(top);
    position(stop);
    code.iinc(RANK, 1);
    code.labelBinding(test);
    code.iload(RANK).iload(TO).if_icmplt(top);
    code.labelBinding(stop);
    code.iload(RANK).ireturn();
  }

  private void position(Label stop) {
    Label found = code.newLabel();
    int number = code.allocateLocal(TypeKind.INT);
    refuel();
    ends(number, found);
    if (!plan.program().ends().isEmpty()) {
      refuel();
    }
    code.loadConstant(Integer.MAX_VALUE).istore(sweep.least());
    code.lconst_0().lstore(sweep.seen());
    for (Program.MoveRule rule : plan.program().moves()) {
      Rule.write(rule, scope(), stop);
    }
    code.aload(SETTLER).iload(sweep.least()).lload(sweep.seen());
    code.invokeinterface(Names.SETTLER, "settle", Names.type(Names.INT, Names.INT, Names.LONG));
    code.istore(number);
    code.labelBinding(found);
    code.iload(number).iflt(stop);
    code.aload(KNOWN).iload(RANK).iload(number);
    if (sweep.wide()) {
      code.iastore();
    } else {
      code.i2c().castore();
    }
  }

  private Scope scope() {
    return new Scope(code, plan, constants, 0, Optional.of(sweep));
  }

  private void refuel() {
    code.aload(0).invokevirtual(Names.MACHINE, "refuel", Names.type(Names.VOID));
  }

  /** The first end that stands decides. */
  private void ends(int number, Label found) {
    List<Program.End> ends = plan.program().ends();
    for (int i = 0; i < ends.size(); i++) {
      Label next = code.newLabel();
      Scope scope = scope();
      new Loading(scope, List.of(ends.get(i).condition())).write(false);
      scope.spend(Costs.steps(scope, List.of(ends.get(i).condition())));
      new Terms(scope).truths.branch(ends.get(i).condition(), false, next);
      code.aload(0).loadConstant(i).aload(SETTLER);
      code.invokevirtual(Names.SPACE, "ended", Names.type(Names.INT, Names.INT, Names.SETTLER));
      code.istore(number).goto_(found);
      code.labelBinding(next);
    }
  }

  /** Looks up the option whose rank is on the stack; jumps to {@code stop} if it is not smaller. */
  static void look(Scope scope, Scope.Sweep sweep, Label stop) {
    CodeBuilder code = scope.code;
    int option = scope.newLong();
    int number = scope.newInt();
    code.lstore(option);
    code.lload(option).iload(sweep.rank()).i2l().lcmp().ifge(stop);
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
