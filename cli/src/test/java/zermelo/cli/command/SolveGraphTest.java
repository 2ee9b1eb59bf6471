package zermelo.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zermelo.cli.testing.CommandResult;
import zermelo.cli.testing.SolveJson;
import zermelo.cli.testing.TestGraphs;

/** Tests {@code solve graph:FILE}: an answer for every node, in the three formats. */
final class SolveGraphTest {
  @Test
  void everyNodeOfADotFile() {
    assertThat(values(TestGraphs.game("mini-test-1.dot"), "grundy"))
        .isEqualTo(Map.of("a", "3", "b", "0", "c", "2", "d", "1", "e", "1", "f", "0", "g", "0"));
  }

  @Test
  void everyNodeOfAGraphMlFile() {
    assertThat(values(TestGraphs.game("mini-test-2.graphml"), "grundy"))
        .isEqualTo(Map.of("a", "3", "b", "2", "c", "1", "d", "0", "alone", "0"));
  }

  /** With loops: c moves the token to e, which must go on to f and lose; a can only go to b. */
  @Test
  void everyNodeOfACsvFileWithLoops() {
    String graph = TestGraphs.game("loops.csv");
    Map<String, String> winners = values(graph, "winner");
    assertThat(winners.get("f")).isEqualTo("second");
    assertThat(winners.get("e")).isEqualTo("first");
    assertThat(winners).containsEntry("c", "draw").containsEntry("g", "draw");
    assertThat(winners).containsEntry("a", "draw").containsEntry("b", "draw");
    assertThat(values(graph, "grundy")).containsEntry("c", "null").containsEntry("e", "1");
  }

  private static Map<String, String> values(String graph, String field) {
    CommandResult ran = CommandResult.of("solve", graph, "--json");
    assertThat(ran.exit()).isZero();
    Map<String, String> values = new TreeMap<>();
    for (JsonNode answer : ran.objects()) {
      assertThat(answer.path("game").asText()).isEqualTo(graph);
      values.put(answer.path("position").asText(), answer.path(field).asText());
    }
    return values;
  }

  /** The same edges in the three formats give the same answers. */
  @Tag("slow")
  @Test
  void formatsAgree(@TempDir Path folder) throws IOException {
    StringBuilder dot = new StringBuilder("digraph g {\n");
    StringBuilder csv = new StringBuilder("source,target\n");
    StringBuilder xml = new StringBuilder();
    for (int from = 1; from <= 40; from++) {
      xml.append("<node id=\"%d\"/>".formatted(from));
    }
    for (int from = 1; from <= 40; from++) {
      for (int to : new int[] {from * 7 % 41, from * 3 % 41, from / 2}) {
        if (to > 0) {
          dot.append("%d -> %d;\n".formatted(from, to));
          csv.append("%d,%d\n".formatted(from, to));
          xml.append("<edge source=\"%d\" target=\"%d\"/>".formatted(from, to));
        }
      }
    }
    dot.append("}\n");
    String graphMl = "<graphml><graph edgedefault=\"directed\">" + xml + "</graph></graphml>";
    Path one = Files.writeString(folder.resolve("g.dot"), dot);
    Path two = Files.writeString(folder.resolve("g.csv"), csv);
    Path three = Files.writeString(folder.resolve("g.graphml"), graphMl);
    Map<String, String> first = values("graph:" + one, "winner");
    assertThat(first).hasSize(40);
    assertThat(values("graph:" + two, "winner")).isEqualTo(first);
    assertThat(values("graph:" + three, "winner")).isEqualTo(first);
  }

  @Test
  void oneNodeAndTheParameter() {
    String file = TestGraphs.game("mini-test-1.dot").substring("graph:".length());
    JsonNode answer = SolveJson.solve("graph", "a", "--set", "file=" + file);
    assertThat(answer.path("grundy").asInt()).isEqualTo(3);
    assertThat(SolveJson.moves(answer, "win")).containsExactly("to b");
    assertThat(SolveJson.targets(answer)).isEqualTo(List.of("b", "c", "d"));
  }

  /** No recursion: a path of a million nodes is solved like any other position. */
  @Tag("slow")
  @Test
  void aPathOfAMillionNodes(@TempDir Path folder) throws IOException {
    StringBuilder csv = new StringBuilder();
    for (int i = 0; i < 1_000_000; i++) {
      csv.append(i).append(',').append(i + 1).append('\n');
    }
    Path file = Files.writeString(folder.resolve("path.csv"), csv);
    JsonNode answer = SolveJson.solve("graph:" + file, "0");
    assertThat(SolveJson.winner(answer)).isEqualTo("second");
    assertThat(answer.path("remoteness").asInt()).isEqualTo(1_000_000);
  }
}
