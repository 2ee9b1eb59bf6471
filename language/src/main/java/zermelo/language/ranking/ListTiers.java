package zermelo.language.ranking;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import zermelo.kernel.space.PlayerExchange;
import zermelo.kernel.space.Tiers;
import zermelo.language.packing.BitField;
import zermelo.language.packing.ComponentPacking;
import zermelo.language.position.BoundedComponent;
import zermelo.language.program.Program.Kind;

/**
 * Ranks positions that are lists whose total never grows, such as the pits of kalah.
 *
 * <p>Each total is a tier. The positions of a tier are the ways to divide the total among all
 * elements: between n elements there are n - 1 bars, and their places are a combination. The player
 * to move is part of the rank unless the players may be exchanged. The slow twin is the packed
 * position itself: a rank must lead back to it.
 */
public final class ListTiers implements Tiers {
  private static final int MOST_TOTAL = 1000;

  private final BitField[] fields;
  private final int words;
  private final int total; // the largest one
  private final int turns; // how many players to move have ranks of their own
  private final Optional<PlayerExchange> exchange;
  private final long[][] binomials; // by places, then by bars
  private final long[] firsts;

  private ListTiers(
      BitField[] fields,
      int words,
      int total,
      int turns,
      Optional<PlayerExchange> exchange,
      long[][] binomials) {
    this.fields = fields;
    this.words = words;
    this.total = total;
    this.turns = turns;
    this.exchange = exchange;
    this.binomials = binomials;
    this.firsts = new long[total + 2];
    for (int tier = 0; tier <= total; tier++) {
      long ways = binomials[tier + fields.length - 1][fields.length - 1];
      firsts[tier + 1] = Math.addExact(firsts[tier], Math.multiplyExact(ways, turns));
    }
  }

  /**
   * The tiers of packed positions, for one thread; none if they are not lists of a fixed length, or
   * too many to number.
   *
   * @param exchanges whether the players may be exchanged
   */
  public static Optional<Tiers> of(
      List<BoundedComponent> bounds,
      ComponentPacking packing,
      boolean partizan,
      boolean exchanges,
      PlayerExchange exchange) {
    for (int i = 0; i < bounds.size(); i++) {
      if (bounds.get(i).component().kind() != Kind.LIST || packing.resizable(i)) {
        return Optional.empty();
      }
    }
    BitField[] fields =
        IntStream.range(0, bounds.size())
            .boxed()
            .flatMap(i -> Arrays.stream(packing.fields(i)))
            .toArray(BitField[]::new);
    long total = packing.total().orElse(Long.MAX_VALUE);
    if (fields.length == 0 || total > MOST_TOTAL) {
      return Optional.empty();
    }
    boolean firstOnly = partizan && exchanges;
    try {
      return Optional.of(
          new ListTiers(
              fields,
              packing.words(),
              (int) total,
              partizan && !firstOnly ? 2 : 1,
              firstOnly ? Optional.of(exchange) : Optional.empty(),
              binomials((int) total + fields.length, fields.length)));
    } catch (ArithmeticException tooMany) {
      return Optional.empty();
    }
  }

  private static long[][] binomials(int places, int bars) {
    long[][] table = new long[places][bars + 1];
    for (int n = 0; n < places; n++) {
      table[n][0] = 1;
      for (int k = 1; k <= bars && n > 0; k++) {
        table[n][k] = Math.addExact(table[n - 1][k - 1], table[n - 1][k]);
      }
    }
    return table;
  }

  @Override
  public int count() {
    return total + 1;
  }

  @Override
  public long first(int tier) {
    return firsts[tier];
  }

  @Override
  public long size() {
    return firsts[total + 1];
  }

  @Override
  public boolean ranksFirstPlayerOnly() {
    return exchange.isPresent();
  }

  @Override
  public void giveFirstPlayerTheTurn(long[] position, int at) {
    exchange.ifPresent(players -> players.giveFirstPlayerTheTurn(position, at));
  }

  @Override
  public long rank(long[] position, int at) {
    long rank = 0;
    int sum = 0;
    int last = fields.length - 1;
    for (int i = 0; i < last; i++) {
      sum += (int) (fields[i].get(position, at) - fields[i].low());
      if (sum > total) {
        return -1; // more than the tiers hold
      }
      rank += binomials[sum + i][i + 1];
    }
    sum += (int) (fields[last].get(position, at) - fields[last].low());
    if (sum > total) {
      return -1;
    }
    return firsts[sum] + rank * turns + (turns == 2 ? position[at] & 1 : 0);
  }

  @Override
  public void unrank(long rank, long[] position, int at) {
    int tier = tier(rank);
    long left = (rank - firsts[tier]) / turns;
    Arrays.fill(position, at, at + words, 0);
    position[at] = turns == 2 ? (rank - firsts[tier]) & 1 : 0;
    int next = tier + fields.length - 1; // the place of the bar after it; the last is the end
    for (int i = fields.length - 2; i >= 0; i--) {
      int place = next - 1;
      while (binomials[place][i + 1] > left) {
        place--;
      }
      left -= binomials[place][i + 1];
      put(i + 1, next - place - 1, position, at);
      next = place;
    }
    put(0, next, position, at);
  }

  private void put(int index, long value, long[] position, int at) {
    BitField field = fields[index];
    position[at + field.word()] |= value << field.shift();
  }
}
