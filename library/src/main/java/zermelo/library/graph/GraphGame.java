package zermelo.library.graph;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import zermelo.kernel.BadInput;
import zermelo.kernel.Game;
import zermelo.kernel.Rules;
import zermelo.library.coded.CodedGame;
import zermelo.library.coded.Knob;

/** The game {@code graph}: the rules come from a file. */
public final class GraphGame {
  private static final String WORDS =
      "In turn, move the token along an edge of a directed graph, which a file holds (DOT,"
          + " GraphML, or CSV with an edge a line). Who cannot loses.";

  /** With the file as its parameter. */
  public static final Game GAME =
      new CodedGame(
          "graph",
          "Token on a graph",
          WORDS,
          List.of(
              new Knob.Text(
                  "file", "a path", "the graph: .dot, .gv, .graphml, .xml, .csv or .txt")),
          List.of(),
          arguments -> rules(arguments.text("file")));

  private GraphGame() {}

  /** The game of one file, {@code graph:FILE}. */
  public static Game of(String file) {
    return new CodedGame(
        "graph",
        "Token on the graph " + file,
        WORDS,
        List.of(),
        List.of(),
        arguments -> rules(file));
  }

  /** The rules of the graph in this file; {@link BadInput} names the file and the line. */
  public static GraphRules read(Path file) {
    return new GraphRules(file.toString(), GraphFile.read(file));
  }

  private static Rules rules(String file) {
    try {
      return read(Path.of(file));
    } catch (InvalidPathException e) {
      throw new BadInput("graph: '" + file + "' is not a path: " + e.getReason() + ".");
    }
  }
}
