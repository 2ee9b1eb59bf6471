package zermelo.language.claim;

import java.util.List;
import java.util.Optional;

/**
 * The variables that claims about a game may use: its components and parameters.
 *
 * <p>Besides these, every claim may use {@code wins}, {@code grundy} and the functions of the
 * language.
 */
public record ClaimVocabulary(List<Variable> variables) {
  public ClaimVocabulary {
    variables = List.copyOf(variables);
    for (int i = 0; i < variables.size(); i++) {
      Variable variable = variables.get(i);
      if (variable.own()) {
        i++;
        if (i == variables.size()) {
          throw new IllegalArgumentException("their " + variable.name() + " is missing");
        }
      }
    }
  }

  /**
   * The variable of the position, if the position is a single number. {@code primes lose} refers to
   * it.
   */
  public Optional<Variable> position() {
    List<Variable> components = variables.stream().filter(Variable::component).toList();
    return components.size() == 1 && components.getFirst().kind() == Kind.NUMBER
        ? Optional.of(components.getFirst())
        : Optional.empty();
  }

  public enum Kind {
    NUMBER,
    TRUTH,
    LIST,
    SET
  }

  /**
   * A variable that has a value in every position. It is identified by its index in the list.
   *
   * @param own whether each player has one; {@code their NAME} is the next variable, whatever its
   *     name
   * @param component whether it is part of the position and not a parameter; {@code primes lose}
   *     refers to the only number among these
   */
  public record Variable(String name, Kind kind, boolean own, boolean component) {
    /** A variable that is part of the position. */
    public static Variable component(String name, Kind kind) {
      return new Variable(name, kind, false, true);
    }

    /** A variable that {@code primes lose} never refers to, such as a parameter. */
    public static Variable auxiliary(String name, Kind kind) {
      return new Variable(name, kind, false, false);
    }

    /** The same variable, one for each player; that of the other player must follow. */
    public Variable perPlayer() {
      return new Variable(name, kind, true, component);
    }
  }
}
