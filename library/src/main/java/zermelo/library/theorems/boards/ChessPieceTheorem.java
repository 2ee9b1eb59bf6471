package zermelo.library.theorems.boards;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;
import zermelo.library.theorems.AnnotatedClosedForm;
import zermelo.library.theorems.FormulaClosedForm;
import zermelo.library.theorems.SamplePositions;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.TheoremArguments;
import zermelo.library.theorems.TheoremDescription;
import zermelo.library.theorems.TheoremSample;

/** Theorem for two piles a and b: take one from either, or k from both. */
public final class ChessPieceTheorem implements Theorem {
  private static final TheoremDescription CLAIM =
      new TheoremDescription(
          "chess-piece",
          "rows of the shorter pile",
          "let s = min(a,b). If s mod (k+1) = k the nimber is 2 + (a-b) mod 2; else it is (a+b+s "
              + "div (k+1)) mod 2, for k = 1 just (a+b) mod 2. In misère play s mod (k+1) = k wins "
              + "too, elsewhere the other player wins, but for k = 1 only where s = 0",
          "all piles, every k >= 1, normal and misère play",
          "Codeforces 36D; nimbers and misère play found from tables and checked by search");

  @Override
  public TheoremDescription claim() {
    return CLAIM;
  }

  @Override
  public Optional<ClosedForm> closedForm(Map<String, String> settings, boolean misere) {
    long k = TheoremArguments.number(settings, "k");
    return k < 1
        ? Optional.empty()
        : Optional.of(
            AnnotatedClosedForm.withWorking(
                FormulaClosedForm.total(
                    CLAIM, position -> verdict(position.word(0), position.word(1), k, misere)),
                position -> working(position.word(0), position.word(1), k)));
  }

  private static String working(long a, long b, long k) {
    long s = Math.min(a, b);
    if (k == Long.MAX_VALUE) {
      return "s = " + s;
    }
    String parity = "a+b is " + (((a ^ b) & 1) == 0 ? "even" : "odd");
    return "s = %d, s mod %d = %d, s div %d = %d, %s"
        .formatted(s, k + 1, s % (k + 1), k + 1, s / (k + 1), parity);
  }

  private static Verdict verdict(long a, long b, long k, boolean misere) {
    long nimber = nimber(a, b, k);
    if (!misere) {
      return Verdict.ofNimber(nimber);
    }
    boolean turned = k > 1 || Math.min(a, b) == 0;
    return Verdict.win(nimber > 1 || (nimber == 1) != turned);
  }

  /** Returns the nimber of two piles, k >= 1, in normal play. */
  public static long nimber(long a, long b, long k) {
    long shorter = Math.min(a, b);
    long parity = (a ^ b) & 1;
    // Not shorter % (k + 1) == k: k + 1 may exceed 2^63-1.
    boolean row = shorter >= k && (shorter - k) % (k + 1) == 0;
    if (row) {
      return 2 + parity;
    }
    long blocks = shorter < k || k == 1 ? 0 : shorter / (k + 1);
    return parity ^ (blocks & 1);
  }

  @Override
  public List<TheoremSample> samples() {
    return LongStream.rangeClosed(1, 7)
        .mapToObj(
            k ->
                new TheoremSample(
                    "k = 1..7: piles to 40",
                    Map.of("k", Long.toString(k)),
                    () -> SamplePositions.tuples(2, 0, 40)))
        .toList();
  }
}
