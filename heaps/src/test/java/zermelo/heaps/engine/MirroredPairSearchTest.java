package zermelo.heaps.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.heaps.values.NimValueArray;

/** Tests the search by eight bytes at a time against the search by single pairs. */
class MirroredPairSearchTest {
  private static final int HEAPS = 2_400;

  /** Few different values are found soon; many are found rarely. The widest values are included. */
  @ParameterizedTest
  @ValueSource(ints = {3, 60, 256, 300, 20_000, 1 << 15, 1 << 16})
  void findsWhatThePlainSearchFinds(int values) {
    Random random = new Random(values);
    NimValueArray g = new NimValueArray();
    g.reserve(HEAPS);
    g.add(values - 1); // From here on they do not get wider.
    MirroredPairSearch search = new MirroredPairSearch(g);
    search.follow(HEAPS / 2, 1 << 17);
    while (g.size() < HEAPS) {
      if (g.size() == HEAPS / 2) {
        compare(g, search, values, random);
        search.follow(HEAPS, 1 << 17);
      }
      int value = random.nextInt(values);
      search.put(g.size(), value);
      g.add(value);
    }
    compare(g, search, values, random);
  }

  /**
   * Tests repeated long searches.
   *
   * <p>Each value is at one place of its own. So it is found far from where a search begins, and
   * then again at the same place or slightly further.
   */
  @ParameterizedTest
  @ValueSource(ints = {200, 5_000})
  void findsThemAgainInLongSearches(int many) {
    int heaps = 400_000;
    int apart = heaps / many;
    NimValueArray g = new NimValueArray();
    g.reserve(heaps);
    while (g.size() < heaps) {
      g.add(g.size() % apart == 1 ? g.size() / apart : 0);
    }
    MirroredPairSearch search = new MirroredPairSearch(g);
    search.follow(heaps, 1 << 13);
    for (int value = 1; value < many; value++) {
      int place = value * apart + 1;
      for (int sum = heaps - 2; sum > heaps - 50; sum -= 7) {
        int part = Math.min(place, sum - place);
        boolean there = part >= 1 && (g.at(part) ^ g.at(sum - part)) == value;
        assertEquals(there, search.any(sum, 1, sum / 2, value), "sum " + sum + ", value " + value);
      }
    }
  }

  private static void compare(NimValueArray g, PairSearch search, int values, Random random) {
    PairSearch plain = PairSearch.plain(g);
    for (int length = 0; length < 120; length++) {
      compare(g, search, plain, values, length, random);
    }
    for (int i = 0; i < 2_000; i++) {
      compare(g, search, plain, values, random.nextInt(g.size() / 2 - 1), random);
    }
  }

  private static void compare(
      NimValueArray g, PairSearch search, PairSearch plain, int values, int length, Random random) {
    int sum = 2 * length + 2 + random.nextInt(g.size() - 2 * length - 2);
    int from = 1 + random.nextInt(sum / 2 - length + 1);
    int to = Math.min(from + length - 1, sum / 2);
    int part = from + random.nextInt(Math.max(1, to - from + 1));
    int value = random.nextBoolean() ? random.nextInt(values) : g.at(part) ^ g.at(sum - part);
    assertEquals(
        plain.any(sum, from, to, value),
        search.any(sum, from, to, value),
        () -> "sum " + sum + ", parts " + from + " to " + to + ", value " + value);
  }
}
