package zermelo.library.graph;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import zermelo.kernel.BadInput;
import zermelo.kernel.Game;
import zermelo.kernel.Rules;
import zermelo.library.coded.Arguments;
import zermelo.library.coded.CodedGame;
import zermelo.library.coded.Knob;

/** The game {@code graph}: the rules come from a file. */
public final class GraphGame {
  public static final Game GAME =
      new CodedGame(
          "graph",
          "Token on a graph",
          "In turn, move the token along an edge of a directed graph, which a file holds (DOT,"
              + " GraphML, or CSV with an edge a line). Who cannot loses.",
          List.of(
              new Knob.Text(
                  "file", "a path", "the graph: .dot, .gv, .graphml, .xml, .csv or .txt")),
          List.of(),
          GraphGame::make);

  private GraphGame() {}

  /** The rules of the graph in this file; {@link BadInput} names the file and the line. */
  public static GraphRules read(Path file) {
    return new GraphRules(file.toString(), GraphFile.read(file));
  }

  private static Rules make(Arguments arguments) {
    String file = arguments.text("file");
    try {
      return read(Path.of(file));
    } catch (InvalidPathException e) {
      throw new BadInput("graph: '" + file + "' is not a path: " + e.getReason() + ".");
    }
  }
}
