package zermelo.bench.rules;

import java.util.ArrayList;
import java.util.List;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.Space;

/**
 * The hand-written space of Number Transformation. The first word holds the turn and both numbers;
 * the other words have a bit for each used value.
 */
final class NumberTransformationSpace implements Space {
  private static final int BITS = 20;
  private static final long MASK = (1 << BITS) - 1;

  private final int limit;
  private final int words;

  NumberTransformationSpace(int limit) {
    this.limit = limit;
    this.words = 2 + limit / 64;
  }

  @Override
  public int words() {
    return words;
  }

  @Override
  public boolean holds(Position part) {
    return part.word(0) <= limit && part.word(1) <= limit;
  }

  @Override
  public void pack(Position part, long[] target, int at) {
    java.util.Arrays.fill(target, at, at + words, 0);
    int used = (int) part.word(2);
    target[at] = part.word(3 + used) | (part.word(0) << 1) | (part.word(1) << (1 + BITS));
    for (int i = 0; i < used; i++) {
      use(target, at, part.word(3 + i));
    }
  }

  private static void use(long[] target, int at, long value) {
    target[at + 1 + (int) (value >> 6)] |= 1L << value;
  }

  private static boolean used(long[] position, int at, long value) {
    return (position[at + 1 + (int) (value >> 6)] >>> value & 1) != 0;
  }

  @Override
  public Position unpack(long[] position, int at) {
    List<Long> found = new ArrayList<>();
    for (long value = 0; value <= limit; value++) {
      if (used(position, at, value)) {
        found.add(value);
      }
    }
    long[] all = new long[4 + found.size()];
    all[0] = position[at] >>> 1 & MASK;
    all[1] = position[at] >>> (1 + BITS) & MASK;
    all[2] = found.size();
    for (int i = 0; i < found.size(); i++) {
      all[3 + i] = found.get(i);
    }
    all[3 + found.size()] = position[at] & 1;
    return Position.of(all);
  }

  @Override
  public Ending ending(long[] position, int at) {
    return Ending.OPEN;
  }

  @Override
  public void options(long[] position, int at, Options out) {
    int shift = 1 + (int) (position[at] & 1) * BITS;
    long value = position[at] >>> shift & MASK;
    if (2 * value <= limit && !used(position, at, 2 * value)) {
      if (!option(position, at, shift, 2 * value, out)) {
        return;
      }
    }
    if (value % 3 == 0 && !used(position, at, value / 3)) {
      option(position, at, shift, value / 3, out);
    }
  }

  private boolean option(long[] position, int at, int shift, long value, Options out) {
    int room = out.room();
    long[] target = out.words();
    System.arraycopy(position, at, target, room, words);
    target[room] = ((position[at] & ~(MASK << shift)) | (value << shift)) ^ 1;
    use(target, room, value);
    return out.commit();
  }

  @Override
  public int turn(long[] position, int at) {
    return (int) (position[at] & 1);
  }

  @Override
  public void setTurn(long[] position, int at, int player) {
    position[at] = (position[at] & ~1L) | player;
  }
}
