package zermelo.language.claim;

import java.util.List;

/** The names that a claim may use beside {@code wins}, {@code grundy} and the functions. */
public record Vocabulary(List<Variable> variables) {
  public enum Kind {
    NUMBER,
    TRUTH,
    LIST,
    SET
  }

  /**
   * A name with a value in every situation, found there by its place among the variables.
   *
   * @param own each player has one; {@code their NAME} is the next variable, of the same name
   * @param component it is part of the position, not a parameter; {@code primes lose} speaks of the
   *     only number among these
   */
  public record Variable(String name, Kind kind, boolean own, boolean component) {}
}
