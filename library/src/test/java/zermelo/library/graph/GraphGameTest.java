package zermelo.library.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.kernel.Move;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.testkit.RulesContract;

class GraphGameTest {
  private static final String GRAPHML =
      """
      <?xml version="1.0"?>
      <graphml xmlns="http://graphml.graphdrawing.org/xmlns">
        <graph edgedefault="directed">
          <node id="a"/><node id="b"/><node id="c"/><node id="alone"/>
          <edge source="a" target="b"/><edge source="a" target="c"/><edge source="b" target="c"/>
        </graph>
      </graphml>
      """;

  @TempDir Path folder;

  @Test
  void allFormatsSayTheSame() throws IOException {
    String dot = "// a comment\nstrict digraph { a -> b; a -> c; b -> c; alone; a -> b }";
    String csv = "From, To\r\na,b\r\n\"a\", c\r\n\r\nb,c\na,b\nalone";
    for (Path file : List.of(file("g.dot", dot), file("g.csv", csv), file("g.graphml", GRAPHML))) {
      GraphRules rules = GraphGame.read(file);
      assertThat(rules.roots()).hasSize(4);
      assertThat(rules.facts().acyclic()).isTrue();
      assertThat(labels(rules, "a")).containsExactly("to b", "to c");
      assertThat(labels(rules, "b")).containsExactly("to c");
      assertThat(labels(rules, "alone")).isEmpty();
      RulesContract.check(rules, rules.roots(), 100);
    }
  }

  @Test
  void aCycleIsSeen() throws IOException {
    GraphRules rules = GraphGame.read(file("loop.csv", "a,b\nb,c\nc,b\nd,d"));
    assertThat(rules.facts().acyclic()).isFalse();
    RulesContract.check(rules, rules.roots(), 100);
  }

  @Test
  void theGameTakesTheFileAsAParameter() throws IOException {
    Path file = file("g.csv", "1,2");
    Rules rules = GraphGame.GAME.rules(Settings.NONE.and("file=" + file));
    assertThat(rules.print(rules.parse("1"))).isEqualTo("1");
    assertThat(rules.values()).containsEntry("file", file.toString());
    assertThatThrownBy(() -> GraphGame.GAME.rules(Settings.NONE))
        .isInstanceOf(BadInput.class)
        .hasMessage("graph: the parameter file (a path) must be given.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "g.csv|a,b;b,,c|line 2: more than two names",
        "g.csv|a,b;;b,|line 3: a node without a name",
        "g.csv|'\"a,b'|line 1: a quote is not closed",
        "g.csv|'\"a\"x,b'|line 1: there is something behind the closing quote",
        "g.csv|source,target|there is no node in this graph.",
        "g.dot|digraph { a -> }|line 1:",
        "g.dot|graph { a -- b }|the graph is undirected",
        "g.dot|/* digraph */ strict graph { a -- b }|the graph is undirected",
        "g.dot|hello|line 1:",
        "g.dot|digraph { a -- b }|the graph is undirected",
        "g.dot|digraph { a -> b } digraph { c -> d }|line 1: there is text behind the end",
        "g.dot|digraph { a [label=<<<] }|line 1: the text ends inside a string in < >",
        "g.dot|'digraph { a [label=\"b] }'|line 1: the text ends inside a string",
        "g.dot|digraph { a } /* b|line 1: the text ends inside a comment",
        "g.graphml|<graphml>;<graph|line 2:",
        "g.graphml|<graphml><graph edgedefault='undirected'></graph></graphml>|is undirected",
        "g.graphml|<!DOCTYPE x []><graphml/>|DOCTYPE",
        "g.graphml|<graphml/>|there is no node in this graph.",
        "g.png|a|the name must end in .dot or .gv"
      })
  void malformedFiles(String name, String text, String message) throws IOException {
    Path file = file(name, text.replace(";", name.endsWith("dot") ? ";" : "\n"));
    assertThatThrownBy(() -> GraphGame.read(file))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(file + ": ")
        .hasMessageContaining(message);
  }

  /** JGraphT's parser would overflow the stack, or take minutes. */
  @ParameterizedTest
  @CsvSource({"'{', '}'", "'a -> {', '}'", "'subgraph s {', '}'", "'{', ''"})
  void deepBraces(String open, String close) throws IOException {
    int most = 99; // plus the brace of the graph
    Path deep = file("deep.dot", nested(open, close.isEmpty() ? "}" : close, most));
    assertThat(GraphGame.read(deep).roots()).isNotEmpty();
    for (int depth : new int[] {most + 1, 3_000, 100_000}) {
      Path file = file("g.dot", nested(open, close, depth));
      assertTimeoutPreemptively(
          Duration.ofSeconds(10),
          () ->
              assertThatThrownBy(() -> GraphGame.read(file))
                  .isInstanceOf(BadInput.class)
                  .hasMessage(file + ": line 2: more than 100 braces are open."));
    }
  }

  private static String nested(String open, String close, int depth) {
    return "digraph {\n" + open.repeat(depth) + "b" + close.repeat(depth) + "}";
  }

  /** Braces in strings and comments do not nest. */
  @Test
  void bracesThatAreNone() throws IOException {
    String many = "{".repeat(500);
    String text =
        "# %s\n// %s\n/* %s */ digraph { a [label=\"\\\"%s\"]; a -> b [label=<<b>%s</b>>] } // %s"
            .replace("%s", many);
    assertThat(GraphGame.read(file("g.dot", text)).roots()).hasSize(2);
  }

  @Test
  void aLineOfAMillionCommas() throws IOException {
    Path file = file("g.csv", "a,b\n" + "a,".repeat(1_000_000));
    assertThatThrownBy(() -> GraphGame.read(file)).hasMessageContaining("line 2: more than two");
  }

  @Test
  void unreadableFiles() throws IOException {
    assertThatThrownBy(() -> GraphGame.read(folder.resolve("missing.csv")))
        .isInstanceOf(BadInput.class)
        .hasMessage("there is no file " + folder.resolve("missing.csv"));
    Path directory = Files.createDirectory(folder.resolve("d.csv"));
    assertThatThrownBy(() -> GraphGame.read(directory)).hasMessageContaining("is a folder");
    Path latin =
        Files.write(folder.resolve("latin.csv"), "é,b".getBytes(StandardCharsets.ISO_8859_1));
    assertThatThrownBy(() -> GraphGame.read(latin)).hasMessageContaining("is not a text in UTF-8");
  }

  @Test
  void unknownNodes() throws IOException {
    GraphRules rules = GraphGame.read(file("g.csv", "start,end"));
    assertThatThrownBy(() -> rules.parse("strat"))
        .isInstanceOf(BadInput.class)
        .hasMessage("graph: there is no node 'strat'. Did you mean start?");
    assertThatThrownBy(() -> rules.parse("")).hasMessageContaining("a position is a node");
  }

  @Tag("slow")
  @Test
  void aPathOfAMillionEdges() throws IOException {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 1_000_000; i++) {
      text.append('n').append(i).append(",n").append(i + 1).append('\n');
    }
    GraphRules rules = GraphGame.read(file("path.csv", text.toString()));
    List<Position> nodes = rules.roots();
    assertThat(nodes).hasSize(1_000_001);
    assertThat(rules.facts().acyclic()).isTrue();
    assertThat(rules.print(nodes.getLast())).isEqualTo("n1000000");
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private static List<String> labels(Rules rules, String node) {
    return rules.moves(rules.parse(node), 10).moves().stream().map(Move::label).toList();
  }
}
