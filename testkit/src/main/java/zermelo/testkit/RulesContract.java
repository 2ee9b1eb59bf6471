package zermelo.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Space;
import zermelo.kernel.space.CanonicalForm;
import zermelo.kernel.space.CompilableSpace;
import zermelo.kernel.space.ForwardingSpace;

/**
 * The contract of every {@link Rules}, checked on given positions and their followers.
 *
 * <p>It checks the notation, the agreement of {@link Rules} and {@link Space}, and the facts. Each
 * check throws an AssertionError that names the rules and the position.
 */
public final class RulesContract {
  /** Positions whose spaces are compiled; each may take a while. */
  private static final int COMPILED_SPACES = 4;

  private final Rules rules;
  private final Set<Position> reached = new HashSet<>();
  private final Map<Position, List<Move>> moves = new HashMap<>();
  private final List<Position> order = new ArrayList<>();

  private RulesContract(Rules rules) {
    this.rules = rules;
  }

  /** Checks the rules on these positions and their followers, {@code most} positions in all. */
  public static void check(Rules rules, List<Position> positions, int most) {
    RulesContract contract = new RulesContract(rules);
    rules.start().ifPresent(start -> contract.reach(start, most));
    positions.forEach(position -> contract.reach(position, most));
    contract.explore(most);
    contract.order.forEach(contract::notation);
    contract.order.forEach(contract::moveList);
    contract.order.forEach(contract::views);
    contract.order.stream().limit(1).forEach(contract::wrapped);
    contract.order.stream().limit(COMPILED_SPACES).forEach(contract::compiled);
    contract.order.forEach(contract::facts);
    contract.loops();
  }

  private void reach(Position position, int most) {
    if (reached.size() < most && reached.add(position)) {
      order.add(position);
    }
  }

  private void explore(int most) {
    for (int i = 0; i < order.size(); i++) {
      moves(order.get(i)).forEach(move -> reach(move.target(), most));
    }
  }

  private List<Move> moves(Position position) {
    return moves.computeIfAbsent(
        position,
        at ->
            rules.ending(at) == Ending.OPEN
                ? rules.moves(at, Integer.MAX_VALUE).moves()
                : List.of());
  }

  /** A position in the description of an assertion; printed only if the assertion fails. */
  private record Place(Rules rules, Position position) {
    @Override
    public String toString() {
      return rules.id() + " at " + rules.print(position);
    }
  }

  private Place at(Position position) {
    return new Place(rules, position);
  }

  private void notation(Position position) {
    assertThat(rules.parse(rules.printWithTurn(position)))
        .as("%s", at(position))
        .isEqualTo(position);
    // A text may omit the turn: then it reads as the same position with the players renamed.
    String text = rules.print(position);
    Position read = rules.parse(text);
    assertThat(rules.print(read)).as("%s", at(position)).isEqualTo(text);
    assertThat(shown(read)).as("%s", at(position)).isEqualTo(shown(position));
    List<Position> parts = rules.parts(position);
    assertThat(rules.join(parts)).as("parts of %s", at(position)).isEqualTo(position);
  }

  /** The moves of a position as a player sees them. */
  private List<String> shown(Position position) {
    return moves(position).stream()
        .map(move -> move.label() + " -> " + rules.print(move.target()))
        .toList();
  }

  private void moveList(Position position) {
    if (rules.ending(position) != Ending.OPEN) {
      return;
    }
    List<Move> moves = moves(position);
    assertThat(rules.countMoves(position, Integer.MAX_VALUE))
        .as("number of moves of %s", at(position))
        .isEqualTo(moves.size());
    for (Move move : moves) {
      assertThat(rules.move(position, move.label()))
          .as("%s: %s", at(position), move.label())
          .contains(move);
    }
    assertThat(rules.move(position, "no such move")).as("%s", at(position)).isEmpty();
    MoveList first = rules.moves(position, 1);
    assertThat(first.moves()).as("%s", at(position)).isEqualTo(moves.stream().limit(1).toList());
    assertThat(first.complete()).as("%s", at(position)).isEqualTo(moves.size() <= 1);
  }

  /** The packed form of a part agrees with the rules on the position that is this part alone. */
  private void views(Position position) {
    List<Position> parts = rules.parts(position);
    Space space = rules.space(parts);
    for (Position part : parts) {
      Position alone = rules.join(List.of(part));
      assertThat(space.holds(part)).as("space of %s", at(alone)).isTrue();
      long[] words = packed(space, part);
      assertThat(space.ending(words, 0)).as("%s", at(alone)).isEqualTo(rules.ending(alone));
      if (!rules.facts().impartial()) {
        assertThat(space.turn(words, 0)).as("%s", at(alone)).isEqualTo(rules.turn(alone));
      }
      assertThat(canonical(space, packed(space, space.unpack(words, 0))))
          .as("unpacked %s", at(alone))
          .isEqualTo(canonical(space, words));
      if (rules.ending(alone) == Ending.OPEN) {
        sameOptions(space, alone, words);
      }
      if (rules.facts().scored() && moves(alone).isEmpty()) {
        assertThat(space.settlement(words, 0))
            .as("%s", at(alone))
            .isEqualTo(rules.settlement(alone));
      }
    }
  }

