package zermelo.language.space;

import java.util.Optional;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;
import zermelo.kernel.Space;
import zermelo.kernel.space.CompilableSpace;
import zermelo.kernel.space.ForwardingSpace;

/**
 * The space of a text: interpreted first, compiled after many positions.
 *
 * <p>Compiling takes longer than answering a small query. Both forms use the same packing, so the
 * space can switch in the middle of a search. Rules that were compiled for an earlier space are
 * used at once. Solvers that know the amount of work in advance call {@link #compiled} at once.
 */
public final class LazilyCompiledSpace extends ForwardingSpace implements CompilableSpace {
  /** Positions before plain rules are compiled. Eight moves count as one more position. */
  private static final int COMPILE_AFTER = 8_000;

  /** The same for other rules: boards take the interpreter much longer. */
  private static final int COMPILE_BOARDS_AFTER = 500;

  private final InterpretedSpace interpreted;
  private final CompiledRulesCache cache;
  private Space now;
  private int left;

  public LazilyCompiledSpace(InterpretedSpace interpreted, CompiledRulesCache cache) {
    this(interpreted, cache, interpreted.isPlain() ? COMPILE_AFTER : COMPILE_BOARDS_AFTER);
    cache
        .known(interpreted)
        .ifPresent(
            compiled -> {
              now = compiled;
              left = 0;
            });
  }

  private LazilyCompiledSpace(InterpretedSpace interpreted, CompiledRulesCache cache, int left) {
    super(interpreted);
    this.interpreted = interpreted;
    this.cache = cache;
    this.now = interpreted;
    this.left = left;
  }

  @Override
  public Space compiled() {
    if (now == interpreted) {
      now = cache.of(interpreted);
      left = 0;
    }
    return now;
  }

  @Override
  public Ending ending(long[] words, int at) {
    return now.ending(words, at);
  }

  @Override
  public void options(long[] words, int at, Options out) {
    now.options(words, at, out);
    if (left > 0) {
      left -= 1 + out.size() / 8;
      if (left <= 0) {
        compiled();
      }
    }
  }

  @Override
  public <T> Optional<T> capability(Class<T> kind) {
    return kind.isInstance(this) ? Optional.of(kind.cast(this)) : now.capability(kind);
  }

  /** If this space is compiled, the wider one is compiled at once. */
  @Override
  public Space wider() {
    LazilyCompiledSpace wider =
        new LazilyCompiledSpace(interpreted.wider(), cache, Math.max(left, 1));
    if (left <= 0) {
      wider.compiled();
    }
    return wider;
  }
}
