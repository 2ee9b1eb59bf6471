package zermelo.language.claim;

/** A quantity of a position that a claim can be about. */
public enum Quantity {
  OUTCOME,
  GRUNDY,
  REMOTENESS
}
