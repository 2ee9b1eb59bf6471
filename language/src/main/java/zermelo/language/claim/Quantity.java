package zermelo.language.claim;

/** What a claim says something about. */
public enum Quantity {
  OUTCOME,
  GRUNDY,
  REMOTENESS
}
