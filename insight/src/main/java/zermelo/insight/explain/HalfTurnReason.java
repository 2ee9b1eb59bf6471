package zermelo.insight.explain;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import zermelo.insight.explain.Paragraph.Mirror;
import zermelo.insight.explain.Paragraph.Reply;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.Picture;
import zermelo.kernel.Position;
import zermelo.kernel.limits.Cancellation;

/**
 * Explains boards that look the same after a half turn.
 *
 * <p>A player who answers every move with its image always has an answer. Not every game allows
 * this. So the whole strategy is first played through against all moves. If that takes too long,
 * there is no explanation of this kind.
 */
final class HalfTurnReason {
  private static final Pattern CELL = Pattern.compile("[a-z]+\\d+");
  private static final int MAX_POSITIONS = 3_000;
  private static final int FIRST_MOVES = 60;

  private final ExplainedPosition explained;
  private final Map<String, String> image = new HashMap<>();
  private final Set<Position> safe = new HashSet<>();

  private HalfTurnReason(ExplainedPosition explained, Picture.Grid grid) {
    this.explained = explained;
    int rows = grid.cells().size();
    for (int row = 0; row < rows; row++) {
      List<Picture.Cell> cells = grid.cells().get(row);
      List<Picture.Cell> turned = grid.cells().get(rows - 1 - row);
      for (int column = 0; column < Math.min(cells.size(), turned.size()); column++) {
        String name = turned.get(turned.size() - 1 - column).name();
        image.put(cells.get(column).name(), name);
      }
    }
  }

  static Optional<Mirror> of(ExplainedPosition explained) {
    return explained.plainSums()
            && explained.played().components().size() == 1
            && explained.rules().picture(explained.position()) instanceof Picture.Grid grid
        ? new HalfTurnReason(explained, grid).find()
        : Optional.empty();
  }

  private Optional<Mirror> find() {
    if (explained.answer().outcome() == Outcome.LOSE) {
      return mirror(Optional.empty(), explained.position());
    }
    return explained.winning().stream()
        .limit(FIRST_MOVES)
        .flatMap(move -> mirror(Optional.of(move), move.target()).stream())
        .findFirst();
  }

  private Optional<Mirror> mirror(Optional<Move> first, Position position) {
    safe.clear();
    List<Reply> replies = new ArrayList<>();
    boolean holds = looksTheSame(position) && holds(position);
    for (Move move : holds ? moves(position) : List.<Move>of()) {
      answer(move).ifPresent(found -> replies.add(new Reply(move, found)));
    }
    return replies.isEmpty()
        ? Optional.empty()
        : Optional.of(new Mirror(Mirror.By.HALF_TURN, first, replies, true));
  }

  private boolean looksTheSame(Position position) {
    Map<String, String> marks = new HashMap<>();
    if (explained.rules().picture(position) instanceof Picture.Grid grid) {
      grid.cells().forEach(row -> row.forEach(cell -> marks.put(cell.name(), cell.mark())));
    }
    return image.entrySet().stream()
        .allMatch(two -> Objects.equals(marks.get(two.getKey()), marks.get(two.getValue())));
  }

  /** Returns whether the player to move loses because every move can be copied, again and again. */
  private boolean holds(Position position) {
    Cancellation.checkCurrent();
    if (!safe.add(position)) {
      return true;
    }
    if (safe.size() > MAX_POSITIONS || explained.rules().ending(position) != Ending.OPEN) {
      return false;
    }
    for (Move move : moves(position)) {
      Optional<Move> answer = answer(move);
      if (answer.isEmpty() || !holds(answer.get().target())) {
        return false;
      }
    }
    return true;
  }

  private Optional<Move> answer(Move move) {
    List<String> turned =
        cells(move.label()).stream().map(cell -> image.getOrDefault(cell, "")).sorted().toList();
    return turned.isEmpty()
        ? Optional.empty()
        : moves(move.target()).stream()
            .filter(reply -> cells(reply.label()).stream().sorted().toList().equals(turned))
            .findFirst();
  }

  private List<Move> moves(Position position) {
    return explained.rules().moves(position, MAX_POSITIONS).moves();
  }

  private static List<String> cells(String label) {
    return CELL.matcher(label).results().map(found -> found.group()).toList();
  }
}
