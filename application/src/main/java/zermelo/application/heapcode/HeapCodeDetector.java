package zermelo.application.heapcode;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.LongStream;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.code.SubtractionGame;
import zermelo.heaps.code.TakeAndBreak;
import zermelo.heaps.splits.SplitGame;
import zermelo.insight.check.MoveObservation;
import zermelo.insight.check.PeriodProver;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Position;
import zermelo.kernel.PositionComponent;
import zermelo.kernel.Rules;
import zermelo.language.interpret.TextRules;
import zermelo.language.proof.PeriodVerifier;

/**
 * Detects that the rules of a heap game equal a heap code.
 *
 * <p>The detector does not trust names. {@link PeriodVerifier} must have proved that from some n
 * on, the moves of n + 1 are those of n with the largest part greater by one. The same holds for a
 * code. So if rules and code have the same moves up to a size from which both properties hold, they
 * have the same moves for ever. Up to that size the moves are compared one by one.
 *
 * <p>Before that, {@link SplitGameReader} reads the moves off the terms of the rules, which shows
 * the codes of most texts at once, and those of Nim and Grundy's game, which have no such shape.
 */
public final class HeapCodeDetector {
  /**
   * Largest heap to compare in games that split heaps. Other games have fewer moves and a higher
   * bound.
   */
  private static final long MAX_SPLIT_HEAP = 400;

  private static final long MAX_WHOLE_HEAP = 4_000;

  private static final long FIRST_LOOK = 16;

  private static final int MAX_MOVES = 100_000;

  private HeapCodeDetector() {}

  /** Finds the code that has the same moves as these rules, for heaps of every size. */
  public static Optional<HeapCode> code(Rules rules) {
    return playsNumbers(rules) && rules instanceof TextRules text
        ? SplitGameReader.read(text).flatMap(SplitCodes::code).or(() -> derived(text))
        : Optional.empty();
  }

  /** Finds the splits that are the moves of these rules, for heaps of every size. */
  public static Optional<SplitGame> splits(Rules rules) {
    return playsNumbers(rules) && rules instanceof TextRules text
        ? SplitGameReader.read(text)
        : Optional.empty();
  }

  /** Requires normal play with one plain number per heap. */
  private static boolean playsNumbers(Rules rules) {
    Facts facts = rules.facts();
    List<PositionComponent> components = rules.components();
    return facts.grundyApplies()
        && facts.acyclic()
        && !facts.hasDecisiveEndings()
        && components.size() == 1
        && components.getFirst().kind() == PositionComponent.Kind.NUMBER
        && !components.getFirst().own()
        && components.getFirst().low() == 0
        && components.getFirst().high() == Long.MAX_VALUE;
  }

  /**
   * Examines larger and larger heaps until their moves show a regular shape that can be verified.
   */
  private static Optional<HeapCode> derived(TextRules rules) {
    PeriodProver looks = new PeriodProver(rules, false, 0);
    for (long until = FIRST_LOOK; until <= MAX_WHOLE_HEAP && looks.observe(until); until *= 2) {
      Optional<PeriodProver.Regularity> found = looks.regularity();
      if (found.isPresent() && found.get().looks().size() == 1) {
        MoveObservation look = found.get().looks().getFirst();
        OptionalLong threshold = verified(rules, found.get().threshold(), look);
        if (threshold.isPresent()) {
          return derived(rules, last(threshold.getAsLong(), look));
        }
      }
    }
    return Optional.empty();
  }

  /** The heap up to which moves are compared, if they have this shape from a threshold on. */
  private static long last(long threshold, MoveObservation look) {
    return 2 * (threshold + look.reach()) + 8;
  }

