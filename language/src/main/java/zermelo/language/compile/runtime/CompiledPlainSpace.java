package zermelo.language.compile.runtime;

import java.util.Optional;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Space;
import zermelo.kernel.space.MoveLines;
import zermelo.kernel.space.PositionRanking;
import zermelo.kernel.space.Sweeper;
import zermelo.language.compile.Compiler;
import zermelo.language.compile.analysis.CompilerInput;
import zermelo.language.compile.analysis.LineMoves;
import zermelo.language.program.Program;

/**
 * Base class of compiled rules without boards, scores or moves in steps.
 *
 * <p>A hidden class written by {@link Compiler} adds the moves, the ends and the ranks. Rare calls
 * go to the interpreted space, which uses the same packing.
 */
public abstract class CompiledPlainSpace extends CompiledSpace implements Sweeper {
  private static final Ending[] NO_ENDS = {};

  private final CompilerInput plan;
  private final Program program;
  private final CodeConstants constants;
  private final Ending[] ends;

  /**
   * The move or end that is being evaluated. It is reported for errors without a more exact place.
   */
  int running;

  final long[][] tables;
  final PackedCollection[] bits;
  final long[][] rows;
  final NumberSet[] sets;
  final LoweredListIterator[] lowerings;

  CompiledPlainSpace(Space interpreted, CompilerInput plan, CodeConstants constants) {
    super(interpreted, plan.program());
    this.plan = plan;
    this.program = plan.program();
    this.constants = constants;
    this.ends = program.ends().stream().map(end -> end.ending(0)).toList().toArray(NO_ENDS);
    this.tables = constants.tables();
    this.bits = constants.bits();
    this.rows = constants.rows();
    this.sets = constants.sets();
    this.lowerings = constants.lowerings();
  }

  @Override
  public final Ending ending(long[] position, int at) {
    if (ends.length == 0) {
      return Ending.OPEN;
    }
    refuel();
    try {
      int end = end(position, at);
      return end < 0 ? Ending.OPEN : ends[end];
    } catch (EvaluationFailure failure) {
      throw fault(failure, true);
    }
  }

  @Override
  public final void options(long[] position, int at, Options out) {
    refuel();
    try {
      moves(position, at, out);
    } catch (EvaluationFailure failure) {
      throw fault(failure, false);
    }
  }

  private RulesFault fault(EvaluationFailure failure, boolean inEnd) {
    var whole = inEnd ? program.ends().get(running).span() : program.moves().get(running).span();
    var span = failure.site() == EvaluationFailure.WHOLE ? whole : constants.span(failure.site());
    return new RulesFault(program.source().place(span) + ": " + failure.why());
  }

  /** Its own lines, sweeps and ranks; all else is that of the interpreted space. */
  @Override
  public final <T> Optional<T> capability(Class<T> kind) {
    if (kind == MoveLines.class) {
      return LineMoves.of(plan).map(kind::cast);
    }
    boolean own = kind == Sweeper.class ? stretch() > 0 : kind == PositionRanking.class;
    return own && kind.isInstance(this)
        ? Optional.of(kind.cast(this))
        : interpreted.capability(kind);
  }

  @Override
  public final int sweep(int from, int to, char[] known, ValueCombiner settler) {
    try {
      return sweepChars(from, to, known, settler);
    } catch (EvaluationFailure | Overflow fault) {
      return from;
    }
  }

  @Override
  public final int sweep(int from, int to, int[] known, ValueCombiner settler) {
    try {
      return sweepInts(from, to, known, settler);
    } catch (EvaluationFailure | Overflow fault) {
      return from;
    }
  }

  @Override
  public final int sweep(int from, int to, int[] known, int[] marks, ValueCombiner settler) {
    try {
      return sweepMarks(from, to, known, settler, marks);
    } catch (EvaluationFailure | Overflow fault) {
      return from;
    }
  }

  @Override
  public final boolean adds() {
    return program.splits();
  }

  /** 0 if the game cannot be swept. The compiler overrides this and the next three for others. */
  @Override
  public int stretch() {
    return 0;
  }

  int sweepChars(int from, int to, char[] known, ValueCombiner settler) {
    return from;
  }

  int sweepInts(int from, int to, int[] known, ValueCombiner settler) {
    return from;
  }

  int sweepMarks(int from, int to, int[] known, ValueCombiner settler, int[] marks) {
    return from;
  }

  /** The value of a position that ends the game by this rule. Called by compiled code. */
  final int ended(int end, ValueCombiner settler) {
    return settler.ended(ends[end]);
  }
}
