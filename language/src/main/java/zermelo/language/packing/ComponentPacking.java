package zermelo.language.packing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Space;
import zermelo.language.check.Program.Kind;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.evaluate.ListedSet;
import zermelo.language.interpret.BoundedComponent;
import zermelo.language.interpret.PositionLayout;

/**
 * Packing of the positions of a space: which field of which word holds which number.
 *
 * <p>A bounded number gets the bits of its range. An unbounded number gets the bits that the given
 * positions need and some more; its field is doubled when a move overflows. A list has one field
 * per element, a set one bit per number that it may contain. Fields do not cross words.
 */
public final class ComponentPacking {
  /** Least width of the field of an unbounded number, so that most positions share one packing. */
  private static final int LEAST_BITS = 20;

  private static final int WIDEST_SET = 1 << 16;

  private final List<BoundedComponent> bounds;
  private final List<BitField[]> fields = new ArrayList<>();
  private final List<BitField[]> owned = new ArrayList<>();
  private final int[] lengths;
  private int word;
  private int used;

  private ComponentPacking(List<BoundedComponent> bounds, int[] lengths) {
    this.bounds = bounds;
    this.lengths = lengths;
  }

  /**
   * The packing for the positions in the frames. Unbounded fields are doubled {@code spare} times.
   */
  public static ComponentPacking of(
      List<BoundedComponent> bounds, List<EvaluationFrame> frames, boolean partizan, int spare) {
    int[] lengths = new int[bounds.size()];
    ComponentPacking packing = new ComponentPacking(bounds, lengths);
    if (partizan) {
      packing.used = 1; // the turn is bit 0 of word 0
    }
    for (int i = 0; i < lengths.length; i++) {
      packing.add(i, bounds.get(i), frames, spare);
    }
    return packing;
  }

  private void add(int index, BoundedComponent bound, List<EvaluationFrame> frames, int spare) {
    long most = bound.low();
    for (EvaluationFrame frame : frames) {
      for (long value : values(bound, frame)) {
        most = Math.max(most, value);
      }
    }
    if (bound.component().kind() == Kind.SET) {
      long size = setSize(bound, most, spare);
      lengths[index] = (int) size;
      BitField[] chunks = new BitField[(int) ((size + 31) / 32)];
      for (int i = 0; i < chunks.length; i++) {
        chunks[i] = field((int) Math.min(32, size - 32L * i), 0);
      }
      fields.add(chunks);
      return;
    }
    int bits =
        bound.bounded()
            ? BitField.bitsFor(bound.high() - bound.low())
            : bitsFor(bound, most, spare);
    // Moves keep the length of a list: a space holds lists as long as those of its first part.
    int length = bound.number() ? bound.own() ? 2 : 1 : 0;
    if (!bound.number() && !frames.isEmpty()) {
      length = values(bound, frames.get(0)).length;
    }
    BitField[] list = new BitField[length];
    for (int i = 0; i < length; i++) {
      list[i] = field(bits, bound.low());
    }
    lengths[index] = length;
    fields.add(list);
    if (bound.own()) {
      owned.add(list);
    }
  }

  /** The number of bits of the set: one for each number that it may contain. */
  private static long setSize(BoundedComponent bound, long most, int spare) {
    // Unsigned, because the bounds may be far apart.
    long span = (bound.bounded() ? bound.high() : most) - bound.low();
    boolean wide = Long.compareUnsigned(span, WIDEST_SET) >= 0;
    long size = wide || bound.bounded() ? span + 1 : Math.max(span + 1, 32) << Math.min(spare, 32);
    if (wide || size > WIDEST_SET) {
      if (spare > 0) {
        throw new Space.Overflow();
      }
      throw new RulesFault(
          "the set "
              + bound.component().name()
              + " may hold too many different numbers to search: its elements may lie at most "
              + WIDEST_SET
              + " apart");
    }
    return size;
  }

  private static int bitsFor(BoundedComponent bound, long most, int spare) {
    int needed = BitField.bitsFor(most - bound.low()) + 1;
    return Math.min(64, Math.max(needed, LEAST_BITS) << Math.min(spare, 4));
  }

  private static long[] values(BoundedComponent bound, EvaluationFrame frame) {
    if (!bound.number()) {
      return PositionLayout.elements(bound, frame);
    }
    long mine = frame.slots[bound.place()];
    return bound.own() ? new long[] {mine, frame.slots[bound.place() + 1]} : new long[] {mine};
  }

  private BitField field(int bits, long low) {
    if (used + bits > 64) {
      word++;
      used = 0;
    }
    BitField field = new BitField(word, used, bits, low);
    used += bits;
    return field;
  }

  public int words() {
    return word + 1;
  }

