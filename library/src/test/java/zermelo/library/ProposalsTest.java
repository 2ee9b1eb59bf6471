package zermelo.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.kernel.Ending;
import zermelo.kernel.Game;
import zermelo.kernel.Position;
import zermelo.kernel.Proposal;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;

/** Tests that every library game can be played at once: from its start or from a proposal. */
class ProposalsTest {
  private static final int DRAWS = 200;

  /** Graphs are excluded: their rules come from a file. */
  static List<String> ids() {
    return Library.ids().stream().filter(id -> !id.equals("graph")).toList();
  }

  @ParameterizedTest
  @MethodSource("ids")
  void thereIsSomethingToPlayFrom(String id) {
    Game game = Library.game(id);
    assertThat(game.proposals()).hasSizeBetween(1, 2);
  }

  @ParameterizedTest
  @MethodSource("ids")
  void everyDrawIsAPositionWithAMove(String id) {
    Game game = Library.game(id);
    SplittableRandom random = new SplittableRandom(5);
    for (Game.Example template : game.proposals()) {
      int open = 0;
      for (int i = 0; i < DRAWS; i++) {
        Game.Example drawn = Proposal.drawn(template, random);
        Rules rules = game.rules(drawn.settings());
        Position position = rules.parse(drawn.position());
        boolean moves = !rules.moves(position, 1).moves().isEmpty();
        open += moves && rules.ending(position) == Ending.OPEN ? 1 : 0;
      }
      // Only a prime has no proper divisor. Code that draws a position draws again then.
      assertThat(open)
          .as("%s %s", id, template)
          .isBetween(id.startsWith("divisor-") ? DRAWS / 2 : DRAWS, DRAWS);
    }
  }

  @Test
  void divisorDuelIsPlayedFromTwentyToAHundred() {
    assertThat(Library.game("divisor-duel").proposals())
        .containsExactly(new Game.Example(Settings.NONE, "20..100"));
  }
}
