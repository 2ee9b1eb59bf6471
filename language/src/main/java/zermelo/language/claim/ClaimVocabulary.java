package zermelo.language.claim;

import java.util.List;
import java.util.Optional;

/** The names that a claim may use beside {@code wins}, {@code grundy} and the functions. */
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

  /** The one number that a position is, where it is that; {@code primes lose} speaks of it. */
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
   * A name with a value in every situation, found there by its place among the variables.
   *
   * @param own each player has one; {@code their NAME} is the next variable, whatever its name
   * @param component it is part of the position, not a parameter; {@code primes lose} speaks of the
   *     only number among these
   */
  public record Variable(String name, Kind kind, boolean own, boolean component) {}
}
