package zermelo.kernel;

/**
 * A parameter of a game, as help and errors describe it.
 *
 * @param name as in {@code --set name=value}
 * @param type in words: {@code 1..9}, {@code true or false}, {@code a set}
 * @param fallback the value where none is given; empty if it must be given
 * @param meaning what it is for, or empty
 */
public record Parameter(String name, String type, String fallback, String meaning) {
  public boolean required() {
    return fallback.isEmpty();
  }
}
