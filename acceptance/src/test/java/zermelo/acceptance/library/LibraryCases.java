package zermelo.acceptance.library;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import zermelo.cli.testing.TestGraphs;
import zermelo.kernel.Ending;
import zermelo.kernel.Game;
import zermelo.kernel.Move;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.library.Library;

/**
 * Small positions of every game in the library, for tests over the whole library.
 *
 * <p>A new game is included automatically: its examples with their settings, and every short text
 * of some shapes that its rules accept. The two tables below add further settings and positions.
 */
public final class LibraryCases {
  /** Settings beside those of the examples; names and values as in {@code game(a=1,b=2)}. */
  private static final int MAX_PLIES = 300;

  private static final Map<String, List<String>> MORE_SETTINGS =
      Map.ofEntries(
          Map.entry("chess-piece", List.of("k=1", "k=3", "k=9")),
          Map.entry("chomp", List.of("rows=3 columns=3", "rows=2 columns=5", "rows=1 columns=1")),
          Map.entry("connect-four", List.of("width=3 height=3", "width=4 height=2")),
          Map.entry("cram", List.of("rows=2 columns=4", "rows=3 columns=3", "rows=1 columns=7")),
          Map.entry("divisor-turn", List.of("floor=1 keep=true")),
          Map.entry("domineering", List.of("rows=2 columns=4", "rows=3 columns=3")),
          Map.entry("dots-and-boxes", List.of("rows=1 columns=1", "rows=1 columns=2")),
          Map.entry("hex", List.of("size=1", "size=2")),
          Map.entry(
              "kalah",
              List.of("pits=2 seeds=2", "pits=2 seeds=1 empty-capture=true", "pits=1 seeds=3")),
          Map.entry("moore-nim", List.of("k=1", "k=3")),
          Map.entry(
              "multiplication", List.of("N=2", "N=7", "N=16", "N=36", "N=72", "N=210", "N=1024")),
          Map.entry("nim-with-addition", List.of("cap=1", "cap=3")),
          Map.entry(
              "number-transformation",
              List.of("limit=12", "limit=27 mark-start=true", "limit=1", "limit=1000")),
          Map.entry(
              "octal", List.of("code=0.07", "code=0.6", "code=4.0", "code=0x.8", "code=0.1f")),
          Map.entry(
              "red-kingdom", List.of("x=1 y=1 z=1", "x=5 y=5 z=5", "x=3 y=2 z=1", "x=7 y=1 z=2")),
          Map.entry(
              "subtraction",
              List.of(
                  "set={2}", "set={2,3,7}", "set=squares", "set=prime-powers", "set=fibonacci")),
          Map.entry("take-away", List.of("k=1", "k=2", "k=7", "k=100")),
          Map.entry("toward", List.of("v=0", "v=3", "v=9")));

  /** Positions of shapes that {@link #texts} does not have. */
  private static final Map<String, List<String>> MORE_TEXTS =
      Map.of(
          "quixo", List.of("XOX/OXO/XOO", "XOX/OXO/XO.:O", "OOX/XXO/O.X"),
          "tic-tac-toe", List.of("X.O/.X./..O", "XO./.../...", "XOX/OXO/O.."),
          "treblecross", List.of("........", "X..X..X", "XXX", "..X.X..", "12"),
          "green-hackenbush", List.of("[]", "[0,1,2,3]", "[0,0,0]", "[2,3,0,2]", "[0,1,1,0,4,5]"),
          "number-transformation", List.of("1,1", "9,9", "27,3", "8,12", "486,729"),
          "circular-kayles", List.of("9", "4+5", "6,1+3", "2,1+2,1"),
          "red-kingdom", List.of("5,1", "6,2+4", "3,1+3,2+2"),
          "kalah", List.of("[1,0],1,[0,2],0:B", "[3],0,[3],0"));

  private LibraryCases() {}

  /** A game with fixed settings, its name, and some of its positions. */
  public record Case(String name, Game game, Rules rules, List<Position> positions) {
    @Override
    public String toString() {
      return name;
    }
  }

  /** Returns the rules of a library game with settings: {@code rules("take-away", "k=3")}. */
  public static Rules rules(String id, String... settings) {
    return Library.game(id).rules(settings(String.join(" ", settings)));
  }

  private static Settings settings(String text) {
    Settings settings = Settings.NONE;
    for (String setting : text.isEmpty() ? new String[0] : text.split(" ")) {
      settings = settings.and(setting);
    }
    return settings;
  }

