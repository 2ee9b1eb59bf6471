package zermelo.insight.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import zermelo.kernel.RulesFault;
import zermelo.language.interpret.TextRules;
import zermelo.language.proof.PeriodCertificate;
import zermelo.language.proof.PeriodCertificate.ValueKind;
import zermelo.language.proof.PeriodVerifier;
import zermelo.language.proof.VerifiedPeriod;

/**
 * Searches for a period of a game's values, and writes a certificate of it.
 *
 * <p>For all large n, the values must repeat, and so must the shapes of the moves ({@link
 * MoveObservation}). This class only observes both; it proves nothing. {@link PeriodVerifier}
 * checks the certificate. If the verifier rejects it, the prover tries again with the moves of more
 * n. When there are no more, the attempt fails with the last reason.
 */
public final class PeriodProver {
  private static final long FIRST_LOOK = 16;
  private static final String UNLIKE =
      "the moves of large n have no common shape, as far as they were examined";
  private static final long MAX_MOVES = 200_000;

  private final TextRules rules;
  private final boolean misere;
  private final Optional<PositionIndex> index;
  private final List<Optional<MoveObservation>> observations = new ArrayList<>();
  private final long first;
  private long start;
  private long moves;

  /**
   * Prepares a proof.
   *
   * @param first the smallest n. If positions have several numbers, n stands for their {@link
   *     PositionIndex}, here and in the certificate.
   */
  public PeriodProver(TextRules rules, boolean misere, long first) {
    this.rules = rules;
    this.index = PositionIndex.of(rules);
    this.misere = misere;
    this.first = first;
    this.start = first;
  }

  /** Ignores the moves of smaller n, which may have other shapes than those of large n. */
  public PeriodProver lookingFrom(long n) {
    start = Math.max(first, n);
    observations.clear();
    return this;
  }

  /**
   * The shape of the moves of all large n, guessed from the observed ones.
   *
   * @param threshold the smallest n with this shape
   * @param looks the moves by the remainder of n; their number is the modulus
   */
  public record Regularity(long threshold, List<MoveObservation> looks) {
    private List<Set<String>> lines() {
      return looks.stream().map(MoveObservation::lines).toList();
    }
  }

  /** The result of an attempt: a verified period, or the reason why there is none. */
  public sealed interface Attempt {}

  public record Proved(VerifiedPeriod period) implements Attempt {}

  public record Unproved(String why) implements Attempt {}

  /**
   * Tries to prove that values repeat for ever.
   *
   * @param values the values of first, first + 1, ...
   */
  public Attempt prove(ValueKind quantity, long[] values) {
    String why = "too few positions were examined";
    long end = first + values.length;
    for (long until = first; until < end; ) {
      until = Math.min(end, Math.max(start + FIRST_LOOK, 2 * until));
      if (!observe(until)) {
        return new Unproved(UNLIKE);
      }
      Optional<Regularity> regularity = regularity();
      if (regularity.isEmpty()) {
        why = UNLIKE;
        continue;
      }
      Optional<PeriodCertificate> certificate = certificate(quantity, values, regularity.get());
      if (certificate.isEmpty()) {
        why = "the values do not repeat for long enough";
        continue;
      }
      switch (PeriodVerifier.verify(certificate.get())) {
        case PeriodVerifier.Verified(VerifiedPeriod period) -> {
          return new Proved(period);
        }
        case PeriodVerifier.Refused(String reason, long retryFrom) -> {
          why = reason;
          until = begin(retryFrom, until);
        }
      }
    }
    return new Unproved(why);
  }

  /** Starts observing at a larger n, if the verifier requires it. */
  private long begin(long retryFrom, long until) {
    if (retryFrom <= until) {
      return until;
    }
    start = retryFrom;
    observations.clear();
    return retryFrom / 2;
  }

  /** Observes the moves of all n below a bound. Returns false if they are too many. */
  public boolean observe(long until) {
    for (long n = start + observations.size(); n < until; n++) {
      try {
        long at = n;
        observations.add(
            index.flatMap(
                numbers -> MoveObservation.of(rules, numbers, at, listed -> moves += listed)));
      } catch (RulesFault fails) {
        observations.add(Optional.empty());
      }
      moves++;
      if (moves > MAX_MOVES) {
        return false;
      }
    }
    return true;
  }

  /**
   * Finds the smallest modulus with which the shapes have repeated at least three times at the end.
   */
  public Optional<Regularity> regularity() {
    Map<Object, Integer> ids = new HashMap<>();
    int[] look =
        observations.stream()
            .mapToInt(l -> l.isEmpty() ? -1 : ids.computeIfAbsent(l.get().lines(), k -> ids.size()))
            .toArray();
    for (int modulus = 1; 4 * modulus <= look.length; modulus++) {
      int at = repeatsFrom(look, modulus);
      if (at + 4 * modulus <= look.length && look[look.length - 1] >= 0) {
        int from = start == first ? Math.max(1, at) : at;
        return Optional.of(new Regularity(start + from, byRemainder(from, modulus)));
      }
    }
    return Optional.empty();
  }

  /** Returns the first index from which every shape is known and recurs one modulus later. */
  private static int repeatsFrom(int[] look, int modulus) {
    int at = look.length - modulus;
    while (at > 0 && look[at - 1] >= 0 && look[at - 1] == look[at - 1 + modulus]) {
      at--;
    }
    return at;
  }

  private List<MoveObservation> byRemainder(int from, int modulus) {
    return IntStream.range(0, modulus)
        .mapToObj(
            r -> observations.get(from + (int) Math.floorMod(r - (start + from), (long) modulus)))
        .map(Optional::orElseThrow)
        .toList();
  }

  /** Writes the certificate of the smallest period for which the values suffice. */
  private Optional<PeriodCertificate> certificate(
      ValueKind quantity, long[] values, Regularity regularity) {
    long reach = regularity.looks.stream().mapToLong(MoveObservation::reach).max().orElse(0);
    long low = regularity.looks.stream().mapToLong(MoveObservation::low).max().orElse(-1);
    int modulus = regularity.looks.size();
    for (int period = modulus; 2 * period <= values.length; period += modulus) {
      long from = first + repeatsFrom(values, period);
      long bound = Math.max(regularity.threshold, from + reach);
      if (low >= 0) {
        bound = Math.max(bound, 2 * Math.max(from, low) + period + reach);
      }
      long length = bound + period - first;
      if (length <= values.length) {
        long[] window = Arrays.copyOf(values, (int) length);
        return Optional.of(
            new PeriodCertificate(
                rules.id(),
                rules.parameterValues(),
                misere,
                quantity,
                regularity.threshold,
                regularity.lines(),
                period,
                from,
                first,
                window,
                List.of(),
                rules.text()));
      }
    }
    return Optional.empty();
  }

  private static int repeatsFrom(long[] values, int period) {
    int at = values.length - period;
    while (at > 0 && values[at - 1] == values[at - 1 + period]) {
      at--;
    }
    return at;
  }
}
