package zermelo.acceptance.boards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.acceptance.boards.ReferenceGame.Verdict;
import zermelo.kernel.Move;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.library.Library;

/**
 * Tests the games of the library against their reference games, move by move.
 *
 * <p>Small starts are exhausted. Positions of usual size are visited by random play.
 */
@Tag("slow")
final class LibraryAgreementTest {
  private static final int PLAYS = 10;
  private static final int PLIES = 80;

  /** Returns the reference games whose ids are in the library. */
  static Stream<ReferenceGame> games() {
    return ReferenceGames.all().stream().filter(game -> Library.find(game.id()).isPresent());
  }

  @ParameterizedTest
  @MethodSource("games")
  void agreesOnAllPositionsOfSmallBoards(ReferenceGame game) {
    for (String start : game.starts()) {
      Rules rules = rules(game, start);
      Set<String> seen = new HashSet<>(Set.of(start));
      Deque<String> waiting = new ArrayDeque<>(seen);
      while (!waiting.isEmpty()) {
        for (String option : compared(game, rules, waiting.remove())) {
          if (seen.add(option)) {
            waiting.add(option);
          }
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void agreesInRandomPlayOnLargeBoards(ReferenceGame game) {
    Random random = new Random(21);
    for (String start : game.largeStarts()) {
      Rules rules = rules(game, start);
      for (int play = 0; play < PLAYS; play++) {
        List<String> options = compared(game, rules, start);
        for (int ply = 0; ply < PLIES && !options.isEmpty(); ply++) {
          options = compared(game, rules, options.get(random.nextInt(options.size())));
        }
      }
    }
  }

  private static Rules rules(ReferenceGame game, String start) {
    Settings settings = Settings.NONE;
    for (Map.Entry<String, String> setting : game.settings(start).entrySet()) {
      settings = settings.and(setting.getKey() + "=" + setting.getValue());
    }
    return Library.game(game.id()).rules(settings);
  }

  /** Compares one position, and returns its options if the game goes on. */
  private static List<String> compared(ReferenceGame game, Rules rules, String text) {
    Position position = rules.parse(text);
    assertThat(sorted(rules, position)).as(text).isEqualTo(PositionText.sorted(text));
    Verdict verdict = game.verdict(text);
    boolean over = verdict != Verdict.OPEN;
    List<String> options = over ? List.of() : game.options(text);
    if (!game.scored()) {
      assertThat(rules.ending(position).name()).as(text).isEqualTo(verdict.name());
    } else if (options.isEmpty()) {
      assertThat(rules.settlement(position)).as(text).isEqualTo(game.settlement(text));
    }
    Set<String> expected = new HashSet<>();
    for (int i = 0; i < options.size(); i++) {
      expected.add(game.gain(text, i) + " " + PositionText.sorted(options.get(i)));
    }
    List<Move> moves =
        over && !game.scored() ? List.of() : rules.moves(position, Integer.MAX_VALUE).moves();
    List<String> targets = new ArrayList<>();
    moves.forEach(move -> targets.add(move.gain() + " " + sorted(rules, move.target())));
    assertThat(new HashSet<>(targets)).as(text).isEqualTo(expected);
    assertThat(moves).as(text).extracting(Move::label).doesNotHaveDuplicates();
    for (Move move : moves) {
      assertThat(rules.move(position, move.label())).as(text).contains(move);
    }
    return options;
  }

  private static String sorted(Rules rules, Position position) {
    return PositionText.sorted(rules.print(position));
  }
}
