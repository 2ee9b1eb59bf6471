package zermelo.kernel.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import zermelo.kernel.input.BadInput;

/** Tests that limits are parsed, replaced and combined. */
class LimitsTest {
  @Test
  void textIsRead() {
    assertThat(Limits.parse("30s").time()).isEqualTo(Duration.ofSeconds(30));
    assertThat(Limits.parse("500ms").time()).isEqualTo(Duration.ofMillis(500));
    assertThat(Limits.parse("1.5m").time()).isEqualTo(Duration.ofSeconds(90));
    assertThat(Limits.parse("1e8").positions()).isEqualTo(100_000_000);
    assertThat(Limits.parse("4g").memory()).isEqualTo(4L << 30);
    assertThat(Limits.parse("2m, 1e6,512mb").withThreads(1))
        .isEqualTo(new Limits(Duration.ofMinutes(2), 1_000_000, 512L << 20));
    assertThat(Limits.parse("1e30").positions()).isEqualTo(Long.MAX_VALUE);
    assertThat(Limits.parse("1e6").time()).isEqualTo(Duration.ofSeconds(60));
  }

  @Test
  void timeFitsIntoNanoseconds() {
    assertThat(Limits.parse("1e30h").time()).isEqualTo(Limits.FOREVER);
    assertThat(Limits.unlimited().time().toNanos()).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void nonsenseIsRefused() {
    for (String text : List.of("", "fast", "10 x", "-3s", "1e8s3", "3,,4")) {
      assertThatThrownBy(() -> Limits.parse(text)).isInstanceOf(BadInput.class);
    }
  }

  @Test
  void oneLimitIsReplaced() {
    Limits limits = new Limits(Duration.ofSeconds(5), 100, 200, 3);
    assertThat(limits.withTime(Duration.ofSeconds(6)))
        .isEqualTo(new Limits(Duration.ofSeconds(6), 100, 200, 3));
    assertThat(limits.withPositions(7)).isEqualTo(new Limits(Duration.ofSeconds(5), 7, 200, 3));
    assertThat(limits.withMemory(7)).isEqualTo(new Limits(Duration.ofSeconds(5), 100, 7, 3));
    assertThat(limits.withThreads(7)).isEqualTo(new Limits(Duration.ofSeconds(5), 100, 200, 7));
    assertThat(Limits.parse("1e6", limits)).isEqualTo(limits.withPositions(1_000_000));
  }

  @Test
  void theSmallerLimitsHold() {
    Limits limits = new Limits(Duration.ofSeconds(5), 100, 200, 3);
    assertThat(limits.within(Limits.unlimited().withThreads(4))).isEqualTo(limits);
    assertThat(limits.within(new Limits(Duration.ofSeconds(4), 200, 100, 2)))
        .isEqualTo(new Limits(Duration.ofSeconds(4), 100, 100, 2));
    assertThat(limits.within(Duration.ofSeconds(9))).isEqualTo(limits);
    assertThat(limits.within(Duration.ofSeconds(1)).time()).isEqualTo(Duration.ofSeconds(1));
  }

  @Test
  void memoryIsRead() {
    assertThat(Limits.bytes("512mb")).isEqualTo(512L << 20);
    assertThat(Limits.bytes("4e9")).isEqualTo(4_000_000_000L);
    assertThatThrownBy(() -> Limits.bytes("much")).isInstanceOf(BadInput.class);
  }
}
