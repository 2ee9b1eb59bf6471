package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.Settings;
import zermelo.kernel.Space;
import zermelo.kernel.limits.Cancellation;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.limits.ProgressListener;
import zermelo.kernel.space.CompilableSpace;
import zermelo.language.interpret.TextRules;
import zermelo.language.lint.Lint;
import zermelo.language.lint.LintReport;

/** Slow rules stop on cancellation and do not report it as a fault of the rules. */
class RulesCancellationTest {
  private static final String TEXT =
      """
      game Slow
      position n: 0..1000000
      move down where n > 0 and (all x in 1..200: all y in 1..200: x + y + n > 0)
        n := n - 1
      example 1000
      """;

  private final TextGame game = TextGame.read("slow", "slow.game", TEXT);
  private final TextRules rules = game.rules(Settings.NONE);
  private final Position start = rules.parse("1000");

  @AfterEach
  void clear() {
    Thread.interrupted();
  }

  /** Counts the checks for cancellation while this many positions are expanded. */
  private int looks(Space space, int positions) {
    AtomicInteger looks = new AtomicInteger();
    long[] words = new long[space.words()];
    space.pack(start, words, 0);
    Options options = new Options(space.words());
    return Cancellation.watching(
        looks::incrementAndGet,
        () -> {
          for (int i = 0; i < positions; i++) {
            options.clear();
            space.options(words, 0, options);
          }
          return looks.get();
        });
  }

  /** A position costs 40,000 times a few steps. The rules check about every million steps. */
  @Test
  void looksWhetherInterpretedOrCompiled() {
    assertThat(looks(rules.interpretedSpace(List.of(start)), 100)).isBetween(4, 120);
    assertThat(looks(CompilableSpace.fastest(rules.space(List.of(start))), 100)).isBetween(4, 120);
  }

  @Test
  void stopsAtAnInterruption() {
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> rules.moves(start, 10)).isInstanceOf(Cancellation.Interrupted.class);
    assertThatThrownBy(() -> rules.countMoves(start, 10))
        .isInstanceOf(Cancellation.Interrupted.class);
    assertThatThrownBy(() -> rules.move(start, "down"))
        .isInstanceOf(Cancellation.Interrupted.class);
    assertThatThrownBy(() -> Lint.report(game)).isInstanceOf(Cancellation.Interrupted.class);
  }

  @Test
  void lintTellsHowFarItLooked() {
    AtomicInteger left = new AtomicInteger(10);
    Cancellation afterTen =
        new Cancellation() {
          @Override
          public boolean requested() {
            return left.decrementAndGet() < 0;
          }
        };
    Progress progress = new Progress(Limits.unlimited(), ProgressListener.SILENT, afterTen);
    LintReport report = Lint.report(game, 1_000, progress);
    LintReport.Reachability reached = report.starts().getFirst().reached();
    assertThat(reached.complete()).isFalse();
    assertThat(reached.fault()).isEmpty();
    assertThat(reached.states()).isEqualTo(11);
  }
}
