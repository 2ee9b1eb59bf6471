package zermelo.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.Position;
import zermelo.library.Library;
import zermelo.library.theorems.Theorems;
import zermelo.play.Course;
import zermelo.play.Played;
import zermelo.play.Player;
import zermelo.play.Truth;
import zermelo.solve.Budget;
import zermelo.solve.Meter;
import zermelo.solve.Progress;
import zermelo.solve.Question;
import zermelo.solve.Solver;
import zermelo.testkit.Twin;

/**
 * A small game of the library to be played in tests: what its players may ask, and what the slow
 * twin says its positions are worth.
 */
record Playing(Played played, Truth truth, Map<Position, Twin.Value> worth) {
  static Playing of(Cases.Case one, boolean misere, Position start, Solver solver) {
    String id = one.game().id();
    Question.Component component =
        new Question.Component(
            id,
            one.rules(),
            Library.isOwn(id)
                ? Theorems.oracle(id, one.rules().values(), misere)
                : Optional.empty(),
            start);
    Played played = new Played(List.of(component), misere);
    Truth truth =
        new Truth(
            played,
            question -> solver.solve(question, new Meter(Budget.standard(), Progress.SILENT)));
    return new Playing(played, truth, Twin.solve(one.rules(), misere, List.of(start)));
  }

  /** What the twin says of a position, for the player to move. */
  Twin.Value worthOf(Position position) {
    return Optional.ofNullable(worth.get(position)).orElseThrow();
  }

  /** The whole game between two players, the first of them beginning. */
  Course course(Player first, Player second) {
    Course course = new Course(played, played.start(), 0);
    while (course.finish().isEmpty()) {
      course.make((course.toMove() == 0 ? first : second).choose(course).move());
    }
    return course;
  }
}
