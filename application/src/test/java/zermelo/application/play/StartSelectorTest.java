package zermelo.application.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import zermelo.application.GameResolver;
import zermelo.kernel.Settings;

/** Tests the starts that games propose. */
final class StartSelectorTest {
  @Test
  void anyNumberFrom20To100IsProposed() {
    StartSelector selector =
        new StartSelector(
            new GameResolver(false),
            new StartSelector.StartRequest("divisor-duel", Settings.NONE, "", false),
            new Random(1));
    Set<Integer> seen = new HashSet<>();
    for (int i = 0; i < 60; i++) {
      StartSelector.Start start = selector.next();
      assertThat(start.proposed()).isTrue();
      seen.add(Integer.parseInt(start.position()));
    }
    assertThat(seen).hasSizeGreaterThan(25).allMatch(n -> n >= 20 && n <= 100);
  }
}
