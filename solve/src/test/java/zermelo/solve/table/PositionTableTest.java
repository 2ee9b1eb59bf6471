package zermelo.solve.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Compares the tables with a plain map, with truncation in between. */
@Tag("slow")
class PositionTableTest {
  @Test
  void tablesAgreeWithAMap() {
    for (int width = 1; width <= 70; width += width < 8 ? 1 : 13) {
      Random random = new Random(width);
      PositionTable table = PositionTable.of(width);
      Map<List<Long>, Integer> map = new HashMap<>();
      List<List<Long>> order = new ArrayList<>();
      for (int step = 0; step < 60_000; step++) {
        long[] words = new long[width + 1];
        List<Long> key = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
          words[1 + random.nextInt(width)] =
              random.nextInt(200) * (random.nextBoolean() ? 1L << 40 : -1L);
        }
        for (int i = 1; i <= width; i++) {
          key.add(words[i]);
        }
        assertThat(table.idOf(words, 1)).isEqualTo(map.getOrDefault(key, -1));
        if (map.putIfAbsent(key, order.size()) == null) {
          order.add(key);
        }
        assertThat(table.add(words, 1)).isEqualTo(map.get(key));
        if (step % 7_000 == 6_999) {
          int keep = order.size() * (step % 3 == 0 ? 1 : 3) / 4;
          table.truncate(keep);
          List<List<Long>> gone = order.subList(keep, order.size());
          gone.forEach(map::remove);
          gone.clear();
        }
        assertThat(table.size()).isEqualTo(order.size());
      }
      long[] out = new long[width];
      for (int id = 0; id < order.size(); id++) {
        table.get(id, out, 0);
        assertThat(out).containsExactly(order.get(id).stream().mapToLong(w -> w).toArray());
      }
    }
  }

  /**
   * Truncation removes only the last of a chain of slots, in tables of any size and after growth.
   */
  @Test
  void manySmallTablesForgetNothingElse() {
    Random random = new Random(5);
    for (int round = 0; round < 12_000; round++) {
      int width = List.of(1, 2, 5, 6, 33).get(round % 5);
      PositionTable table = PositionTable.of(width);
      List<Long> kept = new ArrayList<>();
      long[] words = new long[width];
      for (int step = 0; step < 12; step++) {
        for (int i = random.nextInt(30); i >= 0; i--) {
          long key = random.nextLong() | 1;
          words[width / 2] = key;
          if (table.add(words, 0) == kept.size()) {
            kept.add(key);
          }
        }
        int keep = Math.max(0, kept.size() - random.nextInt(12));
        table.truncate(keep);
        kept.subList(keep, kept.size()).clear();
        for (int id = 0; id < keep; id++) {
          words[width / 2] = kept.get(id);
          if (table.idOf(words, 0) != id) {
            assertThat(table.idOf(words, 0)).as("round %d, step %d", round, step).isEqualTo(id);
          }
        }
      }
    }
  }
}
