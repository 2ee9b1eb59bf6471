package zermelo.solve.tablebase.share;

import java.util.Arrays;

/**
 * Collects the messages from one share to positions of another, and encodes it as bytes.
 *
 * <p>When a position is solved, its predecessors must learn its result. A message is the number of
 * the predecessor in its share, and a code for the result.
 */
public final class PositionMessageList {
  private long[] all = new long[16];
  private int size;

  void add(int number, int message) {
    if (size == all.length) {
      all = Arrays.copyOf(all, Math.toIntExact(2L * all.length));
    }
    all[size++] = ((long) number << 32) | Integer.toUnsignedLong(message);
  }

  byte[] packed() {
    Arrays.sort(all, 0, size);
    VarintWriter packer = new VarintWriter();
    int before = 0;
    for (int i = 0; i < size; ) {
      int end = i + 1;
      while (end < size && all[end] == all[i]) {
        end++;
      }
      int number = (int) (all[i] >>> 32);
      long message = all[i] & 0xffffffffL;
      packer.put(number - before);
      packer.put((message << 1) | (end - i > 1 ? 1 : 0));
      if (end - i > 1) {
        packer.put(end - i);
      }
      before = number;
      i = end;
    }
    return packer.bytes();
  }

  /** Receives messages, each with the number of times it was sent. */
  interface MessageVisitor {
    void at(int number, int message, int times);
  }

  static void read(byte[] packed, MessageVisitor reader) {
    VarintReader in = new VarintReader(packed);
    int number = 0;
    while (in.more()) {
      number += in.getInt();
      long message = in.get();
      reader.at(number, (int) (message >>> 1), (message & 1) != 0 ? in.getInt() : 1);
    }
  }
}
