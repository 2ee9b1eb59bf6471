package zermelo.language.claim;

import java.util.Set;

/**
 * {@code grundy has period 12 from 71}: from there on the quantity of n + period is that of n, plus
 * the saltus.
 *
 * @param saltus 0, or what is added with every period ({@code and saltus 4})
 */
public record PeriodClaim(String text, Quantity quantity, long period, long saltus, long from)
    implements Claim {
  @Override
  public Set<Quantity> uses() {
    return Set.of(quantity);
  }
}
