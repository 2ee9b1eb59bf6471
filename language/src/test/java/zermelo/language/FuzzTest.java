package zermelo.language;

import static java.time.Duration.ofSeconds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.kernel.Game;
import zermelo.kernel.MoveList;
import zermelo.kernel.Options;
import zermelo.kernel.Phrases;
import zermelo.kernel.Position;
import zermelo.kernel.Proposal;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Space;
import zermelo.kernel.input.BadInput;
import zermelo.language.interpret.TextRules;
import zermelo.testkit.SampleSize;

/** Every text and every position gives an answer or an error message, in bounded time. */
class FuzzTest {
  private static final List<String> BITS =
      List.of(
          "(",
          ")",
          "[",
          "]",
          "{",
          "}",
          "..",
          ":=",
          "=",
          "+",
          "-",
          "*",
          "/",
          "^",
          " mod ",
          " xor ",
          " in ",
          " not ",
          " and ",
          " or ",
          " if ",
          " then ",
          " else ",
          " where ",
          "any x in ",
          ":",
          ";",
          ",",
          "\"",
          "#",
          "\n",
          "0",
          "1",
          "7",
          "9223372036854775807",
          "-1",
          "n",
          "divisors(",
          "primes(",
          "lowered(",
          "size(",
          "gcd(",
          "their ",
          "own ",
          "heap ",
          "position ",
          "move ",
          "end ",
          "let ",
          "param ",
          "example ",
          "propose ",
          "say ",
          "{n}",
          "game ",
          "set of ",
          "list of ",
          "bag of ",
          "0.77");

  /** Reads a text and plays it. It may fail only with the exceptions for bad input. */
  private static void survive(String text, String what) {
    try {
      TextGame game = TextGame.read("fuzz", "fuzz.game", text);
      for (Game.Example example : game.examples()) {
        TextRules rules = game.rules(example.settings());
        Position position = rules.parse(example.position());
        play(rules, position);
      }
      for (Game.Example template : game.proposals()) {
        Game.Example drawn = Proposal.drawn(template, new Random(1));
        TextRules rules = game.rules(drawn.settings());
        play(rules, rules.parse(drawn.position()));
      }
    } catch (BadInput | RulesFault | Space.Overflow message) {
      assertThat(message).hasMessageMatching("(?s).+"); // the expected exceptions for bad texts
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError bug) {
      fail(what + ":\n" + text, bug);
    }
  }

