package zermelo.language.interpret;

import java.util.List;
import java.util.Optional;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.Space;

/**
 * Interpreted rules as a solver sees them: positions packed by a {@link Packing}, moves made in a
 * frame.
 */
final class TextSpace implements Space {
  private final TextRules rules;
  private final List<Position> parts;
  private final int spare;
  private final Frame frame;
  private final Packing packing;
  private final boolean partizan;
  private final Moves moves;

  TextSpace(TextRules rules, List<Position> parts, int spare) {
    this.rules = rules;
    this.parts = List.copyOf(parts);
    this.spare = spare;
    this.frame = rules.newFrame();
    this.partizan = !rules.facts().impartial();
    this.moves = rules.moveTable();
    List<Frame> frames = parts.stream().map(rules::frameOf).toList();
    this.packing = Packing.of(rules.bounds(), frames, partizan, spare);
  }

  @Override
  public int words() {
    return packing.words();
  }

  @Override
  public boolean holds(Position part) {
    return packing.holds(rules.frameOf(part));
  }

  @Override
  public void pack(Position part, long[] target, int at) {
    Frame scratch = rules.frameOf(part);
    packing.store(scratch, scratch.turn, target, at);
  }

  @Override
  public Position unpack(long[] words, int at) {
    return packing.unpack(words, at, partizan, frame, rules.layout());
  }

  @Override
  public Ending ending(long[] words, int at) {
    if (!rules.facts().decides() && !rules.facts().ties()) {
      return Ending.OPEN;
    }
    packing.load(words, at, partizan, frame);
    frame.refuel();
    return moves.ending(frame);
  }

  @Override
  public void options(long[] words, int at, Options out) {
    packing.load(words, at, partizan, frame);
    moves.each(frame, (f, rule) -> emit(f, out));
  }

  private boolean emit(Frame f, Options out) {
    int turn = partizan ? 1 - f.turn : 0;
    if (f.heapCount < 0) {
      int room = out.room();
      packing.store(f, turn, out.words(), room);
      return out.commit();
    }
    int slot = rules.bounds().get(0).place();
    long size = f.slots[slot];
    for (int i = 0; i < f.heapCount; i++) {
      f.slots[slot] = f.heapSizes[i];
      int room = out.room();
      packing.store(f, turn, out.words(), room);
    }
    f.slots[slot] = size;
    return out.commit();
  }

  @Override
  public int turn(long[] words, int at) {
    return partizan ? (int) (words[at] & 1) : 0;
  }

  @Override
  public void giveTurn(long[] words, int at, int player) {
    if (partizan) {
      words[at] = (words[at] & ~1L) | player;
    }
  }

  @Override
  public Optional<Ranking> ranking() {
    return BoxRanking.of(rules.bounds(), packing, parts, rules);
  }

  @Override
  public Space wider() {
    return new TextSpace(rules, parts, spare + 1);
  }
}
