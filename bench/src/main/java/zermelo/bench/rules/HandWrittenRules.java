package zermelo.bench.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.MoveList;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Space;

/**
 * The rules of a text, with a {@link Space} that is written by hand in Java.
 *
 * <p>Solvers spend all their time in the space. So the ratio to the compiled text shows what the
 * text costs.
 */
public record HandWrittenRules(Rules text, Function<List<Position>, Space> spaces)
    implements Rules {
  @Override
  public Space space(List<Position> parts) {
    return spaces.apply(parts);
  }

  @Override
  public String id() {
    return text.id();
  }

  @Override
  public Facts facts() {
    return text.facts();
  }

  @Override
  public Map<String, String> parameterValues() {
    return text.parameterValues();
  }

  @Override
  public Optional<Position> start() {
    return text.start();
  }

  @Override
  public Position parse(String notation) {
    return text.parse(notation);
  }

  @Override
  public String print(Position position) {
    return text.print(position);
  }

  @Override
  public MoveList moves(Position position, int limit) {
    return text.moves(position, limit);
  }

  @Override
  public Ending ending(Position position) {
    return text.ending(position);
  }

  @Override
  public List<Position> parts(Position position) {
    return text.parts(position);
  }

  @Override
  public Position join(List<Position> parts) {
    return text.join(parts);
  }

  @Override
  public int lead(Position position) {
    return text.lead(position);
  }

  @Override
  public int settlement(Position position) {
    return text.settlement(position);
  }

  @Override
  public int turn(Position position) {
    return text.turn(position);
  }

  @Override
  public Position giveTurn(Position position, int player) {
    return text.giveTurn(position, player);
  }
}
