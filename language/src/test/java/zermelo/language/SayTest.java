package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;
import static zermelo.language.Games.rules;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.kernel.Move;
import zermelo.kernel.Phrases;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;

/** The phrases of {@code say}: those printed during play, and rejected ones. */
class SayTest {
  private static String deed(Rules rules, String position, String label) {
    Position from = rules.parse(position);
    return rules.phrases().action(from, rules.move(from, label).orElseThrow());
  }

  private static List<String> names(Rules rules, String position) {
    Position from = rules.parse(position);
    return rules.moves(from, 100).moves().stream()
        .map(move -> rules.phrases().name(from, move))
        .toList();
  }

  @Test
  void divisorDuelReadsAsItsDocumentSays() {
    Rules rules = LibraryTexts.game("divisor-duel").rules(Settings.NONE);
    Phrases phrases = rules.phrases();
    Position thirty = rules.parse("30");
    Move move = rules.move(thirty, "subtract 15").orElseThrow();
    List<String> transcript =
        List.of(
            "Game Start! %s is %s.".formatted(phrases.position(), rules.print(thirty)),
            "%s are: %s".formatted(phrases.moves(thirty), String.join(", ", names(rules, "30"))),
            "Enter %s: %s".formatted(phrases.choice(), phrases.name(thirty, move)),
            "Player 1 %s.".formatted(phrases.action(thirty, move)),
            "New %s is %s.".formatted(phrases.position(), rules.print(move.target())));
    assertThat(transcript)
        .containsExactly(
            "Game Start! Current Number is 30.",
            "Proper divisors of 30 are: 2, 3, 5, 6, 10, 15",
            "Enter the divisor to subtract: 15",
            "Player 1 subtracts 15 from 30.",
            "New Current Number is 15.");
  }

  @Test
  void withoutWordsThePlainOnesAreUsed() {
    Rules rules = rules("heap n\nmove take k in 1..n\n n := n - k\n");
    Position position = rules.parse("3+5");
    assertThat(rules.phrases().position()).isEqualTo("Position");
    assertThat(rules.phrases().moves(position)).isEqualTo("Moves");
    assertThat(rules.phrases().choice()).isEqualTo("your move");
    assertThat(deed(rules, "3+5", "heap 2: take 4")).isEqualTo("plays heap 2: take 4");
    assertThat(names(rules, "2")).containsExactly("take 1", "take 2");
  }

  @Test
  void inAGameOfHeapsTheHolesAreThoseOfTheHeapThatIsMoved() {
    Rules rules =
        rules(
            """
            param most: 1.. = 3
            heap n, last: 0.. = 0
            move take k in 1..min(n, most)
              n := n - k
              last := k
            say take "takes {k} of {n} after {last}, at most {most}"
            say moves "Numbers up to {most}"
            """);
    assertThat(deed(rules, "3+5,2", "heap 2: take 1"))
        .isEqualTo("takes 1 of 5 after 2, at most 3 (heap 2)");
    assertThat(deed(rules, "4", "take 3")).isEqualTo("takes 3 of 4 after 0, at most 3");
    assertThat(rules.phrases().moves(rules.parse("3+5"))).isEqualTo("Numbers up to 3");
    assertThat(rules.phrases().moves(rules.parse("0+0"))).isEqualTo("Numbers up to 3");
    assertThat(names(rules, "4")).containsExactly("1", "2", "3");
    assertThat(names(rules, "1+1")).containsExactly("heap 1: take 1", "heap 2: take 1");
  }

  @Test
  void aNameIsANumberOnlyWhereANumberIsAllThatIsChosen() {
    String two =
        """
        position n: 0..
        move take k in 1..n n := n - k
        move all where n > 3 n := 0
        say moves "Moves from {n}"
        say all "clears
          {n}"
        """;
    assertThat(names(rules(two), "2")).containsExactly("take 1", "take 2");
    assertThat(deed(rules(two), "5", "all")).isEqualTo("clears 5");
    String lists =
        """
        position a: bag of 0..
        move to b in lowered(a, 1) a := b
        say moves "Lists below {a}"
        say to "goes from {a} to {b}"
        """;
    assertThat(names(rules(lists), "[1]")).containsExactly("to [0]");
    assertThat(deed(rules(lists), "[2,1]", "to [1,1]")).isEqualTo("goes from [1,2] to [1,1]");
    assertThat(rules(lists).phrases().moves(rules(lists).parse("[2,1]")))
        .isEqualTo("Lists below [1,2]");
  }

