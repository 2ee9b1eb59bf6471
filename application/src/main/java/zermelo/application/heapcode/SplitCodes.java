package zermelo.application.heapcode;

import java.util.List;
import java.util.Optional;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.code.SubtractionGame;
import zermelo.heaps.code.TakeAndBreak;
import zermelo.heaps.splits.SplitGame;
import zermelo.heaps.splits.SplitRule;
import zermelo.heaps.splits.SplitRule.Leave;
import zermelo.heaps.splits.SplitRule.Sizes;
import zermelo.heaps.splits.SplitRule.Split;
import zermelo.heaps.splits.SplitRule.SplitInThree;
import zermelo.heaps.splits.SplitRule.TakeAny;

/** Finds the code of a game of splits, if each of its rules is a digit of a code. */
final class SplitCodes {
  private static final int MOST_TAKEN = 1_000;

  private static final int ANY = TakeAndBreak.ALL | TakeAndBreak.ONE;

  private SplitCodes() {}

  /** Rules of this digit; {@code gap} says whether two heaps must differ: 0, 1, or -1 if none. */
  private record Digit(int taken, int digit, int gap) {}

  static Optional<HeapCode> code(SplitGame game) {
    TakeAny nim = new TakeAny(1, 0, List.of(), new Sizes(1, Integer.MAX_VALUE));
    if (game.rules().equals(List.of(nim))) {
      return Optional.of(new SubtractionGame(List.of(), true));
    }
    int[] digits = new int[MOST_TAKEN + 1];
    int gap = -1;
    for (SplitRule rule : game.rules()) {
      Optional<Digit> digit = rule.fixed().isEmpty() ? digit(rule) : Optional.empty();
      if (digit.isEmpty()
          || digit.get().taken > MOST_TAKEN
          || (gap >= 0 && digit.get().gap >= 0 && gap != digit.get().gap)) {
        return Optional.empty();
      }
      gap = Math.max(gap, digit.get().gap);
      digits[digit.get().taken] |= digit.get().digit;
    }
    return Optional.of(HeapCodeDetector.code(digits, gap > 0));
  }

  private static Optional<Digit> digit(SplitRule rule) {
    return switch (rule) {
      case Leave(List<Integer> taken, var _, Sizes sizes) when taken.size() == 1 -> {
        int most = taken.getFirst();
        yield sizes.equals(from(most))
            ? Optional.of(new Digit(most, ANY, -1))
            : sizes.equals(from(most + 1))
                ? Optional.of(new Digit(most, TakeAndBreak.ONE, -1))
                : sizes.equals(new Sizes(most, most))
                    ? Optional.of(new Digit(most, TakeAndBreak.ALL, -1))
                    : Optional.empty();
      }
      case Split split
          when split.sizes().equals(from(split.taken() + split.small() + split.large())) -> {
        int bits = bits(split.small(), split.large(), split.gap());
        yield bits == 0
            ? Optional.empty()
            : Optional.of(new Digit(split.taken(), bits, split.gap()));
      }
      case SplitInThree(int taken, int least, var _, Sizes sizes)
          when least < 2 && sizes.equals(from(taken + 3 * least)) ->
          Optional.of(
              new Digit(
                  taken,
                  least == 1 ? TakeAndBreak.THREE : TakeAndBreak.THREE | TakeAndBreak.TWO | ANY,
                  0));
      default -> Optional.empty();
    };
  }

  private static Sizes from(int size) {
    return new Sizes(Math.max(1, size), Integer.MAX_VALUE);
  }

  /** The digit of splits with these least sizes and this gap; 0 if there is none. */
  private static int bits(int small, int large, int gap) {
    if (gap > 1) {
      return 0;
    }
    if (small == 1 && large == 1 + gap) {
      return TakeAndBreak.TWO;
    }
    if (small == 0 && large == 1) {
      return TakeAndBreak.TWO | TakeAndBreak.ONE;
    }
    return small == 0 && large == 0 ? TakeAndBreak.TWO | ANY : 0;
  }
}
