package zermelo.solve.tablebase.share;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Serializable;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Iterator;
import java.util.List;
import zermelo.solve.tablebase.PackedValue;
import zermelo.solve.tablebase.PositionCursor;
import zermelo.solve.tablebase.TablebasePlan;
import zermelo.solve.tablebase.format.Alphabet;
import zermelo.solve.tablebase.format.BlockCoder;
import zermelo.solve.tablebase.format.BlockLayout;
import zermelo.solve.tablebase.format.ContextModel;
import zermelo.solve.tablebase.format.TierWriter;
import zermelo.solve.tablebase.memory.MemoryPool;
import zermelo.solve.tablebase.memory.RankBitSet;
import zermelo.solve.tablebase.memory.TierTable;
import zermelo.solve.tablebase.memory.TierValueArray;

/**
 * Writes the file of a tier whose shares may be on several machines.
 *
 * <p>The bytes are the same as those of {@link TierWriter}. First the machines count all packed
 * values. Then they count, in a sample, which ones follow which. Then they encode the blocks.
 */
public final class DistributedTierWriter {
  private DistributedTierWriter() {}

  /** The frequency of each packed value. */
  public static final class ValueCounts implements Serializable {
    private static final long serialVersionUID = 1L;
    private final Alphabet.CountMap index = new Alphabet.CountMap();
    private long members;

    /** Counts the packed values of a share. */
    public static ValueCounts of(SolvedShare share) {
      ValueCounts counts = new ValueCounts();
      counts.members = share.members();
      for (int place = 0; place < share.members(); place++) {
        counts.index.count(share.packedValueAt(place));
      }
      return counts;
    }

    public ValueCounts and(ValueCounts other) {
      ValueCounts all = new ValueCounts();
      all.index.addAll(index);
      all.index.addAll(other.index);
      all.members = members + other.members;
      return all;
    }

    public long members() {
      return members;
    }

    /** An empty sample for these packed values. */
    public ContextSample sample() {
      Alphabet.CountMap zero = new Alphabet.CountMap();
      zero.count(PackedValue.WAITING);
      Alphabet alphabet = Alphabet.of(List.of(index, zero));
      return new ContextSample(
          alphabet, members, new ContextModel.ContextCounts(alphabet, members));
    }
  }

  /** A sample of which packed values follow which. */
  public static final class ContextSample implements Serializable {
    private static final long serialVersionUID = 1L;
    private final Alphabet alphabet;
    private final long members;
    private final ContextModel.ContextCounts census;

    private ContextSample(Alphabet alphabet, long members, ContextModel.ContextCounts census) {
      this.alphabet = alphabet;
      this.members = members;
      this.census = census;
    }

    /** The part of the sample that is in a share. */
    public ContextSample of(TablebasePlan plan, ShareLayout layout, SolvedShare share) {
      ContextModel.ContextCounts counted = new ContextModel.ContextCounts(alphabet, members);
      PositionCursor cursor = plan.newCursor();
      try (TierTable tier = tier(layout, share)) {
        long before = (tier.first() - layout.first(share.tier())) / BlockLayout.RANKS;
        for (long block = 0; block < BlockLayout.count(tier.reached().size()); block++) {
          if ((before + block) % TierWriter.SAMPLE == 0) {
            counted.begin();
            BlockLayout.show(cursor, tier, block, counted::put);
          }
        }
      }
      return new ContextSample(alphabet, members, counted);
    }

    public ContextSample and(ContextSample other) {
      ContextModel.ContextCounts all = new ContextModel.ContextCounts(alphabet, members);
      all.add(census);
      all.add(other.census);
      return new ContextSample(alphabet, members, all);
    }

    public ShareEncoder code() {
      return new ShareEncoder(ContextModel.of(census), members);
    }
  }

  /**
   * The encoded blocks of a share.
   *
   * @param lengths of the blocks
   * @param bytes the blocks, consecutively
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  public record EncodedShare(int[] lengths, byte[] bytes) implements Serializable {
    private static final long serialVersionUID = 1L;
  }

  /** Encodes the packed values of a tier. */
  public static final class ShareEncoder implements Serializable {
    private static final long serialVersionUID = 1L;
    private final ContextModel model;
    private final long members;

    private ShareEncoder(ContextModel model, long members) {
      this.model = model;
      this.members = members;
    }

