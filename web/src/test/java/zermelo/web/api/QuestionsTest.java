package zermelo.web.api;

import static org.assertj.core.api.Assertions.assertThat;
import static zermelo.web.testing.TestServer.query;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.application.ProgramVersion;
import zermelo.web.testing.TestServer;
import zermelo.web.testing.TestServerBase;

/** Tests questions as a page asks them. */
class QuestionsTest extends TestServerBase {
  @ParameterizedTest
  @CsvSource({
    "Graph, /api/graph?game=divisor-duel&position=30",
    "Graph, /api/graph?game=graph",
    "Table, /api/table?game=kayles&to=100",
    "Table, /api/table?game=wythoff&to=12&value=winner",
    "Finding, /api/check?game=divisor-duel&claim=loses+iff+n+is+odd&to=20",
    "Finding, /api/check?game=take-away&claim=loses+iff+n+mod+4+%3D+0&to=200",
    "Discoveries, /api/discover?game=take-away&set.k=3",
    "Answer, /api/solve?game=sum&position=nim+3%2B5+%2B+kayles+7",
    "Explanation, /api/explain?game=sum&position=nim+3%2B5+%2B+kayles+7",
    "State, /api/position?game=sum&position=nim+3%2B5+%2B+kayles+7",
    "Answer, /api/solve?game=nim&position=1%2B1&misere=true",
    "Choice, /api/reply?game=tic-tac-toe&player=mcts",
    "Choice, /api/reply?game=nim&position=3%2B5&player=random",
  })
  void answersAsDescribed(String schema, String path) {
    document.describes(schema, served.json(path));
  }

  /** A position of thousands of heaps; each of its moves would repeat all of them. */
  @Tag("slow")
  @Test
  void listsNoMoreThanThereIsRoomFor() {
    String heaps = String.join("+", Collections.nCopies(3_000, "9"));
    for (String question : List.of("solve", "position")) {
      JsonNode answer = served.json("/api/" + question + query("game", "nim", "position", heaps));
      assertThat(answer.path("moves")).hasSizeBetween(20, 200);
      assertThat(answer.path("left_out").asLong()).isPositive();
      assertThat(answer.toString().length()).isLessThan(2_000_000);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "all, game=wythoff",
    "none, game=wythoff&misere=true",
    "none, game=domineering",
    "none, game=dots-and-boxes",
    "all, game=divisor-turn&position=12",
    "some, game=divisor-turn&position=12&set.keep=true",
  })
  void saysWhatHasGrundyValues(String which, String about) {
    assertThat(served.json("/api/position?" + about).path("grundy").asText()).isEqualTo(which);
  }

  @Test
  void saysWhatAPositionShowsByItself() {
    assertThat(served.json("/api/games/hex").path("settings").path(0).path("fitted").asBoolean())
        .isTrue();
    assertThat(
            served.json("/api/games/take-away").path("settings").path(0).path("fitted").asBoolean())
        .isFalse();
  }

  @Tag("slow")
  @Test
  void drawsPictures() {
    for (String kind : List.of("scatter", "histogram")) {
      var picture = served.get("/api/plot?game=kayles&to=200&kind=" + kind);
      assertThat(picture.statusCode()).isEqualTo(200);
      assertThat(picture.headers().firstValue("Content-Type")).contains("image/svg+xml");
      assertThat(picture.body()).startsWith("<svg").endsWith("</svg>\n");
    }
    assertThat(served.get("/api/plot?game=wythoff&to=20&theme=dark").body()).startsWith("<svg");
  }

  @Test
  void holdsTheDocumentAgainstTheRoutes() {
    Set<String> described = new HashSet<>();
    document
        .root()
        .path("paths")
        .properties()
        .forEach(
            path ->
                path.getValue()
                    .fieldNames()
                    .forEachRemaining(
                        method ->
                            described.add(method.toUpperCase(Locale.ROOT) + " " + path.getKey())));
    assertThat(document.root().at("/info/version").asText()).isEqualTo(ProgramVersion.text());
    assertThat(served.routes()).filteredOn(route -> route.contains(" /api/")).isSubsetOf(described);
    assertThat(described).filteredOn(route -> route.contains(" /api/")).isSubsetOf(served.routes());
  }

