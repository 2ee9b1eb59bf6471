package zermelo.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Space;
import zermelo.kernel.space.CanonicalForm;
import zermelo.kernel.space.Tiers;

/**
 * The contract of the {@link Tiers} of a game, checked on reachable positions and random ranks.
 *
 * <p>Each check throws an AssertionError that names the rules and the position.
 */
public final class TiersContract {
  private static final int RANDOM_RANKS = 300;

  private final Rules rules;
  private final Space space;
  private final CanonicalForm form;
  private final Tiers tiers;
  private final Set<Position> reached = new HashSet<>(); // packed
  private boolean whole = true;

  private TiersContract(Rules rules, Space space, Tiers tiers) {
    this.rules = rules;
    this.space = space;
    this.form = CanonicalForm.of(space);
    this.tiers = tiers;
  }

  /** Checks at most {@code most} positions reachable from this one; false if there are no tiers. */
  public static boolean check(Rules rules, Position start, int most) {
    Space space = rules.space(List.of(start));
    Optional<Tiers> tiers = Tiers.of(space);
    if (tiers.isEmpty()) {
      return false;
    }
    TiersContract contract = new TiersContract(rules, space, tiers.get());
    contract.explore(start, most);
    contract.intervals();
    contract.reached.forEach(contract::position);
    if (contract.whole) {
      contract.orbits();
    }
    contract.randomRanks();
    return true;
  }

  private void explore(Position start, int most) {
    long[] words = new long[space.words()];
    space.pack(start, words, 0);
    Deque<Position> waiting = new ArrayDeque<>(List.of(Position.of(words)));
    reached.add(waiting.getFirst());
    while (!waiting.isEmpty()) {
      for (Position option : options(waiting.remove())) {
        if (reached.size() >= most) {
          whole = false;
          return;
        }
        if (reached.add(option)) {
          waiting.add(option);
        }
      }
    }
  }

  private List<Position> options(Position packed) {
    List<Position> all = new ArrayList<>();
    long[] words = packed.words();
    if (space.ending(words, 0) == Ending.OPEN) {
      Options options = new Options(space.words());
      space.options(words, 0, options);
      for (int i = 0; i < options.size(); i++) {
        all.add(Position.copy(options.words(), options.at(i), space.words()));
      }
    }
    return all;
  }

  /** A position in the description of an assertion; printed only if the assertion fails. */
  private record Place(Rules rules, Space space, Position packed) {
    @Override
    public String toString() {
      return rules.id()
          + rules.parameterValues()
          + " at "
          + rules.print(space.unpack(packed.words(), 0));
    }
  }

  private Place at(Position packed) {
    return new Place(rules, space, packed);
  }

  private void intervals() {
    assertThat(tiers.first(0)).isZero();
    assertThat(tiers.first(tiers.count())).isEqualTo(tiers.size());
    for (int tier = 0; tier < tiers.count(); tier++) {
      assertThat(tiers.first(tier)).as("tier %d", tier).isLessThanOrEqualTo(tiers.first(tier + 1));
      if (tiers.first(tier) < tiers.first(tier + 1)) {
        assertThat(tiers.tier(tiers.first(tier))).isEqualTo(tier);
        assertThat(tiers.tier(tiers.first(tier + 1) - 1)).isEqualTo(tier);
      }
    }
  }

  private Position chosen(Position packed) {
    long[] words = packed.words();
    tiers.giveFirstPlayerTheTurn(words, 0);
    form.canonicalize(words, 0);
    return Position.of(words);
  }

  private long rank(Position chosen) {
    return tiers.rank(chosen.words(), 0);
  }

  private void position(Position packed) {
    Position chosen = chosen(packed);
    long rank = rank(chosen);
    assertThat(rank).as("%s", at(packed)).isBetween(0L, tiers.size() - 1);
    long[] back = new long[space.words()];
    tiers.unrank(rank, back, 0);
    assertThat(Position.of(back)).as("the rank of %s", at(packed)).isEqualTo(chosen);
    assertThat(chosen(chosen)).as("%s", at(packed)).isEqualTo(chosen);
    if (tiers.ranksFirstPlayerOnly()) {
      assertThat(space.turn(back, 0)).as("%s", at(packed)).isZero();
    }
    assertThat(space.ending(back, 0))
        .as("%s", at(packed))
        .isEqualTo(space.ending(packed.words(), 0));
    OptionRanks own = optionRanks(packed);
    assertThat(optionRanks(chosen)).as("options of %s", at(packed)).isEqualTo(own);
    int tier = tiers.tier(rank);
    for (List<Long> options : List.of(own.turnPasses(), own.turnStays())) {
      assertThat(options)
          .as("tiers of the options of %s", at(packed))
          .allMatch(option -> tiers.tier(option) <= tier);
    }
  }

  /** The ranks of all options in order, separately by whether the turn passes. */
  private record OptionRanks(List<Long> turnPasses, List<Long> turnStays) {}

  private OptionRanks optionRanks(Position packed) {
    OptionRanks ranks = new OptionRanks(new ArrayList<>(), new ArrayList<>());
    int turn = space.turn(packed.words(), 0);
    for (Position option : options(packed)) {
      boolean again = space.turn(option.words(), 0) == turn;
      (again ? ranks.turnStays : ranks.turnPasses).add(rank(chosen(option)));
    }
    Collections.sort(ranks.turnPasses);
    Collections.sort(ranks.turnStays);
    return ranks;
  }

  /** The positions reachable from a symmetric start are closed under the symmetries. */
  private void orbits() {
    Set<Position> images = new HashSet<>();
    long sum = 0;
    for (Position packed : reached) {
      long[] words = packed.words();
      form.canonicalize(words, 0);
      if (images.add(Position.of(words))) {
        sum += form.orbit(words, 0);
      }
    }
    assertThat(sum).as("positions of %s, by orbits", rules.id()).isEqualTo(reached.size());
  }

  private void randomRanks() {
    Random random = new Random(1);
    long[] words = new long[space.words()];
    long[] next = new long[space.words()];
    for (int i = 0; i < RANDOM_RANKS; i++) {
      long rank = random.nextLong(tiers.size());
      tiers.unrank(rank, words, 0);
      assertThat(tiers.rank(words, 0)).as("%s: rank %d", rules.id(), rank).isEqualTo(rank);
      if (rank + 1 < tiers.size()) {
        tiers.unrank(rank + 1, next, 0);
        tiers.next(rank + 1, words, 0);
        assertThat(words).as("%s: after rank %d", rules.id(), rank).isEqualTo(next);
      }
    }
  }
}
