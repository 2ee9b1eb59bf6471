package zermelo.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.kernel.Ending;
import zermelo.kernel.Game;
import zermelo.kernel.Move;
import zermelo.kernel.Picture;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.Sum;

/**
 * Tests that pictures are correct, on all positions within three moves of every example.
 *
 * <p>A picture shows what the notation says, and the moves that it names are the legal ones.
 */
final class PicturesTest {
  private static final int DEPTH = 3;

  /** The games in which every move is a place of the picture. */
  private static final Set<String> ALL_MOVES =
      Set.of(
          "tic-tac-toe",
          "connect-four",
          "hex",
          "chomp",
          "treblecross",
          "dots-and-boxes",
          "kalah",
          "green-hackenbush");

  static Stream<Game> games() {
    return Library.all().stream();
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("games")
  void picturesShowWhatTheNotationSays(Game game) {
    for (Game.Example example : game.examples()) {
      Rules rules = game.rules(example.settings());
      for (Position position : reached(rules, rules.parse(example.position()))) {
        Picture picture = rules.picture(position);
        String text = rules.print(position);
        String where = game.id() + " " + text;
        assertThat(PictureNotation.text(picture, rules, position)).as(where).isEqualTo(text);
        List<String> places = PictureNotation.moves(picture);
        List<String> legal = moves(rules, position).stream().map(Move::label).toList();
        assertThat(places).as(where).doesNotHaveDuplicates().isSubsetOf(legal);
        if (ALL_MOVES.contains(game.id())) {
          assertThat(places).as(where).containsAll(legal);
        }
      }
    }
  }

  @Test
  void aSumShowsItsPartsUnderTheNamesOfItsMoves() {
    Rules nim = Library.game("nim").rules(Settings.NONE);
    Rules board = Library.game("tic-tac-toe").rules(Settings.NONE);
    Sum sum =
        Sum.of(List.of(new Sum.Component("nim", nim), new Sum.Component("tic-tac-toe", board)));
    Position position = sum.position(List.of(nim.parse("3+5"), board.parse("X.O/.X./..O")));
    Picture.Group picture = (Picture.Group) sum.picture(position);
    assertThat(picture.parts().stream().map(Picture.Part::title))
        .containsExactly("part 1 (nim 3)", "part 2 (nim 5)", "part 3 (tic-tac-toe X.O/.X./..O)");
    List<String> legal = moves(sum, position).stream().map(Move::label).toList();
    assertThat(PictureNotation.moves(picture)).hasSize(5).isSubsetOf(legal);
  }

  /** Returns all positions within some moves, each once. */
  private static Set<Position> reached(Rules rules, Position start) {
    Set<Position> all = new LinkedHashSet<>(Set.of(start));
    List<Position> rim = List.of(start);
    for (int depth = 0; depth < DEPTH; depth++) {
      List<Position> next = new ArrayList<>();
      for (Position position : rim) {
        for (Move move : moves(rules, position)) {
          if (all.add(move.target())) {
            next.add(move.target());
          }
        }
      }
      rim = next;
    }
    return all;
  }

  private static List<Move> moves(Rules rules, Position position) {
    return rules.ending(position) == Ending.OPEN
        ? rules.moves(position, Integer.MAX_VALUE).moves()
        : List.of();
  }
}
