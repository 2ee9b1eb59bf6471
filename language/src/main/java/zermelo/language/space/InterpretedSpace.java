package zermelo.language.space;

import java.util.List;
import java.util.Optional;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.Space;
import zermelo.kernel.space.PlayerExchange;
import zermelo.kernel.space.PositionRanking;
import zermelo.kernel.space.Tiers;
import zermelo.language.compile.analysis.CompilerInput;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.evaluate.MoveVisitor;
import zermelo.language.interpret.RulesInterpreter;
import zermelo.language.interpret.TextRules;
import zermelo.language.packing.BoxRanking;
import zermelo.language.packing.ComponentPacking;

/**
 * Interpreted rules of a text as a space for solvers.
 *
 * <p>Positions are packed by a {@link ComponentPacking}; moves are made in a frame. This is the
 * slow twin of compiled rules, which use the same packing.
 */
public final class InterpretedSpace implements Space {
  private final TextRules rules;
  private final List<Position> parts;
  private final int spare;
  private final EvaluationFrame frame;
  private final EvaluationFrame scratch;
  private final ComponentPacking packing;
  private final Optional<BoxRanking> ranking;
  private final boolean exchangesPlayers;
  private final boolean partizan;
  private final boolean ends;
  private final RulesInterpreter moves;
  private final Emitter emitter;

  /**
   * Builds the space of the positions that can be reached from the given components.
   *
   * @param spare how often the fields of unbounded numbers are doubled
   * @param exchangesPlayers whether solvers may exchange the players
   */
  public InterpretedSpace(
      TextRules rules, List<Position> parts, int spare, boolean exchangesPlayers) {
    this.rules = rules;
    this.parts = List.copyOf(parts);
    this.spare = spare;
    this.frame = rules.newFrame();
    this.scratch = rules.newFrame();
    this.partizan = rules.program().partizan();
    this.ends = !rules.program().ends().isEmpty();
    this.moves = rules.moveTable();
    List<EvaluationFrame> frames = parts.stream().map(rules::frameOf).toList();
    this.packing = ComponentPacking.of(rules.bounds(), frames, partizan, spare);
    this.ranking = BoxRanking.of(rules.bounds(), rules.inference().ceilings(), packing, frames);
    this.exchangesPlayers = exchangesPlayers;
    this.emitter = new Emitter();
  }

  @Override
  public int words() {
    return ranking.isPresent() ? 1 : packing.words();
  }

  @Override
  public boolean holds(Position part) {
    rules.layout().load(part, 0, scratch);
    return ranking.map(box -> box.holds(scratch)).orElseGet(() -> packing.holds(scratch));
  }

  @Override
  public void pack(Position part, long[] target, int at) {
    rules.layout().load(part, 0, scratch);
    if (ranking.isEmpty() && !packing.holds(scratch)) {
      throw new Overflow();
    }
    store(scratch, scratch.turn, target, at);
  }

  @Override
  public Position unpack(long[] words, int at) {
    load(words, at);
    return rules.layout().store(frame, frame.turn);
  }

  private void store(EvaluationFrame from, int turn, long[] target, int at) {
    if (ranking.isPresent()) {
      target[at] = ranking.get().word(from);
    } else {
      packing.store(from, turn, target, at);
    }
  }

  private void load(long[] words, int at) {
    if (ranking.isPresent()) {
      ranking.get().load(words[at], frame);
    } else {
      packing.load(words, at, partizan, frame);
    }
  }

  @Override
  public Ending ending(long[] words, int at) {
    if (!ends) {
      return Ending.OPEN;
    }
    load(words, at);
    return moves.ending(frame);
  }

  @Override
  public void options(long[] words, int at, Options out) {
    load(words, at);
    emitter.out = out;
    moves.each(frame, emitter);
  }

  /**
   * Packs each move that the interpreter visits. One instance serves all positions, so that a move
   * allocates nothing.
   */
  private final class Emitter implements MoveVisitor {
    private final boolean vanishing = rules.program().splits();
    private final int size = rules.bounds().get(0).place();
    private Options out = new Options(1);

    @Override
    public boolean take(EvaluationFrame f, int rule) {
      if (f.heapCount < 0) {
        if (!vanishing || f.slots[size] != 0) {
          write(f);
        }
        return out.commit();
      }
      long whole = f.slots[size];
      for (int i = 0; i < f.heapCount; i++) {
        f.slots[size] = f.heapSizes[i];
        write(f);
      }
      f.slots[size] = whole;
      return out.commit();
    }

    private void write(EvaluationFrame f) {
      int room = out.room();
      store(f, partizan ? 1 - f.turn : 0, out.words(), room);
    }
  }

  @Override
  public int turn(long[] words, int at) {
    return partizan ? (int) (words[at] & 1) : 0;
  }

  @Override
  public void setTurn(long[] words, int at, int player) {
    if (partizan) {
      words[at] = (words[at] & ~1L) | player;
    }
  }

  /** Texts describe every position from the side of the player to move. */
  private void exchangePlayers(long[] words, int at) {
    if ((words[at] & 1) != 0) {
      packing.exchange(words, at);
      words[at] ^= 1;
    }
  }

  @Override
  public <T> Optional<T> capability(Class<T> kind) {
    if (kind == PlayerExchange.class && partizan && exchangesPlayers) {
      return Optional.of(kind.cast((PlayerExchange) this::exchangePlayers));
    }
    if (kind == Tiers.class) {
      return ranking.map(BoxRanking::tiers).map(kind::cast);
    }
    return kind == PositionRanking.class ? ranking.map(kind::cast) : Optional.empty();
  }

  /** The input for compiling these rules with this packing. */
  CompilerInput blueprint() {
    return CompilerInputFactory.of(rules, packing, ranking.map(BoxRanking::sides));
  }

  @Override
  public InterpretedSpace wider() {
    InterpretedSpace wider = new InterpretedSpace(rules, parts, spare + 1, exchangesPlayers);
    if (wider.packing.bits() == packing.bits()) {
      throw new Overflow(); // every field has its full width already
    }
    return wider;
  }
}