  /** A client's question must not become the cached answer to another question. */
  @Test
  void takesNoQuestionForAnother() {
    JsonNode asked = served.json("/api/solve?game=nim&position=3%2B5%2B8&moves=none");
    assertThat(
            served
                .get("/api/solve?game=nim&position%3D%5B3%2B5%2B8%5D%2C%20moves=none")
                .statusCode())
        .isEqualTo(400);
    assertThat(asked.path("moves")).isEmpty();
    assertThat(served.get("/api/position?game=connect-four&set.width=5%2C+height%3D4").statusCode())
        .isEqualTo(400);
    assertThat(
            served
                .json("/api/position?game=connect-four&set.width=5&set.height=4")
                .path("set")
                .toString())
        .contains("5")
        .contains("4");
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "400|/api/solve|'game' is missing",
        "404|/api/solve?game=nimm&position=3|there is no game 'nimm'. Did you mean nim?",
        "404|/api/solve?game=/etc/passwd&position=3|there is no game '/etc/passwd'",
        "404|/api/solve?game=graph:/etc/passwd&position=3|there is no game",
        "404|/api/solve?game=../nim.game&position=3|there is no game",
        "400|/api/solve?game=graph&set.file=/etc/passwd&position=3|graph has no parameter 'file'",
        "404|/api/solve?game=sum&position=/etc/passwd+3+%2B+nim+3|there is no game",
        "404|/api/solve?game=t-AAAAAAAAAAAAAAAAAAAAAA&position=3|there is no text",
        "400|/api/solve?game=nim&position=x|nim",
        "400|/api/solve?game=nim&position=3&colour=red|'colour' is not known here, but game, set.NAME",
        "400|/api/plot?game=kayles&theme=red|'theme' is light or dark",
        "400|/api/solve?game=nim&position=3&moves=some|'moves' is all, winning or none",
        "400|/api/solve?game=nim&position=3&misere=maybe|'misere' is true or false",
        "400|/api/solve?game=take-away&set.z=3&position=3|take-away has no parameter 'z'",
        "400|/api/solve?game=nim&position=3&wait=long|'wait' is job",
        "400|/api/position?game=nim&position=3&m=heap+1:+take+9|is not a move at 3",
        "400|/api/position?game=nim&position=3&m=heap+1:+take+3&m=heap+1:+take+1|was over before",
        "400|/api/reply?game=nim&position=0|the game is over",
        "400|/api/reply?game=nim&position=3&player=human|'player' is a machine",
        "400|/api/reply?game=nim&position=3&player=god|'god' is not a player",
        "400|/api/graph?game=tic-tac-toe|more than 1000 positions",
        "400|/api/table?game=tic-tac-toe|no positions of one or two plain numbers",
        "400|/api/table?game=wythoff&to=300|'to' is at most 200",
        "400|/api/table?game=kayles&to=-1|'to' is a whole number from 0",
        "400|/api/table?game=kayles&value=price|'value' is grundy, winner, remoteness",
        "400|/api/plot?game=kayles&kind=graph|'kind' is",
        "400|/api/check?game=kayles|'claim' is missing",
        "400|/api/check?game=kayles&claim=loses+iff+(|loses iff (",
        "404|/api/jobs/nothing|there is no such job",
        "404|/api/nothing|there is nothing at this address",
      })
  void refuses(int status, String path, String detail) {
    var response = served.get(path);
    JsonNode problem = TestServer.parse(response.body());
    document.describes("Problem", problem);
    assertThat(response.statusCode()).as(path).isEqualTo(status);
    assertThat(problem.path("detail").asText()).contains(detail);
    assertThat(response.headers().firstValue("Content-Type")).contains("application/problem+json");
  }
}
