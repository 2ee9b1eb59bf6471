package zermelo.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zermelo.cli.testing.CommandResult;
import zermelo.cli.testing.SolveJson;

/** Tests the object of {@code solve --json}. Scripts rely on every field. */
final class SolveJsonTest {
  @Test
  void theWholeObjectOfADivisorDuel() {
    assertThat(CommandResult.of("solve", "divisor-duel", "10", "--json").out())
        .isEqualTo(
            """
            {"game":"divisor-duel","set":{},"position":"10","misere":false,"winner":"first",\
            "remoteness":1,"grundy":1,"margin":null,"moves":[\
            {"move":"subtract 2","to":"8","result":"win","remoteness":2,"grundy":0},\
            {"move":"subtract 5","to":"5","result":"win","remoteness":0,"grundy":0}],\
            "evidence":{"kind":"computed","detail":"the whole graph was searched","positions":7}}
            """);
  }

  @Test
  void settingsHaveTheirTypes() {
    JsonNode set =
        SolveJson.solve("divisor-turn", "12", "--set", "floor=1", "--set", "keep=false")
            .path("set");
    assertThat(set.toString()).isEqualTo("{\"floor\":1,\"keep\":false}");
    assertThat(SolveJson.solve("octal(code=0.137)", "7").path("set").toString())
        .isEqualTo("{\"code\":\"0.137\"}");
  }

  @Test
  void theoremsTellNoRemoteness() {
    JsonNode answer = SolveJson.solve("nim", "1000000000000000000+3+5");
    assertThat(answer.path("evidence").path("kind").asText()).isEqualTo("theorem");
    assertThat(answer.path("remoteness").isNull()).isTrue();
    assertThat(answer.path("grundy").asLong()).isEqualTo(1000000000000000000L ^ 3 ^ 5);
  }

  @Test
  void severalPositionsAreSeveralObjects() {
    List<JsonNode> answers = CommandResult.of("solve", "nim", "3", "3+3", "--json").objects();
    assertThat(answers).extracting(SolveJson::winner).containsExactly("first", "second");
  }

  @Tag("slow")
  @Test
  void aBudgetThatRunsOutIsStillAnObject() {
    CommandResult ran =
        CommandResult.of(
            "solve", "connect-four", "--set", "height=7", "--json", "--budget", "2000");
    assertThat(ran.exit()).isEqualTo(3);
    JsonNode answer = ran.object();
    assertThat(answer.path("winner").isNull()).isTrue();
    assertThat(answer.path("evidence").path("kind").asText()).isEqualTo("estimate");
    assertThat(answer.path("bounds").path("at_least").asText()).isEqualTo("lose");
    assertThat(answer.path("estimate").path("move").asText()).startsWith("column ");
    assertThat(ran.err()).startsWith("zermelo: not solved: ").hasLineCount(1);
  }
}
