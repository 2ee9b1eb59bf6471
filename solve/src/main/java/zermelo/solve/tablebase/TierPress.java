package zermelo.solve.tablebase;

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

/**
 * Makes the file of a tier out of shares that may be anywhere: the same bytes as {@link TierWriter}
 * makes. First all cells are counted, then which follow which in a sample, then blocks are coded.
 */
public final class TierPress {
  private TierPress() {}

  /** How often each cell occurs. */
  public static final class Counts implements Serializable {
    private static final long serialVersionUID = 1L;
    private final Alphabet.Index index = new Alphabet.Index();
    private long members;

    /** The counts of a share. */
    public static Counts of(KnownShare share) {
      Counts counts = new Counts();
      counts.members = share.members();
      for (int place = 0; place < share.members(); place++) {
        counts.index.count(share.cellAt(place));
      }
      return counts;
    }

    public Counts and(Counts other) {
      Counts all = new Counts();
      all.index.addAll(index);
      all.index.addAll(other.index);
      all.members = members + other.members;
      return all;
    }

    public long members() {
      return members;
    }

    /** The beginning of a sample. */
    public Sample sample() {
      Alphabet.Index zero = new Alphabet.Index();
      zero.count(Cell.WAITING);
      Alphabet alphabet = Alphabet.of(List.of(index, zero));
      return new Sample(alphabet, members, new Model.Census(alphabet, members));
    }
  }

  /** Which cells follow which. */
  public static final class Sample implements Serializable {
    private static final long serialVersionUID = 1L;
    private final Alphabet alphabet;
    private final long members;
    private final Model.Census census;

    private Sample(Alphabet alphabet, long members, Model.Census census) {
      this.alphabet = alphabet;
      this.members = members;
      this.census = census;
    }

    /** The sample that lies in a share. */
    public Sample of(Plan plan, Cut cut, KnownShare share) {
      Model.Census counted = new Model.Census(alphabet, members);
      Mover mover = plan.mover();
      try (Tier tier = tier(cut, share)) {
        long before = (tier.first() - cut.first(share.tier())) / Blocks.RANKS;
        for (long block = 0; block < Blocks.count(tier.reached().size()); block++) {
          if ((before + block) % TierWriter.SAMPLE == 0) {
            counted.begin();
            Blocks.show(mover, tier, block, counted::put);
          }
        }
      }
      return new Sample(alphabet, members, counted);
    }

    public Sample and(Sample other) {
      Model.Census all = new Model.Census(alphabet, members);
      all.add(census);
      all.add(other.census);
      return new Sample(alphabet, members, all);
    }

    public Code code() {
      return new Code(Model.of(census), members);
    }
  }

  /**
   * The coded blocks of a share.
   *
   * @param lengths of the blocks
   * @param bytes one block behind the other
   */
  @SuppressWarnings("ArrayRecordComponent") // nobody compares them
  public record Coded(int[] lengths, byte[] bytes) implements Serializable {
    private static final long serialVersionUID = 1L;
  }

  /** How the cells of a tier are coded. */
  public static final class Code implements Serializable {
    private static final long serialVersionUID = 1L;
    private final Model model;
    private final long members;

    private Code(Model model, long members) {
      this.model = model;
      this.members = members;
    }

    /** Codes a share. */
    public Coded of(Plan plan, Cut cut, KnownShare share) {
      Mover mover = plan.mover();
      BlockCoder coder = new BlockCoder(model);
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (Tier tier = tier(cut, share)) {
        int[] lengths = new int[Math.toIntExact(Blocks.count(tier.reached().size()))];
        for (int block = 0; block < lengths.length; block++) {
          coder.begin();
          Blocks.show(mover, tier, block, coder::put);
          byte[] made = coder.made();
          lengths[block] = made.length;
          bytes.writeBytes(made);
        }
        return new Coded(lengths, bytes.toByteArray());
      }
    }

    /**
     * Writes the file. The head comes first in it but is known last; its length is known.
     *
     * @param shares of the whole tier, in their order; only one is asked for at a time
     */
    public void write(Cut cut, int tier, Path file, Iterator<Coded> shares) throws IOException {
      long blocks = Blocks.count(cut.size(tier));
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
        out.position(head(cut, tier, lengths, checksums).length);
        Grouping grouping = new Grouping(shares);
        for (int group = 0; group < groups; group++) {
          long left = blocks - (long) group * TierWriter.GROUP;
          byte[] made = grouping.next((int) Math.min(TierWriter.GROUP, left));
          lengths[group] = made.length;
          checksums[group] = TierWriter.checksum(made, 0, made.length);
          write(out, made);
        }
        out.position(0);
        write(out, head(cut, tier, lengths, checksums));
      } catch (IOException | RuntimeException e) {
        Files.deleteIfExists(draft);
        throw e;
      }
      Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private byte[] head(Cut cut, int tier, int[] lengths, int[] checksums) {
      return TierWriter.head(
          tier, cut.first(tier), cut.size(tier), members, model, lengths, checksums);
    }

    private static void write(FileChannel out, byte[] bytes) throws IOException {
      ByteBuffer buffer = ByteBuffer.wrap(bytes);
      while (buffer.hasRemaining()) {
        out.write(buffer);
      }
    }
  }

  /** Makes groups of blocks, which may begin in one share and end in the next. */
  private static final class Grouping {
    private final Iterator<Coded> shares;
    private Coded share = new Coded(new int[0], new byte[0]);
    private int block;
    private int at;

    Grouping(Iterator<Coded> shares) {
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

  /** A share as if it were a tier. */
  private static Tier tier(Cut cut, KnownShare share) {
    Room room = new Room(Long.MAX_VALUE, Path.of("."));
    int ranks = cut.ranks(share.tier(), share.share());
    PositionSet set = new PositionSet(room, ranks);
    for (int i = 0; i < share.reached().words(); i++) {
      set.setWord(i, share.reached().word(i));
    }
    set.index();
    Cells cells = new Cells(room, share.members(), true);
    for (int place = 0; place < share.members(); place++) {
      cells.set(place, share.cellAt(place));
    }
    return new Tier(cut.from(share.tier(), share.share()), set, cells);
  }
}
