package zermelo.web.uwapi;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import zermelo.web.server.ErrorReporter;
import zermelo.web.server.HttpProblem;
import zermelo.web.server.Response;
import zermelo.web.server.Routes;
import zermelo.web.server.transport.HostPolicy;
import zermelo.web.server.transport.HttpServer;
import zermelo.web.server.transport.Metrics;
import zermelo.web.server.transport.ServerLimits;
import zermelo.web.server.transport.TrustedProxies;
import zermelo.web.work.WorkScheduler;

/** Tests the routes over real connections, with URLs exactly as front ends write them. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Timeout(30)
class UwapiRoutesTest {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final Pattern LENGTH = Pattern.compile("(?i)\r\ncontent-length: *(\\d+)");

  private final Queue<Throwable> bugs = new ConcurrentLinkedQueue<>();
  private final SolverValues solver = new SolverValues(50_000);
  private final HttpServer server = start();

  private HttpServer start() {
    Routes routes = new Routes();
    UwapiRoutes.add(
        routes,
        (game, position, most, progress) -> {
          if (game.name().equals("euclid")) {
            throw HttpProblem.busy("too much to do", 7);
          }
          return solver.of(game, position, most, progress);
        },
        new WorkScheduler<>(Response::length, bugs::add));
    return HttpServer.start(
        new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
        HostPolicy.at(InetAddress.getLoopbackAddress(), List.of()),
        TrustedProxies.at(List.of()),
        ServerLimits.USUAL,
        routes,
        new Metrics(),
        new ErrorReporter(bugs::add));
  }

  @AfterAll
  void stop() {
    server.close();
    assertThat(bugs).isEmpty();
  }

  /** A received response. */
  private record Got(int status, String head, JsonNode json) {}

  /** Sends the URL unchanged; a client library would refuse or repair some of them. */
  private Got get(String path) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      socket.setSoTimeout(10_000);
      String request =
          "GET /uwapi/v1%s HTTP/1.1\r\nHost: localhost\r\nOrigin: http://elsewhere.example\r\n\r\n"
              .formatted(path);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
      BufferedInputStream in = new BufferedInputStream(socket.getInputStream());
      String head = head(in);
      int status = Integer.parseInt(head.split(" ", 3)[1]);
      Matcher length = LENGTH.matcher(head);
      assertThat(length.find()).as(head).isTrue();
      return new Got(
          status, head, MAPPER.readTree(in.readNBytes(Integer.parseInt(length.group(1)))));
    }
  }

  private static String head(InputStream in) throws IOException {
    StringBuilder head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      int c = in.read();
      assertThat(c).as("the head of an answer: %s", head).isNotNegative();
      head.append((char) c);
    }
    return head.toString();
  }

  @Test
  void listsGames() throws IOException {
    Got got = get("/");
    assertThat(got.status()).isEqualTo(200);
    assertThat(got.head().toLowerCase(Locale.ROOT)).contains("access-control-allow-origin: *");
    assertThat(got.json()).hasSize(VariantCatalogue.library().games().size());
    JsonNode first = got.json().get(0);
    assertThat(first.fieldNames())
        .toIterable()
        .containsExactlyInAnyOrder("id", "name", "type", "gui", "tags");
    assertThat(get("").json()).isEqualTo(got.json());
  }

  @Test
  void describesGamesAndVariants() throws IOException {
    JsonNode game = get("/connect-four/").json();
    assertThat(game.get("id").asText()).isEqualTo("connect-four");
    assertThat(game.get("allowCustomVariantCreation").asBoolean()).isFalse();
    assertThat(game.get("supportsWinBy").asBoolean()).isFalse();
    assertThat(game.get("variants").findValuesAsText("id"))
        .containsExactly("regular", "width=4_height=4");
    assertThat(get("/kalah").json().get("supportsWinBy").asBoolean()).isTrue();

    JsonNode small = get("/connect-four/width=4_height=4/").json();
    assertThat(small.get("startPosition").asText()).isEqualTo("1_..../..../..../....");
    assertThat(small.get("autoguiStartPosition").asText())
        .isEqualTo("1_" + ".".repeat(16) + "~-".repeat(16));
    JsonNode theme = small.get("imageAutoGUIData").get("themes").get("plain");
    assertThat(theme.get("centers")).hasSize(16);
    assertThat(small.get("gui").asText()).isEqualTo("v2");

    JsonNode text = get("/divisor-duel/regular/").json();
    assertThat(text.get("imageAutoGUIData").isNull()).isTrue();
    assertThat(text.get("autoguiStartPosition").asText()).isEqualTo("1_30");
    assertThat(text.get("gui").asText()).isEqualTo("v0");
  }

  @Test
  void valuesPositions() throws IOException {
    JsonNode nim = get("/nim/regular/positions/?p=2_1%2B2").json();
    assertThat(nim.get("position").asText()).isEqualTo("2_1+2");
    assertThat(nim.get("positionValue").asText()).isEqualTo("win");
    assertThat(nim.get("remoteness").asInt()).isEqualTo(3);
    assertThat(nim.get("mex").asText()).isEqualTo("*3");
    JsonNode best = nim.get("moves").get(0);
    assertThat(best.get("position").asText()).isEqualTo("1_1+1");
    assertThat(best.get("moveValue").asText()).isEqualTo("win");
    assertThat(best.get("positionValue").asText()).isEqualTo("lose");
    assertThat(best.get("remoteness").asInt()).isEqualTo(2);
    assertThat(best.get("deltaRemoteness").asInt()).isZero();
    assertThat(best.get("moveName")).isEqualTo(best.get("move"));
    assertThat(get("/nim/regular/positions/?p=2_1+2").json()).isEqualTo(nim);
    assertThat(get("/nim/regular/positions?p=2_1%202").json()).isEqualTo(nim);
    assertThat(get("/nim/regular/positions/2_1+2/").json()).isEqualTo(nim);
    assertThat(get("/nim/regular/positions/?p=1+2").json().get("position").asText())
        .isEqualTo("1_1+2");
  }

  @Test
  void takesWhatBrowsersSend() throws IOException {
    JsonNode start = get("/cram/rows=2/").json();
    JsonNode cram = get("/cram/rows=2/positions/?p=" + start.get("startPosition").asText()).json();
    String covered = cram.get("moves").get(0).get("position").asText();
    assertThat(covered).contains("%23").doesNotContain("#");
    assertThat(get("/cram/rows=2/positions/?p=" + covered).json().get("position").asText())
        .isEqualTo(covered);
    assertThat(
            get("/cram/rows=2/positions/?p=" + covered.replace("%", "%25")).json().get("position"))
        .isEqualTo(cram.get("moves").get(0).get("position"));
    assertThat(get("/ruler/regular/positions/?p=%7B1,4%7D").status()).isEqualTo(200);
    JsonNode ruler = get("/ruler/regular/positions/?p=%7B1,4%7D").json();
    for (String address :
        List.of(
            "/ruler/regular/positions/?p={1,4}",
            "/ruler/regular/positions/{1,4}/",
            "/ruler/regular/positions/%7B1,4%7D/")) {
      assertThat(get(address).json()).as(address).isEqualTo(ruler);
    }
    Got piles = get("/moore-nim/regular/positions/?p=1_[3,4,5]");
    assertThat(piles.json()).isEqualTo(get("/moore-nim/regular/positions/%5B3,4,5%5D").json());
    assertThat(piles.head()).containsIgnoringCase("Access-Control-Allow-Origin: *");
    Got wrong = get("/nim/regular/positions/?p=3|5");
    assertThat(wrong.status()).isEqualTo(400);
    assertThat(wrong.head()).containsIgnoringCase("Access-Control-Allow-Origin: *");
    assertThat(wrong.json().get("error").asText()).isEqualTo("Invalid Position");
    JsonNode dots = get("/dots-and-boxes/regular/").json();
    String drawn =
        get("/dots-and-boxes/regular/positions/?p=" + dots.get("startPosition").asText())
            .json()
            .get("moves")
            .get(0)
            .get("position")
            .asText();
    assertThat(get("/dots-and-boxes/regular/positions/?p=" + drawn).status()).isEqualTo(200);
  }

  @Test
  void tellsTiesEndsAndUnsolved() throws IOException {
    JsonNode tie = get("/tic-tac-toe/regular/positions/?p=1_.../.../...").json();
    assertThat(tie.get("positionValue").asText()).isEqualTo("tie");
    assertThat(tie.get("remoteness").asInt()).isEqualTo(-100);
    assertThat(tie.get("moves")).hasSize(9);
    assertThat(tie.get("moves").get(0).get("autoguiMove").asText()).matches("A_-_\\d");
    JsonNode full = get("/tic-tac-toe/regular/positions/?p=XOX/XOO/OXX").json();
    assertThat(full.get("positionValue").asText()).isEqualTo("tie");
    assertThat(full.get("remoteness").asInt()).isZero();
    assertThat(full.get("moves")).isEmpty();
    JsonNode loop = get("/divisor-turn/keep=true/positions/?p=12").json();
    assertThat(loop.get("moves").findValuesAsText("positionValue"))
        .containsAnyOf("draw", "win", "lose");

    JsonNode large =
        get("/connect-four/regular/positions/?p=1_" + "......./".repeat(5) + ".......").json();
    assertThat(large.get("positionValue").asText()).isEqualTo("unsolved");
    assertThat(large.get("remoteness").asInt()).isEqualTo(-100);
    assertThat(large.get("moves").findValuesAsText("moveValue"))
        .containsOnly("unsolved")
        .hasSize(7);
  }

  @Tag("slow")
  @Test
  void capsMoves() throws IOException {
    JsonNode many = get("/nim/regular/positions/?p=1000000").json();
    assertThat(many.get("moves").size()).isBetween(1, PositionAnalysis.MAX_MOVES);
    assertThat(many.get("moves").get(0).get("moveValue").asText()).isEqualTo("win");
    assertThat(many.get("leftOut").asLong() + many.get("moves").size()).isEqualTo(1_000_000);
    for (String game : List.of("nim", "kayles", "splitting", "divisor-duel", "decrementing")) {
      String most =
          game.equals("decrementing") ? "%5B9223372036854775807%5D" : "9223372036854775807";
      Got got = get("/" + game + "/regular/positions/?p=" + most);
      assertThat(got.status()).as(game).isEqualTo(200);
    }
    JsonNode known =
        get("/hex/regular/positions/?p="
                + get("/hex/regular/").json().get("startPosition").asText())
            .json();
    assertThat(known.get("positionValue").asText()).isEqualTo("win");
    assertThat(known.get("moves").findValuesAsText("moveValue")).hasSize(121).contains("unsolved");
  }

  @Tag("slow")
  @Test
  void instructs() throws IOException {
    String text = get("/take-away/k=5/instructions/?locale=es").json().get("instructions").asText();
    assertThat(text).startsWith("# Take-Away\n\n").contains("**k** is 5 here", "## What is known");
  }

  @Test
  void refuses() throws IOException {
    assertThat(refused("/no-such-game/", 404)).isEqualTo("Invalid Game");
    assertThat(refused("/graph/file=~2fetc~2fpasswd/", 404)).isEqualTo("Invalid Variant");
    assertThat(refused("/graph:%2Fetc%2Fpasswd/regular/positions/?p=1", 404))
        .isEqualTo("Invalid Game");
    assertThat(refused("/my.game/", 404)).isEqualTo("Invalid Game");
    assertThat(refused("/nim/custom/", 404)).isEqualTo("Invalid Variant");
    assertThat(refused("/hex/size=19/", 404)).isEqualTo("Invalid Variant");
    assertThat(refused("/nim/regular/positions/", 400)).isEqualTo("Invalid Position");
    assertThat(refused("/nim/regular/positions/?p=", 400)).isEqualTo("Invalid Position");
    assertThat(refused("/nim/regular/positions/?p=x", 400)).isEqualTo("Invalid Position");
    assertThat(refused("/nim/regular/positions/?p=%2525zz", 400)).isEqualTo("Invalid Position");
    assertThat(refused("/tic-tac-toe/regular/positions/?p=2_.../.../...", 400))
        .isEqualTo("Invalid Position");
    assertThat(refused("/nim/regular/positions/?p=1&p=2", 400)).isEqualTo("Invalid Request");
    Got busy = get("/euclid/regular/positions/?p=25,7");
    assertThat(busy.status()).isEqualTo(503);
    assertThat(busy.json().get("error").asText()).isEqualTo("too much to do");
    assertThat(busy.head()).containsIgnoringCase("Retry-After: 7");
  }

  private String refused(String path, int status) throws IOException {
    Got got = get(path);
    assertThat(got.status()).isEqualTo(status);
    return got.json().path("error").asText();
  }

  @Test
  void answersOlderFrontEnds() throws IOException {
    JsonNode games = get("/games").json();
    assertThat(games.get("status").asText()).isEqualTo("ok");
    assertThat(games.get("response").findValuesAsText("gameId")).contains("nim", "hex");
    JsonNode game = get("/games/tic-tac-toe").json().get("response");
    JsonNode variant = game.get("variants").get(0);
    assertThat(variant.get("variantId").asText()).isEqualTo("regular");
    String start = variant.get("startPosition").asText();
    assertThat(start).isEqualTo("R_A_3_3_---------_.../.../...");
    JsonNode position =
        get("/games/tic-tac-toe/variants/regular/positions/" + start).json().get("response");
    assertThat(position.get("position").asText()).isEqualTo(start);
    JsonNode move = position.get("moves").get(0);
    assertThat(move.get("move").asText()).matches("A_X_\\d");
    assertThat(move.get("moveName").asText()).matches("[abc][123]");
    assertThat(
            get("/games/tic-tac-toe/variants/regular/positions/" + move.get("position").asText())
                .json()
                .get("response")
                .get("positionValue"))
        .isEqualTo(move.get("positionValue"));
    assertThat(get("/games/tic-tac-toe/variants/regular").json().get("response").get("variant"))
        .hasSize(1);
    Got wrong = get("/games/nim/variants/regular/positions/x");
    assertThat(wrong.status()).isEqualTo(400);
    assertThat(wrong.json().get("status").asText()).isEqualTo("error");
    assertThat(wrong.json().get("error").asText()).startsWith("Invalid Position");
  }
}
