package zermelo.language.compile.runtime;

import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.Space;
import zermelo.language.program.Program;

/** Base class of compiled spaces: they pack positions as the interpreted space does. */
abstract class CompiledSpace extends CompiledRuntime implements Space {
  /** The interpreted space with the same packing. It also answers rare calls. */
  final Space interpreted;

  private final boolean partizan;
  private final int words;

  CompiledSpace(Space interpreted, Program program) {
    this.interpreted = interpreted;
    this.partizan = program.partizan();
    this.words = interpreted.words();
  }

  /** Adds the options of a position. The compiler writes this method for each game. */
  abstract void moves(long[] position, int at, Options out);

  /** The number of the first end whose condition holds, or -1. The compiler writes this method. */
  abstract int end(long[] position, int at);

  @Override
  public final int words() {
    return words;
  }

  @Override
  public final boolean holds(Position part) {
    return interpreted.holds(part);
  }

  @Override
  public final void pack(Position part, long[] target, int at) {
    interpreted.pack(part, target, at);
  }

  @Override
  public final Position unpack(long[] position, int at) {
    return interpreted.unpack(position, at);
  }

  @Override
  public final Space wider() {
    return interpreted.wider();
  }

  @Override
  public final int turn(long[] position, int at) {
    return partizan ? (int) (position[at] & 1) : 0;
  }

  @Override
  public final void setTurn(long[] position, int at, int player) {
    if (partizan) {
      position[at] = (position[at] & ~1L) | player;
    }
  }
}
