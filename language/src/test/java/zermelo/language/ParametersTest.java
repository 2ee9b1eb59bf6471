package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.kernel.input.BadInput;
import zermelo.language.interpret.TextRules;

/** Parameters: defaults, rejected values, and their description by the game. */
class ParametersTest {
  private static final String BODY =
      """
      param k: 1..9 "how many"
      param top: k..  = 2 * k
      param flag = false
      param s: set = {1,3}
      param c: code = 0.77
      position n: 0..
      move t x in upto(s, k) where flag or x < top n := digit(c, x)
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          k=0          | '0' is not a value for k of t: it goes from 1 to 9
          k=10         | '10' is not a value for k of t: it goes from 1 to 9
          k=x          | 'x' is not a value for k of t: it is a number
          k=           | '' is not a value for k of t: it is a number
          k=1.5        | '1.5' is not a value for k of t: it is a number
          k=9999999999999999999 | '9999999999999999999' is not a value for k of t: that is past 2^63-1, the largest number there is
          flag=yes     | 'yes' is not a value for flag of t: it is true or false
          s={}         | '{}' is not a value for s of t: it is a set of numbers from 1 on, {1,4,9}, or one of squares, primes, prime-powers, powers-of-2, fibonacci
          s={0,1}      | '{0,1}' is not a value for s of t: it is a set of numbers from 1 on, {1,4,9}, or one of squares, primes, prime-powers, powers-of-2, fibonacci
          s={1,x}      | '{1,x}' is not a value for s of t: it is a set of numbers, {1,4,9}, or one of squares, primes, prime-powers, powers-of-2, fibonacci
          s=square     | 'square' is not a value for s of t: it is a set of numbers, {1,4,9}, or one of squares, primes, prime-powers, powers-of-2, fibonacci
          c=77         | '77' is not an octal or hexadecimal code: it has no point. An example is 0.77 (Kayles)
          c=0.         | '0.' is not an octal or hexadecimal code: it needs one digit before the point and at least one after it. An example is 0.77 (Kayles)
          c=1.7        | '1.7' is not an octal or hexadecimal code: the digit before the point is about taking nothing, so it may only say 4 (split in two) or 8 (split in three). An example is 0.77 (Kayles)
          c=0.7z       | '0.7z' is not an octal or hexadecimal code: 'z' is not a digit: digits go from 0 to 7, in a hexadecimal code to f. An example is 0.77 (Kayles)
          c=0.8        | '0.8' is not an octal or hexadecimal code: 8 and 9 are not octal digits; a game that leaves three heaps is hexadecimal and is written 0x0.8. An example is 0.77 (Kayles)
          kk=3         | t has no parameter 'kk'. It has k, top, flag, s, c. Did you mean k?
          """)
  void whatIsWrongIsSaid(String setting, String message) {
    String[] settings =
        setting.startsWith("k=") ? new String[] {setting} : new String[] {"k=3", setting};
    assertThatThrownBy(() -> Games.rules(BODY, settings))
        .isInstanceOf(BadInput.class)
        .hasMessage(message);
  }

  @Test
  void aParameterWithoutDefaultIsNeeded() {
    assertThatThrownBy(() -> Games.rules(BODY))
        .isInstanceOf(BadInput.class)
        .hasMessage("t needs the parameter k (how many)");
  }

  @Test
  void defaultsMayUseEarlierParameters() {
    TextRules rules = Games.rules(BODY, "k=3");
    assertThat(rules.parameterValues().toString())
        .isEqualTo("{k=3, top=6, flag=false, s={1,3}, c=0.77}");
    assertThatThrownBy(() -> Games.rules(BODY, "k=3", "top=2"))
        .hasMessage("'2' is not a value for top of t: it goes from 3 on");
    assertThat(Games.moves(rules, "0")).containsExactly("t 1 -> 7", "t 3 -> 0");
    assertThat(Games.moves(Games.rules(BODY, "k=9", "s=squares", "flag=true"), "0"))
        .containsExactly("t 1 -> 7", "t 4 -> 0", "t 9 -> 0");
    assertThat(Games.rules(BODY, "k=3", "s={3, 1,1}").parameterValues())
        .containsEntry("s", "{1,3}");
  }

  @Test
  void defaultsMayBeComputedSetsAndNamedSets() {
    String body =
        "param s: set = squares(20)\nparam p = primes\nposition n: 0..\nmove t x in s where x in p or true n := x";
    assertThat(Games.rules(body).parameterValues().toString())
        .isEqualTo("{s={1,4,9,16}, p=primes}");
  }

  @Test
  void theGameTellsItsParameters() {
    TextGame game = TextGame.read("t", "t.game", "game T\n" + BODY);
    assertThat(game.parameters()).hasSize(5);
    assertThat(game.parameters().getFirst().required()).isTrue();
    assertThat(game.parameters().getFirst().meaning()).isEqualTo("how many");
    assertThat(game.parameters().get(1).fallback()).isEqualTo("2 * k");
    assertThat(game.parameters().get(2).type()).isEqualTo("true or false");
  }

  @Test
  void examplesHaveSettings() {
    String text =
        "game T\n" + BODY + "example 3 with k=2 and s={1,2}   # a comment\nexample 4 with k=9\n";
    TextGame game = TextGame.read("t", "t.game", text);
    assertThat(game.examples().getFirst().position()).isEqualTo("3");
    assertThat(game.examples().getFirst().settings().values().toString())
        .isEqualTo("{k=2, s={1,2}}");
  }
}
