package zermelo.language.infer;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import zermelo.language.program.Program;
import zermelo.language.program.Program.Component;
import zermelo.language.program.Program.Kind;
import zermelo.language.program.Program.Role;
import zermelo.language.program.Type;

/**
 * A number that every position has and that may fall with the moves, such as the sum of the piles.
 *
 * <p>If a measure falls with some moves and never rises, those moves cannot repeat a position.
 */
record TerminationMeasure(String name, Function<SymbolicMove.State, LinearExpression> value) {
  private static final int MOST_TARGETS = 8;

  /** All measures that are tried for a program. */
  static List<TerminationMeasure> of(Program program, ProofAssumptions settled) {
    List<TerminationMeasure> found = new ArrayList<>();
    List<Component> shared = new ArrayList<>();
    for (Component component : program.components()) {
      int place = component.place();
      String name = component.name();
      switch (component.kind()) {
        case NUMBER -> {
          boolean own = component.role() == Role.OWN;
          found.add(own ? ownSum(name, place) : number(name, place));
          if (!own) {
            shared.add(component);
          }
        }
        case LIST, BAG -> {
          found.add(
              new TerminationMeasure("the sum of " + name, s -> s.reader().list(place).sum()));
          if (component.kind() == Kind.LIST) {
            found.add(
                new TerminationMeasure(
                    "the sum of the places in " + name, s -> s.reader().list(place).weighted()));
          }
        }
        case BOARD -> {} // such texts have measures of their own
        case SET -> {
          found.add(new TerminationMeasure("the size of " + name, s -> s.sets().size(place)));
          found.add(
              new TerminationMeasure("the highest change in " + name, s -> s.sets().code(place)));
        }
      }
    }
    if (shared.size() > 1 && !program.heaps()) {
      found.add(sum(shared));
    }
    shared.forEach(component -> found.addAll(distances(component, program, settled)));
    return found;
  }

  private static TerminationMeasure number(String name, int place) {
    return new TerminationMeasure(name, state -> state.reader().slot(place));
  }

  private static TerminationMeasure ownSum(String name, int place) {
    return new TerminationMeasure(
        "the sum of both " + name,
        state -> state.reader().slot(place).plus(state.reader().slot(place + 1)));
  }

  private static TerminationMeasure sum(List<Component> components) {
    String name = String.join(" + ", components.stream().map(Component::name).toList());
    return new TerminationMeasure(
        name,
        state ->
            components.stream()
                .map(component -> state.reader().slot(component.place()))
                .reduce(LinearExpression.ZERO, LinearExpression::plus));
  }

  /** The distances between a component and the values of the parameters. */
  private static List<TerminationMeasure> distances(
      Component component, Program program, ProofAssumptions settled) {
    return program.params().stream()
        .filter(param -> param.type() == Type.NUMBER)
        .limit(MOST_TARGETS)
        .map(
            param -> {
              long target = settled.slots().getOrDefault(param.place(), 0L);
              return new TerminationMeasure(
                  "the distance from " + component.name() + " to " + param.name(),
                  state ->
                      state
                          .reader()
                          .distance(
                              state.reader().slot(component.place()), LinearExpression.of(target)));
            })
        .toList();
  }
}
