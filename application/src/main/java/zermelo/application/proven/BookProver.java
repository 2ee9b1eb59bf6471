package zermelo.application.proven;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import zermelo.application.proven.ProvenFormat.Entry;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Answer;
import zermelo.solve.OutOfLimits;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.solve.Value;
import zermelo.solve.plan.PlanningSolver;
import zermelo.solve.search.AlphaBetaSearch;
import zermelo.solve.search.Estimate;

/**
 * Proves the positions of a book, and keeps each proof in a work file.
 *
 * <p>Every proof is appended to the file and forced to disk, so a build that was stopped or killed
 * goes on where it was. Positions that symmetries make equal are proved once.
 */
final class BookProver implements AutoCloseable {
  private static final int MAX_MOVES = 10_000;

  /** The positions to look at in order to guess which move is best. */
  private static final int LOOKED_AT = 20_000;

  private final Question.Component game;
  private final Rules rules;
  private final boolean misere;
  private final ProvenFormat format;
  private final Progress progress;
  private final PositionKeys keys;
  private final PlanningSolver solver = new PlanningSolver();
  private final Map<String, Entry> entries = new HashMap<>();
  private final FileChannel out;

  /**
   * Opens a work file, and reads what an earlier run has proved.
   *
   * @param format the format of the work file
   */
  BookProver(
      Question.Component game, boolean misere, ProvenFormat format, Path work, Progress progress)
      throws IOException {
    this.game = game;
    this.rules = game.rules();
    this.misere = misere;
    this.format = format;
    this.progress = progress;
    this.keys = new PositionKeys(rules);
    resume(work);
    this.out = FileChannel.open(work, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    if (out.size() == 0) {
      write(format.head());
    }
  }

  @Override
  public void close() throws IOException {
    out.close();
  }

  private void write(String text) throws IOException {
    ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
    while (bytes.hasRemaining()) {
      out.write(bytes);
    }
    out.force(false);
  }

  /** Reads the work file of an earlier run. A torn last line is cut off. */
  private void resume(Path work) throws IOException {
    if (!Files.exists(work)) {
      return;
    }
    String text = Files.readString(work);
    if (text.isEmpty()) {
      return;
    }
    ProvenFormat.Content before =
        format
            .parse(text)
            .orElseThrow(
                () ->
                    new BadInput(
                        "%s is the work file of another book: finish that one, or remove the file"
                            .formatted(work)));
    entries.putAll(before.entries());
    if (!text.endsWith("\n")) {
      try (FileChannel file = FileChannel.open(work, StandardOpenOption.WRITE)) {
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        file.truncate(whole.getBytes(StandardCharsets.UTF_8).length);
      }
    }
  }

  String key(Position position) {
    return keys.of(position);
  }

  Optional<Entry> entry(String key) {
    return Optional.ofNullable(entries.get(key));
  }

  static boolean isOpen(Rules rules, Position position) {
    return rules.ending(position) == Ending.OPEN && !rules.moves(position, 1).moves().isEmpty();
  }

  static List<Move> moves(Rules rules, Position position) {
    return rules.moves(position, MAX_MOVES).moves();
  }

  boolean isOpen(Position position) {
    return isOpen(rules, position);
  }

  List<Move> moves(Position position) {
    return moves(rules, position);
  }

  /** The moves of an open position, those that a short search prefers first. */
  List<Move> promising(Position position) {
    Question question = Question.of(List.of(game.at(position))).misere(misere);
    Limits little = Limits.standard().withPositions(LOOKED_AT);
    List<Move> ordered =
        new ArrayList<>(
            new AlphaBetaSearch()
                .moves(question, new Progress(little), new SplittableRandom(0)).stream()
                    .map(Estimate::move)
                    .toList());
    moves(position).stream().filter(move -> !ordered.contains(move)).forEach(ordered::add);
    return ordered;
  }

  /** Whether {@link #moves} has all moves. */
  boolean listsAllMoves(Position position) {
    return rules.moves(position, MAX_MOVES).complete();
  }

  boolean keepsTurn(Position position, Move move) {
    return !rules.facts().impartial() && rules.turn(position) == rules.turn(move.target());
  }

  /** What a move gains at once for the player who makes it. */
  int gain(Move move) {
    return misere ? -move.gain() : move.gain();
  }

  /** The entry of a position that is known without a search: one that is over, or proved before. */
  Optional<Entry> known(Position position) {
    if (isOpen(position)) {
      return entry(key(position));
    }
    if (rules.facts().scored()) {
      int rest = rules.settlement(position);
      return Optional.of(new Entry(Value.ofMargin(misere ? -rest : rest), 0));
    }
    Ending ending = rules.ending(position) == Ending.OPEN ? Ending.LOST : rules.ending(position);
    Outcome outcome =
        switch (misere ? ending.misere() : ending) {
          case WON -> Outcome.WIN;
          case LOST -> Outcome.LOSE;
          case TIED, OPEN -> Outcome.TIE;
        };
    return Optional.of(new Entry(Value.of(outcome, 0), 0));
  }

  /**
   * The entry of an open position, which is proved if it is not known.
   *
   * @param exact whether the number of plies is wanted, if a player wins
   */
  Entry prove(Position position, boolean exact) throws IOException {
    Optional<Entry> before = entry(key(position)).filter(entry -> !exact || isExact(entry));
    return before.isPresent() ? before.get() : keep(position, search(position, exact));
  }

  private static boolean isExact(Entry entry) {
    Value value = entry.value();
    boolean decided = value.outcome() == Outcome.WIN || value.outcome() == Outcome.LOSE;
    return !decided || value.margin().isPresent() || value.remoteness().isPresent();
  }

  /** Keeps an entry that was proved, or that follows from others. */
  Entry keep(Position position, Entry entry) throws IOException {
    String key = key(position);
    entries.put(key, entry);
    write(format.line(key, entry));
    return entry;
  }

  private Entry search(Position position, boolean plies) {
    Question question =
        Question.of(List.of(game.at(position))).misere(misere).withoutMoves().remoteness(plies);
    Progress part = progress.part();
    Result result = solver.solve(question, part);
    return switch (result) {
      case Answer answer -> new Entry(value(position, answer), ProvenFormat.work(part.positions()));
      case OutOfLimits stopped -> {
        progress.checkTime();
        boolean positions = progress.positions() >= progress.limits().positions();
        throw new LimitReached(
            positions ? LimitReached.Kind.POSITIONS : LimitReached.Kind.MEMORY, stopped.reason());
      }
    };
  }

  /** The value of a position: in games with a score, what is still to be gained. */
  private Value value(Position position, Answer answer) {
    if (answer.margin().isPresent()) {
      int lead = rules.lead(position);
      return Value.ofMargin(answer.margin().getAsInt() - (misere ? -lead : lead));
    }
    return Value.of(answer.outcome(), answer.remoteness().orElse(-1));
  }
}
