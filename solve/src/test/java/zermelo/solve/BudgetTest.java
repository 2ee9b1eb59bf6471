package zermelo.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zermelo.kernel.BadInput;
import zermelo.kernel.Position;
import zermelo.kernel.Sum;
import zermelo.testkit.HeapToy;
import zermelo.testkit.Toys;

/** Budgets as text, and meters that stop work. */
class BudgetTest {
  @Test
  void textIsRead() {
    assertThat(Budget.parse("30s").time()).isEqualTo(Duration.ofSeconds(30));
    assertThat(Budget.parse("500ms").time()).isEqualTo(Duration.ofMillis(500));
    assertThat(Budget.parse("1.5m").time()).isEqualTo(Duration.ofSeconds(90));
    assertThat(Budget.parse("1e8").positions()).isEqualTo(100_000_000);
    assertThat(Budget.parse("4g").memory()).isEqualTo(4L << 30);
    assertThat(Budget.parse("2m, 1e6,512mb"))
        .isEqualTo(new Budget(Duration.ofMinutes(2), 1_000_000, 512L << 20));
    assertThat(Budget.parse("1e30").positions()).isEqualTo(Long.MAX_VALUE);
    assertThat(Budget.parse("1e6").time()).isEqualTo(Duration.ofSeconds(60));
  }

  @Test
  void nonsenseIsRefused() {
    for (String text : List.of("", "fast", "10 x", "-3s", "1e8s3", "3,,4")) {
      assertThatThrownBy(() -> Budget.parse(text)).isInstanceOf(BadInput.class);
    }
  }

  @Test
  void workIsCancelledAndReportsProgress() {
    Sum sum = Against.alone(Toys.kayles());
    GraphSolver solver = Against.solver(sum, true);
    Position large = sum.position(List.of(HeapToy.heaps(List.of(60, 71, 80))));
    List<Progress.Report> reports = new ArrayList<>();
    List<Meter> meters = new ArrayList<>();
    Meter meter =
        new Meter(
            Budget.standard(),
            report -> {
              reports.add(report);
              meters.getFirst().cancel();
            });
    meters.add(meter);
    assertThatThrownBy(() -> solver.solve(large, meter))
        .isInstanceOfSatisfying(
            Budget.Exhausted.class, gone -> assertThat(gone.why()).isEqualTo("cancelled"));
    assertThat(reports).hasSize(1);
    assertThat(reports.getFirst().positions()).isPositive();
    assertThat(reports.getFirst().stage()).isEqualTo("exploring");
  }
}