  /** A threshold from which on all moves have this shape. Empty if it is not proved, or large. */
  private static OptionalLong verified(TextRules rules, long from, MoveObservation look) {
    long threshold = from;
    while (last(threshold, look) <= (look.low() < 0 ? MAX_WHOLE_HEAP : MAX_SPLIT_HEAP)) {
      Optional<PeriodVerifier.Refused> fault =
          PeriodVerifier.fault(rules.text(), rules.parameterValues(), threshold, look.lines());
      if (fault.isEmpty()) {
        return OptionalLong.of(threshold);
      }
      if (fault.get().retryFrom() <= threshold) {
        return OptionalLong.empty();
      }
      threshold = fault.get().retryFrom();
    }
    return OptionalLong.empty();
  }

  private static Optional<HeapCode> derived(Rules rules, long last) {
    Optional<int[]> digits = digits(rules, last);
    if (digits.isEmpty()) {
      return Optional.empty();
    }
    for (long n = 0; n <= last; n++) {
      Optional<Set<List<Long>>> options = options(rules, n);
      if (options.isEmpty() || !options.get().equals(options(digits.get(), n))) {
        return Optional.empty();
      }
    }
    return Optional.of(code(digits.get(), false));
  }

  /** Reads the digits off a large heap, and off the small heaps that may be taken whole. */
  private static Optional<int[]> digits(Rules rules, long last) {
    int[] digits = new int[(int) last + 1];
    Optional<Set<List<Long>>> options = options(rules, last);
    if (options.isEmpty()) {
      return Optional.empty();
    }
    for (List<Long> parts : options.get()) {
      long taken = last - parts.stream().mapToLong(part -> part).sum();
      if (taken < 0 || parts.isEmpty() || parts.size() > 2 || 2 * taken > last) {
        return Optional.empty();
      }
      digits[(int) taken] |= 1 << parts.size();
    }
    for (int n = 1; n <= last / 2; n++) {
      boolean whole = options(rules, n).map(of -> of.contains(List.<Long>of())).orElse(false);
      digits[n] |= whole ? 1 : 0;
    }
    return Optional.of(digits);
  }

  /** Lists the options of a heap, each as ascending sizes without empty heaps. */
  private static Optional<Set<List<Long>>> options(Rules rules, long n) {
    Position heap = rules.parse(Long.toString(n));
    MoveList list = rules.moves(heap, MAX_MOVES);
    if (!list.complete() || rules.ending(heap) != Ending.OPEN) {
      return Optional.empty();
    }
    Set<List<Long>> options = new HashSet<>();
    for (Move move : list.moves()) {
      options.add(sizes(rules, move.target()).filter(size -> size > 0).sorted().boxed().toList());
    }
    return Optional.of(options);
  }

  /** Returns the heap sizes of a position. */
  static LongStream sizes(Rules rules, Position position) {
    return rules.parts(position).stream().mapToLong(part -> part.size() == 0 ? 0 : part.word(0));
  }

  private static Set<List<Long>> options(int[] digits, long n) {
    Set<List<Long>> options = new HashSet<>();
    for (int taken = 0; taken < digits.length && taken <= n; taken++) {
      long rest = n - taken;
      if ((digits[taken] & 1) != 0 && rest == 0) {
        options.add(List.of());
      }
      if ((digits[taken] & 2) != 0 && rest > 0) {
        options.add(List.of(rest));
      }
      for (long a = 1; (digits[taken] & 4) != 0 && 2 * a <= rest; a++) {
        options.add(List.of(a, rest - a));
      }
    }
    return options;
  }

  /** Returns a subtraction game if the digits allow only taking. */
  static HeapCode code(int[] digits, boolean unequal) {
    List<Integer> taken = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    int end = 1;
    boolean set = true;
    for (int t = 0; t < digits.length; t++) {
      text.append(Character.forDigit(digits[t], 16));
      if (digits[t] != 0) {
        taken.add(t);
        end = Math.max(1, t);
        set &= digits[t] == 3;
      }
    }
    return set && !taken.isEmpty()
        ? new SubtractionGame(taken, false)
        : new TakeAndBreak(text.substring(0, end + 1), unequal);
  }
}
