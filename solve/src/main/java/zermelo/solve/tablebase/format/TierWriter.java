package zermelo.solve.tablebase.format;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32C;
import zermelo.solve.tablebase.CursorThreadPool;
import zermelo.solve.tablebase.PackedValue;
import zermelo.solve.tablebase.PositionCursor;
import zermelo.solve.tablebase.memory.TierTable;

/**
 * Writes the file of a tier.
 *
 * <p>Its blocks are in groups with a checksum each. The head of the file has the {@link
 * ContextModel}, the lengths and checksums of the groups, and a checksum of its own. The bytes
 * depend on the packed values alone.
 *
 * <pre>
 * head:  magic, length of the head, number of the tier, first rank, ranks, positions,
 *        model, groups: for each, its length and checksum; the checksum of all that
 * group: for each block its length in one byte or two, then the blocks
 * </pre>
 */
public final class TierWriter {
  static final int MAGIC = 0x5a544231; // ZTB1

  /** The number of blocks in a group. */
  public static final int GROUP = 64;

  /** The model is made from one block in this many. */
  public static final int SAMPLE = 8;

  private final CursorThreadPool workers;
  private final int number;
  private final TierTable tier;
  private final long blocks;
  private final long groups;

  public TierWriter(CursorThreadPool workers, int number, TierTable tier) {
    this.workers = workers;
    this.number = number;
    this.tier = tier;
    this.blocks = BlockLayout.count(tier.reached().size());
    this.groups = (blocks + GROUP - 1) / GROUP;
  }

  /** The bytes of the file: the head, then the groups. */
  public List<byte[]> write() {
    ContextModel model = model();
    byte[][] written = new byte[Math.toIntExact(groups)][];
    workers.run(
        groups,
        (cursor, group) -> written[(int) group] = group(cursor, new BlockCoder(model), group));
    int[] lengths = new int[written.length];
    int[] checksums = new int[written.length];
    for (int i = 0; i < written.length; i++) {
      lengths[i] = written[i].length;
      checksums[i] = checksum(written[i], 0, written[i].length);
    }
    List<byte[]> file = new ArrayList<>();
    file.add(
        head(
            number,
            tier.first(),
            tier.reached().size(),
            tier.reached().members(),
            model,
            lengths,
            checksums));
    file.addAll(List.of(written));
    return file;
  }

  private ContextModel model() {
    Alphabet alphabet = alphabet();
    List<ContextModel.ContextCounts> counted = new ArrayList<>();
    workers.run(
        (blocks + SAMPLE - 1) / SAMPLE,
        (cursor, sample) -> {
          ContextModel.ContextCounts census =
              new ContextModel.ContextCounts(alphabet, tier.reached().members());
          BlockLayout.show(cursor, tier, sample * SAMPLE, census::put);
          synchronized (counted) {
            if (counted.isEmpty()) {
              counted.add(census);
            } else {
              counted.getFirst().add(census);
            }
          }
        });
    return ContextModel.of(counted.getFirst());
  }

  private Alphabet alphabet() {
    long members = tier.reached().members();
    long piece = 1 << 16;
    List<Alphabet.CountMap> counts = new ArrayList<>();
    workers.run(
        (members + piece - 1) / piece,
        (cursor, i) -> {
          Alphabet.CountMap count = new Alphabet.CountMap();
          for (long place = i * piece; place < Math.min((i + 1) * piece, members); place++) {
            count.count(tier.packedValues().get(place));
          }
          synchronized (counts) {
            counts.add(count);
          }
        });
    Alphabet.CountMap zero = new Alphabet.CountMap();
    zero.count(PackedValue.WAITING);
    counts.add(zero);
    return Alphabet.of(counts);
  }

  private byte[] group(PositionCursor cursor, BlockCoder coder, long group) {
    long last = Math.min((group + 1) * GROUP, blocks);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ByteArrayOutputStream lengths = new ByteArrayOutputStream();
    for (long block = group * GROUP; block < last; block++) {
      coder.begin();
      BlockLayout.show(cursor, tier, block, coder::put);
      byte[] made = coder.encoded();
      writeLength(lengths, made.length);
      bytes.writeBytes(made);
    }
    lengths.writeBytes(bytes.toByteArray());
    return lengths.toByteArray();
  }

  public static void writeLength(ByteArrayOutputStream lengths, int length) {
    if (length >= 0x80) {
      lengths.write(0x80 | (length >>> 8));
    }
    lengths.write(length);
  }

  /** The head of a file whose groups have these lengths and checksums. */
  public static byte[] head(
      int number,
      long first,
      long ranks,
      long positions,
      ContextModel model,
      int[] lengths,
      int[] checksums) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeInt(number);
      out.writeLong(first);
      out.writeLong(ranks);
      out.writeLong(positions);
      model.write(out);
      out.writeInt(lengths.length);
      for (int i = 0; i < lengths.length; i++) {
        out.writeInt(lengths[i]);
        out.writeInt(checksums[i]);
      }
      out.flush();
      byte[] body = bytes.toByteArray();
      ByteArrayOutputStream head = new ByteArrayOutputStream();
      DataOutputStream whole = new DataOutputStream(head);
      whole.writeInt(MAGIC);
      whole.writeInt(body.length);
      whole.write(body);
      whole.writeInt(checksum(body, 0, body.length));
      return head.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static int checksum(byte[] bytes, int from, int length) {
    CRC32C crc = new CRC32C();
    crc.update(bytes, from, length);
    return (int) crc.getValue();
  }
}