  private static void play(TextRules rules, Position position) {
    rules.facts();
    rules.ending(position);
    rules.countMoves(position, 100);
    MoveList moves = rules.moves(position, 5);
    moves.moves().forEach(move -> rules.parse(rules.print(move.target())));
    moves.moves().forEach(move -> rules.move(position, move.label()));
    Phrases phrases = rules.phrases();
    phrases.moves(position);
    moves.moves().forEach(move -> phrases.name(position, move));
    moves.moves().forEach(move -> phrases.action(position, move));
    List<Position> parts = rules.parts(position);
    Space space = rules.space(parts);
    for (Position part : parts) {
      long[] words = new long[space.words()];
      space.pack(part, words, 0);
      space.ending(words, 0);
      space.options(words, 0, new Options(space.words(), 100));
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void mutatedTexts(long seed) {
    Random random = new Random(seed);
    List<String> ids = LibraryTexts.ids();
    for (int round = 0; round < SampleSize.of(150); round++) {
      StringBuilder text =
          new StringBuilder(LibraryTexts.text(ids.get(random.nextInt(ids.size()))));
      for (int change = random.nextInt(4); change >= 0; change--) {
        mutate(text, random);
      }
      survive(text.toString(), "seed " + seed + ", round " + round);
    }
  }

  private static void mutate(StringBuilder text, Random random) {
    int at = random.nextInt(text.length());
    int length = Math.min(text.length() - at, 1 + random.nextInt(6));
    switch (random.nextInt(4)) {
      case 0 -> text.delete(at, at + length);
      case 1 -> text.insert(at, BITS.get(random.nextInt(BITS.size())));
      case 2 -> text.replace(at, at + length, BITS.get(random.nextInt(BITS.size())));
      default -> {
        int from = random.nextInt(text.length());
        text.insert(at, text.substring(from, Math.min(text.length(), from + 20)));
      }
    }
    if (text.isEmpty()) {
      text.append('x');
    }
  }

  @Test
  void randomCharactersAndWords() {
    Random random = new Random(7);
    for (int round = 0; round < 500; round++) {
      StringBuilder text =
          new StringBuilder(random.nextBoolean() ? "game T\nposition n: 0..\n" : "");
      for (int i = random.nextInt(200); i > 0; i--) {
        if (random.nextInt(3) == 0) {
          text.append((char) random.nextInt(0x10000));
        } else {
          text.append(BITS.get(random.nextInt(BITS.size())));
        }
      }
      survive(text.toString(), "seed 7, round " + round);
    }
  }

  /** Long chains and deep nests that would exhaust the stack or the time without limits. */
  @Tag("slow")
  @Test
  void hugeTexts() {
    String head = "game T\nposition n: 0..\nposition a: list of 0.. = [1]\nexample 5\nmove t n := ";
    List<String> huge =
        List.of(
            head + "(".repeat(40_000),
            head + "(".repeat(20_000) + "1" + ")".repeat(20_000),
            head + "1" + "+1".repeat(45_000),
            head + "1" + " xor 1".repeat(15_000),
            head + "-".repeat(50_000) + "1",
            head + "2" + "^1".repeat(45_000),
            head + "a" + "[1]".repeat(30_000),
            head + "[".repeat(50_000),
            head + "min(".repeat(24_000),
            head + "1\nmove u where " + "not ".repeat(20_000) + "true n := 1",
            head + "1\nmove u where true" + " and true".repeat(9_000) + " n := 1",
            head + "1\nmove u " + "k in 1..2 ".repeat(9_000) + " n := 1",
            head + "1\n" + "n := 1;".repeat(13_000),
            head + "1\n" + "let a = b\n".repeat(9_000),
            head + "1\n" + "example 3\n".repeat(9_000),
            head + "1\n" + "propose 3..9\n".repeat(7_000),
            head + "1\npropose " + "9".repeat(90_000),
            head + "1\npropose " + "1..2,".repeat(18_000),
            head + "1\nsay t \"" + "{n}".repeat(30_000) + "\"",
            head + "1\nsay t \"" + "{x}".repeat(30_000) + "\"",
            head + "1\nsay t \"" + "{".repeat(90_000) + "\"",
            head + "1\nsay t \"{" + "x".repeat(90_000) + "}\"",
            head + "1\n" + "say t \"x\"\n".repeat(8_000),
            head + "1\n" + "\"".repeat(90_001),
            "game " + "x".repeat(90_000),
            "game T\nheap " + "n,".repeat(45_000),
            "game T\nheap n\nmove t n := 1" + "+1".repeat(45_000),
            head + "x".repeat(45_000) + " + " + "y".repeat(45_000),
            "game T\n" + doublingLets() + "position n: 0..\nmove t n := a60\nexample 3",
            "game T\n" + chainedLets() + "position n: 0..\nmove t n := a2000\nexample 3");
    for (String text : huge) {
      assertTimeoutPreemptively(
          ofSeconds(60), () -> survive(text, text.substring(0, Math.min(120, text.length()))));
    }
  }

  /** Each name is the sum of two copies of the previous one: written out, 2^60 terms. */
  private static String doublingLets() {
    StringBuilder text = new StringBuilder("let a0 = 1\n");
    for (int i = 1; i <= 60; i++) {
      text.append("let a%d = a%d + a%d\n".formatted(i, i - 1, i - 1));
    }
    return text.toString();
  }

  private static String chainedLets() {
    StringBuilder text = new StringBuilder("let a0 = 1\n");
    for (int i = 1; i <= 2000; i++) {
      text.append("let a%d = a%d + 1\n".formatted(i, i - 1));
    }
    return text.toString();
  }

  @ParameterizedTest
  @ValueSource(longs = {11, 12})
  void randomPositionsSettingsAndLabels(long seed) {
    Random random = new Random(seed);
    String signs = "0123456789,,+-[]{}:AB. 99999999999 heap take";
    for (String id : LibraryTexts.ids()) {
      TextGame game = LibraryTexts.game(id);
      for (int round = 0; round < SampleSize.of(20); round++) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(12); i > 0; i--) {
          text.append(signs.charAt(random.nextInt(signs.length())));
        }
        Game.Example example = game.examples().getFirst();
        try {
          TextRules rules = game.rules(example.settings());
          rules.move(rules.parse(example.position()), text.toString());
          play(rules, rules.parse(text.toString()));
          game.parameters().stream()
              .findFirst()
              .ifPresent(p -> game.rules(example.settings().and(p.name() + "=" + text)));
        } catch (BadInput | RulesFault | Space.Overflow message) {
          assertThat(message).hasMessageMatching("(?s).+");
        } catch (RuntimeException | StackOverflowError bug) {
          fail(id + " seed " + seed + ": '" + text + "'", bug);
        }
      }
    }
  }
}