  @Test
  void ofWhatPlayersOwnTheOneToMoveSpeaks() {
    Rules rules =
        rules(
            """
            position own v: 0..9
            position s: set of 1.. = {}
            move hit v := v - 1 s := s + {5}
            say hit "hits with {v}, seen {s}"
            """);
    Position first = rules.parse("3,7,{1,2}");
    Move hit = rules.move(first, "hit").orElseThrow();
    assertThat(rules.phrases().action(first, hit)).isEqualTo("hits with 3, seen {1,2}");
    Move back = rules.move(hit.target(), "hit").orElseThrow();
    assertThat(rules.phrases().action(hit.target(), back)).isEqualTo("hits with 7, seen {1,2,5}");
  }

  @Test
  void theWordsPositionMovesAndChoiceWinOverMovesOfThatName() {
    Rules rules =
        rules("position n: 0..\nmove choice where n > 0 n := n - 1\nsay choice \"a step\"\n");
    assertThat(rules.phrases().choice()).isEqualTo("a step");
    assertThat(deed(rules, "3", "choice")).isEqualTo("plays choice");
  }

  private static String problems(String text) {
    try {
      TextGame.read("t", "t.game", text);
    } catch (BadInput wrong) {
      return String.valueOf(wrong.getMessage());
    }
    return "";
  }

  @Test
  void theCaretStandsUnderTheHole() {
    String text =
        "game T\nheap n\nmove take kind in 1..n\n n := n - kind\nsay take \"takes {kid} of {n}\"\n";
    assertThat(problems(text))
        .isEqualTo(
            """
            t.game:5:17: a hole of 'say take' names one of n, kind. Did you mean kind?
                say take "takes {kid} of {n}"
                                ^^^^^
            1 error in t.game""");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          say tke "takes"          | 4:5: there is no move 'tke': say describes position, moves, choice, or one of the moves. Did you mean take?
          say take "{x}"           | 4:11: a hole of 'say take' names one of n, p, k.
          say take "a {n"          | 4:13: a hole opens with '{' and closes with '}', and braces have no other use
          say take "a n} b"        | 4:14: a hole opens with '{' and closes with '}', and braces have no other use
          say take "{n {n}"        | 4:11: a hole opens with '{' and closes with '}', and braces have no other use
          say take "  "            | 4:10: these words are empty
          say take takes           | 4:10: the words must be in double quotes: say take "..."; found 'takes'
          say 3 "x"                | 4:5: expected what the words describe: position, moves, choice or a move, found '3'
          say position "{n}"       | 4:15: 'say position' has no holes: it is the same in every position
          say choice "one of {p}"  | 4:20: 'say choice' has no holes: it is the same in every position
          say moves "of {n}"       | 4:15: the moves of several heaps have no n in common: name parameters only
          say moves "of {k}"       | 4:15: a hole of 'say moves' names one of p.
          say take "a" say take "b"| 4:18: there is a 'say take' already
          """)
  void eachMistakeIsNamed(String line, String message) {
    assertThat(problems("game T\nheap n param p = 1\nmove take k in 1..n n := n - k * p\n" + line))
        .contains("t.game:" + message + "\n")
        .endsWith("1 error in t.game");
  }

  @Test
  void aMoveThatCannotBeReadIsNotMissed() {
    assertThat(problems("game T\nheap n\nmove take k in\nmove all n := 0\nsay take \"takes\""))
        .endsWith("1 error in t.game");
  }

  static List<String> ids() {
    return LibraryTexts.ids();
  }

  @ParameterizedTest
  @MethodSource("ids")
  void everyMoveOfTheLibraryHasADeedOfOneLine(String id) {
    TextGame game = LibraryTexts.game(id);
    boolean allNamed = game.program().moves().stream().noneMatch(move -> move.name().isEmpty());
    game.examples()
        .forEach(
            example -> {
              Rules rules = game.rules(example.settings());
              Position from = rules.parse(example.position());
              assertThat(rules.phrases().moves(from)).isNotBlank();
              for (Move move : rules.moves(from, 50).moves()) {
                assertThat(rules.phrases().name(from, move)).isNotBlank();
                assertThat(rules.phrases().action(from, move)).matches("[a-z].*");
                if (allNamed) { // a move without a name is shown by its label
                  assertThat(rules.phrases().action(from, move))
                      .doesNotContain("plays " + move.label());
                }
              }
            });
  }
}
