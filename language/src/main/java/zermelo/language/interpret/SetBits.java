package zermelo.language.interpret;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import zermelo.language.compile.Field;

/** Where the elements of some sets stand in a packed position. */
final class SetBits {
  private final List<Bound> bounds;
  private final Packing packing;
  private final List<Field> fields = new ArrayList<>();
  private final int from;
  private final int to;

  /**
   * @param cells the cells of the sets, at least one
   */
  SetBits(List<Bound> bounds, Packing packing, Set<Integer> cells) {
    this.bounds = bounds;
    this.packing = packing;
    for (int i = 0; i < bounds.size(); i++) {
      if (!bounds.get(i).number() && cells.contains(bounds.get(i).place())) {
        fields.addAll(List.of(packing.fields(i)));
      }
    }
    this.from = fields.stream().mapToInt(Field::word).min().orElse(0);
    this.to = fields.stream().mapToInt(Field::word).max().orElse(-1) + 1;
  }

  /** The first word that has elements; masks begin there. */
  int from() {
    return from;
  }

  /** How many words a mask has. */
  int words() {
    return to - from;
  }

  /** A mask without any element: all other bits of these words. */
  long[] none() {
    long[] mask = all();
    for (Field field : fields) {
      mask[field.word() - from] &= ~(field.mask() << field.shift());
    }
    return mask;
  }

  long[] all() {
    long[] mask = new long[to - from];
    Arrays.fill(mask, -1);
    return mask;
  }

  /** Adds an element of a set to a mask; one that there is no bit for is in no set. */
  void add(int cell, long element, long[] mask) {
    for (int i = 0; i < bounds.size(); i++) {
      Bound bound = bounds.get(i);
      if (bound.number() || bound.place() != cell) {
        continue;
      }
      Field[] chunks = packing.fields(i);
      long bit = element - bound.low();
      if (element < bound.low() || bit < 0 || bit >= 32L * chunks.length) {
        return;
      }
      Field chunk = chunks[(int) (bit / 32)];
      if (bit % 32 < chunk.bits()) {
        mask[chunk.word() - from] |= 1L << (chunk.shift() + bit % 32);
      }
    }
  }
}
