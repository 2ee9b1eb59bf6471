package zermelo.solve.tablebase.share;

import java.io.Serializable;
import zermelo.solve.tablebase.PackedValue;

/** A solved share of a tier, which answers queries of higher tiers. */
public final class SolvedShare implements Serializable {
  private static final long serialVersionUID = 1L;

  private final int tier;
  private final int share;
  private final ShareBitSet reached;
  private final int[] packedValues; // by place

  SolvedShare(int tier, int share, ShareBitSet reached, int[] packedValues) {
    this.tier = tier;
    this.share = share;
    this.reached = reached;
    this.packedValues = packedValues;
  }

  public byte[] packed() {
    VarintWriter packer = new VarintWriter();
    packer.put(tier);
    packer.put(share);
    PackedValueList.pack(packedValues, packer);
    byte[] head = packer.bytes();
    byte[] set = reached.packed();
    byte[] all = new byte[head.length + set.length];
    System.arraycopy(head, 0, all, 0, head.length);
    System.arraycopy(set, 0, all, head.length, set.length);
    return all;
  }

  public static SolvedShare unpacked(byte[] bytes) {
    VarintReader in = new VarintReader(bytes);
    int tier = in.getInt();
    int share = in.getInt();
    int[] packedValues = PackedValueList.unpack(in);
    return new SolvedShare(tier, share, ShareBitSet.unpacked(in), packedValues);
  }

  int tier() {
    return tier;
  }

  int share() {
    return share;
  }

  ShareBitSet reached() {
    return reached;
  }

  int packedValueAt(int place) {
    return packedValues[place];
  }

  /** The number of its positions. */
  public long members() {
    return packedValues.length;
  }

  /** The packed value of a rank of this share, 0 if it was not reached. */
  public int packedValue(ShareLayout layout, long rank) {
    int number = layout.number(tier, rank);
    return reached.has(number) ? packedValues[reached.place(number)] : PackedValue.WAITING;
  }

  /** The answer to a {@link LowerTierQuery} from that tier. */
  public ShareMessage answer(ShareMessage question, int askingTier) {
    int[] numbers = new VarintReader(question.body()).getAscending();
    int[] found = new int[numbers.length];
    for (int i = 0; i < numbers.length; i++) {
      if (!reached.has(numbers[i])) {
        throw new IllegalStateException(
            "a move from tier %d leads to what was not found of tier %d"
                .formatted(askingTier, tier));
      }
      found[i] = packedValues[reached.place(numbers[i])];
    }
    VarintWriter packer = new VarintWriter();
    packer.put(tier);
    PackedValueList.pack(found, packer);
    return new ShareMessage(askingTier, question.from(), share, tier, packer.bytes());
  }
}
