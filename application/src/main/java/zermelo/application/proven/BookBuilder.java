package zermelo.application.proven;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import zermelo.application.proven.ProvenFormat.Entry;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.language.TextGame;
import zermelo.solve.Question;
import zermelo.solve.Value;

/**
 * Makes an opening book: it proves the positions within some plies of a start.
 *
 * <p>A complete book has all of them. The farthest come first, because a nearer one follows from
 * its options without a search. A book of best lines ({@link BestLines}) has only those that best
 * moves of one player lead to.
 */
public final class BookBuilder {
  /** The most positions of a book. */
  private static final int MAX_POSITIONS = 1_000_000;

  private final Question.Component game;
  private final Rules rules;
  private final boolean misere;
  private final int plies;
  private final boolean bestLines;
  private final ProvenFormat format;
  private final PositionKeys keys;
  private final Map<String, Entry> entries = new TreeMap<>();
  private final List<Map<String, Position>> layers = new ArrayList<>();

  /**
   * @param game the game at its start
   * @param bestLines whether the book has only the positions that best moves of one player lead to
   */
  public BookBuilder(
      TextGame text, Question.Component game, boolean misere, int plies, boolean bestLines) {
    this.game = game;
    this.rules = game.rules();
    this.misere = misere;
    this.plies = plies;
    this.bestLines = bestLines;
    this.format = Book.format(ProvenStores.format(text, rules, misere), plies, bestLines);
    this.keys = new PositionKeys(rules);
  }

  /** A builder of a complete book. */
  public BookBuilder(TextGame text, Question.Component game, boolean misere, int plies) {
    this(text, game, misere, plies, false);
  }

  /** Returns how many positions are proved so far. */
  public int proved() {
    return entries.size();
  }

  /** Returns how many positions the book will have, if that is known before its end. */
  public OptionalInt positions() {
    return layers.isEmpty()
        ? OptionalInt.empty()
        : OptionalInt.of(layers.stream().mapToInt(Map::size).sum());
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
    if (!bestLines) {
      list(progress);
    }
    ProvenFormat unfinished = format.with("unfinished");
    try (BookProver prover = new BookProver(game, misere, unfinished, work, progress)) {
      if (bestLines) {
        proveBestLines(prover, progress);
      } else {
        proveLayers(prover);
      }
    }
  }

  private void proveBestLines(BookProver prover, Progress progress) throws IOException {
    BestLines lines = new BestLines(prover, plies, rules.facts().scored(), MAX_POSITIONS, progress);
    try {
      if (!lines.walk(game.position())) {
        throw tooMany();
      }
    } finally {
      lines.reached().forEach(key -> entries.put(key, prover.entry(key).orElseThrow()));
    }
  }

  private void proveLayers(BookProver prover) throws IOException {
    for (Map<String, Position> layer : layers.reversed()) {
      layer.keySet().forEach(key -> prover.entry(key).ifPresent(entry -> entries.put(key, entry)));
    }
    for (Map<String, Position> layer : layers.reversed()) {
      for (Map.Entry<String, Position> one : layer.entrySet()) {
        if (!entries.containsKey(one.getKey())) {
          Optional<Entry> derived = derived(one.getValue(), prover);
          entries.put(
              one.getKey(),
              derived.isPresent()
                  ? prover.keep(one.getValue(), derived.get())
                  : prover.prove(one.getValue(), true));
        }
      }
    }
  }

  /** Lists the positions that are not over, ply by ply. */
  private void list(Progress progress) {
    progress.stage("listing positions", -1);
    Set<String> seen = new HashSet<>();
    Map<String, Position> layer = new LinkedHashMap<>();
    add(game.position(), seen, layer);
    for (int ply = 0; ply <= plies && !layer.isEmpty(); ply++) {
      layers.add(layer);
      Map<String, Position> next = new LinkedHashMap<>();
      for (Position position : ply < plies ? layer.values() : List.<Position>of()) {
        for (Move move : BookProver.moves(rules, position)) {
          if (progress.visit(1)) {
            progress.check(0);
          }
          add(move.target(), seen, next);
        }
      }
      layer = next;
    }
  }

  private void add(Position position, Set<String> seen, Map<String, Position> layer) {
    if (BookProver.isOpen(rules, position) && seen.add(keys.of(position))) {
      layer.put(keys.of(position), position);
    }
    if (seen.size() > MAX_POSITIONS) {
      throw tooMany();
    }
  }

  private BadInput tooMany() {
    return new BadInput(
        "a book has at most %,d positions, and %d plies lead to more; take fewer plies"
            .formatted(MAX_POSITIONS, plies));
  }

  /**
   * The value that follows from the values of all options.
   *
   * <p>Empty in games with a score, whose number of plies needs more than that; where an option is
   * unknown; and where ties and draws meet, which only a search tells apart.
   */
  private Optional<Entry> derived(Position position, BookProver prover) {
    if (rules.facts().scored() || !prover.listsAllMoves(position)) {
      return Optional.empty();
    }
    int quickest = Integer.MAX_VALUE;
    int slowest = -1;
    int work = 0;
    boolean won = false;
    Optional<Outcome> even = Optional.empty();
    for (Move move : prover.moves(position)) {
      Optional<Entry> known = prover.known(move.target());
      if (known.isEmpty()) {
        return Optional.empty();
      }
      Value value = known.get().value();
      Outcome outcome = prover.keepsTurn(position, move) ? value.outcome() : value.outcome().flip();
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

  /** Returns the usual limits: a build may take as long as it needs. */
  public static Limits usualLimits() {
    return Limits.unlimited().withMemory(Limits.standard().memory());
  }
}
