package zermelo.language.claim;

/** A value of a position that a claim can be about, such as its Grundy value. */
public enum Quantity {
  OUTCOME,
  GRUNDY,
  REMOTENESS
}
