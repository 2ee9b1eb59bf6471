package zermelo.cli.stress;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import zermelo.kernel.limits.Progress;
import zermelo.library.contest.ContestFormat;
import zermelo.library.contest.RandomInputGenerator;
import zermelo.library.contest.SmallInputGenerator;
import zermelo.library.contest.text.ContestInput;

/**
 * Searches for an input on which a program fails. Half of the cases are all small ones; the other
 * half are random, with growing numbers.
 *
 * <p>If a format has many cases per input, many are put into one input. That is fast, and finds
 * programs that do not reset their state between cases. The first cases come alone, for programs
 * that fail on any single case.
 */
final class FailureSearch {
  private static final int ALONE = 2;
  private static final int TOGETHER = 12;

  private final ContestFormat format;
  private final OutputChecker referee;
  private final Request wanted;
  private final Progress progress;
  private final TrialStatistics small;
  private final TrialStatistics random;
  private boolean stopped;

  /**
   * The parameters of the search.
   *
   * @param cases how many cases
   * @param seed the seed of the random cases
   * @param largest the largest number in a random case
   */
  record Request(int cases, long seed, long largest) {}

  FailureSearch(ContestFormat format, OutputChecker referee, Request wanted, Progress progress) {
    this.format = format;
    this.referee = referee;
    this.wanted = wanted;
    this.progress = progress;
    this.small = new TrialStatistics(format.shape());
    this.random = new TrialStatistics(format.shape());
  }

  /** Returns the first failure, not yet shrunk. */
  Optional<StressFailure> run() {
    List<ContestInput> trials = SmallInputGenerator.of(format, Math.ceilDiv(wanted.cases(), 2));
    List<List<Long>> first = trials.getFirst().rows();
    for (int i = 0; i < Math.min(ALONE, first.size()) && format.shape().isMany(); i++) {
      ContestInput one = new ContestInput(trials.getFirst().head(), List.of(first.get(i)));
      Optional<StressFailure> failure = check(one);
      if (failure.isPresent()) {
        return failure;
      }
    }
    for (ContestInput trial : trials) {
      Optional<StressFailure> failure = check(trial);
      small.add(trial);
      if (failure.isPresent() || stopped) {
        return failure;
      }
      progress.advance("testing", cases(), wanted.cases());
    }
    return randomly();
  }

  private Optional<StressFailure> randomly() {
    Random numbers = new Random(wanted.seed());
    RandomInputGenerator trials = new RandomInputGenerator(format, numbers, wanted.largest());
    while (cases() < wanted.cases() && !stopped) {
      int left = wanted.cases() - cases();
      int bits = 3 + (int) (60L * random.cases() / (random.cases() + left));
      ContestInput trial = trials.next(Math.min(left, TOGETHER), bits);
      Optional<StressFailure> failure = check(trial);
      random.add(trial);
      if (failure.isPresent()) {
        return failure;
      }
      progress.advance("testing", cases(), wanted.cases());
    }
    return Optional.empty();
  }

  private Optional<StressFailure> check(ContestInput trial) {
    Optional<StressFailure> failure = referee.check(trial);
    stopped = progress.isOver();
    return failure;
  }

  TrialStatistics small() {
    return small;
  }

  TrialStatistics random() {
    return random;
  }

  private int cases() {
    return small.cases() + random.cases();
  }

  /** Whether the time ended before all cases were tried. */
  boolean isCutShort() {
    return stopped && cases() < wanted.cases();
  }
}
