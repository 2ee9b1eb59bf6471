package zermelo.web.uwapi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import zermelo.kernel.Outcome;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.library.Library;
import zermelo.web.uwapi.board.AutoGui;
import zermelo.web.uwapi.board.BoardLayout;
import zermelo.web.uwapi.board.TextBoard;

/**
 * Tests every variant of every game: its strings, and its values against those of its followers.
 */
class VariantCatalogueTest {
  private static final VariantCatalogue OFFER = VariantCatalogue.library();
  private static final int PLIES = 2;
  private static final int WIDTH = 4;
  private static final Pattern DRAWN = Pattern.compile("[12]_([-.]+)((?:~[a-zA-Z0-9.-]+)*)");
  private static final Pattern RICH = Pattern.compile("R_[AB]_(\\d+)_(\\d+)_([a-zA-Z0-9*-]+)_(.*)");
  private static final Pattern BUTTON = Pattern.compile("A_-_(\\d+)|[LM]_(\\d+)_(\\d+)");

  @Tag("slow")
  @TestFactory
  List<DynamicTest> everyVariant() {
    assertThat(OFFER.games()).containsOnlyKeys(Library.ids());
    assertThat(OFFER.games()).doesNotContainKeys("games", "tags", "health");
    List<DynamicTest> tests = new ArrayList<>();
    OFFER
        .games()
        .forEach(
            (id, offered) ->
                offered
                    .variants()
                    .values()
                    .forEach(
                        variant ->
                            tests.add(
                                DynamicTest.dynamicTest(
                                    id + " " + variant.id(), () -> new Walk(variant).all()))));
    return tests;
  }

  @TestFactory
  List<DynamicTest> everyIdTellsItsSettings() {
    List<DynamicTest> tests = new ArrayList<>();
    for (GameVariants offered : OFFER.games().values()) {
      for (Variant variant : offered.variants().values()) {
        tests.add(
            DynamicTest.dynamicTest(
                offered.game().id() + " " + variant.id(),
                () -> {
                  Settings settings = VariantId.settings(variant.id());
                  assertThat(variant.id()).matches("[A-Za-z0-9=_.,~-]+");
                  assertThat(offered.game().rules(settings).parameterValues())
                      .isEqualTo(variant.rules().parameterValues());
                }));
      }
    }
    return tests;
  }

  /** A walk over the first plies of a variant. */
  private static final class Walk {
    private final Variant variant;
    private final Rules rules;
    private final SolverValues values = new SolverValues(5_000);
    private final Set<PositionWithTurn> seen = new HashSet<>();

    Walk(Variant variant) {
      this.variant = variant;
      this.rules = variant.rules();
    }

    void all() {
      PositionAnalysis start = study(variant.start());
      assertThat(start.moves()).isNotEmpty();
      // If the limit is reached at the start, it will be reached everywhere: one move will do.
      boolean known = start.moves().getLast().option().value().isPresent();
      visit(variant.start(), known ? PLIES : 1, known ? WIDTH : 1);
    }

    private PositionAnalysis study(PositionWithTurn place) {
      return PositionAnalysis.of(rules, place, values.of(variant.resolved(), place.position()));
    }

    private PositionAnalysis visit(PositionWithTurn place, int plies, int width) {
      PositionAnalysis study = study(place);
      if (seen.add(place)) {
        strings(place);
        moveStrings(place, study);
        values(study);
        deltas(study.moves());
        if (plies > 0) {
          study.moves().stream()
              .limit(width)
              .forEach(move -> next(move.option(), plies - 1, width));
        }
      }
      return study;
    }

    private void next(UwapiMove option, int plies, int width) {
      String text = UwapiNotation.NEWER.position(variant, option.place());
      PositionAnalysis there = visit(TurnNotation.read(rules, text), plies, width);
      if (option.targetValue().outcome().isPresent() && there.worth().outcome().isPresent()) {
        assertThat(there.worth().outcome()).isEqualTo(option.targetValue().outcome());
        assertThat(there.worth().winby()).isEqualTo(option.targetValue().winby());
        if (option.targetValue().remoteness() >= 0 && there.worth().remoteness() >= 0) {
          assertThat(there.worth().remoteness()).isEqualTo(option.targetValue().remoteness());
        }
      }
    }

    private void strings(PositionWithTurn place) {
      String text = UwapiNotation.NEWER.position(variant, place);
      assertThat(text).matches("[12]_[A-Za-z0-9%._~/,+:!$*();=@-]*");
      assertThat(TurnNotation.read(rules, text)).isEqualTo(place);
      assertThat(TurnNotation.read(rules, text.replace('+', ' '))).isEqualTo(place);
      assertThat(TurnNotation.read(rules, rules.printWithTurn(place.position())).position())
          .isEqualTo(place.position());
      String older = UwapiNotation.OLDER.position(variant, place);
      assertThat(TurnNotation.read(rules, older)).isEqualTo(place);
      Optional<BoardLayout> frame = variant.frame();
      if (frame.isPresent()) {
        drawn(UwapiNotation.drawn(variant, place), frame.get(), place.player());
        rich(older);
      } else {
        assertThat(UwapiNotation.drawn(variant, place)).isEqualTo(text);
        assertThat(older).isEqualTo(text);
      }
    }

