package zermelo.solve.tablebase.format;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;
import zermelo.solve.tablebase.BadTablebase;
import zermelo.solve.tablebase.PositionCursor;

/** Reads the file of a tier; {@link TierWriter} describes the format. Serves one thread. */
public final class TierReader implements AutoCloseable {
  private static final int PREFIX = 2 * Integer.BYTES;
  private static final int MAX_CACHED = 512;

  private final Path file;
  private final FileChannel channel;
  private final int number;
  private final long first;
  private final long ranks;
  private final long positions;
  private final ContextModel model;
  private final BlockCoder coder;
  private final long[] offsets; // the start of each group, then the end
  private final int[] checksums;
  private final Map<Long, int[]> blocks =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, int[]> eldest) {
          return size() > MAX_CACHED;
        }
      };
  private long group = -1;
  private byte[] bytes = {};

  /** Opens the file and checks its head; {@link BadTablebase} says what is wrong with it. */
  public TierReader(Path file) throws IOException {
    this.file = file;
    this.channel = FileChannel.open(file, StandardOpenOption.READ);
    try {
      DataInputStream prefix = input(bytes(0, PREFIX));
      if (prefix.readInt() != TierWriter.MAGIC) {
        throw new BadTablebase(file, "this is not a tablebase file");
      }
      int length = prefix.readInt();
      if (length < 0 || length > channel.size()) {
        throw new BadTablebase(file, "its head is damaged");
      }
      byte[] body = bytes(PREFIX, length);
      int expected = input(bytes(PREFIX + length, Integer.BYTES)).readInt();
      if (TierWriter.checksum(body, 0, length) != expected) {
        throw new BadTablebase(file, "its head is damaged");
      }
      DataInputStream in = input(body);
      this.number = in.readInt();
      this.first = in.readLong();
      this.ranks = in.readLong();
      this.positions = in.readLong();
      this.model = ContextModel.read(in);
      this.coder = new BlockCoder(model);
      int groups = in.readInt();
      this.offsets = new long[groups + 1];
      this.checksums = new int[groups];
      offsets[0] = (long) PREFIX + length + Integer.BYTES;
      for (int i = 0; i < groups; i++) {
        offsets[i + 1] = offsets[i] + in.readInt();
        checksums[i] = in.readInt();
      }
      if (offsets[groups] != channel.size()) {
        throw new BadTablebase(
            file, "it has %d bytes instead of %d".formatted(channel.size(), offsets[groups]));
      }
    } catch (EOFException e) {
      channel.close();
      throw new BadTablebase(file, "it is too short");
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  private static DataInputStream input(byte[] bytes) {
    return new DataInputStream(new ByteArrayInputStream(bytes));
  }

  private byte[] bytes(long from, int length) throws IOException {
    ByteBuffer buffer = ByteBuffer.allocate(length);
    while (buffer.hasRemaining()) {
      if (channel.read(buffer, from + buffer.position()) < 0) {
        throw new EOFException();
      }
    }
    return buffer.array();
  }

  public int number() {
    return number;
  }

  public long first() {
    return first;
  }

  public long ranks() {
    return ranks;
  }

  /** The number of positions with a packed value. */
  public long positions() {
    return positions;
  }

  public long bytes() throws IOException {
    return channel.size();
  }

  public long groups() {
    return checksums.length;
  }

  /** The packed value of a rank, 0 if it has none. */
  public int packedValue(PositionCursor cursor, long rank) throws IOException {
    long block = (rank - first) / BlockLayout.RANKS;
    int[] packedValues = blocks.get(block);
    if (packedValues == null) {
      int[] fresh = new int[BlockLayout.RANKS];
      long from = first + block * BlockLayout.RANKS;
      open(block, coder);
      BlockLayout.read(
          cursor,
          coder,
          first,
          first + ranks,
          block,
          (at, packedValue) -> fresh[(int) (at - from)] = packedValue);
      blocks.put(block, fresh);
      packedValues = fresh;
    }
    return packedValues[(int) ((rank - first) % BlockLayout.RANKS)];
  }

  /** Reads all packed values of a group of blocks. */
  public void group(PositionCursor cursor, long index, BlockLayout.RankedValueSink found)
      throws IOException {
    byte[] all = load(index);
    BlockCoder own = new BlockCoder(model);
    long last = Math.min((index + 1) * TierWriter.GROUP, BlockLayout.count(ranks));
    for (long block = index * TierWriter.GROUP; block < last; block++) {
      open(all, block, own);
      BlockLayout.read(cursor, own, first, first + ranks, block, found);
    }
  }

  private void open(long block, BlockCoder at) throws IOException {
    if (block / TierWriter.GROUP != group) {
      bytes = load(block / TierWriter.GROUP);
      group = block / TierWriter.GROUP;
    }
    open(bytes, block, at);
  }

  private void open(byte[] all, long block, BlockCoder at) {
    long start = block / TierWriter.GROUP * TierWriter.GROUP;
    int count = (int) Math.min(TierWriter.GROUP, BlockLayout.count(ranks) - start);
    int before = 0; // bytes of the blocks before this one
    int own = 0;
    int head = 0;
    for (int i = 0; i < count; i++) {
      int length = all[head++];
      length = length >= 0 ? length : ((length & 0x7f) << 8) | (all[head++] & 0xff);
      before += i < block - start ? length : 0;
      own = i == block - start ? length : own;
    }
    at.open(all, head + before, own);
  }

  /** Reads the bytes of a group and verifies the checksum. */
  private byte[] load(long index) throws IOException {
    int length = (int) (offsets[(int) index + 1] - offsets[(int) index]);
    byte[] all = bytes(offsets[(int) index], length);
    if (TierWriter.checksum(all, 0, length) != checksums[(int) index]) {
      long block = index * TierWriter.GROUP;
      throw new BadTablebase(
          file,
          "blocks %d to %d (bytes %d to %d) are damaged"
              .formatted(
                  block,
                  Math.min(block + TierWriter.GROUP, BlockLayout.count(ranks)) - 1,
                  offsets[(int) index],
                  offsets[(int) index + 1] - 1));
    }
    return all;
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