    /** Encodes a share. */
    public EncodedShare of(TablebasePlan plan, ShareLayout layout, SolvedShare share) {
      PositionCursor cursor = plan.newCursor();
      BlockCoder coder = new BlockCoder(model);
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (TierTable tier = tier(layout, share)) {
        int[] lengths = new int[Math.toIntExact(BlockLayout.count(tier.reached().size()))];
        for (int block = 0; block < lengths.length; block++) {
          coder.begin();
          BlockLayout.show(cursor, tier, block, coder::put);
          byte[] made = coder.encoded();
          lengths[block] = made.length;
          bytes.writeBytes(made);
        }
        return new EncodedShare(lengths, bytes.toByteArray());
      }
    }

    /**
     * Writes the file. The head comes first but is known last; its length is known in advance.
     *
     * @param shares of the whole tier, in order; only one is requested at a time
     */
    public void write(ShareLayout layout, int tier, Path file, Iterator<EncodedShare> shares)
        throws IOException {
      long blocks = BlockLayout.count(layout.size(tier));
      int groups = Math.toIntExact((blocks + TierWriter.GROUP - 1) / TierWriter.GROUP);
      int[] lengths = new int[groups];
      int[] checksums = new int[groups];
      Path draft = file.resolveSibling(file.getFileName() + ".draft");
      try (FileChannel out =
          FileChannel.open(
              draft,
              StandardOpenOption.CREATE,
              StandardOpenOption.WRITE,
              StandardOpenOption.TRUNCATE_EXISTING)) {
        out.position(head(layout, tier, lengths, checksums).length);
        GroupAssembler grouping = new GroupAssembler(shares);
        for (int group = 0; group < groups; group++) {
          long left = blocks - (long) group * TierWriter.GROUP;
          byte[] made = grouping.next((int) Math.min(TierWriter.GROUP, left));
          lengths[group] = made.length;
          checksums[group] = TierWriter.checksum(made, 0, made.length);
          write(out, made);
        }
        out.position(0);
        write(out, head(layout, tier, lengths, checksums));
      } catch (IOException | RuntimeException e) {
        Files.deleteIfExists(draft);
        throw e;
      }
      Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private byte[] head(ShareLayout layout, int tier, int[] lengths, int[] checksums) {
      return TierWriter.head(
          tier, layout.first(tier), layout.size(tier), members, model, lengths, checksums);
    }

    private static void write(FileChannel out, byte[] bytes) throws IOException {
      ByteBuffer buffer = ByteBuffer.wrap(bytes);
      while (buffer.hasRemaining()) {
        out.write(buffer);
      }
    }
  }

  /** Assembles groups of blocks, which may begin in one share and end in the next. */
  private static final class GroupAssembler {
    private final Iterator<EncodedShare> shares;
    private EncodedShare share = new EncodedShare(new int[0], new byte[0]);
    private int block;
    private int at;

    GroupAssembler(Iterator<EncodedShare> shares) {
      this.shares = shares;
    }

    byte[] next(int blocks) {
      ByteArrayOutputStream lengths = new ByteArrayOutputStream();
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      for (int i = 0; i < blocks; i++) {
        while (block == share.lengths.length) {
          share = shares.next();
          block = 0;
          at = 0;
        }
        int length = share.lengths[block++];
        TierWriter.writeLength(lengths, length);
        bytes.write(share.bytes, at, length);
        at += length;
      }
      lengths.writeBytes(bytes.toByteArray());
      return lengths.toByteArray();
    }
  }

  /** Presents a share as if it were a tier. */
  private static TierTable tier(ShareLayout layout, SolvedShare share) {
    MemoryPool memoryPool = new MemoryPool(Long.MAX_VALUE, Path.of("."));
    int ranks = layout.ranks(share.tier(), share.share());
    RankBitSet set = new RankBitSet(memoryPool, ranks);
    for (int i = 0; i < share.reached().words(); i++) {
      set.setWord(i, share.reached().word(i));
    }
    set.index();
    TierValueArray packedValues = new TierValueArray(memoryPool, share.members(), true);
    for (int place = 0; place < share.members(); place++) {
      packedValues.set(place, share.packedValueAt(place));
    }
    return new TierTable(layout.from(share.tier(), share.share()), set, packedValues);
  }
}
