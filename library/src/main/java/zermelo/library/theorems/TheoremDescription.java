package zermelo.library.theorems;

/**
 * A theorem in words.
 *
 * @param game the id of the game
 * @param name what the theorem is called
 * @param statement what is true, as a formula where there is one
 * @param domain for which positions, parameters and kinds of play
 * @param source who found it, or why it is true
 */
public record TheoremDescription(
    String game, String name, String statement, String domain, String source) {
  /** The line that evidence quotes. */
  public String quote() {
    return name + ": " + statement;
  }
}
