package zermelo.application.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.kernel.Settings;

class JsonWriterTest {
  @Test
  void putsCommasWhereTheyBelong() {
    JsonWriter json = new JsonWriter().open('{').key("a").open('[').value(1).value(2).open('{');
    json.close('}').open('[').close(']').value(true).close(']').key("b").nothing();
    json.key("c").value(OptionalInt.empty()).key("d").value(OptionalLong.of(5));
    json.key("e").raw("{\"x\":1}").key("f").decimal(0.5, 2).close('}');
    assertThat(json)
        .hasToString(
            "{\"a\":[1,2,{},[],true],\"b\":null,\"c\":null,\"d\":5,\"e\":{\"x\":1},\"f\":0.50}");
  }

  @Test
  void escapes() {
    assertThat(new JsonWriter().value("\"\\\n\t\r\u0001é\ud83d\ude00\ud800"))
        .hasToString("\"\\\"\\\\\\n\\t\\u000d\\u0001é\\ud83d\\ude00\\ud800\"");
  }

  @Test
  void decimalsHaveAPointEverywhere() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.GERMANY);
      assertThat(new JsonWriter().decimal(1234.5, 1)).hasToString("1234.5");
    } finally {
      Locale.setDefault(before);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "true, true",
    "-7, -7",
    "0, 0",
    "007, '\"007\"'",
    "-0, '\"-0\"'",
    "0.137, '\"0.137\"'",
    "9223372036854775807, 9223372036854775807",
    "9223372036854775808, '\"9223372036854775808\"'",
    "'{1,4}', '\"{1,4}\"'"
  })
  void settingsHaveTheirTypes(String text, String json) {
    assertThat(new JsonWriter().typed(text)).hasToString(json);
    assertThat(new JsonWriter().open('{').settings(Settings.NONE.and("k=" + text)).close('}'))
        .hasToString("{\"set\":{\"k\":" + json + "}}");
  }

  @Test
  void othersReadWhatItWrites() throws JsonProcessingException {
    ObjectMapper mapper = new ObjectMapper();
    Random random = new Random(5);
    for (int i = 0; i < 500; i++) {
      StringBuilder text = new StringBuilder();
      random.ints(20, 0, 0x11000).mapToObj(Character::toString).forEach(text::append);
      String json = new JsonWriter().value(text.toString()).toString();
      assertThat(mapper.readValue(json, String.class)).isEqualTo(text.toString());
    }
  }
}
