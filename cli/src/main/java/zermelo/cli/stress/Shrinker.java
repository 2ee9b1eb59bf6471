package zermelo.cli.stress;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import zermelo.kernel.limits.Progress;
import zermelo.library.contest.ContestFormat;
import zermelo.library.contest.text.ContestInput;
import zermelo.library.contest.text.InputRow;

/**
 * Shrinks a failing input while it fails in the same way: fewer cases, shorter lists, smaller
 * numbers, until none of these helps. A failure that needs several cases keeps them.
 */
final class Shrinker {
  /** This many values from the lower limit of a number are all tried. */
  private static final int NEAR = 6;

  /** At the end, each value down to this distance below a number is tried. */
  private static final int STEPS = 12;

  private final ContestFormat format;
  private final OutputChecker referee;
  private final Progress progress;
  private final Set<ContestInput> tried = new HashSet<>();
  private StressFailure best;

  private Shrinker(
      ContestFormat format, OutputChecker referee, StressFailure found, Progress progress) {
    this.format = format;
    this.referee = referee;
    this.best = found;
    this.progress = progress;
  }

  /** Returns the smallest failure found within the time limit. */
  static StressFailure shrink(
      ContestFormat format, OutputChecker referee, StressFailure found, Progress progress) {
    Shrinker shrinker = new Shrinker(format, referee, found, progress);
    shrinker.suspects();
    StressFailure before;
    do {
      before = shrinker.best;
      shrinker.cases();
      shrinker.lists();
      shrinker.numbers();
    } while (!shrinker.best.equals(before));
    return shrinker.best;
  }

  private boolean fails(ContestInput smaller) {
    if (progress.isOver() || !tried.add(smaller) || !format.allows(smaller)) {
      return false;
    }
    Optional<StressFailure> failure =
        referee.check(smaller).filter(again -> again.kind() == best.kind());
    failure.ifPresent(again -> best = again);
    return failure.isPresent();
  }

  /** Tries the suspect case alone, then all cases up to it. Usually one of these fails. */
  private void suspects() {
    List<List<Long>> rows = best.trial().rows();
    int suspect = best.suspect();
    if (rows.size() > 1 && !fails(withRows(rows.subList(suspect, suspect + 1)))) {
      if (suspect + 1 < rows.size()) {
        fails(withRows(rows.subList(0, suspect + 1)));
      }
    }
  }

  private ContestInput withRows(List<List<Long>> rows) {
    return new ContestInput(best.trial().head(), rows);
  }

  private void cases() {
    removeSome(best.trial().rows(), 1, this::withRows);
  }

  private void lists() {
    InputRow head = format.shape().head();
    if (head.list().isPresent()) {
      List<List<Long>> rows = best.trial().rows();
      removeTail(head, best.trial().head(), numbers -> new ContestInput(numbers, rows));
    }
    InputRow row = format.shape().row();
    for (int i = 0; row.list().isPresent() && i < best.trial().rows().size(); i++) {
      int at = i;
      removeTail(
          row,
          best.trial().rows().get(i),
          numbers -> withRows(replaced(best.trial().rows(), at, numbers)));
    }
  }

  /** Removes elements of the list that follows the fixed numbers of a row. */
  private void removeTail(InputRow row, List<Long> numbers, TrialFactory<Long> made) {
    int fixed = row.fixed().size();
    List<Long> front = numbers.subList(0, fixed);
    removeSome(
        numbers.subList(fixed, numbers.size()),
        1,
        tail -> {
          List<Long> all = new ArrayList<>(front);
          all.addAll(tail);
          return made.of(all);
        });
  }

  /** Creates an input with other items. */
  @FunctionalInterface
  private interface TrialFactory<T> {
    ContestInput of(List<T> items);
  }

  /** Removes runs of items, the longest first, while the input still fails. */
  private <T> void removeSome(List<T> all, int least, TrialFactory<T> made) {
    List<T> items = List.copyOf(all);
    for (int run = Math.max(1, items.size() / 2); run > 0; run /= 2) {
      for (int from = 0; from < items.size(); ) {
        List<T> fewer = new ArrayList<>(items.subList(0, from));
        fewer.addAll(items.subList(Math.min(items.size(), from + run), items.size()));
        if (fewer.size() >= least && fails(made.of(fewer))) {
          items = List.copyOf(fewer);
        } else {
          from += run;
        }
      }
    }
  }

  private void numbers() {
    for (int i = 0; i < best.trial().head().size(); i++) {
      lower(format.shape().head(), i, best.trial().head(), this::withHead);
    }
    for (int r = 0; r < best.trial().rows().size(); r++) {
      int at = r;
      for (int i = 0; i < best.trial().rows().get(r).size(); i++) {
        lower(
            format.shape().row(),
            i,
            best.trial().rows().get(r),
            numbers -> withRows(replaced(best.trial().rows(), at, numbers)));
      }
    }
  }

  private ContestInput withHead(List<Long> head) {
    return new ContestInput(head, best.trial().rows());
  }

  /** Lowers one number: to near its lower limit, or else by repeated halving. */
  private void lower(InputRow row, int place, List<Long> numbers, TrialFactory<Long> made) {
    long low = row.at(place).low();
    long value = numbers.get(place);
    for (long near = low; near < Math.min(value, low + NEAR); near++) {
      if (fails(made.of(replaced(numbers, place, near)))) {
        return;
      }
    }
    for (long step = (value - low) / 2; step > 0; ) {
      if (value - step >= low && fails(made.of(replaced(numbers, place, value - step)))) {
        value -= step;
        step = Math.min(step, (value - low) / 2);
      } else {
        step /= 2;
      }
    }
    stepDown(low, value, made, numbers, place);
  }

  /** Lowers a number by small steps, for programs that depend on remainders. */
  private void stepDown(
      long low, long from, TrialFactory<Long> made, List<Long> numbers, int place) {
    long value = from;
    for (long step = 2; step <= STEPS; step++) {
      if (value - step >= low && fails(made.of(replaced(numbers, place, value - step)))) {
        value -= step;
        step = 1;
      }
    }
  }

  private static <T> List<T> replaced(List<T> items, int at, T item) {
    List<T> changed = new ArrayList<>(items);
    changed.set(at, item);
    return List.copyOf(changed);
  }
}
