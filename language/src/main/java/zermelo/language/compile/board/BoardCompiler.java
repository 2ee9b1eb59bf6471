package zermelo.language.compile.board;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import zermelo.kernel.Space;
import zermelo.language.compile.analysis.CompilerInput;
import zermelo.language.compile.board.analysis.Binding;
import zermelo.language.compile.board.analysis.BoardPlan;
import zermelo.language.compile.board.analysis.StageChanges;
import zermelo.language.compile.board.analysis.StepBound;
import zermelo.language.compile.board.analysis.UnsupportedTermException;
import zermelo.language.compile.board.term.BoardScope;
import zermelo.language.compile.board.term.TermWriters;
import zermelo.language.compile.runtime.CompiledBoardSpace;
import zermelo.language.compile.runtime.CompiledRules;
import zermelo.language.compile.runtime.RuntimeTypes;
import zermelo.language.compile.shared.MethodLength;
import zermelo.language.program.BoardDeclaration;
import zermelo.language.program.Program;
import zermelo.language.program.Term;
import zermelo.language.program.TermTraversal;

/**
 * Compiles texts with boards, scores or moves in steps to a hidden class.
 *
 * <p>The class has a method for each kind of move and each player to move, so that {@code mine} and
 * {@code theirs} are constants. Another method has all ends, another the settlement. A text with a
 * term that cannot be written, or with methods that HotSpot would not compile, is interpreted.
 */
public final class BoardCompiler {
  /** Larger terms always give methods that are too long. */
  private static final int HEAVIEST = 2000;

  private static final ClassDesc SELF = CompiledRules.HIDDEN_CLASS;
  private static final ClassDesc BASE = RuntimeTypes.of(CompiledBoardSpace.class);

  private final BoardPlan plan;
  private final Program program;
  private final int turns;

  /** Whether some method counts its steps. */
  private boolean counted;

  private BoardCompiler(CompilerInput input, boolean unrolls) {
    this.plan = new BoardPlan(input, unrolls);
    this.program = input.program();
    this.turns = program.partizan() ? 2 : 1;
  }

