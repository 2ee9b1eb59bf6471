package zermelo.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;
import zermelo.library.theorems.GraphSearchResults;
import zermelo.library.theorems.HeapRules;
import zermelo.library.theorems.PlainGames;
import zermelo.library.theorems.PlainRules;
import zermelo.library.theorems.SearchResults;
import zermelo.library.theorems.SumSearchResults;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.TheoremSample;

/** Compares every theorem with search on all its samples, in normal and in misère play. */
class TheoremsTest {
  @Tag("slow")
  @TestFactory
  Stream<DynamicTest> theoremsHoldOnSmallCases() {
    return Theorems.all().stream()
        .map(
            theorem ->
                dynamicTest(
                    theorem.game() + ": " + theorem.name(),
                    () -> theorem.samples().forEach(sample -> check(theorem, sample))));
  }

  @Test
  void everyClaimIsComplete() {
    for (Theorem theorem : Theorems.all()) {
      assertThat(
              List.of(
                  theorem.game(),
                  theorem.name(),
                  theorem.statement(),
                  theorem.domain(),
                  theorem.source(),
                  theorem.checked()))
          .as(theorem.game())
          .noneMatch(String::isBlank);
      assertThat(Theorems.of(theorem.game())).extracting(Theorem::name).contains(theorem.name());
    }
  }

  private static void check(Theorem theorem, TheoremSample sample) {
    List<Position> positions = sample.positions().get().distinct().toList();
    PlainRules rules = PlainGames.of(theorem.game(), sample.settings());
    String where = theorem.game() + sample.settings();
    Optional<ClosedForm> normal = theorem.closedForm(sample.settings(), false);
    Optional<ClosedForm> misere = theorem.closedForm(sample.settings(), true);
    assertThat(normal).as("a closed form for %s", where).isPresent();
    assertThat(positions).as(where).anyMatch(p -> normal.get().verdict(p).isPresent());
    // Heaps covered in normal play only may be too large for a full search of their sums.
    SearchResults truth =
        rules instanceof HeapRules heaps && misere.isEmpty()
            ? new SumSearchResults(heaps)
            : new GraphSearchResults(rules, positions, false);
    compare(normal.get(), rules, truth, positions, where);
    misere.ifPresent(
        closedForm ->
            compare(
                closedForm,
                rules,
                new GraphSearchResults(rules, positions, true),
                positions,
                where + " misère"));
  }

  private static void compare(
      ClosedForm closedForm,
      PlainRules rules,
      SearchResults truth,
      List<Position> positions,
      String where) {
    for (Position position : positions) {
      Optional<Verdict> verdict = closedForm.verdict(position);
      if (verdict.isPresent()) {
        String at = where + " " + position;
        assertThat(verdict.get().outcome()).as(at).isEqualTo(truth.outcome(position));
        verdict
            .get()
            .nimber()
            .ifPresent(nimber -> assertThat(nimber).as(at).isEqualTo(truth.nimber(position)));
        compareMoves(closedForm, rules.moves(position), truth, position, at);
      }
    }
  }

  private static void compareMoves(
      ClosedForm closedForm,
      Map<String, Position> moves,
      SearchResults truth,
      Position position,
      String at) {
    closedForm
        .winningMoves(position)
        .ifPresent(
            labels ->
                assertThat(labels)
                    .as("winning moves of %s", at)
                    .containsExactlyInAnyOrderElementsOf(
                        labelled(moves, to -> truth.outcome(to) == Outcome.LOSE)));
    for (long wanted = 0; wanted < 5; wanted++) {
      long nimber = wanted;
      closedForm
          .movesTo(position, nimber)
          .ifPresent(
              labels ->
                  assertThat(labels)
                      .as("moves of %s to %d", at, nimber)
                      .containsExactlyInAnyOrderElementsOf(
                          labelled(moves, to -> truth.nimber(to) == nimber)));
    }
  }

  private static List<String> labelled(Map<String, Position> moves, Predicate<Position> wanted) {
    return moves.entrySet().stream()
        .filter(move -> wanted.test(move.getValue()))
        .map(Map.Entry::getKey)
        .toList();
  }
}
