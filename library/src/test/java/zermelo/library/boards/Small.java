package zermelo.library.boards;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import zermelo.kernel.Ending;
import zermelo.kernel.Game;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.Space;
import zermelo.kernel.space.CanonicalForm;
import zermelo.library.Library;

/** Small boards for tests, and counts on them. */
final class Small {
  private Small() {}

  /** Returns rules by id and settings: {@code rules("cram", "rows=2", "columns=3")}. */
  static Rules rules(String id, String... settings) {
    Settings all = Settings.NONE;
    for (String setting : settings) {
      all = all.and(setting);
    }
    return game(id).rules(all);
  }

  static Game game(String id) {
    return Library.game(id);
  }

  /** Returns the games on boards that are known best. */
  static Stream<Game> games() {
    return Stream.of(
            "tic-tac-toe",
            "connect-four",
            "dots-and-boxes",
            "hex",
            "kalah",
            "quixo",
            "chomp",
            "cram",
            "domineering",
            "green-hackenbush",
            "treblecross")
        .map(Library::game);
  }

  /** Returns a board of every game, small enough to examine all its positions. */
  static Stream<Board> boards() {
    return Stream.of(
        new Board(rules("tic-tac-toe"), ""),
        new Board(rules("connect-four", "width=3", "height=3"), ""),
        new Board(rules("connect-four", "width=1", "height=6"), ""),
        new Board(rules("connect-four", "width=5", "height=1"), ""),
        new Board(rules("chomp"), ""),
        new Board(rules("chomp", "rows=3", "columns=3"), ""),
        new Board(rules("chomp", "rows=5", "columns=2"), ""),
        new Board(rules("cram", "rows=3", "columns=3"), ""),
        new Board(rules("cram", "rows=2", "columns=5"), ""),
        new Board(rules("cram", "rows=1", "columns=6"), ""),
        new Board(rules("domineering", "rows=3", "columns=3"), ""),
        new Board(rules("domineering", "rows=2", "columns=4"), ""),
        new Board(rules("dots-and-boxes", "rows=1", "columns=1"), ""),
        new Board(rules("dots-and-boxes", "rows=1", "columns=2"), ""),
        new Board(rules("hex", "size=2"), ""),
        new Board(rules("hex", "size=3"), ""),
        new Board(rules("kalah", "pits=2", "seeds=2"), ""),
        new Board(rules("kalah", "pits=3", "seeds=1", "empty-capture=true"), ""),
        new Board(rules("kalah", "pits=1", "seeds=100"), ""),
        new Board(rules("green-hackenbush"), "[0,1,1,0,4,5,4,2]"),
        new Board(rules("green-hackenbush"), "[2,3,0,2]"),
        new Board(rules("green-hackenbush"), "[]"),
        new Board(rules("treblecross"), "1"),
        new Board(rules("treblecross"), "9"));
  }

  /** Returns boards that use all available bits, or several words. */
  static Stream<Board> large() {
    return Stream.of(
        new Board(rules("connect-four"), ""),
        new Board(rules("connect-four", "width=9"), ""),
        new Board(rules("connect-four", "width=31", "height=1"), ""),
        new Board(rules("cram", "rows=8", "columns=8"), ""),
        new Board(rules("cram", "rows=1", "columns=64"), ""),
        new Board(rules("cram", "rows=64", "columns=1"), ""),
        new Board(rules("domineering", "rows=7", "columns=9"), ""),
        new Board(rules("dots-and-boxes", "rows=5", "columns=5"), ""),
        new Board(rules("hex"), ""),
        new Board(rules("hex", "size=8"), ""),
        new Board(rules("hex", "size=19"), ""),
        new Board(rules("kalah"), ""),
        new Board(rules("kalah", "pits=6", "seeds=6"), ""),
        new Board(rules("kalah", "pits=26", "seeds=100"), ""),
        new Board(rules("quixo"), ""),
        new Board(rules("quixo", "size=4"), ""),
        new Board(rules("quixo", "size=3"), ""),
        new Board(rules("chomp", "rows=15", "columns=15"), ""),
        new Board(rules("chomp", "rows=2", "columns=300"), ""),
        new Board(rules("green-hackenbush"), "[" + "0,1,2,3,4,".repeat(9) + "0]"),
        new Board(rules("treblecross"), "62"),
        new Board(rules("treblecross"), "63"),
        new Board(rules("treblecross"), ".X.".repeat(50)));
  }

  /** A board with a start position. */
  record Board(Rules rules, String text) {
    Position position() {
      return rules.parse(text);
    }

    @Override
    public String toString() {
      return rules.id() + rules.parameterValues() + " " + text;
    }
  }

  /** Counts the reachable positions, including the first; up to symmetry on request. */
  static int reachable(Rules rules, Position from, boolean symmetry) {
    Space space = rules.space(List.of(from));
    Set<Position> seen = new HashSet<>();
    Deque<Position> waiting = new ArrayDeque<>();
    long[] first = packed(space, from);
    Options options = new Options(space.words());
    visit(space, first, 0, symmetry, seen, waiting);
    while (!waiting.isEmpty()) {
      long[] words = waiting.remove().words();
      options.clear();
      if (space.ending(words, 0) == Ending.OPEN) {
        space.options(words, 0, options);
      }
      for (int i = 0; i < options.size(); i++) {
        visit(space, options.words(), options.at(i), symmetry, seen, waiting);
      }
    }
    return seen.size();
  }

  private static void visit(
      Space space,
      long[] words,
      int at,
      boolean symmetry,
      Set<Position> seen,
      Deque<Position> waiting) {
    long[] own = Arrays.copyOfRange(words, at, at + space.words());
    if (symmetry) {
      CanonicalForm.of(space).canonicalize(own, 0);
    }
    Position position = Position.of(own);
    if (seen.add(position)) {
      waiting.add(position);
    }
  }

  /** Returns the margin of the player to move with best play from here on, without the lead. */
  static int margin(Rules rules, Position position) {
    Space space = rules.space(List.of(position));
    return margin(space, Position.of(packed(space, position)), new HashMap<>());
  }

  private static int margin(Space space, Position packed, Map<Position, Integer> known) {
    Integer margin = known.get(packed);
    if (margin != null) {
      return margin;
    }
    long[] words = packed.words();
    Options options = new Options(space.words());
    space.options(words, 0, options);
    int best = options.size() == 0 ? space.settlement(words, 0) : Integer.MIN_VALUE;
    for (int i = 0; i < options.size(); i++) {
      Position next = Position.copy(options.words(), options.at(i), space.words());
      boolean again = space.turn(words, 0) == space.turn(next.words(), 0);
      int after = margin(space, next, known);
      best = Math.max(best, options.gain(i) + (again ? after : -after));
    }
    known.put(packed, best);
    return best;
  }

  static long[] packed(Space space, Position position) {
    long[] words = new long[space.words()];
    space.pack(position, words, 0);
    return words;
  }
}
