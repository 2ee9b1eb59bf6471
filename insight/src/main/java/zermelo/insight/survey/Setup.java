package zermelo.insight.survey;

import java.util.Optional;
import zermelo.kernel.Oracle;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.solve.Question;

/**
 * A game with its parameters settled.
 *
 * @param title the game with its settings in brackets
 * @param oracle a closed form, for surveys that may use one
 */
public record Setup(String title, Rules rules, Optional<Oracle> oracle) {
  Question.Component component(Position position) {
    return new Question.Component(title, rules, oracle, position);
  }
}
