package zermelo.library.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Compares the primitive hash table with a java.util map. */
final class WinLossTableTest {
  @Test
  void remembersWhatWasPut() {
    WinLossTable memo = new WinLossTable();
    Map<Long, Boolean> twin = new HashMap<>();
    Random random = new Random(1);
    for (int i = 0; i < 50_000; i++) {
      long key = random.nextLong() >>> (12 + random.nextInt(50));
      Boolean known = twin.get(key);
      assertThat(memo.get(key)).isEqualTo(known == null ? WinLossTable.UNKNOWN : known ? 1 : 0);
      if (known == null) {
        boolean win = random.nextBoolean();
        twin.put(key, win);
        memo.put(key, win);
      }
    }
    assertThat(memo.size()).isEqualTo(twin.size());
  }
}
