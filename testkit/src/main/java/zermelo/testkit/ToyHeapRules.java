package zermelo.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Space;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.space.PositionRanking;

/**
 * Impartial rules for tests: a sum of heaps, each a number.
 *
 * <p>The moves and endings of a heap are functions of its number. A position is its heaps in the
 * given order.
 *
 * @param moves the moves of one heap
 * @param endings how the rules end the game at one heap
 */
public record ToyHeapRules(
    String id, Facts facts, IntFunction<List<Step>> moves, IntFunction<Ending> endings)
    implements Rules {

  /** A move in one heap: its name and the heaps it leaves. */
  public record Step(String label, List<Integer> heaps) {}

  @Override
  public Map<String, String> parameterValues() {
    return Map.of();
  }

  @Override
  public Optional<Position> start() {
    return Optional.empty();
  }

  @Override
  public Position parse(String text) {
    if (text.isEmpty()) {
      return heaps(List.of());
    }
    try {
      return heaps(List.of(text.split("\\+")).stream().map(Integer::valueOf).toList());
    } catch (NumberFormatException e) {
      throw new BadInput("'" + text + "' is not a sum of heaps");
    }
  }

  /** The position with these heaps. */
  public static Position heaps(List<Integer> heaps) {
    return Position.of(heaps.stream().mapToLong(Integer::longValue).toArray());
  }

  @Override
  public String print(Position position) {
    List<String> texts = new ArrayList<>();
    for (long heap : position.words()) {
      texts.add(Long.toString(heap));
    }
    return String.join("+", texts);
  }

  @Override
  public MoveList moves(Position position, int limit) {
    List<Move> all = new ArrayList<>();
    for (int heap = 0; heap < position.size(); heap++) {
      for (Step step : moves.apply((int) position.word(heap))) {
        String prefix = position.size() > 1 ? "heap " + (heap + 1) + ": " : "";
        all.add(new Move(prefix + step.label(), after(position, heap, step)));
      }
    }
    return new MoveList(all.subList(0, Math.min(limit, all.size())), all.size() <= limit);
  }

  private static Position after(Position position, int moved, Step step) {
    List<Integer> heaps = new ArrayList<>();
    for (int heap = 0; heap < position.size(); heap++) {
      if (heap == moved) {
        heaps.addAll(step.heaps());
      } else {
        heaps.add((int) position.word(heap));
      }
    }
    return heaps(heaps);
  }

  @Override
  public Ending ending(Position position) {
    Ending ending = Ending.OPEN;
    for (long heap : position.words()) {
      ending = ending.before(endings.apply((int) heap));
    }
    return ending;
  }

  @Override
  public List<Position> parts(Position position) {
    List<Position> parts = new ArrayList<>();
    for (long heap : position.words()) {
      parts.add(Position.of(heap));
    }
    return parts;
  }

  @Override
  public Position join(List<Position> parts) {
    return heaps(parts.stream().map(part -> (int) part.word(0)).toList());
  }

  @Override
  public Space space(List<Position> parts) {
    long largest = parts.stream().mapToLong(part -> part.word(0)).max().orElse(0);
    return new OneWord(Math.max(8, Long.SIZE - Long.numberOfLeadingZeros(largest)));
  }

  /** One word per heap, in a field of some bits; narrow at first, to test overflows. */
  private final class OneWord implements Space, PositionRanking {
    private final int bits;

    OneWord(int bits) {
      this.bits = bits;
    }

    @Override
    public int words() {
      return 1;
    }

    @Override
    public boolean holds(Position part) {
      return part.word(0) >>> bits == 0;
    }

    @Override
    public void pack(Position part, long[] target, int at) {
      target[at] = part.word(0);
    }

    @Override
    public Position unpack(long[] words, int at) {
      return Position.of(words[at]);
    }

    @Override
    public Ending ending(long[] words, int at) {
      return endings.apply((int) words[at]);
    }

    @Override
    public void options(long[] words, int at, Options out) {
      for (Step step : moves.apply((int) words[at])) {
        for (int heap : step.heaps()) {
          if (heap >>> bits != 0) {
            throw new Overflow();
          }
          int room = out.room();
          out.words()[room] = heap;
        }
        if (!out.commit()) {
          return;
        }
      }
    }

    @Override
    public Space wider() {
      return new OneWord(31);
    }

    @Override
    public long size() {
      return 1L << bits;
    }

    @Override
    public long rank(long[] words, int at) {
      return words[at];
    }

    @Override
    public void unrank(long rank, long[] words, int at) {
      words[at] = rank;
    }
  }
}
