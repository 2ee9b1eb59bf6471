package zermelo.cli.play;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import zermelo.application.play.PlayerKind;
import zermelo.application.play.StartSelector;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.library.Library;

/**
 * The setup of a match: what stays the same from game to game.
 *
 * @param game the game's name; empty for a sum of games
 * @param settings the settings that the user chose
 * @param position where every game starts; empty if the game chooses a start each time; a sum is
 *     written in full, {@code nim 3+5 + kayles 7}
 * @param first the seat that begins the first game
 * @param games best of this many
 * @param values whether every move is shown with its value
 */
public record MatchSetup(
    String game,
    Settings settings,
    String position,
    boolean misere,
    List<PlayerKind> seats,
    OptionalInt first,
    int games,
    boolean values) {

  private static final String GRAPH = "graph:";

  /** Returns the setup as lines of a journal. */
  Map<String, String> lines() {
    Map<String, String> lines = new LinkedHashMap<>();
    lines.put("game", findable(game));
    int number = 0;
    for (Map.Entry<String, String> setting : settings.values().entrySet()) {
      lines.put("set" + ++number, setting.getKey() + "=" + setting.getValue());
    }
    lines.put("position", position);
    lines.put("play", misere ? "misere" : "normal");
    lines.put("players", seats.getFirst().kind() + "," + seats.getLast().kind());
    lines.put("match", Integer.toString(games));
    lines.put("show", values ? "values" : "nothing");
    return lines;
  }

  /** Returns a file's absolute path, because a match may be resumed from any folder. */
  private static String findable(String game) {
    String graph = game.startsWith(GRAPH) ? GRAPH : "";
    String file = game.substring(graph.length());
    return graph.isEmpty() && (game.isEmpty() || Library.isLibraryId(game))
        ? game
        : graph + Path.of(file).toAbsolutePath();
  }

  /** Parses the lines of a journal. */
  static MatchSetup of(String name, Map<String, String> lines) {
    Function<String, String> line =
        word ->
            Optional.ofNullable(lines.get(word))
                .orElseThrow(
                    () ->
                        new BadInput(
                            name
                                + " is not a complete saved game: it lacks a line '"
                                + word
                                + " ...'"));
    Settings settings = Settings.NONE;
    for (int number = 1; lines.containsKey("set" + number); number++) {
      settings = settings.and(line.apply("set" + number));
    }
    return new MatchSetup(
        line.apply("game"),
        settings,
        line.apply("position"),
        line.apply("play").equals("misere"),
        seats(line.apply("players")),
        OptionalInt.empty(),
        games(line.apply("match")),
        line.apply("show").equals("values"));
  }

  /** Parses two players separated by a comma. */
  public static List<PlayerKind> seats(String text) {
    List<PlayerKind> seats = new ArrayList<>();
    for (String kind : text.split(",", -1)) {
      seats.add(PlayerKind.parse(kind));
    }
    if (seats.size() != 2) {
      throw new BadInput(
          "'" + text + "' is not two players: write two with a comma, for example perfect,mcts");
    }
    return seats;
  }

  /** Parses the number of games of a match. */
  public static int games(String text) {
    if (!text.matches("[1-9]\\d{0,3}")) {
      throw new BadInput(
          "'" + text + "' is not a number of games: a match has 1 to 9999, for example 5");
    }
    return Integer.parseInt(text);
  }

  /** Returns the same setup with the values of moves shown. */
  MatchSetup withValues() {
    return new MatchSetup(game, settings, position, misere, seats, first, games, true);
  }

  boolean sum() {
    return game.isEmpty();
  }

  /** Returns how the starts of its games are chosen. */
  StartSelector.StartRequest opening() {
    return new StartSelector.StartRequest(game, settings, position, misere);
  }

  boolean someoneTypes() {
    return seats.stream().anyMatch(PlayerKind::human);
  }
}
