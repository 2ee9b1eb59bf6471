package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Space;
import zermelo.kernel.space.CompilableSpace;
import zermelo.kernel.space.PlayerExchange;
import zermelo.kernel.space.PositionRanking;
import zermelo.language.compile.runtime.CompiledBoardSpace;
import zermelo.language.compile.runtime.CompiledPlainSpace;
import zermelo.language.interpret.TextRules;
import zermelo.language.program.LanguageSubset;

/**
 * Compares compiled rules with interpreted ones.
 *
 * <p>It compares packing, ends, settlements, moves with their order and points, turns, ranks,
 * sweeps, and the messages of failing rules. Positions with exchanged players must have the same
 * ends and options.
 */
final class Twins {
  private final TextRules rules;
  private final Space slow;
  private final Space fast;
  private final Optional<PlayerExchange> exchange;
  private final Set<List<Long>> seen = new HashSet<>();
  private final Deque<long[]> waiting = new ArrayDeque<>();
  private int faults;
  private int moves;

  private Twins(TextRules rules, Space slow, Space fast) {
    this.rules = rules;
    this.slow = slow;
    this.fast = CompilableSpace.fastest(fast);
    this.exchange = this.fast.capability(PlayerExchange.class);
  }

  /** The number of things that were compared. */
  record Count(int positions, int moves, int faults, int swept) {
    static final Count NOTHING = new Count(0, 0, 0, 0);
  }

  /**
   * Compares at most {@code most} positions from these parts on, with {@code limit} options of
   * each.
   */
  static Count compare(TextRules rules, List<Position> parts, int most, int limit) {
    Space slow = rules.interpretedSpace(parts);
    return new Twins(rules, slow, rules.space(parts)).compare(parts, most, limit);
  }

  /** Whether rules are compiled. Rules that the compiler cannot write are interpreted. */
  static boolean compiles(TextRules rules, List<Position> parts) {
    Space fast = CompilableSpace.fastest(rules.space(parts));
    return fast instanceof CompiledPlainSpace || fast instanceof CompiledBoardSpace;
  }

  /** Compares a few positions in a space that was widened several times, if that is possible. */
  static void compareWider(TextRules rules, List<Position> parts, int times) {
    Space slow = rules.interpretedSpace(parts);
    Space fast = CompilableSpace.fastest(rules.space(parts)); // what is wider is compiled too
    try {
      for (int i = 0; i < times; i++) {
        slow = slow.wider();
        fast = fast.wider();
      }
    } catch (Space.Overflow widest) {
      return;
    }
    new Twins(rules, slow, fast).compare(parts, 50, 100);
  }

  private Count compare(List<Position> parts, int most, int limit) {
    if (LanguageSubset.isPlain(rules.program())) {
      assertThat(fast).isInstanceOf(CompiledPlainSpace.class);
    }
    assertThat(fast.words()).isEqualTo(slow.words());
    parts.forEach(this::start);
    ranks();
    while (!waiting.isEmpty() && seen.size() < most) {
      long[] words = waiting.remove();
      if (seen.add(Arrays.stream(words).boxed().toList())) {
        look(words, limit);
      }
    }
    return new Count(seen.size(), moves, faults, SweptTwin.compare(slow, fast));
  }

  private void start(Position part) {
    long[] words = new long[slow.words()];
    slow.pack(part, words, 0);
    long[] again = new long[slow.words()];
    fast.pack(part, again, 0);
    assertThat(again).isEqualTo(words);
    assertThat(fast.holds(part)).isTrue();
    waiting.add(words);
  }

  private void look(long[] words, int limit) {
    String position = rules.print(slow.unpack(words, 0));
    assertThat(fast.unpack(words, 0)).as(position).isEqualTo(slow.unpack(words, 0));
    assertThat(fast.turn(words, 0)).as(position).isEqualTo(slow.turn(words, 0));
    String end = tried(() -> slow.ending(words, 0).toString());
    assertThat(tried(() -> fast.ending(words, 0).toString())).as(position).isEqualTo(end);
    long[] chosen = words.clone();
    choose(chosen);
    assertThat(tried(() -> slow.ending(chosen, 0).toString())).as(position).isEqualTo(end);
    String settlement = tried(() -> "" + slow.settlement(words, 0));
    assertThat(tried(() -> "" + fast.settlement(words, 0))).as(position).isEqualTo(settlement);
    if (!end.equals(Ending.OPEN.toString())) {
      return;
    }
    Options expected = new Options(slow.words(), limit);
    Options found = new Options(slow.words(), limit);
    String fault = tried(() -> options(slow, words, expected));
    assertThat(tried(() -> options(fast, words, found))).as(position).isEqualTo(fault);
    Options following = new Options(slow.words(), limit);
    assertThat(tried(() -> options(slow, chosen, following))).as(position).isEqualTo(fault);
    if (!fault.equals("fine")) {
      faults++;
      return;
    }
    assertThat(toldChosen(following)).as("chosen for %s", position).isEqualTo(toldChosen(expected));
    assertThat(told(found)).as("moves of %s", position).isEqualTo(told(expected));
    moves += expected.size();
    compareRanks(expected);
    int parts = parts(expected);
    for (int part = 0; part < parts; part++) {
      int at = expected.at(part);
      waiting.add(Arrays.copyOfRange(expected.words(), at, at + slow.words()));
    }
  }

