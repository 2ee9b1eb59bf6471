package zermelo.language.claim;

import java.util.Locale;
import java.util.Set;

/**
 * A claim that a sequence of values repeats: {@code grundy has period 12 from 71}.
 *
 * <p>For every n from {@code from} on, the value at n + period is that at n, plus the saltus.
 *
 * @param saltus 0, or the number that each period adds ({@code and saltus 4})
 */
public record PeriodClaim(String text, Quantity quantity, long period, long saltus, long from)
    implements Claim {
  /** Creates the claim, with a text that {@link Claim#read} can parse. */
  public static PeriodClaim of(Quantity quantity, long period, long saltus, long from) {
    String text =
        "%s has period %d%s%s"
            .formatted(
                quantity.name().toLowerCase(Locale.ROOT),
                period,
                saltus == 0 ? "" : " and saltus " + saltus,
                from == 0 ? "" : " from " + from);
    return new PeriodClaim(text, quantity, period, saltus, from);
  }

  @Override
  public Set<Quantity> uses() {
    return Set.of(quantity);
  }
}
