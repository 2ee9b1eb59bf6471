package zermelo.insight.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zermelo.kernel.Outcome;
import zermelo.kernel.Settings;
import zermelo.language.TextGame;
import zermelo.language.claim.Claim;
import zermelo.language.claim.ClaimVocabulary;
import zermelo.language.claim.ClaimedPosition;
import zermelo.language.claim.PositionClaim;
import zermelo.language.interpret.TextRules;
import zermelo.language.proof.PeriodCertificate;
import zermelo.language.proof.PeriodCertificate.ValueKind;
import zermelo.language.proof.VerifiedPeriod;
import zermelo.testkit.AdversarialText;
import zermelo.testkit.SampleSize;

/**
 * Tests proofs on thousands of hostile texts: proved claims hold far beyond the values that the
 * proof saw.
 */
@Tag("slow")
class AdversarialProofsTest {
  private static final int TEXTS = SampleSize.of(4_000);
  private static final int FAR = 460;

  private final AtomicInteger proved = new AtomicInteger();
  private final AtomicInteger claimsProved = new AtomicInteger();

  @Test
  void nothingFalseIsProved() {
    LongStream.range(0, TEXTS).parallel().forEach(this::look);
    // A prover that proves nothing would pass everything above.
    assertThat(proved.get()).isGreaterThan(TEXTS / 10);
    assertThat(claimsProved.get()).isGreaterThan(TEXTS / 50);
  }

  private void look(long seed) {
    Random random = new Random(~seed);
    String text = AdversarialText.of(seed);
    TextRules rules = TextGame.read("a", "a.game", text).rules(Settings.NONE);
    boolean misere = random.nextInt(3) == 0;
    boolean ends = rules.facts().hasDecisiveEndings() || rules.facts().ties();
    ValueKind quantity = misere || ends ? ValueKind.OUTCOME : ValueKind.GRUNDY;
    int mostSums = !rules.facts().heaps() ? FAR : seed % 16 == 0 ? 800 : 100;
    BruteForce truth = new BruteForce(rules, misere, mostSums);
    int window = 24 + random.nextInt(rules.facts().heaps() ? 24 : 80);
    Optional<long[]> values = values(truth, quantity, window);
    if (values.isEmpty()) {
      return;
    }
    long first = rules.components().getFirst().low();
    switch (new PeriodProver(rules, misere, first).prove(quantity, values.get())) {
      case PeriodProver.Unproved none -> {}
      case PeriodProver.Proved(VerifiedPeriod period) -> {
        proved.incrementAndGet();
        int far = rules.facts().heaps() ? FAR / 5 : FAR;
        long[] all = values(truth, quantity, far).orElseThrow();
        long[] said = LongStream.range(first, first + far).map(period::value).toArray();
        assertThat(said).as("seed %d, misère %s\n%s", seed, misere, text).isEqualTo(all);
        claim(seed, period, all);
      }
    }
  }

  private static Optional<long[]> values(BruteForce truth, ValueKind quantity, int count) {
    return quantity == ValueKind.GRUNDY ? truth.nimbers(count) : truth.outcomes(count);
  }

  private void claim(long seed, VerifiedPeriod period, long[] all) {
    PeriodCertificate certificate = period.certificate();
    String text = AdversarialText.claim(seed);
    if (period.prove(text).fault().isPresent()) {
      return;
    }
    claimsProved.incrementAndGet();
    ClaimVocabulary vocabulary =
        new ClaimVocabulary(
            List.of(
                ClaimVocabulary.Variable.auxiliary("k", ClaimVocabulary.Kind.NUMBER),
                ClaimVocabulary.Variable.component("n", ClaimVocabulary.Kind.NUMBER)));
    if (Claim.read(text, vocabulary) instanceof PositionClaim statement) {
      long k = Long.parseLong(certificate.settings().getOrDefault("k", "0"));
      boolean ties = certificate.quantity() == ValueKind.OUTCOME;
      for (int i = 0; i < all.length; i++) {
        if (!statement.holds(new At(k, certificate.first() + i, all[i], ties))) {
          fail("seed %d, n = %d: %s\n%s", seed, certificate.first() + i, text, certificate.rules());
        }
      }
    }
  }

  /** One n with its value. */
  private record At(long k, long n, long value, boolean ties) implements ClaimedPosition {
    @Override
    public long number(int variable) {
      return variable == 0 ? k : n;
    }

    @Override
    public long[] numbers(int variable) {
      throw new AssertionError("no lists here");
    }

    @Override
    public Outcome outcome() {
      return value == 0 ? Outcome.LOSE : ties && value == 2 ? Outcome.TIE : Outcome.WIN;
    }

    @Override
    public long grundy() {
      return value;
    }

    @Override
    public long remoteness() {
      throw new AssertionError("not asked for");
    }
  }
}