  /**
   * Returns every game with all settings of the table and its examples, and its small positions.
   */
  public static Stream<Case> all() {
    List<Case> cases = new ArrayList<>();
    for (Game game : Library.all()) {
      Set<Settings> all = new LinkedHashSet<>();
      game.examples().forEach(example -> all.add(example.settings()));
      MORE_SETTINGS.getOrDefault(game.id(), List.of()).forEach(text -> all.add(settings(text)));
      all.forEach(settings -> cases.add(of(game.id(), game, settings)));
    }
    for (String file : List.of("mini-test-1.dot", "mini-test-2.graphml", "loops.csv")) {
      String name = TestGraphs.game(file);
      cases.add(of(name, Library.game(name), Settings.NONE));
    }
    return cases.stream();
  }

  private static Case of(String name, Game game, Settings settings) {
    Rules rules = game.rules(settings);
    Set<Position> positions = new LinkedHashSet<>();
    rules.start().ifPresent(positions::add);
    game.examples().stream()
        .filter(example -> example.settings().equals(settings))
        .forEach(example -> read(rules, example.position()).ifPresent(positions::add));
    MORE_TEXTS
        .getOrDefault(game.id(), List.of())
        .forEach(text -> read(rules, text).ifPresent(positions::add));
    texts().forEach(text -> read(rules, text).ifPresent(positions::add));
    String set = settings.values().isEmpty() ? "" : settings.values().toString();
    return new Case(name + set, game, rules, List.copyOf(positions));
  }

  private static Optional<Position> read(Rules rules, String text) {
    try {
      return Optional.of(rules.parse(text));
    } catch (BadInput otherShape) {
      return Optional.empty();
    }
  }

  /** Returns short texts of every shape of notation, small numbers first. */
  private static List<String> texts() {
    List<String> texts = new ArrayList<>(List.of("[]", "{}", "a", "b", "c", "d"));
    for (int a = 0; a <= 12; a++) {
      texts.addAll(List.of("" + a, "[" + a + "]", "{" + a + "}"));
    }
    for (int a = 0; a <= 6; a++) {
      for (int b = 0; b <= 6; b++) {
        String two = a + "," + b;
        texts.addAll(List.of(two, a + "+" + b, "[" + two + "]", "{" + two + "}"));
        if (a <= 3 && b <= 3) {
          texts.addAll(
              List.of(
                  two + ",{}",
                  a + "+" + b + "+" + 3,
                  "[" + two + ",2]",
                  "{" + two + ",5}",
                  "[" + two + "],1,1",
                  "[" + two + "],0,2:B"));
        }
      }
    }
    return texts;
  }

  /**
   * Returns positions that reach at most {@code most} positions. From a larger one, a random game
   * is played until the rest is small enough. A game with loops may never get so far; then the
   * position is left out.
   */
  public static List<Position> small(Case all, int most, long seed) {
    Random random = new Random(seed);
    Set<Position> found = new LinkedHashSet<>();
    Set<Position> fitting = new HashSet<>();
    for (Position position : all.positions()) {
      Position at = position;
      boolean small = fits(all.rules(), at, most, fitting);
      for (int ply = 0; !small && ply < MAX_PLIES; ply++) {
        List<Move> moves = moves(all.rules(), at);
        at = moves.get(random.nextInt(moves.size())).target();
        small = fits(all.rules(), at, most, fitting);
      }
      if (small) {
        found.add(at);
      }
    }
    return List.copyOf(found);
  }

  public static boolean fits(Rules rules, Position from, int most) {
    return reached(rules, from, most).size() <= most;
  }

  /** The same with a memory: what a fitting position reaches fits too. */
  private static boolean fits(Rules rules, Position from, int most, Set<Position> fitting) {
    if (fitting.contains(from)) {
      return true;
    }
    Set<Position> reached = reached(rules, from, most);
    return reached.size() <= most && fitting.addAll(reached);
  }

  /** Counts the reachable positions, including the start. */
  public static int reached(Rules rules, Position from) {
    return reached(rules, from, Integer.MAX_VALUE).size();
  }

  /** Stops beyond {@code most}. */
  private static Set<Position> reached(Rules rules, Position from, int most) {
    Set<Position> seen = new HashSet<>(Set.of(from));
    List<Position> order = new ArrayList<>(seen);
    for (int i = 0; i < order.size() && seen.size() <= most; i++) {
      for (Move move : moves(rules, order.get(i))) {
        if (seen.add(move.target())) {
          order.add(move.target());
        }
      }
    }
    return seen;
  }

  /** Returns the moves of a position; none if the rules end the game. */
  public static List<Move> moves(Rules rules, Position position) {
    return rules.ending(position) == Ending.OPEN
        ? rules.moves(position, Integer.MAX_VALUE).moves()
        : List.of();
  }
}
