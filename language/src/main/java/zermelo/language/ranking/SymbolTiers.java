package zermelo.language.ranking;

import java.util.Arrays;
import zermelo.kernel.numbers.CombinatorialNumberSystem;
import zermelo.kernel.space.PlayerExchange;
import zermelo.kernel.space.Tiers;
import zermelo.language.packing.BitField;

/**
 * Ranks boards by the numbers of their symbols.
 *
 * <p>A group contains the boards with the same numbers of symbols. It is ordered by the set of
 * filled cells, then by the places of each symbol among the cells that are left. One instance
 * serves one thread. The slow twin is the packed position itself: a rank must lead back to it.
 */
final class SymbolTiers implements Tiers {
  private final BitField[] planes;
  private final int words;
  private final int symbols;
  private final int cells;
  private final boolean turns;
  private final PlayerExchange exchange;
  private final boolean firstPlayerOnly;
  private final FilledCells shapes;
  private final CombinatorialNumberSystem numbers;
  private final SymbolCounts[] groups; // by rank
  private final int[] stones; // by group
  private final long[] bases; // by group: its first rank
  private final long[] ways; // by group and symbol: in how many ways it can be placed
  private final int[] known; // by the numbers of symbols and the turn: 1 + the group
  private final long[] firsts; // by tier
  private final boolean two; // an empty cell or one of two symbols, each a plane of its own
  private final BitField lowPlane;
  private final BitField highPlane;
  private int current; // the group of the last rank that was followed
  private final long[] loaded;
  private final long[] indices;

  SymbolTiers(
      SymbolTierTables tables,
      FilledCells shapes,
      CombinatorialNumberSystem numbers,
      BitField[] planes,
      int words,
      boolean turns,
      boolean firstPlayerOnly,
      PlayerExchange exchange) {
    this.groups = tables.groups;
    this.bases = tables.bases;
    this.ways = tables.ways;
    this.known = tables.known;
    this.firsts = tables.firsts;
    this.cells = tables.cells;
    this.symbols = groups[0].counts().length;
    this.stones = Arrays.stream(groups).mapToInt(SymbolCounts::stones).toArray();
    this.shapes = shapes;
    this.numbers = numbers;
    this.planes = planes;
    this.words = words;
    this.turns = turns;
    this.firstPlayerOnly = firstPlayerOnly;
    this.exchange = exchange;
    this.loaded = new long[planes.length];
    this.indices = new long[symbols];
    this.two = symbols == 3;
    this.lowPlane = planes[0];
    this.highPlane = planes[planes.length - 1];
  }

  @Override
  public int count() {
    return firsts.length - 1;
  }

  @Override
  public long first(int tier) {
    return firsts[tier];
  }

  @Override
  public long size() {
    return firsts[firsts.length - 1];
  }

  @Override
  public boolean ranksFirstPlayerOnly() {
    return firstPlayerOnly;
  }

  @Override
  public void giveFirstPlayerTheTurn(long[] position, int at) {
    if (firstPlayerOnly) {
      exchange.giveFirstPlayerTheTurn(position, at);
    }
  }

  /** Reads the planes; returns the cells that are not empty. */
  private long load(long[] position, int at) {
    long filled = 0;
    for (int plane = 0; plane < loaded.length; plane++) {
      long bits = planes[plane].get(position, at);
      loaded[plane] = bits;
      filled |= bits;
    }
    return filled;
  }

  /** The cells with a symbol, of the planes that were read. */
  private long cellsWith(int symbol, long among) {
    long found = among;
    for (int plane = 0; plane < loaded.length; plane++) {
      found &= (symbol >>> plane & 1) != 0 ? loaded[plane] : ~loaded[plane];
    }
    return found;
  }

