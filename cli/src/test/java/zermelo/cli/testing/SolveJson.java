package zermelo.cli.testing;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Runs the command line and extracts parts of its answers. */
public final class SolveJson {
  private SolveJson() {}

  /** Returns the answer to {@code solve ... --json}. */
  public static JsonNode solve(String... args) {
    return CommandResult.of(with(args, "--json")).object();
  }

  /** Returns the answers to lines of standard input. */
  public static List<JsonNode> batch(Stream<String> lines, String... args) {
    String input = lines.collect(Collectors.joining("\n"));
    return CommandResult.withInput(input, with(args, "--json")).objects();
  }

  private static String[] with(String[] args, String option) {
    List<String> all = new ArrayList<>(List.of("solve"));
    all.addAll(List.of(args));
    all.add(option);
    return all.toArray(String[]::new);
  }

  public static String winner(JsonNode answer) {
    return answer.path("winner").asText();
  }

  public static boolean firstWins(JsonNode answer) {
    return winner(answer).equals("first");
  }

  /** Returns the labels of all moves with this result: win, lose, tie, draw. */
  public static List<String> moves(JsonNode answer, String result) {
    return moves(answer)
        .filter(move -> move.path("result").asText().equals(result))
        .map(move -> move.path("move").asText())
        .toList();
  }

  /** Returns the followers of a position. */
  public static List<String> targets(JsonNode answer) {
    return moves(answer).map(move -> move.path("to").asText()).toList();
  }

  public static Stream<JsonNode> moves(JsonNode answer) {
    return StreamSupport.stream(answer.path("moves").spliterator(), false);
  }
}
