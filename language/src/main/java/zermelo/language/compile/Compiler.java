package zermelo.language.compile;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zermelo.kernel.Space;
import zermelo.language.compile.analysis.CompilerInput;
import zermelo.language.compile.board.BoardCompiler;
import zermelo.language.compile.runtime.CodeConstants;
import zermelo.language.compile.runtime.CompiledRules;
import zermelo.language.compile.runtime.RuntimeTypes;
import zermelo.language.compile.shared.MethodLength;
import zermelo.language.program.LanguageSubset;
import zermelo.language.program.Program;
import zermelo.language.program.Term;
import zermelo.language.program.TermTraversal;

/**
 * Compiles a {@link CompilerInput} to a hidden class.
 *
 * <p>The class has one method for every kind of move and for every end. In games where players own
 * something it has one for each player to move. One method runs all moves and one all ends. There
 * are also methods for the ranks, with a loop over all ranks ({@link SweepCode}).
 *
 * <p>The compiler supports the whole language. It rejects only texts that are too long: HotSpot
 * does not compile a method of more than 8000 bytes ({@link MethodLength}), and such a method would
 * be slower than the interpreter. Such a game is interpreted as a whole.
 */
public final class Compiler {
  /** Larger terms always give methods that are too long. */
  private static final int HEAVIEST = 2000;

  private static final ClassDesc SELF = CompiledRules.HIDDEN_CLASS;

  private final CompilerInput plan;
  private final CodeConstants constants;
  private final int stretch;

  /**
   * Creates a compiler of one game.
   *
   * @param stretch the number of positions per round of the sweep; 0 for no sweep
   */
  private Compiler(CompilerInput plan, int stretch) {
    this.plan = plan;
    this.stretch = stretch;
    this.constants = new CodeConstants(plan.parts());
  }

  /** Compiles the rules. Returns empty if the text is too long. */
  public static Optional<CompiledRules> compile(CompilerInput plan) {
    if (!LanguageSubset.isPlain(plan.program())) {
      return BoardCompiler.compile(plan);
    }
    if (heavy(plan.program())) {
      return Optional.empty();
    }
    // Longest rounds first: they are the fastest, unless they make a method too long.
    IntStream stretches =
        SweepCode.applies(plan) ? IntStream.of(SweepCode.stretch(plan), 1, 0) : IntStream.of(0);
    return stretches
        .distinct()
        .mapToObj(stretch -> new Compiler(plan, stretch).made())
        .flatMap(Optional::stream)
        .findFirst();
  }

  private Optional<CompiledRules> made() {
    byte[] bytes;
    try {
      bytes = bytes();
    } catch (IllegalArgumentException tooLong) {
      return Optional.empty(); // a method of more than 64 KB
    }
    if (MethodLength.isTooLong(bytes)) {
      return Optional.empty();
    }
    return Optional.of(CompiledRules.define(bytes, plan, constants));
  }

  private static boolean heavy(Program program) {
    Stream<List<Term>> ends = program.ends().stream().map(end -> List.<Term>of(end.condition()));
    Stream<List<Term>> moves = program.moves().stream().map(Compiler::terms);
    return Stream.concat(ends, moves).anyMatch(terms -> TermTraversal.weight(terms) > HEAVIEST)
        || program.moves().size() + program.ends().size() > HEAVIEST;
  }

  private static List<Term> terms(Program.MoveRule rule) {
    return Stream.concat(
            rule.steps().stream().flatMap(step -> TermTraversal.children(step).stream()),
            CostModel.changes(rule).stream())
        .toList();
  }

  private byte[] bytes() {
    return ClassFile.of()
        .build(
            SELF,
            builder -> {
              builder.withSuperclass(RuntimeTypes.SPACE);
              builder.withFlags(ClassFile.ACC_FINAL);
              constructor(builder);
              int turns = plan.program().partizan() ? 2 : 1;
              for (int turn = 0; turn < turns; turn++) {
                ends(builder, turn);
                moves(builder, turn);
              }
              all(builder);
              plan.box()
                  .ifPresent(
                      sizes -> {
                        builder.withInterfaceSymbols(RuntimeTypes.RANKING);
                        RankCode.write(builder, plan.stride(0) * sizes[0]);
                      });
              if (stretch > 0) {
                SweepCode.write(builder, plan, constants, stretch);
              }
            });
  }

