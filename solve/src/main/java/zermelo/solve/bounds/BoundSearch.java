package zermelo.solve.bounds;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Space;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Progress;
import zermelo.solve.ProvenBounds;
import zermelo.solve.Question;
import zermelo.solve.Value;
import zermelo.solve.sum.QuestionPacking;
import zermelo.solve.team.NodeCounter;
import zermelo.solve.team.SearchTeam;

/**
 * Proves the value of a position by alpha-beta search, in games without loops.
 *
 * <p>It asks a {@link NullWindowSearch} one question after the other, each of the form "is the
 * value more than alpha?". Each result narrows the bounds: first until the outcome is known, or the
 * margin in games with a score ({@link #decide}), then for each move ({@link #judgeMoves}), then
 * for the number of plies ({@link #countPlies}). A limit may end every step; what is proven stays,
 * and the step can be continued later.
 *
 * <p>All threads of the limits take part ({@link SearchTeam}). A proven value does not depend on
 * their number.
 *
 * <p>No play of the rules may repeat a position. Then the value of a position does not depend on
 * the way to it, and the table may keep it.
 */
public final class BoundSearch {
  private static final int MAX_MOVES = 2_000;

  /** The positions that a move gets at first when a best one is searched. */
  private static final long FEW_POSITIONS = 1_000;

  private final Question question;
  private final Facts facts;
  private final QuestionPacking packing;
  private final SearchMemory memory;
  private final ValueScale scale;
  private final int lead; // computed early: after a limit the rules refuse to work
  private final List<Move> moves;
  private final ValueBounds[] ofMoves; // of the positions after the moves
  private ValueBounds bounds = ValueBounds.UNKNOWN;

