package zermelo.cli.stress;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntConsumer;
import zermelo.library.contest.Format;
import zermelo.library.contest.RandomTrials;
import zermelo.library.contest.SmallTrials;
import zermelo.library.contest.Trial;

/**
 * Looks for an input on which a program fails: half of the cases are all small ones, the other half
 * random ones whose numbers grow.
 *
 * <p>Formats of many cases get many of them in one input: that is fast, and finds programs that
 * forget to begin anew. The first cases come alone, for programs that cannot do one.
 */
final class Hunt {
  private static final int ALONE = 2;
  private static final int TOGETHER = 12;

  private final Format format;
  private final Referee referee;
  private final Wanted wanted;
  private final IntConsumer progress;
  private final Tried small;
  private final Tried random;
  private boolean stopped;

  /**
   * What to try.
   *
   * @param cases how many cases
   * @param seed of the random ones
   * @param largest no number of a random case is larger
   * @param deadline when to stop, of {@link System#nanoTime}
   */
  record Wanted(int cases, long seed, long largest, long deadline) {}

  Hunt(Format format, Referee referee, Wanted wanted, IntConsumer progress) {
    this.format = format;
    this.referee = referee;
    this.wanted = wanted;
    this.progress = progress;
    this.small = new Tried(format.shape());
    this.random = new Tried(format.shape());
  }

  /** The first failure, as it was met. */
  Optional<Failure> run() {
    List<Trial> trials = SmallTrials.of(format, Math.ceilDiv(wanted.cases(), 2));
    List<List<Long>> first = trials.getFirst().rows();
    for (int i = 0; i < Math.min(ALONE, first.size()) && format.shape().isMany(); i++) {
      Trial one = new Trial(trials.getFirst().head(), List.of(first.get(i)));
      Optional<Failure> failure = check(one);
      if (failure.isPresent()) {
        return failure;
      }
    }
    for (Trial trial : trials) {
      Optional<Failure> failure = check(trial);
      small.add(trial);
      if (failure.isPresent() || stopped) {
        return failure;
      }
      progress.accept(cases());
    }
    return randomly();
  }

  private Optional<Failure> randomly() {
    Random numbers = new Random(wanted.seed());
    RandomTrials trials = new RandomTrials(format, numbers, wanted.largest());
    while (cases() < wanted.cases() && !stopped) {
      int left = wanted.cases() - cases();
      int bits = 3 + (int) (60L * random.cases() / (random.cases() + left));
      Trial trial = trials.next(Math.min(left, TOGETHER), bits);
      Optional<Failure> failure = check(trial);
      random.add(trial);
      if (failure.isPresent()) {
        return failure;
      }
      progress.accept(cases());
    }
    return Optional.empty();
  }

  private Optional<Failure> check(Trial trial) {
    Optional<Failure> failure = referee.check(trial);
    stopped = System.nanoTime() > wanted.deadline();
    return failure;
  }

  Tried small() {
    return small;
  }

  Tried random() {
    return random;
  }

  private int cases() {
    return small.cases() + random.cases();
  }

  /** Whether the time ended before the cases did. */
  boolean isCutShort() {
    return stopped && cases() < wanted.cases();
  }
}
