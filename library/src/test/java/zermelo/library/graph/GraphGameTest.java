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
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
    assertThat(rules.parameterValues()).containsEntry("file", file.toString());
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
        "g.csv|'\"a\"x,b'|line 1: there is text after the closing quote",
        "g.csv|source,target|there is no node in this graph.",
        "g.dot|digraph { a -> }|line 1:",
        "g.dot|graph { a -- b }|the graph is undirected",
        "g.dot|/* digraph */ strict graph { a -- b }|the graph is undirected",
        "g.dot|hello|line 1:",
        "g.dot|digraph { a -- b }|the graph is undirected",
        "g.dot|digraph { a -> b } digraph { c -> d }|line 1: there is text after the end",
        "g.dot|digraph { a [label=<<<] }|line 1: the text ends inside a string in < >",
        "g.dot|'digraph { a [label=\"b] }'|line 1: the text ends inside a string",
        "g.dot|digraph { a } /* b|line 1: the text ends inside a comment",
        "g.dot|digraph { a -> b [c=] }|line 1: there is ']' instead of a value.",
        "g.dot|digraph { a -> subgraph s }|line 1: there is '}' instead of '{'.",
        "g.dot|digraph { 1x }|line 1: '1x' is not a name; write it in quotes.",
        "g.dot|digraph { a.b }|line 1: 'a.b' is not a name; write it in quotes.",
        "g.dot|digraph { a|line 1: the text ends instead of the name of a node.",
        "g.graphml|<graphml>;<graph|line 2:",
        "g.graphml|<graphml>;<node/></graphml>|line 2: <node> has no id.",
        "g.graphml|<graphml><edge source='a'/></graphml>|line 1: <edge> has no target.",
        "g.graphml|<graphml><edge directed='false'/></graphml>|is undirected",
        "g.graphml|<graphml><graph/>;<graph/></graphml>|line 2: a second <graph>",
        "g.graphml|<graphml><hyperedge/></graphml>|line 1: a hyperedge",
        "g.graphml|<graphml>&x;</graphml>|line 1:",
        "g.graphml|<html/>|line 1: this is not GraphML: it begins with <html>.",
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

  /** A parser that recurses for each brace would overflow the stack. */
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

  /** What the language of Graphviz allows: edges by node, in the order of the file. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '=',
      quoteCharacter = '`',
      value = {
        "a -> b -> c = a:b b:c c:",
        "a; b -> {a c} = a: b:a,c c:",
        "a -> {b {c} d -> e} = a:b,c,d,e b: c: d:e e:",
        "{a b} -> subgraph s {c; d} -> a = a:c,d b:c,d c:a d:a",
        "a -> {} -> b = a: b:",
        "x -> {x} = x:x",
        "a:p:ne -> b:s = a:b b:",
        "a -> -1.5 -> .5 -> été = a:-1.5 -1.5:.5 .5:été été:",
        "node [x]; EDGE [y]; graph []; a [z w; v]; = a:",
        "a -> <b<c>> = a:b<c> b<c>:",
        "subgraph { a } ; = a:"
      })
  void dotSyntax(String statements, String graph) throws IOException {
    GraphRules rules = GraphGame.read(file("g.dot", "digraph \"g\" {" + statements + "}"));
    assertThat(shown(rules)).isEqualTo(graph);
  }

  @Test
  void dotStringsAndAttributes() throws IOException {
    String dot =
        """
        # line
        STRICT Digraph g { rankdir = LR; "a \\" b" -> "node" [label="x -> y" shape=box];
        "x\\\\" -> "jo\\
        ined" /* -- */ }
        """;
    assertThat(shown(GraphGame.read(file("g.dot", dot))))
        .isEqualTo("a \" b:node node: x\\\\:joined joined:");
  }

  private static String shown(GraphRules rules) {
    return rules.roots().stream()
        .map(rules::print)
        .map(
            node ->
                node
                    + labels(rules, node).stream()
                        .map(label -> label.substring("to ".length()))
                        .collect(Collectors.joining(",", ":", "")))
        .collect(Collectors.joining(" "));
  }

  /** Input that would grow without bounds gets a message. */
  @Tag("slow")
  @Test
  void bombs() throws IOException {
    String many = IntStream.range(0, 6_000).mapToObj(i -> " n" + i).collect(Collectors.joining());
    String entities = "<!DOCTYPE g [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\">]><graphml>&b;";
    Path product = file("g.dot", "digraph {{" + many + "} -> {" + many + "}}");
    assertThatThrownBy(() -> GraphGame.read(product))
        .hasMessage(product + ": the graph has more than 33554432 edges.");
    Path bomb = file("b.graphml", entities);
    assertThatThrownBy(() -> GraphGame.read(bomb)).hasMessageContaining("DOCTYPE is not read");
    Path deep = file("d.graphml", "<graphml>" + "<a>".repeat(300_000));
    assertTimeoutPreemptively(
        Duration.ofSeconds(30),
        () -> assertThatThrownBy(() -> GraphGame.read(deep)).isInstanceOf(BadInput.class));
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
