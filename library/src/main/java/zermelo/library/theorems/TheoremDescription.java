package zermelo.library.theorems;

/**
 * A theorem in words.
 *
 * @param game the id of the game
 * @param name the name of the theorem
 * @param statement the statement, as a formula if there is one
 * @param domain the positions, parameters and play conventions that it covers
 * @param source its discoverer, or the reason why it is true
 */
public record TheoremDescription(
    String game, String name, String statement, String domain, String source) {
  /** Returns the line that evidence quotes. */
  public String quote() {
    return name + ": " + statement;
  }
}
