package zermelo.insight.survey;

import java.util.Optional;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.solve.Question;

/**
 * A game with values for all its parameters.
 *
 * @param title the game with its settings in brackets
 * @param closedForm a closed form for its values, if there is one
 */
public record ConfiguredGame(String title, Rules rules, Optional<ClosedForm> closedForm) {
  Question.Component component(Position position) {
    return new Question.Component(title, rules, closedForm, position);
  }
}
