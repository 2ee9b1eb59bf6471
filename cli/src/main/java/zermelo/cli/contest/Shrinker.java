package zermelo.cli.contest;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import zermelo.application.contest.ContestFormat;
import zermelo.application.contest.InputFields;
import zermelo.application.contest.text.ContestInput;
import zermelo.kernel.limits.Progress;
import zermelo.language.contest.InputItem;
import zermelo.language.contest.InputNumber;

/**
 * Shrinks a failing input while it fails in the same way: fewer cases, shorter lists, smaller
 * numbers, until none of these helps. A failure that needs several cases keeps them.
 */
final class Shrinker {
  /** From the lower limit of a number on, this many values are all tried. */
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
    return ContestInput.of(format.layout(), best.trial().head(), rows);
  }

  private void cases() {
    removeSome(best.trial().rows(), 1, this::withRows);
  }

  private void lists() {
    long[] slots = new long[format.layout().slots()];
    int counter = format.layout().caseNumber().map(InputNumber::slot).orElse(-1);
    List<InputItem> head = format.layout().head();
    for (InputFields.Field field : InputFields.of(head, best.trial().head(), slots.clone())) {
      if (field.counts() >= 0 && field.counts() != counter) {
        removeElements(
            field,
            kept ->
                withHead(InputFields.cut(head, best.trial().head(), slots, field.counts(), kept)));
      }
    }
    List<InputItem> row = format.layout().row();
    for (int i = 0; i < best.trial().rows().size(); i++) {
      int at = i;
      for (InputFields.Field field : InputFields.of(row, best.trial().rows().get(i), slots())) {
        if (field.counts() >= 0) {
          removeElements(
              field,
              kept ->
                  withRows(
                      replaced(
                          best.trial().rows(),
                          at,
                          InputFields.cut(
                              row, best.trial().rows().get(at), slots(), field.counts(), kept))));
        }
      }
    }
  }

  /**
   * Returns the numbers of the head by their slots: cases refer to them, such as to a count of
   * columns.
   */
  private long[] slots() {
    long[] slots = new long[format.layout().slots()];
    InputFields.of(format.layout().head(), best.trial().head(), slots);
    return slots;
  }

  /** Removes elements of the lists that a number counts. Those kept are renumbered each time. */
  private void removeElements(InputFields.Field count, TrialFactory<Integer> cut) {
    int size = (int) count.value();
    for (int run = Math.max(1, size / 2); run > 0; run /= 2) {
      for (int from = 1; from <= size; ) {
        int first = from;
        int last = Math.min(size, from + run - 1);
        List<Integer> kept =
            IntStream.rangeClosed(1, size).filter(i -> i < first || i > last).boxed().toList();
        if (kept.size() >= count.low() && fails(cut.of(kept))) {
          size = kept.size();
        } else {
          from += run;
        }
      }
    }
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
    lower(
        format.layout().head(),
        new long[format.layout().slots()],
        best.trial().head(),
        this::withHead);
    for (int r = 0; r < best.trial().rows().size(); r++) {
      int at = r;
      lower(
          format.layout().row(),
          slots(),
          best.trial().rows().get(r),
          numbers -> withRows(replaced(best.trial().rows(), at, numbers)));
    }
  }

  private ContestInput withHead(List<Long> head) {
    return ContestInput.of(format.layout(), head, best.trial().rows());
  }

  /** Lowers the numbers of a head or a case, except counts. */
  private void lower(
      List<InputItem> items, long[] slots, List<Long> begun, TrialFactory<Long> made) {
    List<Long> numbers = begun;
    List<InputFields.Field> fields = InputFields.of(items, numbers, slots);
    for (int i = 0; i < fields.size(); i++) {
      if (fields.get(i).counts() < 0) {
        long lowered = lower(fields.get(i).low(), i, numbers, made);
        numbers = replaced(numbers, i, lowered);
      }
    }
  }

  /** Lowers one number: to near its lower limit, or else by repeated halving. */
  private long lower(long low, int place, List<Long> numbers, TrialFactory<Long> made) {
    long value = numbers.get(place);
    for (long near = low; near < Math.min(value, low + NEAR); near++) {
      if (fails(made.of(replaced(numbers, place, near)))) {
        return near;
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
    return stepDown(low, value, made, numbers, place);
  }

  /** Lowers a number by small steps and their multiples, for failures that depend on remainders. */
  private long stepDown(
      long low, long from, TrialFactory<Long> made, List<Long> numbers, int place) {
    long value = from;
    for (long unit = 2; unit <= STEPS; unit++) {
      long step = unit;
      while (step >= unit) {
        if (value - step >= low && fails(made.of(replaced(numbers, place, value - step)))) {
          value -= step;
          step *= 2;
        } else {
          step /= 2;
        }
      }
    }
    return value;
  }

  private static <T> List<T> replaced(List<T> items, int at, T item) {
    List<T> changed = new ArrayList<>(items);
    changed.set(at, item);
    return List.copyOf(changed);
  }
}
