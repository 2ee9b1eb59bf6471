package zermelo.solve.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import zermelo.kernel.Ending;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.certificate.OutcomeCertificate.Step;
import zermelo.solve.plan.PlanningSolver;
import zermelo.testkit.ReferenceSolver;
import zermelo.testkit.SampleSize;
import zermelo.testkit.ToyBoardRules;
import zermelo.testkit.ToyGames;
import zermelo.testkit.ToyHeapRules;

/** Certificates of true answers are verified; a changed one is refused, or still true. */
class OutcomeCertificateTest {
  private static final long SEED = 20261118;
  private static final Ending[] ENDS = {Ending.LOST, Ending.WON, Ending.TIED};

  private int verified;
  private int refused;

  @Test
  void heapsInBothKindsOfPlay() {
    for (ToyHeapRules rules :
        List.of(ToyGames.kayles(), ToyGames.decisive(), ToyGames.tying(), ToyGames.grundy())) {
      everywhere(rules, ToyHeapRules.heaps(List.of(7, 4)), new Random(SEED));
    }
    assertThat(verified).isGreaterThan(100);
    assertThat(refused).isGreaterThan(1_000);
  }

  @Test
  void scoresWithMovesThatKeepTheTurn() {
    everywhere(ToyGames.coins(3, 1, 4, 1, 5, 9, 2), ToyBoardRules.at(6, 0), new Random(SEED));
    everywhere(ToyGames.coins(2, 2, 7, 3, 1, 1), ToyBoardRules.at(5, 1), new Random(SEED));
    assertThat(refused).isGreaterThan(1_000);
  }

  @Test
  void gamesWithLoops() {
    Random random = new Random(SEED);
    for (int i = 0; i < SampleSize.of(40); i++) {
      everywhere(ToyGames.randomGraph(random, 7, ENDS), ToyHeapRules.heaps(List.of(0)), random);
      everywhere(ToyGames.randomBoard(random, 6, ENDS), ToyBoardRules.at(0, 0), random);
    }
    assertThat(verified).isGreaterThan(300);
    assertThat(refused).isGreaterThan(1_000);
  }

  /** A circle of moves is no reason to believe in a win, but it is one for not losing. */
  @Test
  void circlesProveOnlyThatTheGameGoesOn() {
    ToyHeapRules circle =
        ToyGames.graph(List.of(List.of(1), List.of(0)), List.of(Ending.OPEN, Ending.OPEN));
    String one = "1";
    String zero = "0";
    List<Step> even =
        List.of(
            new Step(zero, true, 0, Optional.of("to 1")),
            new Step(one, false, 0, Optional.empty()),
            new Step(zero, false, 0, Optional.empty()),
            new Step(one, true, 0, Optional.of("to 0")));
    List<Step> won =
        List.of(
            new Step(one, false, -1, Optional.empty()),
            new Step(zero, true, 1, Optional.of("to 1")));
    assertThat(result(circle, false, zero, even).fault()).isEmpty();
    assertThat(result(circle, false, zero, won).fault()).isPresent();
  }

  @Test
  void aTextComesBackAsItWas() {
    OutcomeCertificate certificate =
        new OutcomeCertificate(
            "my.game",
            Map.of("k", "3", "a", "{1,2}"),
            true,
            "3+5",
            List.of(
                new Step("3+5", true, 1, Optional.of("heap 1: take 2")),
                new Step("1", false, -1, Optional.empty())),
            "game Mine\nheap n\n");
    assertThat(OutcomeCertificate.read(certificate.text())).isEqualTo(certificate);
    for (String wrong :
        List.of(
            "",
            "Zermelo certificate of an outcome, version 2\n",
            certificate.text().replace("steps:", "stairs:"),
            certificate.text().replace("play: misere", "play: chess"),
            certificate.text().replace(">=1", "> 1"),
            certificate.text().replace("position: 3+5", "place: 3+5"))) {
      assertThatThrownBy(() -> OutcomeCertificate.read(wrong)).isInstanceOf(BadInput.class);
    }
  }

  private void everywhere(Rules rules, Position start, RandomGenerator random) {
    for (boolean misere : new boolean[] {false, true}) {
      PlanningSolver solver = new PlanningSolver();
      ReferenceSolver.solve(rules, misere, start)
          .forEach(
              (position, truth) -> {
                Question question = Question.of(rules, Optional.empty(), position).misere(misere);
                List<Step> steps = steps(question, solver);
                String at = rules.printWithTurn(position);
                OutcomeCertificateVerifier.Result whole = result(rules, misere, at, steps);
                assertThat(whole.fault()).as(rules.id() + " at " + at).isEmpty();
                int value = value(truth);
                assertThat(whole.least().orElse(value)).as(at).isEqualTo(value);
                assertThat(whole.most().orElse(value)).as(at).isEqualTo(value);
                verified++;
                for (int i = 0; i < 10; i++) {
                  changed(rules, misere, at, steps, value, random);
                }
              });
    }
  }

  /** After a random change, the certificate is refused or what it proves is still true. */
  private void changed(
      Rules rules, boolean misere, String at, List<Step> steps, int value, RandomGenerator random) {
    List<Step> other = new ArrayList<>(steps);
    int index = random.nextInt(other.size());
    Step step = other.get(index);
    switch (random.nextInt(4)) {
      case 0 -> other.remove(index);
      case 1 -> other.addFirst(other.remove(index));
      case 2 -> {
        String somewhere = steps.get(random.nextInt(steps.size())).position();
        other.set(index, new Step(somewhere, step.isLower(), step.value(), step.move()));
      }
      default -> {
        int stronger = step.isLower() ? step.value() + 1 : step.value() - 1;
        other.set(index, new Step(step.position(), step.isLower(), stronger, step.move()));
      }
    }
    OutcomeCertificateVerifier.Result result = result(rules, misere, at, other);
    if (result.fault().isPresent()) {
      refused++;
    } else {
      assertThat(result.least().orElse(value)).as(at + other).isLessThanOrEqualTo(value);
      assertThat(result.most().orElse(value)).as(at + other).isGreaterThanOrEqualTo(value);
    }
  }

  private static int value(ReferenceSolver.Value truth) {
    return truth
        .margin()
        .orElseGet(
            () ->
                switch (truth.outcome()) {
                  case WIN -> 1;
                  case LOSE -> -1;
                  case TIE, DRAW -> 0;
                });
  }

  private static List<Step> steps(Question question, PlanningSolver solver) {
    try {
      return OutcomeCertificateWriter.steps(question, (Answer) solver.solve(question), solver);
    } catch (OutcomeCertificateWriter.NoCertificate none) {
      throw new AssertionError(question.rules().print(question.position()), none);
    }
  }

  private static OutcomeCertificateVerifier.Result result(
      Rules rules, boolean misere, String position, List<Step> steps) {
    OutcomeCertificate certificate =
        new OutcomeCertificate("toy", Map.of(), misere, position, steps, "");
    return OutcomeCertificateVerifier.verify(certificate, rules, new Progress(Limits.standard()));
  }
}
