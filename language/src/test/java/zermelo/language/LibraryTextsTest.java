package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.kernel.Game;
import zermelo.kernel.Position;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.language.interpret.TextRules;

/**
 * What is inferred from the texts of the library, and their parameters.
 *
 * <p>{@code LibraryContractTest} of the acceptance tests holds their rules to the contract.
 */
class LibraryTextsTest {
  static List<String> ids() {
    return LibraryTexts.ids();
  }

  /**
   * Positions of every form with small numbers, as far as the rules accept them; on a board, or
   * with requirements, the first ones that play reaches from the start.
   */
  static List<Position> small(TextRules rules) {
    if (rules.program().board().isPresent() || !rules.program().requirements().isEmpty()) {
      Set<Position> reached = new LinkedHashSet<>(rules.start().map(List::of).orElse(List.of()));
      for (int i = 0; i < reached.size() && reached.size() < 40; i++) {
        Position next = reached.stream().skip(i).findFirst().orElseThrow();
        rules.moves(next, 5).moves().forEach(move -> reached.add(move.target()));
      }
      return List.copyOf(reached);
    }
    List<String> texts = new ArrayList<>(List.of("[]", "{}", "[0]", "[1,1,0]", "{0,1,2,3}"));
    for (int a = 0; a <= 6; a++) {
      texts.add("" + a);
      for (int b = 0; b <= 6; b++) {
        texts.addAll(
            List.of(a + "," + b, a + "+" + b, "[" + a + "," + b + "]", "{" + a + "," + b + "}"));
        texts.addAll(List.of("[" + a + "," + b + "],1,1", "[" + a + "," + b + ",2],0,2:B"));
      }
    }
    List<Position> found = texts.stream().flatMap(text -> read(rules, text).stream()).toList();
    assertThat(found).as(rules.id()).hasSizeGreaterThan(3);
    return found;
  }

  private static Optional<Position> read(TextRules rules, String text) {
    try {
      return Optional.of(rules.parse(text));
    } catch (BadInput otherShape) {
      return Optional.empty();
    }
  }

  @ParameterizedTest
  @MethodSource("ids")
  void noPositionComesBackExceptWhereTheRulesSaySo(String id) {
    TextGame game = LibraryTexts.game(id);
    for (Game.Example example : game.examples()) {
      boolean keeps = example.settings().values().getOrDefault("keep", "false").equals("true");
      TextRules rules = game.rules(example.settings());
      assertThat(rules.facts().acyclic())
          .as("%s %s: %s", id, example.settings(), rules.inference().acyclic())
          .isEqualTo(!keeps && !UNPROVED.contains(id));
    }
  }

  /** Texts whose positions come back, or do not for a reason that is not found from the text. */
  private static final List<String> UNPROVED =
      List.of(
          "dodgem",
          "mu-torere",
          "northcott",
          "quixo",
          "reversi",
          "silver-dollar",
          "teeko",
          "three-mens-morris",
          "toads-and-frogs",
          "toppling-dominoes");

  @ParameterizedTest
  @MethodSource("ids")
  void boundsHold(String id) {
    TextGame game = LibraryTexts.game(id);
    for (Game.Example example : game.examples()) {
      TextRules rules = game.rules(example.settings());
      boolean grows = List.of("fibonacci-nim", "multiplication").contains(id);
      assertThat(rules.inference().bounded())
          .as("%s %s", id, example.settings())
          .satisfies(
              finding -> {
                if (grows) {
                  assertThat(finding.proven()).isFalse();
                }
              });
    }
  }

  @ParameterizedTest
  @MethodSource("ids")
  void parametersAreToldWithTheirValues(String id) {
    TextGame game = LibraryTexts.game(id);
    for (Game.Example example : game.examples()) {
      Map<String, String> values = game.rules(example.settings()).parameterValues();
      assertThat(values.keySet())
          .containsExactlyElementsOf(game.parameters().stream().map(p -> p.name()).toList());
      assertThat(game.rules(new Settings(values)).parameterValues()).isEqualTo(values);
    }
  }
}
