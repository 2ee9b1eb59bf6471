package zermelo.application.proven;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
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
import zermelo.language.TextGame;
import zermelo.solve.Answer;
import zermelo.solve.OutOfLimits;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.solve.Value;
import zermelo.solve.plan.PlanningSolver;

/**
 * Makes an opening book: it lists all positions within some plies of a start, and proves them.
 *
 * <p>The farthest positions come first. A nearer one follows from its options without a search.
 * Each proof is appended to a work file and forced to disk, so a build that was stopped or killed
 * goes on where it was. Positions that symmetries make equal are proved once.
 */
public final class BookBuilder {
  /** The most positions of a book. */
  private static final int MAX_POSITIONS = 1_000_000;

  private static final int MAX_MOVES = 10_000;

  private final Question.Component game;
  private final Rules rules;
  private final boolean misere;
  private final int plies;
  private final ProvenFormat format;
  private final PositionKeys keys;
  private final Map<String, Entry> entries = new TreeMap<>();
  private final List<Map<String, Position>> layers = new ArrayList<>();

  /**
   * @param game the game at its start
   */
  public BookBuilder(TextGame text, Question.Component game, boolean misere, int plies) {
    this.game = game;
    this.rules = game.rules();
    this.misere = misere;
    this.plies = plies;
    this.format = Book.format(ProvenStores.format(text, rules, misere), plies);
    this.keys = new PositionKeys(rules);
  }

  /** Returns how many positions are proved so far. */
  public int proved() {
    return entries.size();
  }

  /** Returns how many positions the book will have; the same as {@link #proved} at the end. */
  public int positions() {
    return layers.stream().mapToInt(Map::size).sum();
  }

  /** Returns how many of the proved positions have this outcome for the player to move. */
  public long count(Outcome outcome) {
    return entries.values().stream().filter(entry -> entry.value().outcome() == outcome).count();
  }

  /** Returns the text of the finished book. */
  public String text() {
    StringBuilder text = new StringBuilder(format.head());
    entries.forEach((position, entry) -> text.append(format.line(position, entry)));
    return text.toString();
  }

