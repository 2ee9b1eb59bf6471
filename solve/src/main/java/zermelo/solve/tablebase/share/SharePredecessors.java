package zermelo.solve.tablebase.share;

import java.io.Serializable;
import java.util.List;
import zermelo.kernel.RulesFault;
import zermelo.solve.tablebase.build.TierPredecessors;

/** The reversed moves into one share from its tier: {@link TierPredecessors} on a cluster. */
public final class SharePredecessors implements Serializable {
  private static final long serialVersionUID = 1L;

  /** The bits of an entry below the origin: the gain, zigzag-encoded, then the repeated turn. */
  private static final int FLAGS = 17;

  private static final int MAX_GAIN = 1 << 15;

  private final int[] ends; // by place
  private final long[] entries; // the origin's number in the tier, the gain, whether the turn stays

  private SharePredecessors(int[] ends, long[] entries) {
    this.ends = ends;
    this.entries = entries;
  }

  /** Collects moves into one share, in the order of their origins. */
  static final class MoveWriter {
    private final VarintWriter packer = new VarintWriter();
    private long before;

    /** Adds a move from one number of the tier to another; equal moves are added once. */
    void put(long origin, long target, int gain, boolean again) {
      if (Math.abs(gain) >= MAX_GAIN) {
        throw new RulesFault("a move gains %d, too much for a tablebase".formatted(gain));
      }
      packer.put(origin - before);
      packer.putSigned(target - origin);
      packer.put((((gain << 1) ^ (gain >> 31)) << 1) | (again ? 1 : 0));
      before = origin;
    }

    byte[] packed() {
      return packer.bytes();
    }
  }

  /** Receives the moves of a message. */
  private interface MoveVisitor {
    void at(long target, long entry);
  }

  private static void read(ShareMessage parcel, MoveVisitor reader) {
    VarintReader in = new VarintReader(parcel.body());
    long origin = 0;
    while (in.more()) {
      origin += in.get();
      long target = origin + in.getSigned();
      long flags = in.get();
      reader.at(target, (origin << FLAGS) | flags);
    }
  }

  /** Collects the moves that were sent to a share. */
  static SharePredecessors of(ShareBitSet reached, long first, List<ShareMessage> parcels) {
    int[] ends = new int[reached.members() + 1];
    int[] total = {0};
    for (ShareMessage parcel : parcels) {
      read(
          parcel,
          (target, entry) -> {
            ends[reached.place((int) (target - first)) + 1]++;
            total[0] = Math.incrementExact(total[0]);
          });
    }
    for (int place = 0; place < reached.members(); place++) {
      ends[place + 1] += ends[place];
    }
    long[] entries = new long[total[0]];
    for (ShareMessage parcel : parcels) {
      read(
          parcel,
          (target, entry) -> entries[ends[reached.place((int) (target - first))]++] = entry);
    }
    return new SharePredecessors(ends, entries);
  }

  int first(int place) {
    return place == 0 ? 0 : ends[place - 1];
  }

  int end(int place) {
    return ends[place];
  }

  /** The number of the origin in the tier. */
  long origin(int entry) {
    return entries[entry] >>> FLAGS;
  }

  boolean again(int entry) {
    return (entries[entry] & 1) != 0;
  }

  int gain(int entry) {
    int bits = (int) (entries[entry] & ((1 << FLAGS) - 1)) >>> 1;
    return (bits >>> 1) ^ -(bits & 1);
  }
}
