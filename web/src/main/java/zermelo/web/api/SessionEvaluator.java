package zermelo.web.api;

import java.util.List;
import zermelo.application.GameResolver;
import zermelo.kernel.Position;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.web.uwapi.UwapiEvaluator;

/** Finds values for UWAPI in the sessions of the HTTP API, so that both share what is solved. */
public final class SessionEvaluator implements UwapiEvaluator {
  private final GameSessionCache sessions;

  public SessionEvaluator(GameSessionCache sessions) {
    this.sessions = sessions;
  }

  @Override
  public Result of(GameResolver.ResolvedGame game, Position position, int most, Progress progress) {
    Question question =
        Question.of(List.of(game.component(position))).listing(Question.MoveSelection.ALL, most);
    return sessions.session(game.name(), game.settings(), false, "").solve(question, progress);
  }
}
