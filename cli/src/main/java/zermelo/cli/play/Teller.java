package zermelo.cli.play;

import java.util.List;
import java.util.Optional;
import zermelo.desk.play.Opening;
import zermelo.insight.Review;
import zermelo.insight.explain.Explanation;
import zermelo.kernel.Move;
import zermelo.play.Course;
import zermelo.play.Finish;
import zermelo.play.Match;
import zermelo.play.Player;
import zermelo.play.Ply;
import zermelo.solve.Answer;

/** Tells what happens at the table: in words for people, or in events for programs. */
interface Teller {
  /** Who plays, for people who have just come to the table. */
  void seated(Setup setup, List<Optional<Player>> machines, Opening.Start start);

  /** A game begins; {@code flipped} if a coin decided who does. */
  void start(Match match, Opening.Start start, Course course, boolean flipped);

  /** A game goes on that was begun before. */
  void resumed(Match match, Opening.Start start, Course course);

  /**
   * A player is to move.
   *
   * @param person whether a person is to be asked
   * @param answer what the position is worth, if it is to be shown
   */
  void turn(Course course, boolean person, Optional<Answer> answer);

  /** What a person is asked with. */
  String prompt(Course course);

  /** A move was made. */
  void made(Ply ply, Course course, Player.Choice choice);

  /** A move was taken back, or made again. */
  void changed(Course course, String what);

  /** What was typed cannot be done. */
  void refused(String why);

  /** What was typed is no move. */
  void refused(Course course, String why);

  void unclear(String typed, Course course, List<Move> moves);

  void help(Opening.Start start);

  void moves(Course course);

  void hint(Course course, Player.Choice choice, Optional<Answer> answer);

  void why(Course course, Optional<Explanation> explanation);

  /** Something else that a person asked for was done. */
  void note(String what);

  void over(Course course, Finish finish);

  void review(Review review);

  void score(Match match);

  /** The players leave before the end; {@code kept} if the game can be resumed. */
  void left(boolean kept);
}
