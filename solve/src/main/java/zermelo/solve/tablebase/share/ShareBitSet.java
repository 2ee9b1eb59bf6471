package zermelo.solve.tablebase.share;

import java.io.Serializable;
import zermelo.solve.tablebase.memory.RankBitSet;

/**
 * The reachable positions of a share: {@link RankBitSet} on a cluster.
 *
 * <p>Each rank has a bit. The place of a rank is the number of set bits below it.
 */
public final class ShareBitSet implements Serializable {
  private static final long serialVersionUID = 1L;
  private static final int LINE = 8; // words

  private final long[] words;
  private final int[] before; // for each line, the number of members below it
  private final int members;

  /**
   * Creates a set.
   *
   * @param words the bits; the set takes ownership
   */
  ShareBitSet(long[] words) {
    this.words = words;
    this.before = new int[words.length / LINE + 1];
    int count = 0;
    for (int i = 0; i < words.length; i++) {
      if (i % LINE == 0) {
        before[i / LINE] = count;
      }
      count += Long.bitCount(words[i]);
    }
    this.members = count;
  }

  int members() {
    return members;
  }

  int words() {
    return words.length;
  }

  long word(int index) {
    return words[index];
  }

  boolean has(int number) {
    return (words[number >>> 6] >>> number & 1) != 0;
  }

  /** The number of members below a number. */
  int place(int number) {
    int at = number >>> 6;
    int place = before[at / LINE];
    for (int i = at / LINE * LINE; i < at; i++) {
      place += Long.bitCount(words[i]);
    }
    return place + Long.bitCount(words[at] & ((1L << number) - 1));
  }

  /** Receives members with their places. */
  interface Visit {
    void at(int number, int place);
  }

  void each(Visit visit) {
    int place = 0;
    for (int i = 0; i < words.length; i++) {
      for (long left = words[i]; left != 0; left &= left - 1) {
        visit.at((i << 6) + Long.numberOfTrailingZeros(left), place++);
      }
    }
  }

  /** Encodes the set as bytes: the differences between members. */
  byte[] packed() {
    VarintWriter packer = new VarintWriter();
    packer.put(words.length);
    packer.put(members);
    int[] last = {0};
    each(
        (number, place) -> {
          packer.put(number - last[0]);
          last[0] = number;
        });
    return packer.bytes();
  }

  static ShareBitSet unpacked(VarintReader in) {
    long[] words = new long[in.getInt()];
    int number = 0;
    for (int left = in.getInt(); left > 0; left--) {
      number += in.getInt();
      words[number >>> 6] |= 1L << number;
    }
    return new ShareBitSet(words);
  }
}
