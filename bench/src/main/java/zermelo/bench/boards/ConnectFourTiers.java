package zermelo.bench.boards;

import java.util.Optional;
import java.util.stream.IntStream;
import zermelo.kernel.numbers.CombinatorialNumberSystem;
import zermelo.kernel.space.Tiers;

/**
 * Ranks connect-four boards, as {@link ConnectFourSpace} packs them.
 *
 * <p>All boards with the same number of free cells are a tier. In it boards are in the order of
 * their shapes (the heights of the columns); boards of one shape differ in which half of the stones
 * are O's. X begins, so the number of stones determines the player to move.
 */
final class ConnectFourTiers implements Tiers {
  private static final int MOST_CELLS = 62;
  private static final long MOST_SHAPES = 1 << 20;

  private final int width;
  private final int height;
  private final CombinatorialNumberSystem combinations;
  private final long[] firsts; // by tier
  private final int[] firstShapes; // by tier, indices into the next two arrays
  private final int[] shapes; // shape codes: heights as digits, the first column lowest
  private final long[] bases; // the first rank of each shape
  private final int[] places; // shape code to index in these arrays

  private ConnectFourTiers(int width, int height) {
    this.width = width;
    this.height = height;
    int cells = width * height;
    this.combinations = new CombinatorialNumberSystem(cells);
    int count = Math.toIntExact((long) Math.pow(height + 1, width));
    this.shapes =
        IntStream.range(0, count)
            .boxed()
            .sorted((a, b) -> Integer.compare(stones(b), stones(a)))
            .mapToInt(Integer::intValue)
            .toArray();
    this.bases = new long[count + 1];
    this.places = new int[count];
    this.firsts = new long[cells + 2];
    this.firstShapes = new int[cells + 2];
    int tier = 0;
    for (int i = 0; i < count; i++) {
      int stones = stones(shapes[i]);
      if (cells - stones > tier) {
        tier = cells - stones;
        firsts[tier] = bases[i];
        firstShapes[tier] = i;
      }
      places[shapes[i]] = i;
      bases[i + 1] = Math.addExact(bases[i], combinations.count(stones, stones / 2));
    }
    firsts[cells + 1] = bases[count];
    firstShapes[cells + 1] = count;
  }

  static Optional<Tiers> of(int width, int height) {
    boolean small = width * height <= MOST_CELLS && Math.pow(height + 1.0, width) <= MOST_SHAPES;
    return small ? Optional.of(new ConnectFourTiers(width, height)) : Optional.empty();
  }

  private int stones(int shape) {
    int stones = 0;
    for (int left = shape; left > 0; left /= height + 1) {
      stones += left % (height + 1);
    }
    return stones;
  }

  @Override
  public int count() {
    return width * height + 1;
  }

  @Override
  public long first(int tier) {
    return firsts[tier];
  }

  @Override
  public long size() {
    return firsts[width * height + 1];
  }

  @Override
  public long rank(long[] words, int at) {
    long board = words[at] & ~OneWordSpace.TURN; // shape and noughts in one loop
    long full = (2L << height) - 1;
    int shape = 0;
    int scale = 1;
    int stones = 0;
    long noughts = 0;
    for (int column = 0; column < width; column++) {
      long bits = board & full;
      int high = 63 - Long.numberOfLeadingZeros(bits);
      shape += scale * high;
      scale *= height + 1;
      noughts |= ((1L << high) - 1 & ~bits) << stones;
      stones += high;
      board >>>= height + 1;
    }
    return bases[places[shape]] + combinations.rank(noughts);
  }

  private int shape(long word) {
    long board = word & ~OneWordSpace.TURN;
    long full = (2L << height) - 1;
    int shape = 0;
    int scale = 1;
    for (int column = 0; column < width; column++) {
      shape += scale * (63 - Long.numberOfLeadingZeros(board & full));
      scale *= height + 1;
      board >>>= height + 1;
    }
    return shape;
  }

  /** Returns the stones in column order, with a one for each O. */
  private long noughts(long word) {
    long board = word & ~OneWordSpace.TURN;
    long full = (2L << height) - 1;
    int stones = 0;
    long noughts = 0;
    for (int column = 0; column < width; column++) {
      long bits = board & full;
      int high = 63 - Long.numberOfLeadingZeros(bits);
      noughts |= ((1L << high) - 1 & ~bits) << stones;
      stones += high;
      board >>>= height + 1;
    }
    return noughts;
  }

  @Override
  public void unrank(long rank, long[] words, int at) {
    int tier = tier(rank);
    int low = firstShapes[tier];
    int high = firstShapes[tier + 1] - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (bases[middle] <= rank) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    int stones = width * height - tier;
    words[at] = board(low, combinations.word(stones / 2, rank - bases[low]), stones);
  }

  /** Usually the shape stays, and the noughts change to the next larger word with as many ones. */
  @Override
  public void next(long rank, long[] words, int at) {
    int place = places[shape(words[at])];
    if (rank == bases[place + 1]) {
      unrank(rank, words, at);
      return;
    }
    long noughts = noughts(words[at]);
    long carry = noughts + Long.lowestOneBit(noughts);
    long rest = (noughts ^ carry) >>> 2 >>> Long.numberOfTrailingZeros(noughts);
    words[at] = board(place, carry | rest, stones(shapes[place]));
  }

  private long board(int place, long colours, int stones) {
    long noughts = colours;
    long board = 0;
    int left = shapes[place];
    for (int column = 0; column < width; column++) {
      int tall = left % (height + 1);
      left /= height + 1;
      long crosses = (1L << tall) - 1 & ~noughts;
      noughts >>>= tall;
      board |= (crosses | (1L << tall)) << (column * (height + 1));
    }
    return OneWordSpace.giveTurn(board, stones & 1);
  }
}