  /** Exchanges the players so that the first is to move, as solvers do. */
  private void choose(long[] words) {
    exchange.ifPresent(
        players -> {
          players.giveFirstPlayerTheTurn(words, 0);
          assertThat(fast.turn(words, 0)).isZero();
        });
  }

  private List<List<Long>> toldChosen(Options options) {
    List<List<Long>> told = new ArrayList<>();
    for (int option = 0; option < options.size(); option++) {
      for (int part = options.firstPart(option); part < options.endPart(option); part++) {
        int at = options.at(part);
        long[] words = Arrays.copyOfRange(options.words(), at, at + slow.words());
        choose(words);
        told.add(Arrays.stream(words).boxed().toList());
      }
      told.add(List.of());
    }
    return told;
  }

  private static String options(Space space, long[] words, Options out) {
    space.options(words, 0, out);
    return "fine";
  }

  private interface Attempt {
    String run();
  }

  private static String tried(Attempt attempt) {
    try {
      return attempt.run();
    } catch (RulesFault fault) {
      return "" + fault.getMessage();
    } catch (Space.Overflow overflow) {
      return "overflow";
    } catch (ArithmeticException tooManyPoints) {
      return "too many points";
    }
  }

  private List<List<Long>> told(Options options) {
    List<List<Long>> told = new ArrayList<>();
    for (int option = 0; option < options.size(); option++) {
      int from = options.at(options.firstPart(option));
      int to = options.at(options.endPart(option));
      told.add(Arrays.stream(options.words(), from, to).boxed().toList());
      told.add(List.of((long) options.gain(option)));
    }
    return told;
  }

  private static int parts(Options options) {
    return options.size() == 0 ? 0 : options.endPart(options.size() - 1);
  }

  private void compareRanks(Options options) {
    if (slow.capability(PositionRanking.class).isEmpty()) {
      return;
    }
    int parts = parts(options);
    for (int part = 0; part < parts; part++) {
      int at = options.at(part);
      String expected = tried(() -> rank(slow, options.words(), at));
      assertThat(tried(() -> rank(fast, options.words(), at))).isEqualTo(expected);
    }
    int[] expected = new int[parts];
    int[] found = new int[parts];
    String all = tried(() -> "" + ranks(slow, options.words(), parts, expected));
    assertThat(tried(() -> "" + ranks(fast, options.words(), parts, found))).isEqualTo(all);
    if (all.equals("true")) {
      assertThat(found).isEqualTo(expected);
    }
  }

  private boolean ranks(Space space, long[] words, int parts, int[] target) {
    return space
        .capability(PositionRanking.class)
        .orElseThrow()
        .ranks(words, slow.words(), parts, Integer.MAX_VALUE, target);
  }

  private static String rank(Space space, long[] words, int at) {
    return "" + space.capability(PositionRanking.class).orElseThrow().rank(words, at);
  }

  private void ranks() {
    assertThat(fast.capability(PositionRanking.class).isPresent())
        .isEqualTo(slow.capability(PositionRanking.class).isPresent());
    if (slow.capability(PositionRanking.class).isEmpty()) {
      return;
    }
    PositionRanking expected = slow.capability(PositionRanking.class).orElseThrow();
    PositionRanking found = fast.capability(PositionRanking.class).orElseThrow();
    assertThat(found.size()).isEqualTo(expected.size());
    for (long rank = 0; rank < Math.min(40, found.size()); rank++) {
      unrank(expected, found, rank);
      unrank(expected, found, found.size() - 1 - rank);
    }
  }

  private void unrank(PositionRanking expected, PositionRanking found, long rank) {
    long[] words = new long[slow.words()];
    long[] again = new long[slow.words()];
    expected.unrank(rank, words, 0);
    found.unrank(rank, again, 0);
    assertThat(again).as("rank %d", rank).isEqualTo(words);
    assertThat(found.rank(words, 0)).isEqualTo(rank);
  }
}
