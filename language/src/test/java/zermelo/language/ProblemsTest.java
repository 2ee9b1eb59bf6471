package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.kernel.input.BadInput;
import zermelo.language.syntax.Diagnostic;

/** Error messages for wrong texts: the place, the text found, and the correction. */
class ProblemsTest {
  private static final String HEAD = "game T\nposition n: 0..\n";

  private static String problems(String text) {
    try {
      TextGame.read("t", "t.game", text);
    } catch (BadInput wrong) {
      return String.valueOf(wrong.getMessage());
    }
    return "";
  }

  @Test
  void theWholeFormOfOneProblem() {
    assertThat(problems("game Take\nheap n\nmove take k in 1..n\n  n = n - k\n"))
        .isEqualTo(
            """
            t.game:4:5: a change is written with ':=', as in n := n - 1; found '='
                  n = n - k
                    ^
            1 error in t.game""");
  }

  @Test
  void whatALanguageForProgramsWouldAllowIsExplained() {
    assertThat(
            problems(
                """
                game T
                board b: 2 x 2 of ".SO"
                position a: list of 0..9
                move take p in b where b[p] is empty, letter in {b[p], "O"}
                  b[p] := letter
                  a := a[1..3]
                move put k in {1, "S"}
                  b[cell(k, 1)] := "S"
                """))
        .contains("t.game:4:49: write the symbols to choose from in braces, {\"X\", \"O\"}")
        .contains("t.game:6:10: an index is one number; a part of a list is slice(a, i, j)")
        .contains("t.game:7:19: expected a number, but this is a symbol of the board");
  }

  @Test
  void wordsOfBoardsAreSuggested() {
    String text =
        """
        game T
        board b: 2 x 2 of "." left "x" right "o"
        move take p in b where b[p] is emty and b[go(p, sout)] is mine
          b[p] := theirs
        """;
    assertThat(problems(text))
        .contains("t.game:3:32: 'emty' has no meaning here. Did you mean empty?")
        .contains("t.game:3:49: 'sout' has no meaning here. Did you mean south");
  }

  /** After a problem in a change, the next line is read as well. */
  @Test
  void everyLineOfAMoveHasItsProblems() {
    String text =
        """
        game T
        board b: 2 x 2 of ".x"
        position n: 0..
        move take p in b where b[p] empty
          n -= 1
          b[north p] := "x"
          n.x := 3
          n := m
        """;
    assertThat(problems(text))
        .contains("t.game:4:29: the expression ends before 'empty': an operator is missing")
        .contains("t.game:5:5: a change is written with ':=', as in n := n - 1; found '-='")
        .contains("t.game:6:11: an index ends with ']'; found 'p'")
        .contains("t.game:7:4: '.' has no meaning here")
        .contains("t.game:8:8: 'm' has no meaning here")
        .doesNotContain("a move changes something");
  }

  @Test
  void severalProblemsAtOnceInTheOrderOfTheText() {
    String text =
        """
        game Many
        position n: 0..
        param k: 1..9
        move take s in 1..mim(k, n)
          n := n - t
        move double where n + 1
          m := 2 * n
        """;
    assertThat(problems(text))
        .isEqualTo(
            """
            t.game:4:19: there is no function 'mim'. Did you mean min?
                move take s in 1..mim(k, n)
                                  ^^^
            t.game:5:12: 't' has no meaning here. Known names: k, n, s.
                  n := n - t
                           ^
            t.game:6:19: expected true or false, but this is a number
                move double where n + 1
                                  ^^^^^
            t.game:7:3: there is no part of the position called 'm' (the position has n)
                  m := 2 * n
                  ^
            4 errors in t.game""");
  }

