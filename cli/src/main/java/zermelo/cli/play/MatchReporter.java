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

/** Tells what happens at the table: in words for people, or in events for programs. */
interface MatchReporter {
  /** Who plays, for people who have just come to the table. */
  void seated(MatchSetup setup, List<Optional<Player>> machines, StartSelector.Start start);

  /** A game begins; {@code flipped} if a coin decided who does. */
  void start(Match match, StartSelector.Start start, GameRecord course, boolean flipped);

  /** A game goes on that was begun before. */
  void resumed(Match match, StartSelector.Start start, GameRecord course);

  /**
   * A player is to move.
   *
   * @param person whether a person is to be asked
   * @param answer what the position is worth, if it is to be shown
   */
  void turn(GameRecord course, boolean person, Optional<Answer> answer);

  /** What a person is asked with. */
  String prompt(GameRecord course);

  /** A move was made. */
  void made(Ply ply, GameRecord course, Player.Choice choice);

  /** A move was taken back, or made again. */
  void changed(GameRecord course, String what);

  /** What was typed cannot be done. */
  void refused(String why);

  /** What was typed is no move. */
  void refused(GameRecord course, String why);

  void unclear(String typed, GameRecord course, List<Move> moves);

  void help(StartSelector.Start start);

  void moves(GameRecord course);

  void hint(GameRecord course, Player.Choice choice, Optional<Answer> answer);

  void why(GameRecord course, Optional<Explanation> explanation);

  /** Something else that a person asked for was done. */
  void note(String what);

  void over(GameRecord course, GameResult finish);

  void review(Review review);

  void score(Match match);

  /** The players leave before the end; {@code kept} if the game can be resumed. */
  void left(boolean kept);
}
