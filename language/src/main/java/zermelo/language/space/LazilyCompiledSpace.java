package zermelo.language.space;

import java.util.Optional;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.Space;
import zermelo.kernel.space.Tiers;

/**
 * The space of a text: interpreted first, compiled after many positions.
 *
 * <p>Compiling takes longer than answering a small query. Both forms use the same packing, so the
 * space can switch in the middle of a search. Solvers that know the amount of work in advance call
 * {@link #swift} at once.
 */
public final class LazilyCompiledSpace implements Space {
  /** Positions before the rules are compiled. Eight moves count as one more position. */
  private static final int PATIENCE = 8_000;

  private final InterpretedSpace cold;
  private final CompiledRulesCache compiled;
  private Space now;
  private int left;

  public LazilyCompiledSpace(InterpretedSpace cold, CompiledRulesCache compiled) {
    this(cold, compiled, PATIENCE);
  }

  private LazilyCompiledSpace(InterpretedSpace cold, CompiledRulesCache compiled, int left) {
    this.cold = cold;
    this.compiled = compiled;
    this.now = cold;
    this.left = left;
  }

  @Override
  public Space swift() {
    if (now == cold) {
      now = compiled.of(cold);
      left = 0;
    }
    return now;
  }

  @Override
  public int words() {
    return cold.words();
  }

  @Override
  public boolean holds(Position part) {
    return cold.holds(part);
  }

  @Override
  public void pack(Position part, long[] target, int at) {
    cold.pack(part, target, at);
  }

  @Override
  public Position unpack(long[] words, int at) {
    return cold.unpack(words, at);
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
        swift();
      }
    }
  }

  @Override
  public int turn(long[] words, int at) {
    return cold.turn(words, at);
  }

  @Override
  public void giveTurn(long[] words, int at, int player) {
    cold.giveTurn(words, at, player);
  }

  @Override
  public boolean sideless() {
    return cold.sideless();
  }

  @Override
  public void face(long[] words, int at) {
    cold.face(words, at);
  }

  @Override
  public Optional<PositionRanking> ranking() {
    return now.ranking();
  }

  @Override
  public Optional<Tiers> tiers() {
    return cold.tiers();
  }

  /** If this space is compiled, the wider one is compiled at once. */
  @Override
  public Space wider() {
    LazilyCompiledSpace wider = new LazilyCompiledSpace(cold.wider(), compiled, Math.max(left, 1));
    if (left <= 0) {
      wider.swift();
    }
    return wider;
  }
}