  /** Compiles the rules. Returns empty if they must be interpreted. */
  public static Optional<CompiledRules> compile(CompilerInput input) {
    int cells = input.settled().geometry.cells();
    if (cells > BoardPlan.MOST_CELLS
        || (input.program().board().isPresent() && cells == 0)
        || input.program().board().map(BoardDeclaration::shrinks).orElse(false)
        || heavy(input.program())) {
      return Optional.empty();
    }
    return Stream.of(true, false)
        .map(unrolls -> new BoardCompiler(input, unrolls).made())
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static boolean heavy(Program program) {
    return program.moves().stream().anyMatch(move -> TermTraversal.weight(terms(move)) > HEAVIEST)
        || TermTraversal.weight(program.ends().stream().map(Program.End::condition).toList())
            > HEAVIEST
        || program.moves().size() + program.ends().size() > HEAVIEST;
  }

  private static List<Term> terms(Program.MoveRule rule) {
    return rule.stages().stream()
        .flatMap(
            stage ->
                Stream.concat(
                    stage.steps().stream().flatMap(step -> TermTraversal.children(step).stream()),
                    stage.changes().stream()
                        .flatMap(change -> TermTraversal.children(change).stream())))
        .toList();
  }

  private Optional<CompiledRules> made() {
    byte[] bytes;
    try {
      bytes = bytes();
    } catch (UnsupportedTermException | IllegalArgumentException unsupported) {
      return Optional.empty(); // the second one: a method of more than 64 KB
    }
    if (MethodLength.isTooLong(bytes)) {
      return Optional.empty();
    }
    return Optional.of(CompiledRules.define(bytes, program, counted, plan.tables()));
  }

  private byte[] bytes() {
    return ClassFile.of()
        .build(
            SELF,
            builder -> {
              builder.withSuperclass(BASE);
              builder.withFlags(ClassFile.ACC_FINAL);
              constructor(builder);
              for (int turn = 0; turn < turns; turn++) {
                ends(builder, turn);
                for (int i = 0; i < program.moves().size(); i++) {
                  move(builder, i, turn);
                }
                settlement(builder, turn);
              }
              all(builder);
            });
  }

  private static void constructor(ClassBuilder builder) {
    var type =
        RuntimeTypes.type(
            RuntimeTypes.VOID,
            RuntimeTypes.of(Space.class),
            RuntimeTypes.of(Program.class),
            RuntimeTypes.BOOLEAN);
    builder.withMethodBody(
        ConstantDescs.INIT_NAME,
        type,
        0,
        code ->
            code.aload(0)
                .aload(1)
                .aload(2)
                .iload(3)
                .invokespecial(BASE, ConstantDescs.INIT_NAME, type)
                .return_());
  }

  /** The scope of a method whose steps are bounded as given. */
  private BoardScope scope(CodeBuilder code, int turn, ToDoubleFunction<StepBound> steps) {
    Map<Integer, Binding> slots = new HashMap<>();
    plan.input
        .numbers()
        .forEach((slot, value) -> slots.put(slot, new Binding.NumberConstant(value)));
    for (int i = 0; i < plan.input.parts().size(); i++) {
      CompilerInput.PackedComponent part = plan.input.parts().get(i);
      if (part.kind() == Program.Kind.NUMBER) {
        Binding number = new Binding.NumberLocal(-1, plan.input.capacity(i));
        slots.put(part.place(), number);
        slots.put(part.place() + (part.own() ? 1 : 0), number);
      }
    }
    boolean counts = StepBound.counts(steps.applyAsDouble(new StepBound(plan, slots)));
    counted |= counts;
    return new BoardScope(code, plan, turn, counts);
  }

  /** The lists that terms read and changes write. */
  private static Set<Integer> lists(List<? extends Term> terms, Set<Integer> written) {
    Set<Integer> found = new HashSet<>(written);
    for (Term term : terms) {
      TermTraversal.any(
          term,
          inner -> {
            if (inner instanceof Term.ListSlot(int slot)) {
              found.add(slot);
            }
            return false;
          });
    }
    return found;
  }

  private static final java.lang.constant.MethodTypeDesc END =
      RuntimeTypes.type(RuntimeTypes.INT, RuntimeTypes.LONGS, RuntimeTypes.INT);

  private static final java.lang.constant.MethodTypeDesc STUCK =
      RuntimeTypes.type(RuntimeTypes.BOOLEAN, RuntimeTypes.LONGS, RuntimeTypes.INT);

  private static final java.lang.constant.MethodTypeDesc MOVE =
      RuntimeTypes.type(
          RuntimeTypes.BOOLEAN, RuntimeTypes.LONGS, RuntimeTypes.INT, RuntimeTypes.OPTIONS);

  private void ends(ClassBuilder builder, int turn) {
    List<Term.TruthTerm> conditions = program.ends().stream().map(Program.End::condition).toList();
    builder.withMethodBody(
        "end" + turn,
        END,
        ClassFile.ACC_PRIVATE,
        code -> {
          BoardScope scope =
              scope(code, turn, bound -> conditions.stream().mapToDouble(bound::term).sum());
          if (!conditions.isEmpty()) {
            new PositionLoadCode(scope).load(lists(conditions, Set.of()));
          }
          TermWriters terms = new TermWriters(scope);
          for (int i = 0; i < conditions.size(); i++) {
            Label next = code.newLabel();
            if (conditions.get(i) instanceof Term.Stuck) {
              code.aload(0).aload(1).iload(2);
              code.invokevirtual(BASE, "stuck", STUCK).ifeq(next);
            } else {
              terms.truths.branch(conditions.get(i), false, next);
            }
            code.loadConstant(i).ireturn();
            code.labelBinding(next);
          }
          code.iconst_m1().ireturn();
        });
  }

  private void move(ClassBuilder builder, int index, int turn) {
    Program.MoveRule rule = program.moves().get(index);
    if (rule.allowed(turn)) {
      builder.withMethodBody(
          "move" + index + "for" + turn,
          MOVE,
          ClassFile.ACC_PRIVATE,
          code ->
              BoardMoveCode.write(
                  rule,
                  scope(code, turn, bound -> bound.move(rule)),
                  lists(terms(rule), StageChanges.of(rule).listSlots())));
    }
  }

  private void settlement(ClassBuilder builder, int turn) {
    if (program.settle().isEmpty()) {
      return;
    }
    Term.NumberTerm term = program.settle().get();
    builder.withMethodBody(
        "settled" + turn,
        END,
        ClassFile.ACC_PRIVATE,
        code -> {
          BoardScope scope = scope(code, turn, bound -> bound.term(term));
          new PositionLoadCode(scope).load(lists(List.of(term), Set.of()));
          new TermWriters(scope).numbers.push(term);
          scope.callStatic(BoardScope.BOARD, "toInt", BoardScope.INT, BoardScope.LONG);
          code.ireturn();
        });
  }

  /** Writes the methods that the base class calls. */
  private void all(ClassBuilder builder) {
    builder.withMethodBody("end", END, 0, code -> eitherTurn(code, "end"));
    if (program.settle().isPresent()) {
      builder.withMethodBody("settled", END, 0, code -> eitherTurn(code, "settled"));
    }
    builder.withMethodBody(
        "moves",
        RuntimeTypes.type(
            RuntimeTypes.VOID, RuntimeTypes.LONGS, RuntimeTypes.INT, RuntimeTypes.OPTIONS),
        0,
        code -> {
          Label second = code.newLabel();
          if (turns == 2) {
            turn(code).ifne(second);
          }
          for (int turn = 0; turn < turns; turn++) {
            allMoves(code, turn);
            if (turn == 0 && turns == 2) {
              code.labelBinding(second);
            }
          }
        });
  }

  private static CodeBuilder turn(CodeBuilder code) {
    return code.aload(1).iload(2).laload().l2i().iconst_1().iand();
  }

  private void eitherTurn(CodeBuilder code, String name) {
    Label second = code.newLabel();
    if (turns == 2) {
      turn(code).ifne(second);
    }
    for (int turn = 0; turn < turns; turn++) {
      code.aload(0).aload(1).iload(2).invokevirtual(SELF, name + turn, END).ireturn();
      if (turn == 0 && turns == 2) {
        code.labelBinding(second);
      }
    }
  }

  private void allMoves(CodeBuilder code, int turn) {
    Label full = code.newLabel();
    int before = code.allocateLocal(java.lang.classfile.TypeKind.INT);
    if (program.moves().stream().anyMatch(Program.MoveRule::otherwise)) {
      size(code).istore(before);
    }
    for (int i = 0; i < program.moves().size(); i++) {
      Program.MoveRule rule = program.moves().get(i);
      if (!rule.allowed(turn)) {
        continue;
      }
      Label next = code.newLabel();
      if (rule.otherwise()) {
        size(code).iload(before).if_icmpne(next);
      }
      code.aload(0).aload(1).iload(2).aload(3);
      code.invokevirtual(SELF, "move" + i + "for" + turn, MOVE).ifeq(full);
      code.labelBinding(next);
    }
    code.labelBinding(full);
    code.return_();
  }

  private static CodeBuilder size(CodeBuilder code) {
    return code.aload(3)
        .invokevirtual(RuntimeTypes.OPTIONS, "size", RuntimeTypes.type(RuntimeTypes.INT));
  }
}
