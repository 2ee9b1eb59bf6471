package zermelo.bench.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import zermelo.application.json.JsonWriter;
import zermelo.bench.BenchFolder;
import zermelo.bench.boards.HandWrittenBoards;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.Space;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.WholeNumber;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.limits.SharedProgress;
import zermelo.kernel.space.CanonicalForm;
import zermelo.kernel.space.CompilableSpace;
import zermelo.kernel.space.Tiers;
import zermelo.language.TextGame;
import zermelo.language.interpret.TextRules;
import zermelo.library.Library;
import zermelo.solve.graph.GraphSolver;
import zermelo.solve.tablebase.TablebasePlan;
import zermelo.solve.tablebase.build.TablebaseBuilder;
import zermelo.solve.tablebase.format.TablebaseManifest;

/**
 * A row about a board game: solves it from its start, by a search of its whole graph or as a
 * tablebase in memory.
 *
 * @param sides the values of the game's parameters, in the order of their names in {@link
 *     BoardGame}
 */
record BoardBenchRow(BoardGame game, boolean tablebase, List<Integer> sides) implements BenchRow {
  private static final int LARGEST_SIDE = 20;
  private static final long MEMORY = 8L << 30;
  private static final String TABLEBASE = "-tablebase";

  /** The board games of the benchmark, with the names of their parameters. */
  @SuppressWarnings("ImmutableEnumChecker") // the lists are unmodifiable
  enum BoardGame {
    CONNECT_FOUR("connect-four", List.of("width", "height"), List.of(5, 5)),
    DOMINEERING("domineering", List.of("rows", "columns"), List.of(5, 5)),
    QUIXO("quixo", List.of("size"), List.of(4)),
    KALAH("kalah", List.of("pits", "seeds"), List.of(4, 3)),
    DOTS_AND_BOXES("dots-and-boxes", List.of("rows", "columns"), List.of(3, 3)),
    TIC_TAC_TOE("tic-tac-toe", List.of(), List.of());

    private final String id;
    private final List<String> parameters;
    private final List<Integer> usual;

    BoardGame(String id, List<String> parameters, List<Integer> usual) {
      this.id = id;
      this.parameters = parameters;
      this.usual = usual;
    }
  }

  static List<BoardBenchRow> usual() {
    List<BoardBenchRow> rows = new ArrayList<>();
    for (BoardGame game : BoardGame.values()) {
      rows.add(new BoardBenchRow(game, false, game.usual));
      rows.add(new BoardBenchRow(game, true, game.usual));
    }
    return rows;
  }

  @Override
  public BenchRow sized(String size) {
    List<Integer> wanted = new ArrayList<>();
    for (String side : size.split("x", -1)) {
      OptionalLong number = WholeNumber.parse(side);
      if (number.isPresent() && number.getAsLong() >= 1 && number.getAsLong() <= LARGEST_SIDE) {
        wanted.add((int) number.getAsLong());
      }
    }
    if (wanted.size() != game.parameters.size() || !size.equals(words(wanted))) {
      throw new BadInput(
          game.parameters.isEmpty()
              ? "--rows: %s has one size: type it without '/%s'".formatted(id(), size)
              : "--rows: '%s/%s' needs %s, from 1 to %d each: %s/%s"
                  .formatted(
                      id(),
                      size,
                      String.join(" x ", game.parameters),
                      LARGEST_SIDE,
                      id(),
                      words(game.usual)));
    }
    return new BoardBenchRow(game, tablebase, wanted);
  }

  private static String words(List<Integer> sides) {
    return sides.stream().map(String::valueOf).collect(Collectors.joining("x"));
  }

  @Override
  public String id() {
    return tablebase ? game.id + TABLEBASE : game.id;
  }

  @Override
  public String extent() {
    return words(sides);
  }

  @Override
  public void describe(JsonWriter object) {
    object.key("board").value(extent());
  }

  @Override
  public Optional<BenchRow> interpretable() {
    return Optional.empty(); // the interpreter would take too long
  }

  @Override
  public boolean usesThreads() {
    return tablebase;
  }

  @Override
  public Supplier<String> prepared(Engine engine) {
    Settings settings = Settings.NONE;
    for (int i = 0; i < sides.size(); i++) {
      settings = settings.and(game.parameters.get(i) + "=" + sides.get(i));
    }
    TextRules text = ((TextGame) Library.game(game.id)).rules(settings);
    Rules rules =
        switch (engine) {
          case COMPILED -> text;
          case INTERPRETED -> new HandWrittenRules(text, text::interpretedSpace);
          case HAND -> new HandWrittenRules(text, HandWrittenBoards.spaces(text));
        };
    Position start = text.start().orElseThrow();
    Space space = CompilableSpace.fastest(rules.space(List.of(start)));
    CanonicalForm.of(space);
    Tiers.of(space);
    return () -> tablebase ? built(rules, start) : searched(rules, start);
  }

  private static String searched(Rules rules, Position start) {
    Function<Position, Space> spaces = part -> CompilableSpace.fastest(rules.space(List.of(part)));
    GraphSolver solver = new GraphSolver(rules.facts(), false, spaces);
    Progress progress = new Progress(new Limits(Limits.FOREVER, Long.MAX_VALUE, MEMORY));
    return solver.solve(start, progress).toString();
  }

  private static String built(Rules rules, Position start) {
    SharedProgress progress =
        new SharedProgress(new Limits(Limits.FOREVER, Long.MAX_VALUE, MEMORY, 1));
    try (BenchFolder scratch = new BenchFolder()) {
      TablebaseManifest manifest =
          TablebaseBuilder.inMemory(
                  new TablebasePlan(rules, start, false),
                  List.of(rules.id()),
                  scratch.folder(),
                  progress)
              .manifest();
      return "%d positions, value %d".formatted(manifest.positions(), manifest.root());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
