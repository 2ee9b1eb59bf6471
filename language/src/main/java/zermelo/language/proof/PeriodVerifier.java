package zermelo.language.proof;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zermelo.kernel.Ending;
import zermelo.language.proof.PeriodCertificate.ValueKind;

/**
 * Verifies a certificate of a period from the text of the rules alone.
 *
 * <p>Why a verified period holds for ever:
 *
 * <ol>
 *   <li>The moves of every n from the threshold on have the stated shapes ({@link VerifiedMoves}).
 *       Every part that they leave is smaller than n, so values are defined by induction.
 *   <li>The values of the window are recomputed; below the threshold directly from the rules.
 *   <li>Let P be the period, a multiple of the modulus. Let v(j + P) = v(j) be checked for all j
 *       from {@code from} up to a bound J. Let n be at least J, and let the equation hold for all
 *       smaller j. The moves of n and of n + P have the same shapes.
 *       <ul>
 *         <li>A move of n that leaves n - k, and perhaps constant heaps, corresponds to a move of n
 *             + P that leaves n + P - k. The values agree if n - k is at least {@code from}.
 *         <li>A heap n + P may split into x and n + P - k - x. One part is at least half of n + P -
 *             k. If that half is at least {@code from} + P, the part minus P has the same value. It
 *             is also a part of a split of n, unless it is too small for one. This is the argument
 *             of R. K. Guy and C. A. B. Smith, The G-values of various games, Proc. Cambridge Phil.
 *             Soc. 52 (1956).
 *       </ul>
 *       So v(n + P) = v(n).
 *   <li>The Grundy value of a sum is the xor of those of its parts. Outcomes of the parts do not
 *       determine the outcome of a sum. So with outcomes every move must leave at most one part.
 * </ol>
 *
 * <p>The result is also checked at single large n ({@link FarSampleCheck}).
 */
public final class PeriodVerifier {
  /** The largest number of remainders that the verifier tries. */
  static final int MOST_STEPS = 20_000;

  private static final int MOST_VALUES = 2_000_000;
  private static final long MOST_OPTIONS = 30_000_000L;

  private final PeriodCertificate certificate;
  private final ExactRules rules;
  private final VerifiedMoves moves;
  private final long end;

  /** The result of verifying a certificate. */
  public sealed interface Result {}

  /** Everything is proved except the claims, which {@link VerifiedPeriod} can prove. */
  public record Verified(VerifiedPeriod period) implements Result {}

  /**
   * The certificate is not proved.
   *
   * @param why completes the sentence "there is no proof, because"
   * @param retryFrom a threshold from which on a proof may succeed; 0 if none is known
   */
  public record Refused(String why, long retryFrom) implements Result {}

  private PeriodVerifier(PeriodCertificate certificate) {
    this.certificate = certificate;
    this.rules = new ExactRules(certificate.rules(), certificate.settings());
    this.end = certificate.first() + certificate.values().length;
    form();
    this.moves = new VerifiedMoves(rules, certificate.threshold(), certificate.shapes());
  }

  /** Verifies everything in a certificate except its claims. */
  public static Result verify(PeriodCertificate certificate) {
    try {
      return new Verified(new PeriodVerifier(certificate).period());
    } catch (ProofSignal.Refusal why) {
      return new Refused(why.why(), why.retryFrom());
    }
  }

  /**
   * Returns why the moves do not have these shapes for every n from a threshold on. Empty if they
   * do.
   *
   * @param shapes lines {@code MOVE: SHAPE}, the same for all n
   */
  public static Optional<Refused> fault(
      String rules, Map<String, String> settings, long threshold, Set<String> shapes) {
    try {
      ExactRules exact = new ExactRules(rules, settings);
      VerifiedMoves moves = new VerifiedMoves(exact, threshold, List.of(shapes));
      new FarSampleCheck(exact, moves, List.of(threshold)).attempt(Optional.empty());
      return Optional.empty();
    } catch (ProofSignal.Refusal why) {
      return Optional.of(new Refused(why.why(), why.retryFrom()));
    }
  }

  static ProofSignal.Refusal tooManyRemainders(BigInteger count) {
    return new ProofSignal.Refusal(
        "the rules depend on more remainders of n than can be checked one by one: " + count);
  }

