package zermelo.solve.tablebase;

import java.io.Serializable;

/** A share of a tier that is solved: it answers the shares above. */
public final class KnownShare implements Serializable {
  private static final long serialVersionUID = 1L;

  private final int tier;
  private final int share;
  private final ShareSet reached;
  private final int[] cells; // by place

  KnownShare(int tier, int share, ShareSet reached, int[] cells) {
    this.tier = tier;
    this.share = share;
    this.reached = reached;
    this.cells = cells;
  }

  public byte[] packed() {
    Packer packer = new Packer();
    packer.put(tier);
    packer.put(share);
    CellList.pack(cells, packer);
    byte[] head = packer.bytes();
    byte[] set = reached.packed();
    byte[] all = new byte[head.length + set.length];
    System.arraycopy(head, 0, all, 0, head.length);
    System.arraycopy(set, 0, all, head.length, set.length);
    return all;
  }

  public static KnownShare unpacked(byte[] bytes) {
    Unpacker in = new Unpacker(bytes);
    int tier = in.getInt();
    int share = in.getInt();
    int[] cells = CellList.unpack(in);
    return new KnownShare(tier, share, ShareSet.unpacked(in), cells);
  }

  int tier() {
    return tier;
  }

  int share() {
    return share;
  }

  ShareSet reached() {
    return reached;
  }

  int cellAt(int place) {
    return cells[place];
  }

  /** How many positions it has. */
  public long members() {
    return cells.length;
  }

  /** The cell of a rank of this share, 0 if it was not reached. */
  public int cell(Cut cut, long rank) {
    int number = cut.number(tier, rank);
    return reached.has(number) ? cells[reached.place(number)] : Cell.WAITING;
  }

  /** The answer to a question of {@link Questions}, for the share and tier that asked. */
  public Parcel answer(Parcel question, int askingTier) {
    int[] numbers = new Unpacker(question.body()).getAscending();
    int[] found = new int[numbers.length];
    for (int i = 0; i < numbers.length; i++) {
      if (!reached.has(numbers[i])) {
        throw new IllegalStateException(
            "a move from tier %d leads to what was not found of tier %d"
                .formatted(askingTier, tier));
      }
      found[i] = cells[reached.place(numbers[i])];
    }
    Packer packer = new Packer();
    packer.put(tier);
    CellList.pack(found, packer);
    return new Parcel(askingTier, question.from(), share, tier, packer.bytes());
  }
}
