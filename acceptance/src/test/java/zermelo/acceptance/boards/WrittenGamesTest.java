package zermelo.acceptance.boards;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.acceptance.boards.ReferenceGame.Verdict;
import zermelo.kernel.Move;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.language.TextGame;

/**
 * Tests that people's own games can be written as texts: well-known games that are not in the
 * library, each compared with a program, move by move.
 */
final class WrittenGamesTest {
  private static final int MOST = 1500;

  static Stream<WrittenGame> games() {
    return Stream.concat(WrittenBoards.all().stream(), WrittenLists.all().stream());
  }

  @ParameterizedTest
  @MethodSource("games")
  void textsAgreeWithPrograms(WrittenGame game) {
    for (String start : game.starts()) {
      TextGame text = TextGame.read(game.name(), game.name() + ".game", text(game.name()));
      Rules rules = text.rules(text.fitted(Settings.NONE, start));
      Set<String> seen = new HashSet<>(Set.of(explicit(game, start)));
      Deque<String> waiting = new ArrayDeque<>(seen);
      int compared = 0;
      while (!waiting.isEmpty() && compared < MOST) {
        for (String option : options(game, rules, waiting.remove())) {
          if (seen.add(option)) {
            waiting.add(option);
          }
        }
        compared++;
      }
      assertThat(compared).as(game.name() + " " + start).isGreaterThan(1);
    }
  }

  /** Compares a position; returns what follows it. */
  private static List<String> options(WrittenGame game, Rules rules, String text) {
    Position position = rules.parse(text);
    String as = game.name() + " " + text;
    Verdict verdict = game.verdict().apply(text);
    assertThat(rules.ending(position).name()).as(as).isEqualTo(verdict.name());
    List<String> found = new ArrayList<>();
    Set<String> expected = new TreeSet<>();
    if (verdict == Verdict.OPEN) {
      for (WrittenGame.Option option : game.options().apply(text)) {
        String after = explicit(game, option.position());
        found.add(after);
        expected.add(option.gain() + " " + rules.print(rules.parse(after)));
      }
    }
    Set<String> targets = new TreeSet<>();
    for (Move move : rules.moves(position, Integer.MAX_VALUE).moves()) {
      targets.add(move.gain() + " " + rules.print(move.target()));
    }
    assertThat(targets).as(as).isEqualTo(expected);
    if (verdict == Verdict.OPEN && expected.isEmpty()) {
      assertThat(rules.settlement(position)).as(as).isEqualTo(game.settlement().applyAsInt(text));
    }
    return found;
  }

  private static String explicit(WrittenGame game, String position) {
    return game.turns() && position.indexOf(':') < 0 ? position + ":L" : position;
  }

  private static String text(String name) {
    try (InputStream in =
        WrittenGamesTest.class.getResourceAsStream("/written/" + name + ".game")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
