package zermelo.library.boards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import zermelo.kernel.Facts;
import zermelo.kernel.Facts.Fact;
import zermelo.kernel.Game;
import zermelo.kernel.Picture;
import zermelo.kernel.Position;
import zermelo.kernel.Space;
import zermelo.library.boards.representation.BoardRules;
import zermelo.library.boards.representation.NumberListParser;
import zermelo.library.definition.BoardSizeReader;
import zermelo.library.definition.JavaGame;
import zermelo.library.definition.ParameterDeclaration;
import zermelo.library.definition.ParameterValues;

/**
 * Kalah, the mancala game of the West.
 *
 * <p>Each player has a row of pits and a store at its right end. In turn, take all seeds of one of
 * your own pits and sow them one by one to the right: into your further pits, your store, the
 * opponent's pits, and round again, but never into the opponent's store.
 *
 * <p>If the last seed falls into your store, move again. If it falls into one of your own pits that
 * was empty, it goes to your store together with the seeds of the opposite pit, provided that there
 * are some (with empty-capture: also without). A player to move who has no seeds left ends the
 * game, and the other player takes the remaining seeds. The player with more seeds wins by the
 * difference.
 *
 * <p>Notation, from the side of the player to move: own pits from the left, own store, the other's
 * pits from their left, the other's store: {@code [4,4,4,4,4,4],0,[4,4,4,4,4,4],0}. The player who
 * began is to move unless {@code :B} follows ({@code :A} is allowed too). Moves: {@code pit 3},
 * counted from the left.
 *
 * <p>Position: the player to move, then the first player's pits and store, then the second
 * player's.
 */
final class Kalah extends BoardRules {
  static final Game GAME =
      new JavaGame(
          "kalah",
          "Kalah",
          "Take all seeds of an own pit and sow them to the right: own pits, own store, the other's"
              + " pits. Last seed into the own store: move again. Last seed into an empty own pit:"
              + " capture it and the seeds opposite. Who cannot move ends the game, and the other"
              + " takes what is left; more seeds win by the difference.",
          List.of(
              new ParameterDeclaration.WholeNumber("pits", 1, 26, 6, "pits of a player"),
              new ParameterDeclaration.WholeNumber(
                  "seeds", 1, 100, 4, "seeds in a pit at the start"),
              new ParameterDeclaration.Flag(
                  "empty-capture",
                  false,
                  "whether a last seed in an empty own pit is captured even if nothing is opposite")),
          List.of(
              JavaGame.example("", "pits=3", "seeds=3"),
              JavaGame.example("[0,0,1],4,[2,0,1],3", "pits=3", "seeds=3")),
          BoardSizeReader.list("pits", ""),
          Kalah::new);

  private static final Facts FACTS = Facts.of(Fact.TIES, Fact.SCORE, Fact.ACYCLIC);
  private static final int MOST_SEEDS = 10_000;

  private final int pits;
  private final int seeds;
  private final boolean emptyCapture;

  private Kalah(ParameterValues arguments) {
    super(arguments, FACTS);
    this.pits = arguments.number("pits");
    this.seeds = arguments.number("seeds");
    this.emptyCapture = arguments.flag("empty-capture");
  }

  @Override
  public Optional<Position> start() {
    long[] words = new long[2 * pits + 3];
    Arrays.fill(words, 1, pits + 1, seeds);
    Arrays.fill(words, pits + 2, 2 * pits + 2, seeds);
    return Optional.of(Position.of(words));
  }

  @Override
  public int turn(Position position) {
    return (int) position.word(0);
  }

  @Override
  public Position giveTurn(Position position, int player) {
    long[] words = position.words();
    words[0] = player;
    return Position.of(words);
  }

  @Override
  public int lead(Position position) {
    int mover = turn(position);
    return (int) (position.word(store(mover)) - position.word(store(1 - mover)));
  }

  @Override
  public Position read(String text) {
    NumberListParser cursor = new NumberListParser(id(), text);
    long[] own = side(cursor);
    cursor.expect(',');
    long[] other = side(cursor);
    int turn = 0;
    if (cursor.take(':')) {
      turn = cursor.take('B') ? 1 : 0;
      if (turn == 0 && !cursor.take('A')) {
        throw cursor.bad("behind the colon stands who is to move, A or B");
      }
    }
    cursor.end();
    if (LongStream.concat(LongStream.of(own), LongStream.of(other)).sum() > MOST_SEEDS) {
      throw cursor.bad("at most %d seeds are possible".formatted(MOST_SEEDS));
    }
    long[] words = new long[2 * pits + 3];
    words[0] = turn;
    System.arraycopy(own, 0, words, pit(turn, 0), pits + 1);
    System.arraycopy(other, 0, words, pit(1 - turn, 0), pits + 1);
    return Position.of(words);
  }

  @Override
  public String print(Position position) {
    int mover = turn(position);
    return side(position, mover) + "," + side(position, 1 - mover) + (mover == 0 ? "" : ":B");
  }

  @Override
  public String playerName(int player) {
    return player == 0 ? "A" : "B";
  }

  @Override
  public Picture picture(Position position) {
    int mover = turn(position);
    return new Picture.Pits(drawn(position, mover, true), drawn(position, 1 - mover, false));
  }

  private Picture.Side drawn(Position position, int player, boolean moves) {
    List<Picture.Pit> row = new ArrayList<>();
    for (int i = 0; i < pits; i++) {
      String name = Integer.toString(i + 1);
      long inside = position.word(pit(player, i));
      row.add(new Picture.Pit(name, inside, moves && inside > 0 ? "pit " + name : ""));
    }
    return new Picture.Side(player, player == 0 ? "A" : "B", row, position.word(store(player)));
  }

  /** Moves are the mover's non-empty pits, from the left. */
  @Override
  public String label(Position before, Position after, int index) {
    int mover = turn(before);
    int pit =
        IntStream.range(0, pits)
            .filter(i -> before.word(pit(mover, i)) > 0)
            .skip(index)
            .findFirst()
            .orElseThrow();
    return "pit " + (pit + 1);
  }

  /** Restores the stores, with the seeds that the move gained. */
  @Override
  public Position after(Position before, Position target, int gain) {
    long[] words = target.words();
    words[store(0)] = before.word(store(0));
    words[store(1)] = before.word(store(1));
    words[store(turn(before))] += gain;
    return Position.of(words);
  }

  @Override
  public Space space(List<Position> parts) {
    return new KalahSpace(pits, emptyCapture, parts.stream().mapToInt(this::sown).max().orElse(0));
  }

  private int sown(Position position) {
    return (int)
        IntStream.range(0, 2 * pits).mapToLong(i -> position.word(pit(i / pits, i % pits))).sum();
  }

  private int pit(int player, int index) {
    return 1 + player * (pits + 1) + index;
  }

  private int store(int player) {
    return pit(player, pits);
  }

  private long[] side(NumberListParser cursor) {
    int[] own = cursor.list();
    if (own.length != pits) {
      throw cursor.bad("%d pits in brackets instead of %d".formatted(own.length, pits));
    }
    cursor.expect(',');
    return IntStream.concat(IntStream.of(own), IntStream.of(cursor.number()))
        .asLongStream()
        .toArray();
  }

  private String side(Position position, int player) {
    return IntStream.range(0, pits)
            .mapToObj(i -> Long.toString(position.word(pit(player, i))))
            .collect(Collectors.joining(",", "[", "],"))
        + position.word(store(player));
  }
}