  /**
   * Proves everything that the work file does not have yet.
   *
   * @throws LimitReached if a limit ends the work; the work file keeps what is done
   */
  public void build(Path work, Progress progress) throws IOException {
    list(progress);
    resume(work);
    try (FileChannel out =
        FileChannel.open(work, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
      if (out.size() == 0) {
        write(out, unfinished().head());
      }
      PlanningSolver solver = new PlanningSolver();
      for (Map<String, Position> layer : layers.reversed()) {
        for (Map.Entry<String, Position> one : layer.entrySet()) {
          if (!entries.containsKey(one.getKey())) {
            Entry entry =
                derived(one.getValue()).orElseGet(() -> proved(one.getValue(), solver, progress));
            entries.put(one.getKey(), entry);
            write(out, unfinished().line(one.getKey(), entry));
          }
        }
      }
    }
  }

  private ProvenFormat unfinished() {
    return format.with("unfinished");
  }

  private static void write(FileChannel out, String text) throws IOException {
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
    Map<String, Entry> done =
        text.isEmpty()
            ? Map.of()
            : unfinished()
                .parse(text)
                .orElseThrow(
                    () ->
                        new BadInput(
                            "%s is the work file of another book: finish that one, or remove the file"
                                .formatted(work)));
    for (Map<String, Position> layer : layers) {
      done.forEach(
          (position, entry) -> {
            if (layer.containsKey(position)) {
              entries.put(position, entry);
            }
          });
    }
    if (!text.isEmpty() && !text.endsWith("\n")) {
      try (FileChannel file = FileChannel.open(work, StandardOpenOption.WRITE)) {
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        file.truncate(whole.getBytes(StandardCharsets.UTF_8).length);
      }
    }
  }

  /** Lists the positions that are not over, ply by ply. */
  private void list(Progress progress) {
    progress.stage("listing positions", -1);
    Map<String, Position> seen = new LinkedHashMap<>();
    Map<String, Position> layer = new LinkedHashMap<>();
    add(game.position(), seen, layer);
    for (int ply = 0; ply <= plies && !layer.isEmpty(); ply++) {
      layers.add(layer);
      Map<String, Position> next = new LinkedHashMap<>();
      for (Position position : ply < plies ? layer.values() : List.<Position>of()) {
        for (Move move : moves(position)) {
          if (progress.visit(1)) {
            progress.check(0);
          }
          add(move.target(), seen, next);
        }
      }
      layer = next;
    }
  }

  private void add(Position position, Map<String, Position> seen, Map<String, Position> layer) {
    if (isOpen(position) && seen.putIfAbsent(keys.of(position), position) == null) {
      layer.put(keys.of(position), position);
    }
    if (seen.size() > MAX_POSITIONS) {
      throw new BadInput(
          "a book has at most %,d positions, and %d plies lead to more; take fewer plies"
              .formatted(MAX_POSITIONS, plies));
    }
  }

  private boolean isOpen(Position position) {
    return rules.ending(position) == Ending.OPEN && !rules.moves(position, 1).moves().isEmpty();
  }

  private List<Move> moves(Position position) {
    return rules.moves(position, MAX_MOVES).moves();
  }

  /**
   * The value that follows from the values of all options.
   *
   * <p>Empty in games with a score, whose number of plies needs more than that; where an option is
   * unknown; and where ties and draws meet, which only a search tells apart.
   */
  private Optional<Entry> derived(Position position) {
    if (rules.facts().scored() || !rules.moves(position, MAX_MOVES).complete()) {
      return Optional.empty();
    }
    int quickest = Integer.MAX_VALUE;
    int slowest = -1;
    int work = 0;
    boolean won = false;
    Optional<Outcome> even = Optional.empty();
    for (Move move : moves(position)) {
      Optional<Entry> known = known(move.target());
      if (known.isEmpty()) {
        return Optional.empty();
      }
      Value value = known.get().value();
      Outcome outcome = keepsTurn(position, move) ? value.outcome() : value.outcome().flip();
      OptionalInt end = value.remoteness();
      if (outcome == Outcome.WIN || outcome == Outcome.LOSE) {
        if (end.isEmpty()) {
          return Optional.empty();
        }
        won |= outcome == Outcome.WIN;
        quickest = outcome == Outcome.WIN ? Math.min(quickest, end.getAsInt()) : quickest;
        slowest = Math.max(slowest, end.getAsInt());
      } else if (even.isPresent() && even.get() != outcome) {
        return Optional.empty();
      } else {
        even = Optional.of(outcome);
      }
      work = Math.max(work, known.get().work());
    }
    Value value =
        won
            ? Value.of(Outcome.WIN, quickest + 1)
            : even.isPresent() ? Value.of(even.get(), -1) : Value.of(Outcome.LOSE, slowest + 1);
    return Optional.of(new Entry(value, work));
  }

  private Optional<Entry> known(Position target) {
    if (isOpen(target)) {
      return Optional.ofNullable(entries.get(keys.of(target)));
    }
    Ending ending = rules.ending(target) == Ending.OPEN ? Ending.LOST : rules.ending(target);
    Outcome outcome =
        switch (misere ? ending.misere() : ending) {
          case WON -> Outcome.WIN;
          case LOST -> Outcome.LOSE;
          case TIED, OPEN -> Outcome.TIE;
        };
    return Optional.of(new Entry(Value.of(outcome, 0), 0));
  }

  private boolean keepsTurn(Position position, Move move) {
    return !rules.facts().impartial() && rules.turn(position) == rules.turn(move.target());
  }

  private Entry proved(Position position, PlanningSolver solver, Progress progress) {
    Question question = Question.of(List.of(game.at(position))).misere(misere).withoutMoves();
    Progress part = progress.part();
    Result result = solver.solve(question, part);
    return switch (result) {
      case Answer answer -> new Entry(value(position, answer), ProvenFormat.work(part.positions()));
      case OutOfLimits out -> {
        progress.checkTime();
        boolean positions = progress.positions() >= progress.limits().positions();
        throw new LimitReached(
            positions ? LimitReached.Kind.POSITIONS : LimitReached.Kind.MEMORY, out.reason());
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

  /** Returns the usual limits: a build may take as long as it needs. */
  public static Limits usualLimits() {
    return Limits.unlimited().withMemory(Limits.standard().memory());
  }
}
