package zermelo.cli.contest;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import zermelo.application.contest.ContestFormat;
import zermelo.application.contest.RandomInputGenerator;
import zermelo.application.contest.SmallInputGenerator;
import zermelo.application.contest.UnansweredCase;
import zermelo.application.contest.text.ContestInput;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Progress;

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
  private Optional<ContestInput> unanswered = Optional.empty();
  private Optional<String> stopsAt = Optional.empty();

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
    this.small = new TrialStatistics(format.layout());
    this.random = new TrialStatistics(format.layout());
  }

  /** Returns the first failure, not yet shrunk. */
  Optional<StressFailure> run() {
    List<ContestInput> trials = SmallInputGenerator.of(format, Math.ceilDiv(wanted.cases(), 2));
    if (trials.isEmpty()) {
      throw new BadInput("no small input is a position of the game; are the limits right?");
    }
    List<List<Long>> first = trials.getFirst().rows();
    for (int i = 0; i < Math.min(ALONE, first.size()) && format.layout().isMany(); i++) {
      ContestInput one =
          ContestInput.of(format.layout(), trials.getFirst().head(), List.of(first.get(i)));
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
    long largest = wanted.largest();
    int longList = RandomInputGenerator.LONG_LIST;
    while (cases() < wanted.cases() && !stopped) {
      RandomInputGenerator trials = new RandomInputGenerator(format, numbers, largest, longList);
      int left = wanted.cases() - cases();
      int bits = 3 + (int) (60L * random.cases() / (random.cases() + left));
      ContestInput trial = trials.next(Math.min(left, TOGETHER), bits);
      unanswered = Optional.empty();
      Optional<StressFailure> failure = check(trial);
      if (unanswered.isPresent()) {
        TrialStatistics sizes = new TrialStatistics(format.layout());
        sizes.add(trial);
        if (sizes.largest() <= 1 && sizes.longest() <= 1) {
          return Optional.empty();
        }
        largest = Math.min(largest, Math.max(1, sizes.largest() / 2));
        longList = (int) Math.min(longList, Math.max(1, sizes.longest() / 2));
        stopsAt = Optional.of(sizes.sizes());
        continue;
      }
      random.add(trial);
      if (failure.isPresent()) {
        return failure;
      }
      progress.advance("testing", cases(), wanted.cases());
    }
    return Optional.empty();
  }

  private Optional<StressFailure> check(ContestInput trial) {
    try {
      return referee.check(trial);
    } catch (UnansweredCase tooLarge) {
      unanswered = Optional.of(trial);
      return Optional.empty();
    } finally {
      stopped = progress.isOver();
    }
  }

  /** Returns the sizes of the smallest random input that took too long to solve, if one did. */
  Optional<String> stopsAt() {
    return stopsAt;
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