  /** The rank of a board with two symbols: in short what {@link #rank} does for more of them. */
  private long rankOfTwo(long[] position, int at) {
    long own = lowPlane.get(position, at);
    long filled = own | highPlane.get(position, at);
    int key = Long.bitCount(filled) * (cells + 1) + Long.bitCount(own);
    int group = known[2 * key + (turns ? (int) position[at] & 1 : 0)] - 1;
    if (group < 0) {
      return -1;
    }
    long index = numbers.rank(Long.compress(own, filled));
    return bases[group] + shapes.rank(filled) * ways[group * 3 + 1] + index;
  }

  @Override
  public long rank(long[] position, int at) {
    if (two) {
      return rankOfTwo(position, at);
    }
    long filled = load(position, at);
    int key = Long.bitCount(filled);
    long rest = filled;
    for (int symbol = 1; symbol < symbols - 1; symbol++) {
      long own = cellsWith(symbol, rest);
      indices[symbol] = numbers.rank(Long.compress(own, rest));
      rest ^= own;
      key = key * (cells + 1) + Long.bitCount(own);
    }
    key = 2 * key + (turns ? (int) position[at] & 1 : 0);
    int group = known[key] - 1;
    if (group < 0) {
      return -1;
    }
    long rank = shapes.rank(filled);
    for (int symbol = 1; symbol < symbols - 1; symbol++) {
      rank = rank * ways[group * symbols + symbol] + indices[symbol];
    }
    return bases[group] + rank;
  }

  /** The group of a rank, usually that of the rank before. */
  private int group(long rank) {
    if (bases[current] > rank || (current + 1 < bases.length && bases[current + 1] <= rank)) {
      current = find(rank);
    }
    return current;
  }

  private int find(long rank) {
    int low = 0;
    int high = groups.length - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (bases[middle] <= rank) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  @Override
  public void unrank(long rank, long[] position, int at) {
    int low = group(rank);
    long left = rank - bases[low];
    for (int symbol = symbols - 2; symbol > 0; symbol--) {
      long each = ways[low * symbols + symbol];
      long rest = left / each;
      indices[symbol] = left - rest * each;
      left = rest;
    }
    long filled = shapes.filled(stones[low], left);
    Arrays.fill(loaded, 0);
    long rest = filled;
    int[] counts = groups[low].counts();
    for (int symbol = 1; symbol < symbols - 1; symbol++) {
      long own = Long.expand(numbers.word(counts[symbol], indices[symbol]), rest);
      rest ^= own;
      put(symbol, own);
    }
    put(symbols - 1, rest);
    store(position, at, groups[low].turn());
  }

  private void put(int symbol, long own) {
    for (int plane = 0; plane < loaded.length; plane++) {
      if ((symbol >>> plane & 1) != 0) {
        loaded[plane] |= own;
      }
    }
  }

  private void store(long[] position, int at, int turn) {
    for (int i = 0; i < words; i++) {
      position[at + i] = 0;
    }
    position[at] = turn;
    for (int plane = 0; plane < loaded.length; plane++) {
      BitField field = planes[plane];
      position[at + field.word()] |= loaded[plane] << field.shift();
    }
  }

  /** Usually only the last two symbols change places, or with two symbols the filled cells. */
  @Override
  public void next(long rank, long[] position, int at) {
    long filled = load(position, at);
    int turn = turns ? (int) position[at] & 1 : 0;
    long after;
    if (symbols == 2) {
      after = shapes.next(filled);
      if (after == 0) {
        unrank(rank, position, at);
        return;
      }
      loaded[0] = after;
    } else {
      long own = cellsWith(symbols - 2, filled);
      long rest = own | cellsWith(symbols - 1, filled);
      after = FilledCells.following(Long.compress(own, rest), Long.bitCount(rest));
      if (after == 0) {
        unrank(rank, position, at);
        return;
      }
      long now = Long.expand(after, rest);
      for (int plane = 0; plane < loaded.length; plane++) {
        loaded[plane] &= ~rest;
      }
      put(symbols - 2, now);
      put(symbols - 1, rest ^ now);
    }
    store(position, at, turn);
  }
}