  @Test
  void theCaretStandsUnderThePlaceBehindTabs() {
    assertThat(problems(HEAD + "move take\n\tn := x\n")).contains("\n    \tn := x\n    \t     ^\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          move take k in 1..n n := n-k        | 'n-k' has no meaning here. For a subtraction put spaces around '-': n - k.
          move take n := nn                   | 'nn' has no meaning here. Did you mean n?
          move take k in 1..n n := n - 2k     | a name cannot begin with a digit, and a product needs its sign: 2 * n
          move take where n > 0 & n < 9 n := 0| '&' has no meaning here: write 'and'
          move take where n % 2 = 0 n := 0    | '%' has no meaning here: write 'mod'
          move take where 1 != n < 9 n := 0   | only '<', '<=', '>', '>=' and '=' chain: write 'a != b and b < c', or put brackets around one comparison
          move take k in n n := 0             | expected a set, but this is a number
          move take k in 1..n n := {k}        | expected a number, but this is a set
          move take n := n + {1}              | expected a number, but this is a set
          move take n := [1]                  | expected a number, but this is a list
          move take n := true                 | expected a number, but this is true or false
          move take n := 1..3                 | expected a number, but this is a set
          move take n[1] := 3                 | 'n' is not a list, so it has no elements
          move take k in 1..n k := 3          | 'k' is not part of the position, so no move can change it (the position has n)
          move take their n := 3              | 'their' needs something that each player owns: position own n
          move take n := their n              | 'their' needs something that each player owns: position own n
          move take n := min(n)               | min takes two or more numbers, or a list (the least of several numbers, or of a list)
          move take n := sqrt(1, 2)           | sqrt takes a number (the square root, rounded down)
          move take n := min                  | 'min' has no meaning here. It is a function: write min(...).
          move take n := (1 + 2               | a bracket that opens with '(' closes with ')'; found the end of the text
          move take n := if n > 1 then 2      | an 'if' needs its 'else': if a > b then a else b; found the end of the text
          move take n := 1 + if true then 1 else 2 | an 'if' inside an expression must be in brackets: (if a then b else c)
          move take n :=                      | expected a value here, found the end of the text
          move take k in 1..n                 | a move changes something: write NAME := VALUE below 'move take'; found the end of the text
          move 3 n := 1                       | expected the move's name: move take k in 1..n, found '3'
          move in n := 1                      | expected the move's name: move take k in 1..n, found 'in' ('in' is a reserved word)
          move take n in 1..3 n := 1          | 'n' has a meaning already: choose another name
          move take min in 1..3 n := 1        | 'min' is the name of a function: choose another name
          mvoe take n := 1                    | a statement begins with param, position, heap, board, let, end, move, settle, lead, require, say, example, propose, input or output; found 'mvoe'. Did you mean move?
          move t n := 1 mvoe u n := 2         | a statement begins with param, position, heap, board, let, end, move, settle, lead, require, say, example, propose, input or output; found 'mvoe'. Did you mean move?
          end n = 0: draw                     | the end says 'previous player wins', 'next player wins', 'left wins', 'right wins' or 'tie'; found 'draw'
          end n = 0: next wins                | expected 'player': previous player wins, or next player wins
          end n: tie                          | expected true or false, but this is a number
          let n = 3                           | 'n' has a meaning already: choose another name
          let a = b let b = a move t n := a   | 'a' is defined by itself
          param k                             | say what values it takes, or a default: param k: 1.. , or param k = 3
          param k: number                     | a parameter is a range (1..9, 1..), 'boolean', 'set', 'list', 'code' or 'edges'
          param k = 9999999999999999999       | 9999999999999999999 is past 2^63-1, the largest number there is
          position m: list                    | 'list' is not a kind of position: write 0.., 'list of 0..', 'bag of 0..' or 'set of 1..'
          position m                          | say what values it takes: position n: 0.. , or 'list of 0..', or 'set of 1..9'; found the end of the text
          heap m: set of 1..3                 | a heap consists of numbers
          heap m                              | a game of heaps has only heaps; what belongs to a heap is listed after it: heap n, last: 0..2 = 0
          game Another                        | the text has a name already: 'T'; one game per text
          move t n := "text"                  | a text in quotes is a symbol of a board, and there is no board
          "no end                             | this text has no closing quote: end it with "
          move take n := n $ 1                | '$' has no meaning here
          move take n := 0.77                 | a code can only be the value of a parameter: param code: code = 0.77
          """)
  void eachMistakeIsNamed(String line, String message) {
    assertThat(problems(HEAD + line)).contains(": " + message + "\n");
  }

  @Test
  void aLetThatIsWrongIsReportedOnce() {
    String text = HEAD + "let a = x + 1\nmove t where a > 1 n := a\nmove u n := a - 1\n";
    assertThat(problems(text))
        .contains("t.game:3:9: 'x' has no meaning")
        .endsWith("1 error in t.game");
  }

  @Test
  void aDeclarationThatCannotBeReadMakesNoNamesUnknown() {
    assertThat(problems("game T\nposition n 0..\nmove t where n > m\n n := 0"))
        .contains("say what values it takes")
        .endsWith("1 error in t.game");
  }

  @Test
  void whatIsMissingIsNamedOnlyWhereNothingElseIsWrong() {
    assertThat(problems(""))
        .isEqualTo(
            "t.game:1:1: the text is empty: a game begins with 'game NAME'\n1 error in t.game");
    assertThat(problems("game")).contains("the game needs a name after 'game'");
    assertThat(problems("game T"))
        .contains("the game has no position")
        .endsWith("1 error in t.game");
    assertThat(problems("game T\nheap n")).contains("the game has no move");
    assertThat(problems("heap n")).contains("a game begins with 'game NAME', found 'heap'");
    assertThat(problems("gmae T\nheap n\nmove t\n n := 0")).endsWith("1 error in t.game");
    assertThat(problems("game T\n\"open")).endsWith("1 error in t.game");
  }

  @Test
  void twoMovesOfOneNameAreRefusedSinceLabelsWouldClash() {
    assertThat(problems(HEAD + "move t n := 0\nmove t n := 1"))
        .contains("there is a move 't' already: choose another name");
  }

  @Test
  void aMoveSplitsItsHeapOnce() {
    String text = "game T\nheap n\nmove t k in 1..n\n n := k + (n - k)\n n := 3\n";
    assertThat(problems(text)).contains("a move that splits its heap in 'n' changes 'n' only once");
  }

  @Test
  void besideASplitASumThatKeepsAllIsNoSplit() {
    String text = "game T\nheap n, c: 0..\nmove t\n n := 1 + (n - 1)\n c := c + 1\n";
    assertThat(problems(text))
        .contains(
            "a move splits its heap in 'c' only once: put brackets around a sum that should not split");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "n := 2 of n / 2\n n := 3",
        "n := 2 of n / 2\n n := 1 + (n - 1)",
        "n := 1 of 1\n n := 2 of 1"
      })
  void equalPartsSplitOnceToo(String changes) {
    assertThat(problems("game T\nheap n\nmove t\n " + changes + "\n")).contains("only once");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "n := 2 of n / 2\n c := n",
        "n := 1 + (n - 1)\n gain n",
        "n := 1 + (n - 1)\n again if n > 2",
        "n := 1 + (n - 1)\n if n > 2: c := 1",
        "n := 1 + (n - 1)\n for i in 1..n: c := 1",
        "n := 1 + (n - 1)\n then k in 1..n\n c := k",
        "n := 1 + (n - 1)\n then where n > 2\n c := 1",
        "n := 1 + (n - 1)\n c := 1 + (n - 1)",
      })
  void nothingReadsANumberThatIsSplit(String changes) {
    assertThat(problems("game T\nheap n, c: 0..\nmove t\n " + changes + "\n"))
        .contains("the heap is split before this, so 'n' is no longer one number");
  }

  @Test
  void equalPartsDoNotSplitUnderACondition() {
    assertThat(problems("game T\nheap n\nmove t\n if n > 2: n := 2 of 1\n"))
        .contains("a heap cannot split inside 'for' or 'if'");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "c := n mod 2",
        "c := half",
        "c := (if any x in 1..n: x > 3 then 1 else 0)",
      })
  void behindASplitThereIsNoOneSize(String change) {
    String head = "game T\nheap n, c: 0..99 = 0\nlet half = n / 2\nmove t k in 1..n\n ";
    String split = "n := k + (n - k)";
    assertThat(problems(head + split + "\n " + change))
        .contains("t.game:6:7: the heap is split before this, so 'n' is no longer one number");
    assertThat(problems(head + change + "\n " + split)).isEmpty();
    assertThat(problems(head + "n := n - k\n " + change)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "where n = |(|)|1",
        "where 1 in |{|}|1",
        "where 3 = |abs(|)|1",
        "where 1 = |sum([|])|1",
        "where 1 = |n[|]|1",
        "k in |{max(|)}|1",
        "k in |(|)|1..2",
      })
  void twoHundredBracketsAndNoMore(String before, String open, String close, String inside) {
    int each = (int) open.chars().filter(c -> "([{".indexOf(c) >= 0).count();
    for (int brackets = 200 - each; brackets <= 200 + each; brackets += each) {
      int count = brackets / each;
      String text =
          HEAD + "move t " + before + open.repeat(count) + inside + close.repeat(count) + " n := 0";
      String refused = "more than 200 brackets are open here";
      assertThat(problems(text).contains(refused)).as("%d", brackets).isEqualTo(brackets > 200);
    }
  }

  /** An error inside deep brackets does not affect the nesting depth of the next statement. */
  @Test
  void bracketsOfAFaultyStatementAreForgotten() {
    String open = "(".repeat(150);
    String text = HEAD + "move s where " + open + "\nmove t where n = " + open + "1";
    assertThat(problems(text + ")".repeat(150) + "\n n := 0")).doesNotContain("more than 200");
  }

  @Test
  void noNestingExhaustsTheStack() {
    for (String word : new String[] {"any x in ", "not ", "- ", "2 ^ ", "if n > 1 then 1 else "}) {
      assertThat(problems(HEAD + "move t where " + word.repeat(4_000) + "1\n n := 0"))
          .as(word)
          .contains("nested too deeply");
    }
  }

  @Test
  void examplesAndDefaultsAreTried() {
    String params = "game T\nparam k: 1..3 = 7\nparam c: code = 1.5\nheap n\nmove t n := k\n";
    assertThat(problems(params))
        .contains("t.game:2:7: '7' is not a value for k of t: it goes from 1 to 3");
    String code = "game T\nparam c: code = 1.5\nheap n\nmove t n := digits(c)\n";
    assertThat(problems(code)).contains("t.game:2:7: '1.5' is not an octal or hexadecimal code");
    String examples =
        HEAD + "param k = 1\nmove t n := k\nexample 1,2\nexample -1\nexample 3 with j=2\n";
    assertThat(problems(examples))
        .contains(
            "t.game:5:9: '1,2' is not a position of t: there is too much at character 3, found '2'; write n")
        .contains("t.game:6:9: '-1' is not a position of t: n goes from 0 on, it cannot be -1")
        .contains("t.game:7:9: t has no parameter 'j'. It has k.")
        .endsWith("3 errors in t.game");
    assertThat(problems(HEAD + "param k = 1\nmove t n := k\nexample 1 with k"))
        .contains("'k' is not a setting");
  }

  @Test
  void manyProblemsAndLongLinesStayReadable() {
    String many = HEAD + "move t n := 0 ".repeat(1) + "\n" + "@".repeat(90_000);
    String shown = problems(many);
    assertThat(shown).contains("... and 89980 more").endsWith("90000 errors in t.game");
    assertThat(shown.length()).isLessThan(10_000);
  }

  @Test
  void controlCharactersDoNotReachTheTerminal() {
    assertThat(problems(HEAD + "\u001b[31m"))
        .contains("the character U+001B")
        .doesNotContain("\u001b");
  }

  @Test
  void textsThatAreTooLongAreRefused() {
    assertThatThrownBy(() -> TextGame.read("t", "t.game", "#".repeat(TextGame.LONGEST + 1)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("too long");
  }

  /** Conditions nest when moves are generated, so their number is limited. */
  @Test
  void aMoveHasABoundedNumberOfConditions() {
    String move = "game G\nposition n: 0..\nmove take" + " where n > 0".repeat(1000);
    assertThat(TextGame.parse("g", "g.game", move + ": n := n - 1\n").problems()).isEmpty();
    assertThat(TextGame.parse("g", "g.game", move + " where true: n := n - 1\n").problems())
        .singleElement()
        .extracting(Diagnostic::message)
        .asString()
        .contains("at most 1000 choices and conditions");
  }
}
