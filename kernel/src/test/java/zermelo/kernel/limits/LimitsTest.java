package zermelo.kernel.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import zermelo.kernel.input.BadInput;

/** Parsing limits from text. */
class LimitsTest {
  @Test
  void textIsRead() {
    assertThat(Limits.parse("30s").time()).isEqualTo(Duration.ofSeconds(30));
    assertThat(Limits.parse("500ms").time()).isEqualTo(Duration.ofMillis(500));
    assertThat(Limits.parse("1.5m").time()).isEqualTo(Duration.ofSeconds(90));
    assertThat(Limits.parse("1e8").positions()).isEqualTo(100_000_000);
    assertThat(Limits.parse("4g").memory()).isEqualTo(4L << 30);
    assertThat(Limits.parse("2m, 1e6,512mb"))
        .isEqualTo(new Limits(Duration.ofMinutes(2), 1_000_000, 512L << 20));
    assertThat(Limits.parse("1e30").positions()).isEqualTo(Long.MAX_VALUE);
    assertThat(Limits.parse("1e6").time()).isEqualTo(Duration.ofSeconds(60));
  }

  @Test
  void nonsenseIsRefused() {
    for (String text : List.of("", "fast", "10 x", "-3s", "1e8s3", "3,,4")) {
      assertThatThrownBy(() -> Limits.parse(text)).isInstanceOf(BadInput.class);
    }
  }
}
