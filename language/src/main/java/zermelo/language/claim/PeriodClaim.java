package zermelo.language.claim;

import java.util.Locale;
import java.util.Set;

/**
 * {@code grundy has period 12 from 71}: from there on the quantity of n + period is that of n, plus
 * the saltus.
 *
 * @param saltus 0, or what is added with every period ({@code and saltus 4})
 */
public record PeriodClaim(String text, Quantity quantity, long period, long saltus, long from)
    implements Claim {
  /** The claim in the words that {@link Claim#read} understands. */
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
