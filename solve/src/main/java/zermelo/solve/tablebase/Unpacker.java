package zermelo.solve.tablebase;

/** Reads what a {@link Packer} wrote. */
final class Unpacker {
  private final byte[] bytes;
  private int at;

  Unpacker(byte[] bytes) {
    this.bytes = bytes;
  }

  boolean more() {
    return at < bytes.length;
  }

  long get() {
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

  long getSigned() {
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