  private void form() {
    if (!rules.low().equals(BigInteger.valueOf(certificate.first())) || certificate.first() < 0) {
      throw new ProofSignal.Refusal(
          "the values begin at " + certificate.first() + ", not at the first n");
    }
    if (certificate.values().length > MOST_VALUES) {
      throw new ProofSignal.Refusal("it would take " + certificate.values().length + " values");
    }
    if (certificate.modulus() < 1 || certificate.modulus() > MOST_STEPS) {
      throw tooManyRemainders(BigInteger.valueOf(certificate.modulus()));
    }
    if (certificate.period() < 1 || certificate.period() % certificate.modulus() != 0) {
      throw new ProofSignal.Refusal(
          "the period is not a multiple of the modulus " + certificate.modulus());
    }
    if (certificate.threshold() <= certificate.first()
        || certificate.from() < certificate.first()) {
      throw new ProofSignal.Refusal("the threshold or the beginning is before the first n");
    }
    boolean sums = certificate.quantity() == ValueKind.GRUNDY;
    if (sums && (certificate.misere() || !rules.program().ends().isEmpty())) {
      throw new ProofSignal.Refusal(
          "there are no Grundy values in misère play, or where rules have ends");
    }
  }

  private VerifiedPeriod period() {
    if (certificate.quantity() == ValueKind.OUTCOME) {
      moves.all().forEach(PeriodVerifier::refuseSums);
    }
    values();
    repetition();
    VerifiedPeriod period = new VerifiedPeriod(certificate, rules, moves.mayOverflow());
    FarSampleCheck far = new FarSampleCheck(rules, moves, beginnings());
    far.attempt(Optional.of(period));
    period.setSamples(far.samples());
    return period;
  }

  /** The end of the window, and some multiples of the period past the threshold. */
  private List<Long> beginnings() {
    List<Long> all = new ArrayList<>(List.of(end));
    for (long periods = 1; periods <= 1_000_000_000L; periods *= 31) {
      all.add(certificate.threshold() + periods * certificate.period());
    }
    return all;
  }

  private static void refuseSums(MoveShape shape) {
    boolean one =
        shape instanceof MoveShape.ConstantShape
            ? shape.constants().size() <= 1
            : shape.constants().isEmpty();
    if (!one || shape instanceof MoveShape.PairShape) {
      throw new ProofSignal.Refusal(
          "a move leaves several heaps, and who wins a sum does not follow from who wins its parts");
    }
  }

  /** Computes the values of the window and compares them with those of the certificate. */
  private void values() {
    long[] values = new long[certificate.values().length];
    long work = 0;
    for (int at = 0; at < values.length; at++) {
      long n = certificate.first() + at;
      OptionValues options =
          new OptionValues(
              certificate.quantity(), certificate.misere(), part -> smaller(part, n, values));
      Ending ending;
      if (n < moves.threshold()) {
        ConcreteMoves found = ConcreteMoves.of(rules, n, Integer.MAX_VALUE);
        ending = found.ending();
        found.options().forEach(options::add);
      } else {
        ending = moves.ending(n);
        moves.shapes(n).forEach(shape -> shape.options(n, options::add));
      }
      work += options.count();
      if (work > MOST_OPTIONS) {
        throw new ProofSignal.Refusal("checking the values again would take too long");
      }
      values[at] = options.value(ending);
      if (values[at] != certificate.values()[at]) {
        throw new ProofSignal.Refusal("the value of " + n + " is another one than it says");
      }
    }
  }

  private long smaller(long part, long n, long[] values) {
    if (part >= n) {
      throw new ProofSignal.Refusal("a move of n = " + n + " leaves a part that is not smaller");
    }
    return values[(int) (part - certificate.first())];
  }

  private void repetition() {
    long from = certificate.from();
    long bound = Math.max(certificate.threshold(), from);
    for (MoveShape shape : moves.all()) {
      bound =
          Math.max(
              bound,
              switch (shape) {
                case MoveShape.ConstantShape gone -> 0;
                case MoveShape.SingleShape whole -> from + whole.less();
                case MoveShape.PairShape broken ->
                    2 * Math.max(from, broken.low()) + certificate.period() + broken.less();
              });
    }
    if (bound + certificate.period() > end) {
      throw new ProofSignal.Refusal(
          "values are needed up to n = %d, and only those below %d are there"
              .formatted(bound + certificate.period() - 1, end));
    }
    for (long n = from; n < bound; n++) {
      int at = (int) (n - certificate.first());
      if (certificate.values()[at] != certificate.values()[at + (int) certificate.period()]) {
        throw new ProofSignal.Refusal(
            "the values of %d and %d differ".formatted(n, n + certificate.period()));
      }
    }
  }
}
