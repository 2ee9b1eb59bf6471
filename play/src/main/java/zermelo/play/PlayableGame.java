package zermelo.play;

import java.util.ArrayList;
import java.util.List;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Sum;
import zermelo.solve.Question;

/**
 * What is played: one game, or a sum of games, in normal or misère play.
 *
 * @param components the games with their start positions
 */
public record PlayableGame(List<Question.Component> components, boolean misere) {
  /** A position has at most so many moves with values; where there are more, winning ones lead. */
  private static final int MOST = 2_000;

  public PlayableGame {
    components = List.copyOf(components);
  }

  /** The whole as one game. */
  public Rules rules() {
    return components.size() == 1 ? components.getFirst().rules() : sum();
  }

  public Position start() {
    return components.size() == 1
        ? components.getFirst().position()
        : sum().position(components.stream().map(Question.Component::position).toList());
  }

  /** The question what a position is worth, with all its moves. */
  public Question question(Position position) {
    List<Position> positions = components.size() == 1 ? List.of(position) : sum().split(position);
    List<Question.Component> now = new ArrayList<>();
    for (int i = 0; i < components.size(); i++) {
      now.add(components.get(i).at(positions.get(i)));
    }
    return new Question(now, misere, Question.Method.AUTO, Question.MoveSelection.ALL, MOST);
  }

  private Sum sum() {
    return Sum.of(
        components.stream()
            .map(component -> new Sum.Component(component.name(), component.rules()))
            .toList());
  }
}