  /** Thrown to leave the search, so that the table can grow. */
  private static final class TableTooSmall extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TableTooSmall() {
      super("the table should grow", null, false, false);
    }
  }

  private BoundSearch(Question question, List<Move> moves, SearchMemory memory) {
    this.question = question;
    this.facts = question.rules().facts();
    this.packing = QuestionPacking.of(question);
    this.memory = memory;
    this.scale = new ValueScale(facts.scored(), question.misere());
    this.lead = scale.gain(question.rules().lead(question.position()));
    this.moves = moves;
    this.ofMoves = new ValueBounds[moves.size()];
    Arrays.fill(ofMoves, ValueBounds.UNKNOWN);
  }

  /** A search for a question; empty if its game may loop, is over, or has too many moves. */
  public static Optional<BoundSearch> of(Question question, SearchMemory memory) {
    Rules rules = question.rules();
    if (!rules.facts().acyclic() || rules.ending(question.position()) != Ending.OPEN) {
      return Optional.empty();
    }
    try {
      MoveList list =
          rules.moves(question.position(), MoveList.most(question.position(), MAX_MOVES));
      return list.complete() && !list.moves().isEmpty()
          ? Optional.of(new BoundSearch(question, list.moves(), memory))
          : Optional.empty();
    } catch (RulesFault notThisWay) {
      return Optional.empty();
    }
  }

  /**
   * Narrows the bounds until the outcome is known, or the margin in games with a score.
   *
   * @throws LimitReached if a limit ends the search before; it can be continued
   */
  public void decide(Progress progress) {
    while (!decided()) {
      int alpha = next(bounds);
      bounds = bounds.with(alpha, ask(question.position(), alpha, progress));
    }
  }

  /** Whether the outcome is proven, and the margin in games with a score. */
  public boolean decided() {
    return decided(bounds);
  }

  private boolean decided(ValueBounds proven) {
    return scale.scored() ? proven.exact() : proven.outcome().isPresent();
  }

  /**
   * Finds a move that keeps the decided value, unless it is a loss: then every move does.
   *
   * <p>The search for the value has met such a move, so the table usually names it at once. Moves
   * get few positions first, and more in later rounds.
   */
  public void findBestMove(Progress progress) {
    if (!decided() || (!scale.scored() && bounds.upper() < 0)) {
      return;
    }
    int least = scale.scored() ? bounds.lower() : Integer.signum(bounds.lower());
    for (long most = FEW_POSITIONS; ; most *= 8) {
      long positions = most;
      for (int i = 0; i < ofMoves.length; i++) {
        int move = i;
        if (progress.tryPart(1, positions, () -> reaches(move, least, progress)).orElse(false)) {
          return;
        }
      }
      progress.check(0); // throws if no positions are left
    }
  }

  /** Whether a move is worth at least this much. */
  private boolean reaches(int i, int least, Progress progress) {
    boolean again = keepsTurn(i);
    int alpha = scale.after(least - 1, scale.gain(moves.get(i).gain()), again);
    if (ofMoves[i].lower() <= alpha && ofMoves[i].upper() > alpha) {
      ofMoves[i] = ofMoves[i].with(alpha, ask(moves.get(i).target(), alpha, progress));
    }
    return (ofMoves[i].lower() > alpha) == again;
  }

  private boolean keepsTurn(int i) {
    Rules rules = question.rules();
    return !facts.impartial()
        && rules.turn(question.position()) == rules.turn(moves.get(i).target());
  }

  /** Finds the outcome of every move, or its margin. */
  public void judgeMoves(Progress progress) {
    for (int i = 0; i < ofMoves.length; i++) {
      while (!decided(ofMoves[i])) {
        int alpha = next(ofMoves[i]);
        ofMoves[i] = ofMoves[i].with(alpha, ask(moves.get(i).target(), alpha, progress));
      }
    }
  }

  /** Finds the number of plies to the end of a decided game without a score. */
  public void countPlies(Progress progress) {
    while (!scale.scored() && !bounds.exact()) {
      int alpha = bounds.lower() > 0 ? bounds.lower() : bounds.upper() - 1;
      bounds = bounds.with(alpha, ask(question.position(), alpha, progress));
    }
  }

  /** The next alpha to ask about. Margins are mostly small, so 0 comes first. */
  private int next(ValueBounds proven) {
    if (!scale.scored()) {
      return proven.upper() <= 0 ? -1 : 0;
    }
    if (proven.lower() > -ValueScale.INFINITE) {
      return proven.lower();
    }
    return proven.upper() < ValueScale.INFINITE ? proven.upper() - 1 : 0;
  }

  private int ask(Position position, int alpha, Progress progress) {
    Position wrapped = packing.wrap(position);
    Space space = memory.space(packing, wrapped);
    while (true) {
      long[] words = new long[space.words()];
      try (SearchTeam<NullWindowSearch> team = team(progress)) {
        space.pack(wrapped, words, 0);
        return (int) team.ask(search -> search.search(words, alpha));
      } catch (TableTooSmall full) {
        memory.grow(progress);
      } catch (Space.Overflow overflow) {
        space = memory.wider();
      }
    }
  }

  private SearchTeam<NullWindowSearch> team(Progress progress) {
    BoundTable table = memory.table();
    return new SearchTeam<>(
        progress, table::bytes, (number, counter) -> search(table, number, counter));
  }

  private NullWindowSearch search(BoundTable table, int number, NodeCounter counter) {
    boolean countsReplies = !facts.hasDecisiveEndings() && !facts.ties() && !facts.scored();
    return new NullWindowSearch(
        memory.space(number),
        scale,
        new NullWindowSearch.MoveOrdering(memory.history(number), countsReplies, number),
        facts.impartial(),
        table,
        number == 0 ? options -> count(options, counter) : counter::count);
  }

  private void count(int options, NodeCounter counter) {
    counter.count(options);
    if (memory.countPosition()) {
      throw new TableTooSmall();
    }
  }

  /** The proven values of the position and of the positions after its moves. */
  public Map<Position, Value> values() {
    Map<Position, Value> values = new HashMap<>();
    value(bounds).ifPresent(value -> values.put(question.position(), value));
    for (int i = 0; i < ofMoves.length; i++) {
      Position target = moves.get(i).target();
      value(spread(i)).ifPresent(value -> values.put(target, value));
    }
    return values;
  }

  /** What is known of the position after a move: no move is worth more than its position. */
  private ValueBounds spread(int i) {
    ValueBounds proven = ofMoves[i];
    if (bounds.upper() >= ValueScale.INFINITE) {
      return proven;
    }
    boolean again = keepsTurn(i);
    int next = scale.next(bounds.upper(), scale.gain(moves.get(i).gain()), again);
    return again
        ? new ValueBounds(proven.lower(), Math.min(proven.upper(), next))
        : new ValueBounds(Math.max(proven.lower(), next), proven.upper());
  }

  private Optional<Value> value(ValueBounds proven) {
    if (scale.scored()) {
      return proven.exact() ? Optional.of(Value.ofMargin(proven.lower())) : Optional.empty();
    }
    int plies = proven.exact() ? ValueScale.plies(proven.lower()) : -1;
    return proven.outcome().map(outcome -> Value.of(outcome, plies));
  }

  /** What is proven about the position. */
  public ProvenBounds bounds() {
    return bounds.of(scale, lead);
  }
}
