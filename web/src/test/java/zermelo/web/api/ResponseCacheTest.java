package zermelo.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import zermelo.web.server.Response;

class ResponseCacheTest {
  private final ResponseCache cache = new ResponseCache(40_000);

  private static Response reply(int length) {
    return Response.of("text/plain", "x".repeat(length));
  }

  @Test
  void forgetsWhatWasNotAskedForLately() {
    for (int i = 0; i < 1_000; i++) {
      cache.put("key" + i, reply(100));
      assertThat(cache.get("key0")).as("asked for each time").isPresent();
      assertThat(cache.totalSize()).isLessThanOrEqualTo(40_000);
    }
    assertThat(cache.get("key999")).isPresent();
    assertThat(cache.get("key1")).isEmpty();
  }

  @Test
  void keepsNoGiants() {
    cache.put("giant", reply(10_000));
    assertThat(cache.get("giant")).isEmpty();
    assertThat(cache.totalSize()).isZero();
  }

  @Test
  void takesTheRoomOfAnAnswerOnce() {
    cache.put("key", reply(100));
    long once = cache.totalSize();
    cache.put("key", reply(100));
    assertThat(cache.totalSize()).isEqualTo(once);
  }
}
