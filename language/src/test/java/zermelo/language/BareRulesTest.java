package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.Position;
import zermelo.kernel.Settings;
import zermelo.language.interpret.TextRules;
import zermelo.language.syntax.BareRules;

/** Tests that bare rules leave out words for people, and nothing else. */
class BareRulesTest {
  private static final String LAST = "\nlet unused = 1";
  private static final String REASON = " \"reason\"";
  private static final Pattern STATEMENT =
      Pattern.compile(
          "(param|position|heap|board|let|end|settle|lead|require"
              + "|(left |right |otherwise )?move)\\b");

  private static final String TEXT =
      """
      game Steps
      "Take one or two."
      param most: 2..9 = 2 "the most"
      board b: 1 x most of "." "#"
      require any p in b where true: b[p] = "." "not full"
      move "at {p}" p in b where b[p] = "."
        b[p] := "#"
      end full: tie
      say moves "Moves"
      example .#
      propose ..
      """;

  static Stream<String> ids() {
    return LibraryTexts.ids().stream();
  }

  @Test
  void wordsForPeopleDoNotCount() {
    String other =
        """
        # Another author wrote other words.
        game Marks   # a comment
        param most: 2..9 = 2
        board b:   1 x most of "." "#"
        require any p in b where true: b[p] = "." "some cell is free"
        move "{p} is marked" p in b where b[p] = "."

              b[p] := "#" # mark it
        end full: tie
        "Mark a cell."
        example ##
        say position "The strip"
        """;
    assertThat(BareRules.of(other)).isEqualTo(BareRules.of(TEXT)).doesNotContain("Steps", "say");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"2..9", "= 2", "1 x most", "\".\" \"#\"", "b[p] := \"#\"", "full", "tie", "end"})
  void rulesCount(String part) {
    assertThat(TEXT).contains(part);
    assertThat(BareRules.of(TEXT.replace(part, part + " "))).isEqualTo(BareRules.of(TEXT));
    assertThat(BareRules.of(TEXT.replace(part, "x"))).isNotEqualTo(BareRules.of(TEXT));
  }

  /** The bare rules of each game are the rules of a game that has the same positions and moves. */
  @ParameterizedTest
  @MethodSource("ids")
  void bareRulesAreThoseOfTheGame(String id) {
    String bare = BareRules.of(LibraryTexts.text(id));
    TextGame stripped = TextGame.ofLibrary("t", "game T" + withReasons(bare));
    assertThat(BareRules.of(stripped.text())).isEqualTo(bare + LAST);
    TextGame game = LibraryTexts.game(id);
    Settings settings = game.examples().getFirst().settings();
    TextRules rules = game.rules(settings);
    TextRules same = stripped.rules(settings);
    assertThat(same.facts()).isEqualTo(rules.facts());
    for (Position position : LibraryTextsTest.small(rules)) {
      String where = id + " at " + rules.print(position);
      Position twin = same.parse(rules.printWithTurn(position));
      assertThat(same.ending(twin)).as(where).isEqualTo(rules.ending(position));
      assertThat(targets(same, twin)).as(where).isEqualTo(targets(rules, position));
    }
  }

  /** A requirement needs a reason in quotes, which bare rules leave out. */
  private static String withReasons(String bare) {
    StringBuilder text = new StringBuilder();
    boolean requirement = false;
    for (String line : (bare + LAST).lines().toList()) {
      boolean begins = STATEMENT.matcher(line).lookingAt();
      text.append(requirement && begins ? REASON : "").append('\n').append(line);
      requirement = begins ? line.startsWith("require") : requirement;
    }
    return text.toString();
  }

  private static List<Position> targets(TextRules rules, Position position) {
    return rules.ending(position) == Ending.OPEN
        ? rules.moves(position, 1_000).moves().stream().map(Move::target).toList()
        : List.of();
  }
}
