package zermelo.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import zermelo.kernel.Position;
import zermelo.kernel.Space;
import zermelo.kernel.space.CanonicalForm;
import zermelo.kernel.space.CompilableSpace;
import zermelo.kernel.space.ConnectionGame;
import zermelo.kernel.space.MoveLines;
import zermelo.kernel.space.PlacementMoves;
import zermelo.kernel.space.PlayerExchange;
import zermelo.kernel.space.PositionRanking;
import zermelo.kernel.space.PositionalGame;
import zermelo.kernel.space.Sweeper;
import zermelo.kernel.space.Tiers;

/**
 * The contract between two forms of one space, such as a plain and a compiled one.
 *
 * <p>Both must offer the same capabilities (ranks, tiers, symmetries, and the like) with the same
 * results. Only those in {@link #OF_ONE_FORM} may be missing in one of them.
 */
public final class CapabilityContract {
  /** Capabilities that all forms of a space share. */
  public static final List<Class<?>> SHARED =
      List.of(
          CanonicalForm.class,
          ConnectionGame.class,
          PlacementMoves.class,
          PlayerExchange.class,
          PositionRanking.class,
          PositionalGame.class,
          Tiers.class);

  /** Capabilities that one form of a space may have and another lack. */
  public static final List<Class<?>> OF_ONE_FORM =
      List.of(MoveLines.class, Sweeper.class, CompilableSpace.class);

  private static final int MAX_TIERS = 100;

  private final Space plain;
  private final Space other;
  private final long[] packed;

  private CapabilityContract(Space plain, Space other, long[] packed) {
    this.plain = plain;
    this.other = other;
    this.packed = packed;
  }

  /** Compares two forms of a space, with results at one packed position. */
  public static void check(Space plain, Space other, long[] packed) {
    for (Class<?> kind : SHARED) {
      if (kind == Tiers.class) {
        continue; // takes long for large boards: see tiers()
      }
      assertThat(other.capability(kind).isPresent())
          .as("%s", kind)
          .isEqualTo(plain.capability(kind).isPresent());
    }
    CapabilityContract contract = new CapabilityContract(plain, other, packed);
    assertThat(contract.canonical(other)).isEqualTo(contract.canonical(plain));
    assertThat(contract.exchanged(other)).isEqualTo(contract.exchanged(plain));
    contract.ranks();
    contract.tiers();
    for (Space form : List.of(plain, other)) {
      if (form.capability(MoveLines.class).isPresent()
          || form.capability(Sweeper.class).isPresent()) {
        assertThat(form.capability(PositionRanking.class)).as("ranks of lines").isPresent();
      }
    }
  }

  private List<Object> canonical(Space space) {
    long[] words = packed.clone();
    CanonicalForm form = CanonicalForm.of(space);
    int orbit = form.orbit(words, 0);
    form.canonicalize(words, 0);
    return List.of(orbit, Position.of(words));
  }

  private long[] exchanged(Space space) {
    long[] words = packed.clone();
    space
        .capability(PlayerExchange.class)
        .ifPresent(exchange -> exchange.giveFirstPlayerTheTurn(words, 0));
    return words;
  }

  private void ranks() {
    Optional<PositionRanking> expected = plain.capability(PositionRanking.class);
    if (expected.isPresent()) {
      compare(expected.get(), other.capability(PositionRanking.class).orElseThrow(), packed);
    }
  }

  private void compare(PositionRanking expected, PositionRanking found, long[] position) {
    assertThat(found.size()).isEqualTo(expected.size());
    long rank = expected.rank(position, 0);
    assertThat(found.rank(position, 0)).isEqualTo(rank);
    long[] words = new long[position.length];
    long[] again = new long[position.length];
    expected.unrank(rank, words, 0);
    found.unrank(rank, again, 0);
    assertThat(again).isEqualTo(words);
  }

  private void tiers() {
    Optional<Tiers> expected = Tiers.of(plain);
    Optional<Tiers> others = Tiers.of(other);
    assertThat(others.isPresent()).as("tiers").isEqualTo(expected.isPresent());
    if (expected.isEmpty()) {
      return;
    }
    Tiers found = others.orElseThrow();
    long[] position = packed.clone(); // only positions with the first player to move may have ranks
    expected.get().giveFirstPlayerTheTurn(position, 0);
    compare(expected.get(), found, position);
    assertThat(found.count()).isEqualTo(expected.get().count());
    assertThat(found.ranksFirstPlayerOnly()).isEqualTo(expected.get().ranksFirstPlayerOnly());
    for (int tier = 0; tier <= Math.min(MAX_TIERS, found.count()); tier++) {
      assertThat(found.first(tier)).isEqualTo(expected.get().first(tier));
    }
  }
}