    private static void drawn(String drawn, BoardLayout frame, int player) {
      Matcher matcher = DRAWN.matcher(drawn);
      assertThat(matcher.matches()).as(drawn).isTrue();
      assertThat(drawn).startsWith((player + 1) + "_");
      assertThat(matcher.group(1)).hasSize(frame.cells());
      long points = matcher.group(1).chars().filter(c -> c == '.').count();
      assertThat(matcher.group(2).chars().filter(c -> c == '~').count()).isEqualTo(points);
    }

    private static void rich(String older) {
      Matcher matcher = RICH.matcher(older);
      assertThat(matcher.matches()).as(older).isTrue();
      int cells = Integer.parseInt(matcher.group(1)) * Integer.parseInt(matcher.group(2));
      assertThat(matcher.group(3)).hasSize(cells);
    }

    private void moveStrings(PositionWithTurn place, PositionAnalysis study) {
      Optional<TextBoard> board = variant.board(place);
      Set<String> newer = new HashSet<>();
      Set<String> older = new HashSet<>();
      for (MoveRanking.RankedMove move : study.moves()) {
        String label = move.option().label();
        String drawn = board.map(it -> AutoGui.move(it, label)).orElse(label);
        assertThat(newer.add(drawn)).as(drawn).isTrue();
        assertThat(older.add(UwapiNotation.OLDER.move(variant, place, board, label))).isTrue();
        Matcher matcher = BUTTON.matcher(drawn);
        if (matcher.matches()) {
          for (int group = 1; group <= 3; group++) {
            String centre = matcher.group(group);
            if (centre != null) {
              BoardLayout frame = variant.frame().orElseThrow();
              assertThat(Integer.parseInt(centre))
                  .isLessThan(frame.cells() * (frame.apart() ? 2 : 1));
            }
          }
        } else {
          assertThat(drawn).isEqualTo(label).doesNotMatch("[A-Z]{1,2}_.*");
        }
      }
    }

    /** The value of a position follows from the values of its followers. */
    private void values(PositionAnalysis study) {
      if (study.worth().outcome().isEmpty()) {
        assertThat(study.moves()).allMatch(move -> move.option().value().isEmpty());
        return;
      }
      Outcome outcome = study.worth().outcome().get();
      Set<Outcome> reached = new HashSet<>();
      for (MoveRanking.RankedMove move : study.moves()) {
        UwapiMove option = move.option();
        if (option.value().isEmpty()) {
          assertThat(option.targetValue()).isEqualTo(UwapiValue.UNSOLVED);
          return;
        }
        boolean again = option.place().player() == study.place().player();
        Outcome there = option.targetValue().outcome().orElseThrow();
        // A follower that shows no lead does not know what was gained before.
        boolean forgets =
            rules.facts().scored()
                && rules.lead(study.place().position()) == 0
                && rules.lead(option.place().position()) == 0;
        if (!forgets) {
          assertThat(option.value()).contains(again ? there : there.flip());
        }
        reached.add(option.value().orElseThrow());
      }
      if (study.moves().isEmpty()) {
        assertThat(study.worth().remoteness()).isZero();
      } else if (study.leftOut().equals(OptionalLong.of(0))) {
        assertThat(study.moves().getFirst().option().value()).contains(outcome);
        assertThat(reached.contains(Outcome.WIN)).isEqualTo(outcome == Outcome.WIN);
      }
      remoteness(study, outcome);
    }

    private static void remoteness(PositionAnalysis study, Outcome outcome) {
      int remoteness = study.worth().remoteness();
      if (outcome == Outcome.DRAW) {
        assertThat(remoteness).isEqualTo(UwapiValue.INFINITE);
      } else if (remoteness > 0 && outcome != Outcome.TIE) {
        int best = study.moves().getFirst().option().targetValue().remoteness();
        assertThat(best < 0 || best == remoteness - 1).as(study.toString()).isTrue();
      }
    }

    /** Checks delta remoteness against its definition, move by move. */
    private static void deltas(List<MoveRanking.RankedMove> moves) {
      int before = -1;
      for (MoveRanking.RankedMove move : moves) {
        Optional<Outcome> value = move.option().value();
        List<Integer> known =
            moves.stream()
                .filter(other -> other.option().value().equals(value))
                .map(other -> other.option().targetValue().remoteness())
                .filter(remoteness -> remoteness >= 0)
                .toList();
        int here = move.option().targetValue().remoteness();
        boolean all = moves.stream().allMatch(it -> it.option().targetValue().remoteness() >= 0);
        if (value.isEmpty() || value.get() == Outcome.DRAW || known.isEmpty()) {
          assertThat(move.delta()).isZero();
        } else if (all) {
          int best =
              value.get() == Outcome.LOSE
                  ? known.stream().mapToInt(it -> it).max().orElseThrow()
                  : known.stream().mapToInt(it -> it).min().orElseThrow();
          assertThat(move.delta()).isEqualTo(Math.abs(here - best));
        }
        int order =
            value
                .map(List.of(Outcome.WIN, Outcome.TIE, Outcome.DRAW, Outcome.LOSE)::indexOf)
                .orElse(4);
        assertThat(order).isGreaterThanOrEqualTo(before);
        before = order;
      }
    }
  }
}
