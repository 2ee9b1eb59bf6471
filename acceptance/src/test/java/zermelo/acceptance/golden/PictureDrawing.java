package zermelo.acceptance.golden;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import zermelo.acceptance.library.LibraryCases;
import zermelo.cli.render.PictureStyle;
import zermelo.cli.render.PictureText;
import zermelo.kernel.Game;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Sum;
import zermelo.library.GameExpression;
import zermelo.library.Library;
import zermelo.testkit.ReferenceSolver;

/** Draws a position, or a sum, that is given as one text. */
final class PictureDrawing {
  private PictureDrawing() {}

  /** Draws the position of the text. */
  static List<String> plain(String text) {
    return of(text, false, false);
  }

  /** Draws it with the value of each move at its place. */
  static List<String> valued(String text) {
    return of(text, false, true);
  }

  static List<String> of(String text, boolean colours, boolean valued) {
    List<Sum.Component> components = new ArrayList<>();
    List<Position> positions = new ArrayList<>();
    for (GameExpression.Term term : GameExpression.parse(text).terms()) {
      Game game = Library.game(term.game());
      Rules rules = game.rules(game.fitted(term.settings(), term.position()));
      components.add(new Sum.Component(term.game(), rules));
      positions.add(rules.parse(term.position()));
    }
    Sum sum = Sum.of(components);
    boolean single = components.size() == 1;
    Rules rules = single ? components.getFirst().rules() : sum;
    Position position = single ? positions.getFirst() : sum.position(positions);
    Map<String, Outcome> values = valued ? values(rules, position) : Map.of();
    PictureStyle ink = new PictureStyle(colours, move -> Optional.ofNullable(values.get(move)));
    return PictureText.lines(rules.picture(position), ink);
  }

  private static Map<String, Outcome> values(Rules rules, Position position) {
    Map<Position, ReferenceSolver.Value> truth =
        ReferenceSolver.solve(rules, false, List.of(position));
    Map<String, Outcome> values = new HashMap<>();
    for (Move move : LibraryCases.moves(rules, position)) {
      Outcome after = Objects.requireNonNull(truth.get(move.target())).outcome();
      boolean again =
          !rules.facts().impartial() && rules.turn(position) == rules.turn(move.target());
      values.put(move.label(), again ? after : after.flip());
    }
    return values;
  }
}
