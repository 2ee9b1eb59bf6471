package zermelo.solve.tablebase.share;

/** Reads the output of a {@link VarintWriter}. */
public final class VarintReader {
  private final byte[] bytes;
  private int at;

  public VarintReader(byte[] bytes) {
    this.bytes = bytes;
  }

  public boolean more() {
    return at < bytes.length;
  }

  public long get() {
    long number = 0;
    for (int shift = 0; ; shift += 7) {
      byte next = bytes[at++];
      number |= (next & 0x7fL) << shift;
      if (next >= 0) {
        return number;
      }
    }
  }

  int getInt() {
    return Math.toIntExact(get());
  }

  public long getSigned() {
    long number = get();
    return (number >>> 1) ^ -(number & 1);
  }

  int[] getAscending() {
    int[] numbers = new int[getInt()];
    int before = 0;
    for (int i = 0; i < numbers.length; i++) {
      before += getInt();
      numbers[i] = before;
    }
    return numbers;
  }
}