  private static void constructor(ClassBuilder builder) {
    var type =
        RuntimeTypes.type(
            RuntimeTypes.VOID,
            RuntimeTypes.of(Space.class),
            RuntimeTypes.of(CompilerInput.class),
            RuntimeTypes.of(CodeConstants.class));
    builder.withMethodBody(
        ConstantDescs.INIT_NAME,
        type,
        0,
        code ->
            code.aload(0)
                .aload(1)
                .aload(2)
                .aload(3)
                .invokespecial(RuntimeTypes.SPACE, ConstantDescs.INIT_NAME, type)
                .return_());
  }

  private void ends(ClassBuilder builder, int turn) {
    List<Program.End> ends = plan.program().ends();
    for (int i = 0; i < ends.size(); i++) {
      Program.End end = ends.get(i);
      builder.withMethodBody(
          name("end", i, turn),
          RuntimeTypes.type(RuntimeTypes.BOOLEAN, RuntimeTypes.LONGS, RuntimeTypes.INT),
          ClassFile.ACC_PRIVATE,
          code -> {
            MethodScope scope = new MethodScope(code, plan, constants, turn);
            new UnpackingCode(scope, List.of(end.condition())).write(false);
            scope.spend(CostModel.steps(scope, List.of(end.condition())));
            Label stands = code.newLabel();
            new TermCode(scope).truths.branch(end.condition(), true, stands);
            code.iconst_0().ireturn();
            code.labelBinding(stands);
            code.iconst_1().ireturn();
          });
    }
  }

  private void moves(ClassBuilder builder, int turn) {
    List<Program.MoveRule> moves = plan.program().moves();
    for (int i = 0; i < moves.size(); i++) {
      Program.MoveRule rule = moves.get(i);
      builder.withMethodBody(
          name("move", i, turn),
          RuntimeTypes.type(
              RuntimeTypes.BOOLEAN, RuntimeTypes.LONGS, RuntimeTypes.INT, RuntimeTypes.OPTIONS),
          ClassFile.ACC_PRIVATE,
          code -> MoveCode.write(rule, new MethodScope(code, plan, constants, turn)));
    }
  }

  private static String name(String what, int number, int turn) {
    return what + number + (turn == 0 ? "" : "b");
  }

  /** Writes the methods that run all ends and all moves. */
  private void all(ClassBuilder builder) {
    builder.withMethodBody(
        "end",
        RuntimeTypes.type(RuntimeTypes.INT, RuntimeTypes.LONGS, RuntimeTypes.INT),
        0,
        code -> eitherTurn(code, turn -> allEnds(code, turn)));
    builder.withMethodBody(
        "moves",
        RuntimeTypes.type(
            RuntimeTypes.VOID, RuntimeTypes.LONGS, RuntimeTypes.INT, RuntimeTypes.OPTIONS),
        0,
        code -> eitherTurn(code, turn -> allMoves(code, turn)));
  }

  private interface ForTurn {
    void write(int turn);
  }

  private void eitherTurn(CodeBuilder code, ForTurn body) {
    if (!plan.program().partizan()) {
      body.write(0);
      return;
    }
    Label second = code.newLabel();
    code.aload(1).iload(2).laload().l2i().iconst_1().iand().ifne(second);
    body.write(0);
    code.labelBinding(second);
    body.write(1);
  }

  private void allEnds(CodeBuilder code, int turn) {
    for (int i = 0; i < plan.program().ends().size(); i++) {
      Label next = code.newLabel();
      running(code, i);
      code.aload(0).aload(1).iload(2);
      code.invokevirtual(
          SELF,
          name("end", i, turn),
          RuntimeTypes.type(RuntimeTypes.BOOLEAN, RuntimeTypes.LONGS, RuntimeTypes.INT));
      code.ifeq(next).loadConstant(i).ireturn();
      code.labelBinding(next);
    }
    code.iconst_m1().ireturn();
  }

  private void allMoves(CodeBuilder code, int turn) {
    Label full = code.newLabel();
    for (int i = 0; i < plan.program().moves().size(); i++) {
      running(code, i);
      code.aload(0).aload(1).iload(2).aload(3);
      code.invokevirtual(
          SELF,
          name("move", i, turn),
          RuntimeTypes.type(
              RuntimeTypes.BOOLEAN, RuntimeTypes.LONGS, RuntimeTypes.INT, RuntimeTypes.OPTIONS));
      code.ifeq(full);
    }
    code.labelBinding(full);
    code.return_();
  }

  private static void running(CodeBuilder code, int number) {
    code.aload(0).loadConstant(number).putfield(RuntimeTypes.SPACE, "running", RuntimeTypes.INT);
  }
}
