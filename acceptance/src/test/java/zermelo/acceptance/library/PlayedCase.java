package zermelo.acceptance.library;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.Position;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.limits.ProgressListener;
import zermelo.library.Library;
import zermelo.library.Theorems;
import zermelo.play.AnswerCache;
import zermelo.play.GameRecord;
import zermelo.play.PlayableGame;
import zermelo.play.Player;
import zermelo.solve.Question;
import zermelo.solve.plan.PlanningSolver;
import zermelo.testkit.ReferenceSolver;

/** A small game of the library that tests play out, with the values of the slow twin. */
record PlayedCase(
    PlayableGame playable, AnswerCache answerCache, Map<Position, ReferenceSolver.Value> worth) {
  static PlayedCase of(TwinValues twin, Position start, PlanningSolver solver) {
    LibraryCases.Case one = twin.one();
    boolean misere = twin.misere();
    String id = one.game().id();
    Question.Component component =
        new Question.Component(
            id,
            one.rules(),
            Library.isLibraryId(id)
                ? Theorems.closedForm(id, one.rules().parameterValues(), misere)
                : Optional.empty(),
            start);
    PlayableGame playable = new PlayableGame(List.of(component), misere);
    AnswerCache answerCache =
        new AnswerCache(
            playable,
            question ->
                solver.solve(question, new Progress(Limits.standard(), ProgressListener.SILENT)));
    return new PlayedCase(playable, answerCache, twin.from(start));
  }

  /** Returns the slow twin's value of a position, for the player to move. */
  ReferenceSolver.Value worthOf(Position position) {
    return Optional.ofNullable(worth.get(position)).orElseThrow();
  }

  /** Plays a whole game between two players; the first of them begins. */
  GameRecord course(Player first, Player second) {
    GameRecord record = new GameRecord(playable, playable.start(), 0);
    while (record.finish().isEmpty()) {
      record.make((record.toMove() == 0 ? first : second).choose(record).move());
    }
    return record;
  }
}
