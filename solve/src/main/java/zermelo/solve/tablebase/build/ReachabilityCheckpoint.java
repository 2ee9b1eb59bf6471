package zermelo.solve.tablebase.build;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.jspecify.annotations.Nullable;
import zermelo.solve.tablebase.TierFacts;
import zermelo.solve.tablebase.memory.RankBitSet;

/**
 * The state of a reachability search on disk: the reached ranks and the facts of finished tiers.
 */
public final class ReachabilityCheckpoint {
  private static final int BUFFER = 1 << 16;

  private final Path file;

  ReachabilityCheckpoint(Path folder) {
    this.file = folder.resolve("reach");
  }

  /** Writes the whole state, replacing an earlier one. */
  void save(ReachabilitySearch reach, int tiers, @Nullable TierFacts[] facts) throws IOException {
    Path draft = file.resolveSibling("reach.draft");
    try (FileChannel channel =
        FileChannel.open(
            draft,
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE,
            StandardOpenOption.TRUNCATE_EXISTING)) {
      CheckedOutputStream checked =
          new CheckedOutputStream(
              new BufferedOutputStream(Channels.newOutputStream(channel), BUFFER), new CRC32C());
      DeflaterOutputStream packed =
          new DeflaterOutputStream(checked, new Deflater(Deflater.BEST_SPEED), BUFFER);
      DataOutputStream out = new DataOutputStream(new BufferedOutputStream(packed, BUFFER));
      for (int tier = 0; tier < tiers; tier++) {
        write(out, facts[tier]);
        for (int side = 0; side < 2; side++) {
          RankBitSet set = reach.found(tier, side);
          out.writeLong(set == null ? 0 : set.words());
          for (long i = 0; set != null && i < set.words(); i++) {
            out.writeLong(set.word(i));
          }
        }
      }
      out.flush();
      packed.finish();
      packed.flush();
      long sum = checked.getChecksum().getValue();
      new DataOutputStream(checked).writeLong(sum);
      checked.flush();
    }
    Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  private static void write(DataOutputStream out, @Nullable TierFacts facts) throws IOException {
    out.writeBoolean(facts != null);
    if (facts != null) {
      out.writeLong(facts.positions());
      out.writeBoolean(facts.inside());
      out.writeBoolean(facts.rising());
      out.writeInt(facts.lowest());
    }
  }

  /** Restores the saved state; false if there is none or it is incomplete. */
  boolean load(ReachabilitySearch reach, int tiers, @Nullable TierFacts[] facts)
      throws IOException {
    if (!whole()) {
      return false;
    }
    try (InputStream raw = new BufferedInputStream(Files.newInputStream(file), BUFFER)) {
      DataInputStream in =
          new DataInputStream(new BufferedInputStream(new InflaterInputStream(raw), BUFFER));
      for (int tier = 0; tier < tiers; tier++) {
        if (in.readBoolean()) {
          facts[tier] =
              new TierFacts(
                  in.readLong(),
                  TierFacts.InnerMoves.of(in.readBoolean(), in.readBoolean()),
                  in.readInt());
        }
        for (int side = 0; side < 2; side++) {
          long words = in.readLong();
          for (long i = 0; i < words; i++) {
            reach.set(tier, side).setWord(i, in.readLong());
          }
        }
      }
    }
    return true;
  }

  /** Whether the checksum at the end matches everything before it. */
  private boolean whole() throws IOException {
    try (InputStream raw = Files.newInputStream(file)) {
      long left = Files.size(file) - Long.BYTES;
      CheckedInputStream checked =
          new CheckedInputStream(new BufferedInputStream(raw, BUFFER), new CRC32C());
      byte[] buffer = new byte[BUFFER];
      while (left > 0) {
        int read = checked.read(buffer, 0, (int) Math.min(left, buffer.length));
        if (read < 0) {
          return false;
        }
        left -= read;
      }
      long sum = checked.getChecksum().getValue();
      return left == 0 && new DataInputStream(checked).readLong() == sum;
    } catch (NoSuchFileException e) {
      return false;
    }
  }
}
