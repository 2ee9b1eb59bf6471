package zermelo.kernel;

/**
 * A parameter of a game, as described in help and error messages.
 *
 * @param name as in {@code --set name=value}
 * @param type in words: {@code 1..9}, {@code true or false}, {@code a set}
 * @param fallback the default value; empty if the parameter is required
 * @param meaning what it is for, or empty
 */
public record Parameter(String name, String type, String fallback, String meaning) {
  public boolean required() {
    return fallback.isEmpty();
  }
}