  /** A wrapped space offers the same as the plain one; it does so for every position or none. */
  private void wrapped(Position position) {
    List<Position> parts = rules.parts(position);
    Space plain = rules.space(parts);
    for (Position part : parts) {
      CapabilityContract.check(plain, new ForwardingSpace(plain) {}, packed(plain, part));
    }
  }

  /** A compiled space offers the same as the plain one. */
  private void compiled(Position position) {
    List<Position> parts = rules.parts(position);
    Space compiled = CompilableSpace.fastest(rules.space(parts));
    Space plain = rules.space(parts);
    for (Position part : parts) {
      CapabilityContract.check(plain, compiled, packed(plain, part));
    }
  }

  private void sameOptions(Space space, Position alone, long[] words) {
    Options options = new Options(space.words());
    try {
      space.options(words, 0, options);
    } catch (Space.Overflow overflow) {
      sameOptions(space.wider(), alone);
      return;
    }
    List<List<Long>> packed = new ArrayList<>();
    for (int option = 0; option < options.size(); option++) {
      List<List<Long>> parts = new ArrayList<>();
      for (int part = options.firstPart(option); part < options.endPart(option); part++) {
        long[] own = Position.copy(options.words(), options.at(part), space.words()).words();
        parts.add(canonical(space, own));
      }
      packed.add(flat(parts, options.gain(option)));
    }
    List<List<Long>> door = new ArrayList<>();
    for (Move move : moves(alone)) {
      List<List<Long>> parts = new ArrayList<>();
      for (Position part : rules.parts(move.target())) {
        if (!space.holds(part)) {
          sameOptions(space.wider(), alone);
          return;
        }
        parts.add(canonical(space, packed(space, part)));
      }
      door.add(flat(parts, move.gain()));
    }
    assertThat(packed)
        .as("packed options and moves of %s, in the same order", at(alone))
        .isEqualTo(door);
  }

  private void sameOptions(Space wider, Position alone) {
    sameOptions(wider, alone, packed(wider, rules.parts(alone).getFirst()));
  }

  private static List<Long> flat(List<List<Long>> parts, int gain) {
    List<Long> all = new ArrayList<>();
    parts.stream().sorted((a, b) -> a.toString().compareTo(b.toString())).forEach(all::addAll);
    all.add((long) gain);
    return all;
  }

  private static long[] packed(Space space, Position part) {
    long[] words = new long[space.words()];
    space.pack(part, words, 0);
    return words;
  }

  private static List<Long> canonical(Space space, long[] words) {
    long[] copy = words.clone();
    CanonicalForm.of(space).canonicalize(copy, 0);
    List<Long> list = new ArrayList<>();
    for (long word : copy) {
      list.add(word);
    }
    return list;
  }

  private void facts(Position position) {
    Facts facts = rules.facts();
    Ending ending = rules.ending(position);
    if (ending == Ending.TIED) {
      assertThat(facts.ties()).as("%s: ties", at(position)).isTrue();
    }
    if (ending == Ending.LOST || ending == Ending.WON) {
      assertThat(facts.hasDecisiveEndings()).as("%s: decides", at(position)).isTrue();
    }
    for (Move move : moves(position)) {
      if (facts.impartial()) {
        assertThat(rules.turn(move.target())).as("%s: impartial", at(position)).isZero();
      }
      if (!facts.scored()) {
        assertThat(move.gain()).as("%s: not scored", at(position)).isZero();
      }
    }
    if (!facts.impartial()) {
      int own = rules.turn(position);
      int other = 1 - own;
      assertThat(rules.giveTurn(position, own)).as("%s", at(position)).isEqualTo(position);
      assertThat(rules.turn(rules.giveTurn(position, other)))
          .as("%s", at(position))
          .isEqualTo(other);
    }
    if (!facts.heaps()) {
      assertThat(rules.parts(position)).as("%s: no heaps", at(position)).hasSize(1);
    }
  }

  /** If the facts say acyclic, repeatedly removing positions without moves leaves nothing. */
  private void loops() {
    if (!rules.facts().acyclic()) {
      return;
    }
    Map<Position, Integer> waitsFor = new HashMap<>();
    Map<Position, List<Position>> before = new HashMap<>();
    List<Position> free = new ArrayList<>();
    for (Position position : order) {
      List<Position> inside =
          moves(position).stream().map(Move::target).filter(reached::contains).toList();
      waitsFor.put(position, inside.size());
      inside.forEach(to -> before.computeIfAbsent(to, key -> new ArrayList<>()).add(position));
      if (inside.isEmpty()) {
        free.add(position);
      }
    }
    for (int i = 0; i < free.size(); i++) {
      for (Position position : before.getOrDefault(free.get(i), List.of())) {
        if (waitsFor.merge(position, -1, Integer::sum) == 0) {
          free.add(position);
        }
      }
    }
    assertThat(free).as("%s: positions without a loop", rules.id()).hasSize(order.size());
  }
}
