package zermelo.language.compile.runtime;

import java.util.Optional;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;
import zermelo.kernel.Space;
import zermelo.language.program.Program;

/**
 * Base class of compiled rules with boards, scores or moves in steps.
 *
 * <p>A hidden class adds the moves, the ends and the settlement. Whatever compiled code does not
 * know, such as the message of a fault, the interpreted space answers; both use the same packing.
 * That space is also the slow twin of this one.
 */
public abstract class CompiledBoardSpace extends CompiledSpace {
  private final boolean counts;
  private final boolean settles;
  private final Ending[][] ends; // by turn, then by end
  private final Options first; // one move, to see whether there is any

  CompiledBoardSpace(Space interpreted, Program program, boolean counts) {
    super(interpreted, program);
    this.counts = counts;
    this.settles = program.settle().isPresent();
    this.first = new Options(words(), 1);
    this.ends = new Ending[2][program.ends().size()];
    for (int turn = 0; turn < 2; turn++) {
      for (int end = 0; end < ends[turn].length; end++) {
        ends[turn][end] = program.ends().get(end).ending(turn);
      }
    }
  }

  /** The gain of the player to move at the end. The compiler overrides this where it matters. */
  int settled(long[] position, int at) {
    return 0;
  }

  /** Whether the player to move has no legal move. Called by compiled code. */
  final boolean stuck(long[] position, int at) {
    first.clear();
    try {
      moves(position, at, first);
      return first.size() == 0;
    } catch (Overflow wide) {
      return false; // a move that does not fit into this space is a move
    }
  }

  @Override
  public final Ending ending(long[] position, int at) {
    if (ends[0].length == 0) {
      return Ending.OPEN;
    }
    if (counts) {
      refuel();
    }
    try {
      int end = end(position, at);
      return end < 0 ? Ending.OPEN : ends[turn(position, at)][end];
    } catch (EvaluationFailure failure) {
      return interpreted.ending(position, at);
    }
  }

  @Override
  public final void options(long[] position, int at, Options out) {
    if (counts) {
      refuel();
    }
    int before = out.size();
    try {
      moves(position, at, out);
    } catch (EvaluationFailure failure) {
      Options found = new Options(words(), out.limit());
      interpreted.options(position, at, found);
      if (before > 0) {
        throw failure; // no solver adds the options of two positions to one buffer
      }
      out.clear();
      copy(found, out);
    }
  }

  private void copy(Options from, Options to) {
    for (int option = 0; option < from.size(); option++) {
      for (int part = from.firstPart(option); part < from.endPart(option); part++) {
        int room = to.room();
        System.arraycopy(from.words(), from.at(part), to.words(), room, words());
      }
      to.commit(from.gain(option));
    }
  }

  @Override
  public final int settlement(long[] position, int at) {
    if (!settles) {
      return 0;
    }
    if (counts) {
      refuel();
    }
    try {
      return settled(position, at);
    } catch (EvaluationFailure failure) {
      return interpreted.settlement(position, at);
    }
  }

  /** Symmetries, ranks and tiers are those of the interpreted space. */
  @Override
  public final <T> Optional<T> capability(Class<T> kind) {
    return interpreted.capability(kind);
  }
}
