package zermelo.acceptance.library;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.cli.testing.CommandResult;
import zermelo.library.Library;

/** Tests that machines play every game of the library to its end. */
@Tag("slow")
final class MachinePlayTest {
  static List<String> ids() {
    return Library.ids().stream().filter(id -> !id.equals("graph")).toList();
  }

  @ParameterizedTest
  @MethodSource("ids")
  void machinesPlayEveryGameToItsEnd(String id) {
    CommandResult ran =
        CommandResult.of(
            "play", id, "--players", "random,3", "--seed", "5", "--budget", "40ms", "--json");
    assertThat(ran.err()).isEmpty();
    assertThat(ran.exit()).isZero();
    List<JsonNode> events = ran.objects();
    assertThat(events.stream().map(event -> event.get("event").asText()))
        .startsWith("players", "start", "turn", "move")
        .endsWith("over", "review");
  }
}
