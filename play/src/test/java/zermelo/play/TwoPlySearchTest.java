package zermelo.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.kernel.Ending;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.library.Library;
import zermelo.solve.Question;
import zermelo.testkit.ReferenceSolver;

/** Tests what is plain within two plies against the slow twin, for all positions of small games. */
final class TwoPlySearchTest {
  @ParameterizedTest
  @CsvSource({
    "nim, '', 3+4, false",
    "nim, '', 3+4, true",
    "treblecross, '', 7, false",
    "tic-tac-toe, '', X.O/.X./..., false",
    "tic-tac-toe, '', X.O/.X./..., true",
    "domineering, 'rows=3,columns=3', '', false",
    "domineering, 'rows=3,columns=3', '', true",
    "dodgem, '', '', false",
    "kalah, 'pits=2,seeds=1', '', false",
  })
  void aMoveWithoutASearchKeepsTheValue(
      String game, String settings, String position, boolean misere) {
    Settings set =
        settings.isEmpty() ? Settings.NONE : Settings.parse(List.of(settings.split(",")));
    Rules rules = Library.game(game).rules(set);
    Position start = position.isEmpty() ? rules.start().orElseThrow() : rules.parse(position);
    PlayableGame playable =
        new PlayableGame(
            List.of(new Question.Component(game, rules, Optional.empty(), start)), misere);
    Map<Position, ReferenceSolver.Value> worth =
        ReferenceSolver.solve(rules, misere, List.of(start));
    int plain = 0;
    for (Map.Entry<Position, ReferenceSolver.Value> one : worth.entrySet()) {
      Position at = one.getKey();
      if (rules.ending(at) != Ending.OPEN || rules.moves(at, 1).moves().isEmpty()) {
        continue;
      }
      Optional<Player.Choice> choice = new TwoPlySearch(playable).choice(at);
      if (choice.isPresent() && !rules.facts().scored()) {
        assertThat(after(worth, rules, at, choice.get().move().target()))
            .as("%s at %s", choice.get().move().label(), rules.print(at))
            .isEqualTo(one.getValue().outcome());
        plain++;
      }
      boolean winInOne =
          one.getValue().outcome() == Outcome.WIN
              && one.getValue().remoteness().equals(OptionalInt.of(1));
      if (winInOne && !rules.facts().scored()) {
        assertThat(choice).as("a win at once at %s", rules.print(at)).isPresent();
        Position target = choice.orElseThrow().move().target();
        assertThat(Objects.requireNonNull(worth.get(target)).remoteness()).hasValue(0);
      }
    }
    assertThat(plain > 3 || rules.facts().scored()).isTrue();
  }

  /** The value of a move for the player who makes it. */
  private static Outcome after(
      Map<Position, ReferenceSolver.Value> worth, Rules rules, Position at, Position target) {
    boolean again = !rules.facts().impartial() && rules.turn(at) == rules.turn(target);
    Outcome outcome = Objects.requireNonNull(worth.get(target)).outcome();
    return again ? outcome : outcome.flip();
  }
}
