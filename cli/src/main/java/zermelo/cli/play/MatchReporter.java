package zermelo.cli.play;

import java.util.List;
import java.util.Optional;
import zermelo.application.play.StartSelector;
import zermelo.insight.explain.Explanation;
import zermelo.insight.review.Review;
import zermelo.kernel.Move;
import zermelo.play.GameRecord;
import zermelo.play.GameResult;
import zermelo.play.Match;
import zermelo.play.Player;
import zermelo.play.Ply;
import zermelo.solve.Answer;

/** Reports the events of a match: in words for people, or as JSON for programs. */
interface MatchReporter {
  /** Introduces the players at the beginning. */
  void introduce(MatchSetup setup, List<Optional<Player>> machines, StartSelector.Start start);

  /** A game begins; {@code flipped} if a coin decided which player begins. */
  void start(Match match, StartSelector.Start start, GameRecord record, boolean flipped);

  /** A game that was begun before continues. */
  void resumed(Match match, StartSelector.Start start, GameRecord record);

  /**
   * A player is to move.
   *
   * @param person whether the player is a person
   * @param answer the value of the position, if it is to be shown
   */
  void turn(GameRecord record, boolean person, Optional<Answer> answer);

  /** Returns the prompt for a person's move. */
  String prompt(GameRecord record);

  /** A move was made. */
  void moveMade(Ply ply, GameRecord record, Player.Choice choice);

  /** A move was taken back, or redone. */
  void changed(GameRecord record, String what);

  /** The typed command cannot be done. */
  void refused(String why);

  /** The typed text is not a move. */
  void refused(GameRecord record, String why);

  void unclear(String typed, GameRecord record, List<Move> moves);

  void help(StartSelector.Start start);

  void moves(GameRecord record);

  void hint(GameRecord record, Player.Choice choice, Optional<Answer> answer);

  void why(GameRecord record, Optional<Explanation> explanation);

  /** Another command of a person was done. */
  void note(String what);

  void over(GameRecord record, GameResult finish);

  void review(Review review);

  void score(Match match);

  /** The players leave before the end; {@code kept} if the match can be resumed. */
  void playersLeft(boolean kept);
}
