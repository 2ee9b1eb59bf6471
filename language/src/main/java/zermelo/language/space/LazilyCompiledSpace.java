package zermelo.language.space;

import java.util.Optional;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.Space;
import zermelo.kernel.space.Tiers;

/**
 * The space of a text: interpreted at first, since compiling takes longer than a small question
 * does, and compiled once many positions were asked for. Both pack alike, so that it can change
 * over in the midst of a search. Solvers that know how much there is to do ask for {@link #swift}
 * at once.
 */
public final class LazilyCompiledSpace implements Space {
  /** Positions, or eight times as many moves, after which it is compiled. */
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

  /** What had to be compiled will have to be again. */
  @Override
  public Space wider() {
    LazilyCompiledSpace wider = new LazilyCompiledSpace(cold.wider(), compiled, Math.max(left, 1));
    if (left <= 0) {
      wider.swift();
    }
    return wider;
  }
}
