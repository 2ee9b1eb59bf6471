package zermelo.bench.boards;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Space;

/** Spaces for board games, written by hand in Java, each for one game of the library. */
public final class HandWrittenBoards {
  /** The ids of the games. */
  public static final List<String> IDS =
      List.of("connect-four", "domineering", "dots-and-boxes", "kalah", "quixo", "tic-tac-toe");

  private HandWrittenBoards() {}

  /** Returns the spaces for the rules of a text of the library. They pack its positions. */
  public static Function<List<Position>, Space> spaces(Rules text) {
    Map<String, String> values = text.parameterValues();
    return switch (text.id()) {
      case "connect-four" ->
          parts -> new ConnectFourSpace(number(values, "width"), number(values, "height"));
      case "domineering" ->
          parts -> new DomineeringSpace(number(values, "rows"), number(values, "columns"));
      case "dots-and-boxes" ->
          parts -> new DotsAndBoxesSpace(number(values, "rows"), number(values, "columns"));
      case "kalah" ->
          parts ->
              new KalahSpace(
                  number(values, "pits"),
                  Boolean.parseBoolean(values.get("empty-capture")),
                  parts.stream().mapToInt(KalahSpace::seeds).max().orElse(0));
      case "quixo" -> parts -> new QuixoSpace(number(values, "size"));
      case "tic-tac-toe" -> parts -> new TicTacToeSpace();
      default -> throw new IllegalArgumentException(text.id() + " is not written by hand");
    };
  }

  private static int number(Map<String, String> values, String name) {
    return Integer.parseInt(values.getOrDefault(name, ""));
  }
}
