package zermelo.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Space;
import zermelo.kernel.input.BadInput;

/**
 * Partizan rules for tests: a token on the nodes of a graph, with separate moves for each player.
 *
 * <p>A move may keep the turn and may gain something. An unpacked position is the node, the player
 * to move, and the lead of that player; the packed one omits the lead.
 *
 * @param moves the moves at a node for a player, 0 or 1
 * @param endings how the rules end the game at a node, for the player to move
 * @param settlements what the player to move gains at a node without moves
 */
public record ToyBoardRules(
    String id,
    Facts facts,
    BiFunction<Integer, Integer, List<Step>> moves,
    IntFunction<Ending> endings,
    IntFunction<Integer> settlements)
    implements Rules {

  /** A move: its name, the node it leads to, whether the same player moves again, its gain. */
  public record Step(String label, int node, boolean again, int gain) {}

  public static Position at(int node, int player) {
    return Position.of(node, player, 0);
  }

  @Override
  public Map<String, String> parameterValues() {
    return Map.of();
  }

  @Override
  public Optional<Position> start() {
    return Optional.empty();
  }

  @Override
  public Position parse(String text) {
    String[] words = text.split(",", -1);
    if (words.length != 3) {
      throw new BadInput("'" + text + "' is not node,player,lead");
    }
    return Position.of(
        Long.parseLong(words[0]), Long.parseLong(words[1]), Long.parseLong(words[2]));
  }

  @Override
  public String print(Position position) {
    return position.word(0) + "," + position.word(1) + "," + position.word(2);
  }

  @Override
  public MoveList moves(Position position, int limit) {
    List<Move> all = new ArrayList<>();
    int player = turn(position);
    for (Step step : moves.apply((int) position.word(0), player)) {
      int lead = lead(position) + step.gain();
      Position target =
          step.again()
              ? Position.of(step.node(), player, lead)
              : Position.of(step.node(), 1 - player, -lead);
      all.add(new Move(step.label(), target, step.gain()));
    }
    return new MoveList(all.subList(0, Math.min(limit, all.size())), all.size() <= limit);
  }

  @Override
  public Ending ending(Position position) {
    return endings.apply((int) position.word(0));
  }

  @Override
  public int lead(Position position) {
    return (int) position.word(2);
  }

  @Override
  public int settlement(Position position) {
    return settlements.apply((int) position.word(0));
  }

  @Override
  public int turn(Position position) {
    return (int) position.word(1);
  }

  @Override
  public Position giveTurn(Position position, int player) {
    return turn(position) == player
        ? position
        : Position.of(position.word(0), player, -position.word(2));
  }

  @Override
  public Space space(List<Position> parts) {
    return new NodeAndTurn();
  }

  /** Node and turn in one word: twice the node, plus the player. */
  private final class NodeAndTurn implements Space {
    @Override
    public int words() {
      return 1;
    }

    @Override
    public boolean holds(Position part) {
      return true;
    }

    @Override
    public void pack(Position part, long[] target, int at) {
      target[at] = 2 * part.word(0) + part.word(1);
    }

    @Override
    public Position unpack(long[] words, int at) {
      return ToyBoardRules.at(node(words[at]), turn(words, at));
    }

    @Override
    public Ending ending(long[] words, int at) {
      return endings.apply(node(words[at]));
    }

    @Override
    public void options(long[] words, int at, Options out) {
      int player = turn(words, at);
      for (Step step : moves.apply(node(words[at]), player)) {
        int room = out.room();
        out.words()[room] = 2L * step.node() + (step.again() ? player : 1 - player);
        if (!out.commit(step.gain())) {
          return;
        }
      }
    }

    @Override
    public int turn(long[] words, int at) {
      return (int) (words[at] & 1);
    }

    @Override
    public void setTurn(long[] words, int at, int player) {
      words[at] = (words[at] & ~1L) | player;
    }

    @Override
    public int settlement(long[] words, int at) {
      return settlements.apply(node(words[at]));
    }

    private static int node(long word) {
      return (int) (word >>> 1);
    }
  }
}