  /** The total number of bits of all fields. */
  public int bits() {
    return fields.stream().flatMap(Arrays::stream).mapToInt(BitField::bits).sum();
  }

  /** The fields of a component. An own number has two, the first player's first. */
  public BitField[] fields(int component) {
    return fields.get(component);
  }

  /** The length of a list; the number of bits of a set. */
  public int length(int component) {
    return lengths[component];
  }

  public boolean holds(EvaluationFrame frame) {
    for (int i = 0; i < bounds.size(); i++) {
      BoundedComponent bound = bounds.get(i);
      long[] values = values(bound, frame);
      if (bound.component().kind() == Kind.SET) {
        for (long value : values) {
          if (value - bound.low() >= lengths[i]) {
            return false;
          }
        }
        continue;
      }
      if (values.length != lengths[i]) {
        return false;
      }
      for (int j = 0; j < values.length; j++) {
        if (!fields.get(i)[j].fits(values[j])) {
          return false;
        }
      }
    }
    return true;
  }

  /** Packs the position in the frame. {@code turn} is the player to move in the packed position. */
  public void store(EvaluationFrame frame, int turn, long[] target, int at) {
    Arrays.fill(target, at, at + words(), 0);
    target[at] |= turn; // 0 in impartial games
    for (int i = 0; i < bounds.size(); i++) {
      BoundedComponent bound = bounds.get(i);
      BitField[] own = fields.get(i);
      switch (bound.component().kind()) {
        case NUMBER -> {
          if (bound.own()) {
            own[frame.turn].put(target, at, frame.slots[bound.place()]);
            own[1 - frame.turn].put(target, at, frame.slots[bound.place() + 1]);
          } else {
            own[0].put(target, at, frame.slots[bound.place()]);
          }
        }
        case LIST, BAG -> storeRow(bound, own, frame.rows[bound.place()], target, at);
        case SET -> storeSet(i, bound, own, frame, target, at);
      }
    }
  }

  private static void storeRow(
      BoundedComponent bound, BitField[] own, long[] row, long[] target, int at) {
    long[] elements = row;
    if (bound.component().kind() == Kind.BAG) {
      elements = row.clone();
      Arrays.sort(elements);
    }
    for (int j = 0; j < elements.length; j++) {
      own[j].put(target, at, elements[j]);
    }
  }

  private void storeSet(
      int index,
      BoundedComponent bound,
      BitField[] own,
      EvaluationFrame frame,
      long[] target,
      int at) {
    for (long element : ((ListedSet) frame.sets[bound.place()]).elements()) {
      long bit = element - bound.low();
      if (bit >= lengths[index]) {
        throw new Space.Overflow();
      }
      BitField chunk = own[(int) (bit / 32)];
      target[at + chunk.word()] |= 1L << (chunk.shift() + bit % 32);
    }
  }

  /** Swaps the own numbers of the two players. */
  public void exchange(long[] words, int at) {
    for (BitField[] pair : owned) {
      long differing =
          (pair[0].get(words, at) - pair[0].low()) ^ (pair[1].get(words, at) - pair[1].low());
      words[at + pair[0].word()] ^= differing << pair[0].shift();
      words[at + pair[1].word()] ^= differing << pair[1].shift();
    }
  }

  /** Reads a packed position into the frame. */
  public void load(long[] words, int at, boolean partizan, EvaluationFrame frame) {
    frame.turn = partizan ? (int) (words[at] & 1) : 0;
    for (int i = 0; i < bounds.size(); i++) {
      BoundedComponent bound = bounds.get(i);
      BitField[] own = fields.get(i);
      int place = bound.place();
      switch (bound.component().kind()) {
        case NUMBER -> {
          if (bound.own()) {
            frame.slots[place] = own[frame.turn].get(words, at);
            frame.slots[place + 1] = own[1 - frame.turn].get(words, at);
          } else {
            frame.slots[place] = own[0].get(words, at);
          }
        }
        case LIST, BAG -> {
          long[] row = new long[own.length];
          for (int j = 0; j < row.length; j++) {
            row[j] = own[j].get(words, at);
          }
          frame.rows[place] = row;
        }
        case SET -> frame.sets[place] = loadSet(bound, own, words, at);
      }
    }
  }

  private static ListedSet loadSet(BoundedComponent bound, BitField[] own, long[] words, int at) {
    int count = 0;
    for (BitField chunk : own) {
      count += Long.bitCount(chunk.get(words, at));
    }
    long[] elements = new long[count];
    int next = 0;
    for (int i = 0; i < own.length; i++) {
      for (long bits = own[i].get(words, at); bits != 0; bits &= bits - 1) {
        elements[next++] = bound.low() + 32L * i + Long.numberOfTrailingZeros(bits);
      }
    }
    return new ListedSet(elements);
  }
}
