package zermelo.web.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import zermelo.kernel.input.BadInput;

class QueryParametersTest {
  private static String key(String raw) {
    return QueryParameters.of(raw).key("wait");
  }

  @Test
  void onlyTheSameQueryHasTheSameKey() {
    assertThat(key("a=1&b=2&wait=job")).isEqualTo(key("b=2&a=1"));
    assertThat(key("m=1&m=2")).isNotEqualTo(key("m=2&m=1")).isNotEqualTo(key("m=1,+2"));
    assertThat(key("a=1&b=2")).isNotEqualTo(key("a=1%26b%3D2")).isNotEqualTo(key("a=1%5D,+b=%5B2"));
    assertThat(key("a=1&b=2")).isNotEqualTo(key("a%3D1%26b=2"));
  }

  @Test
  void unknownNamesAreRefused() {
    List<String> known = List.of("game", "set.", "m");
    QueryParameters.of("game=nim&set.k=3&m=1&m=2").only(known);
    for (String wrong : List.of("Game=nim", "set.=3", "set=3", "n")) {
      assertThatThrownBy(() -> QueryParameters.of(wrong).only(known))
          .as(wrong)
          .isInstanceOf(BadInput.class)
          .hasMessageContaining("is not known here, but game, set.NAME, m");
    }
  }
}
