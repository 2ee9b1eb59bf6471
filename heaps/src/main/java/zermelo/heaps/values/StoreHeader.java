package zermelo.heaps.values;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.CRC32C;

/**
 * The header of a store: the code, the bytes per value, and two slots. Numbers are little-endian.
 *
 * <pre>
 *    0  a line of text that says what the file is, 32 bytes
 *   32  bytes per value (4), length of the code (4), checksum of both, the line and the code (4)
 *  512  the first slot
 * 1024  the second slot
 * 1536  the code
 * 4096  the values; later if the code is very long
 * </pre>
 *
 * <p>A slot says how many values are valid. Slots are written in turn, so while one is written the
 * other is intact. The newest intact slot counts.
 *
 * @param width bytes per value
 */
record StoreHeader(String code, int width) {
  /** The length of the part that identifies a store and gives the length of the whole header. */
  static final int FIXED = 1536;

  private static final byte[] MAGIC =
      "zermelo nim-sequence store v1  \n".getBytes(StandardCharsets.US_ASCII);
  private static final int PAGE = 4096;
  private static final int MAX_CODE_BYTES = 1 << 24;

  /**
   * A record of how many values are valid.
   *
   * @param serial counts up
   * @param count the number of values
   * @param crc CRC-32C of their bytes
   */
  record Slot(long serial, long count, int crc) {
    static final int BYTES = 24;

    /** The file offset of this slot. */
    long place() {
      return 512 * (1 + serial % 2);
    }

    ByteBuffer bytes() {
      ByteBuffer bytes = buffer(BYTES).putLong(serial).putLong(count).putInt(crc);
      return bytes.putInt(sum(bytes, 0, BYTES - 4)).flip();
    }

    /** The slot at this offset, if it is intact. */
    private static Optional<Slot> at(ByteBuffer header, int place) {
      Slot slot =
          new Slot(header.getLong(place), header.getLong(place + 8), header.getInt(place + 16));
      boolean whole = header.getInt(place + BYTES - 4) == sum(header, place, BYTES - 4);
      return whole && slot.serial > 0 && slot.count >= 0 && slot.place() == place
          ? Optional.of(slot)
          : Optional.empty();
    }
  }

  /** The newest intact slot. */
  static Optional<Slot> newest(ByteBuffer header) {
    Optional<Slot> one = Slot.at(header, 512);
    Optional<Slot> other = Slot.at(header, 1024);
    if (one.isEmpty() || other.isEmpty()) {
      return one.or(() -> other);
    }
    return one.get().serial() > other.get().serial() ? one : other;
  }

  /** Whether a file with this beginning is a store. */
  static boolean isStore(ByteBuffer begin) {
    if (begin.limit() < FIXED) {
      return false;
    }
    byte[] magic = new byte[MAGIC.length];
    begin.get(0, magic);
    return java.util.Arrays.equals(magic, MAGIC);
  }

  /** The length of the header, as its first part gives it, clamped to a safe range. */
  static int length(ByteBuffer begin) {
    return FIXED + Math.clamp(begin.getInt(36), 0, MAX_CODE_BYTES);
  }

  /** Parses a header, if it is intact. The slots are not checked. */
  static Optional<StoreHeader> read(ByteBuffer header) {
    byte[] code = new byte[header.limit() - FIXED];
    header.get(FIXED, code);
    int width = header.getInt(32);
    StoreHeader read = new StoreHeader(new String(code, StandardCharsets.UTF_8), width);
    boolean whole = header.getInt(40) == read.bytes().getInt(40);
    return whole && (width == 1 || width == 2 || width == 4) ? Optional.of(read) : Optional.empty();
  }

  /** The file offset of the values. */
  long dataStart() {
    return (FIXED + code().getBytes(StandardCharsets.UTF_8).length + PAGE - 1L) / PAGE * PAGE;
  }

  /** The whole header, with empty slots. */
  ByteBuffer bytes() {
    byte[] text = code.getBytes(StandardCharsets.UTF_8);
    ByteBuffer bytes = buffer((int) dataStart());
    bytes.put(MAGIC).putInt(width).putInt(text.length).put(FIXED, text);
    CRC32C crc = new CRC32C();
    crc.update(bytes.slice(0, 40));
    crc.update(text);
    bytes.putInt(40, (int) crc.getValue());
    return bytes.clear();
  }

  static ByteBuffer buffer(int bytes) {
    return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  private static int sum(ByteBuffer bytes, int from, int length) {
    CRC32C crc = new CRC32C();
    crc.update(bytes.slice(from, length));
    return (int) crc.getValue();
  }
}
