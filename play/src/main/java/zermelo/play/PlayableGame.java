package zermelo.play;

import java.util.ArrayList;
import java.util.List;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Sum;
import zermelo.solve.Question;

/**
 * The game being played: one game or a sum, in normal or misère play.
 *
 * @param components the games with their start positions
 */
public record PlayableGame(List<Question.Component> components, boolean misere) {
  /**
   * Largest number of moves with values per position. If there are more, winning ones come first.
   */
  private static final int MAX_LISTED_MOVES = 2_000;

  public PlayableGame {
    components = List.copyOf(components);
  }

  /** Returns the rules of the whole game. */
  public Rules rules() {
    return components.size() == 1 ? components.getFirst().rules() : sum();
  }

  public Position start() {
    return components.size() == 1
        ? components.getFirst().position()
        : sum().position(components.stream().map(Question.Component::position).toList());
  }

  /** Asks for the value of a position with all its moves. */
  public Question question(Position position) {
    List<Position> positions = components.size() == 1 ? List.of(position) : sum().split(position);
    List<Question.Component> now = new ArrayList<>();
    for (int i = 0; i < components.size(); i++) {
      now.add(components.get(i).at(positions.get(i)));
    }
    return Question.of(now).misere(misere).listing(Question.MoveSelection.ALL, MAX_LISTED_MOVES);
  }

  private Sum sum() {
    return Sum.of(
        components.stream()
            .map(component -> new Sum.Component(component.name(), component.rules()))
            .toList());
  }
}
