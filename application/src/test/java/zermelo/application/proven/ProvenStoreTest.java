package zermelo.application.proven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.application.Catalogue;
import zermelo.application.GameResolver;
import zermelo.application.tablebase.TablebaseFinder;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.InputFile;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.language.TextGame;
import zermelo.solve.Answer;
import zermelo.solve.ProvenPositions;
import zermelo.solve.Question;
import zermelo.solve.Value;
import zermelo.solve.ValuedMove;
import zermelo.solve.plan.PlanningSolver;

/** Tests that proven positions are kept, shared and bounded, and never believed when damaged. */
final class ProvenStoreTest {
  @TempDir Path folder;
  private final List<String> complaints = new ArrayList<>();

  private static GameResolver.ResolvedGame game(String name, boolean misere, String... settings) {
    return new GameResolver(misere).game(name, Settings.parse(List.of(settings)));
  }

  private ProvenPositions store(GameResolver.ResolvedGame game, boolean misere) {
    return ProvenStores.in(folder, "test", complaints::add).of(game.game(), game.rules(), misere);
  }

  private Path file() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("proven"))) {
      return files.filter(path -> path.toString().endsWith(".positions")).findFirst().orElseThrow();
    }
  }

  @Test
  void whatOneProcessProvesAnotherKnows() {
    GameResolver.ResolvedGame game = game("connect-four", false, "height=7");
    Rules rules = game.rules();
    Position left = rules.parse("......./......./......./......./......./......./XO.....");
    Position right = rules.parse("......./......./......./......./......./......./.....OX");
    ProvenPositions one = store(game, false);
    ProvenPositions two = store(game, false);
    assertThat(two.value(left)).isEmpty();
    one.keep(left, Value.of(Outcome.WIN, 35), 5_000_000);
    assertThat(two.value(left)).contains(Value.of(Outcome.WIN, 35));
    assertThat(two.value(right)).as("the mirror image").contains(Value.of(Outcome.WIN, 35));
    two.keep(rules.start().orElseThrow(), Value.of(Outcome.WIN, 41), 5_000_000);
    assertThat(one.value(rules.start().orElseThrow())).contains(Value.of(Outcome.WIN, 41));
    assertThat(store(game, false).value(right)).contains(Value.of(Outcome.WIN, 35));
    assertThat(complaints).isEmpty();
  }

  @Test
  void otherRulesParametersAndConventionsHaveStoresOfTheirOwn() throws IOException {
    GameResolver.ResolvedGame game = game("connect-four", false, "height=7");
    Position start = game.rules().start().orElseThrow();
    store(game, false).keep(start, Value.of(Outcome.WIN, 41), 1 << 20);
    assertThat(store(game("connect-four", true, "height=7"), true).value(start)).isEmpty();
    GameResolver.ResolvedGame smaller = game("connect-four", false, "height=5");
    assertThat(store(smaller, false).value(smaller.rules().start().orElseThrow())).isEmpty();
    // The same line under another header, such as one of another version of the rules.
    Path file = file();
    Files.writeString(file, Files.readString(file).replaceFirst("sha-256 .", "sha-256 x"));
    assertThat(store(game, false).value(start)).isEmpty();
    store(game, false).keep(start, Value.of(Outcome.WIN, 41), 1 << 20);
    assertThat(store(game, false).value(start)).isPresent();
  }

  @Test
  void damagedAndTornLinesAreLost() throws IOException {
    GameResolver.ResolvedGame game = game("connect-four", false, "height=7");
    Rules rules = game.rules();
    Position start = rules.start().orElseThrow();
    Position next = rules.moves(start, 1).moves().getFirst().target();
    Position last = rules.moves(next, 1).moves().getFirst().target();
    store(game, false).keep(start, Value.of(Outcome.WIN, 41), 1 << 20);
    store(game, false).keep(next, Value.of(Outcome.WIN, 40), 1 << 20);
    Path file = file();
    String text = Files.readString(file);
    Files.writeString(file, text.replace("win/41", "win/39"));
    assertThat(store(game, false).value(start)).isEmpty();
    assertThat(store(game, false).value(next)).isPresent();
    Files.writeString(file, text.substring(0, text.length() - 7)); // as kill -9 may leave it
    ProvenPositions torn = store(game, false);
    assertThat(torn.value(start)).contains(Value.of(Outcome.WIN, 41));
    assertThat(torn.value(next)).isEmpty();
    torn.keep(last, Value.of(Outcome.TIE, -1), 1 << 20);
    assertThat(store(game, false).value(last)).contains(Value.of(Outcome.TIE, -1));
    assertThat(store(game, false).value(start)).isPresent();
  }

  @Test
  void aDamagedFileIsNamedOnceAndMended() throws IOException {
    GameResolver.ResolvedGame game = game("connect-four", false, "height=7");
    Rules rules = game.rules();
    Position start = rules.start().orElseThrow();
    Position next = rules.moves(start, 1).moves().getFirst().target();
    store(game, false).keep(start, Value.of(Outcome.WIN, 41), 1 << 20);
    store(game, false).keep(next, Value.of(Outcome.WIN, 40), 1 << 20);
    Path file = file();
    String text = Files.readString(file);
    List<String> damaged =
        List.of(
            text.replace("win/41", "lose/4"),
            text.replace("win/40", "win/42"),
            text.substring(0, text.length() - 9),
            text.substring(0, 30),
            text.replace("connect-four", "connect-five"),
            "\0\0\0\0" + text,
            text + "a line\nand another\n");
    for (String wrong : damaged) {
      complaints.clear();
      Files.writeString(file, wrong);
      ProvenPositions read = store(game, false);
      for (int i = 0; i < 3; i++) {
        read.value(start)
            .ifPresent(value -> assertThat(value).isEqualTo(Value.of(Outcome.WIN, 41)));
        read.value(next).ifPresent(value -> assertThat(value).isEqualTo(Value.of(Outcome.WIN, 40)));
      }
      assertThat(complaints).as(wrong).hasSize(1);
      assertThat(complaints.getFirst()).contains(file.toString(), "is damaged");
      read.keep(start, Value.of(Outcome.WIN, 41), 1 << 20);
      read.keep(next, Value.of(Outcome.WIN, 40), 1 << 20);
      assertThat(complaints).hasSize(1);
      ProvenPositions mended = store(game, false);
      assertThat(mended.value(start).isPresent() || mended.value(next).isPresent()).isTrue();
      assertThat(complaints).as("mended").hasSize(1);
    }
  }

  @Test
  void theFileIsBoundedAndKeepsTheHardWork() throws IOException {
    GameResolver.ResolvedGame game = game("connect-four", false, "height=7");
    Rules rules = game.rules();
    Path file = folder.resolve("small.positions");
    ProvenFormat format = ProvenStores.format((TextGame) game.game(), rules, false);
    ProvenStore store = new ProvenStore(file, format, rules, 4_000, complaints::add);
    Position position = rules.start().orElseThrow();
    Position hardest = position;
    store.keep(position, Value.of(Outcome.WIN, 41), 1L << 40);
    for (int i = 0; i < 120; i++) {
      List<Move> moves = rules.moves(position, 10).moves();
      if (moves.isEmpty() || rules.ending(position) != Ending.OPEN) {
        position = rules.moves(rules.start().orElseThrow(), 10).moves().get(i % 7).target();
      } else {
        position = moves.get(i % moves.size()).target();
      }
      store.keep(position, Value.of(Outcome.LOSE, i), 1_000 + i);
      assertThat(Files.size(file)).isLessThanOrEqualTo(4_000);
    }
    assertThat(new ProvenStore(file, format, rules, 4_000, complaints::add).value(hardest))
        .contains(Value.of(Outcome.WIN, 41));
    assertThat(complaints).isEmpty();
  }

  @Test
  void aSecondGameStartsWhereTheFirstEnded() {
    Limits limits = Limits.standard();
    Question first = question();
    Answer proved = (Answer) new PlanningSolver().solve(first, new Progress(limits));
    assertThat(proved.evidence().positions()).isGreaterThan(10_000);
    Answer again = (Answer) new PlanningSolver().solve(first, new Progress(limits));
    assertThat(again.evidence().positions()).isZero();
    assertThat(again.outcome()).isEqualTo(proved.outcome());
    assertThat(again.remoteness()).isEqualTo(proved.remoteness());
    assertThat(proved.moves()).containsAll(again.moves());
  }

  /** The start of a game that takes more than the small graph. */
  private Question question() {
    ProvenStores stores = ProvenStores.in(folder, "test", complaints::add);
    GameResolver.ResolvedGame game =
        new GameResolver(false, TablebaseFinder.NONE, Catalogue.FILES, stores)
            .game("connect-four", Settings.parse(List.of("width=5", "height=5")));
    return Question.of(List.of(game.component(game.position(""))))
        .listing(Question.MoveSelection.ALL, 100);
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({
    "connect-four, 3, false, width=4, height=4",
    "tic-tac-toe, 9, true, '', ''",
    "quixo, 2, false, size=3, ''",
    "kalah, 3, false, pits=2, seeds=2",
    "domineering, 4, false, rows=4, columns=4",
  })
  void aBookIsWhatTheSearchSays(String name, int plies, boolean misere, String set, String other)
      throws IOException {
    String[] settings = Stream.of(set, other).filter(s -> !s.isEmpty()).toArray(String[]::new);
    GameResolver.ResolvedGame game = game(name, misere, settings);
    Question.Component start = game.component(game.position(""));
    TextGame text = (TextGame) game.game();
    BookBuilder builder = new BookBuilder(text, start, misere, plies);
    builder.build(folder.resolve("x.work"), new Progress(Limits.standard()));
    assertThat(builder.positions()).hasValue(builder.proved());
    ProvenFormat format = ProvenStores.format(text, game.rules(), misere);
    Book book = Book.parse(builder.text(), format, game.rules()).orElseThrow();
    assertThat(book.size()).isEqualTo(builder.proved());
    PlanningSolver solver = new PlanningSolver();
    Map<String, ProvenFormat.Entry> entries =
        Book.format(format, plies, false).parse(builder.text()).orElseThrow().entries();
    for (String position : entries.keySet()) {
      Position at = game.rules().parse(position);
      Answer answer =
          (Answer)
              solver.solve(
                  Question.of(List.of(start.at(at))).misere(misere).withoutMoves(),
                  new Progress(Limits.standard()));
      Value value = book.value(at).orElseThrow();
      if (answer.margin().isPresent()) {
        int lead = game.rules().lead(at);
        assertThat(value.margin()).hasValue(answer.margin().getAsInt() - (misere ? -lead : lead));
      } else {
        assertThat(value.outcome()).as(position).isEqualTo(answer.outcome());
        assertThat(value.remoteness()).as(position).isEqualTo(answer.remoteness());
      }
    }
  }

  /** A player with nothing but the book makes best moves, whatever the opponent does. */
  @ParameterizedTest
  @CsvSource({
    "connect-four, 6, false, width=4, height=4",
    "connect-four, 5, false, width=5, height=4",
    "tic-tac-toe, 9, true, '', ''",
    "quixo, 2, false, size=3, ''",
    "kalah, 4, false, pits=3, seeds=2",
    "domineering, 5, false, rows=4, columns=4",
    "kalah, 4, true, pits=2, seeds=3",
  })
  void aBookOfBestLinesSuffices(String name, int plies, boolean misere, String set, String other)
      throws IOException {
    String[] settings = Stream.of(set, other).filter(s -> !s.isEmpty()).toArray(String[]::new);
    GameResolver.ResolvedGame game = game(name, misere, settings);
    Question.Component start = game.component(game.position(""));
    TextGame text = (TextGame) game.game();
    BookBuilder builder = new BookBuilder(text, start, misere, plies, true);
    builder.build(folder.resolve("x.work"), new Progress(Limits.standard()));
    Path file = Files.writeString(folder.resolve("x.book"), builder.text());
    ProvenPositions book =
        Book.read(
            InputFile.of(file.toString()),
            ProvenStores.format(text, game.rules(), misere),
            game.rules());
    Map<String, ProvenFormat.Entry> entries =
        Book.format(ProvenStores.format(text, game.rules(), misere), plies, true)
            .parse(builder.text())
            .orElseThrow()
            .entries();
    PlanningSolver solver = new PlanningSolver();
    for (String position : entries.keySet()) {
      Position at = game.rules().parse(position);
      Value value = book.value(at).orElseThrow();
      Answer truth = (Answer) solver.solve(question(start, at, misere));
      if (truth.margin().isPresent()) {
        int lead = game.rules().lead(at);
        assertThat(value.margin()).hasValue(truth.margin().getAsInt() - (misere ? -lead : lead));
      } else {
        assertThat(value.outcome()).as(position).isEqualTo(truth.outcome());
        value.remoteness().ifPresent(end -> assertThat(truth.remoteness()).hasValue(end));
      }
    }
    for (boolean ours : new boolean[] {true, false}) {
      assertThat(suffices(new BookReader(start, misere, book), start.position(), ours, plies))
          .isTrue();
    }
  }

  private record BookReader(Question.Component start, boolean misere, ProvenPositions book) {
    Rules rules() {
      return start.rules();
    }

    /** The best moves by the book alone; none if the position is not in it. */
    List<Move> best(Position position) {
      Question.Component known =
          new Question.Component(
              start.name(), rules(), Optional.empty(), position, start.tablebases(), book);
      Limits brief = Limits.standard().withTime(Duration.ofSeconds(2));
      // A question that reaches the limit is not answered by the book either.
      if (!(new PlanningSolver().solve(question(known, position, misere), new Progress(brief))
              instanceof Answer answer)
          || answer.evidence().positions() > 0) {
        return List.of();
      }
      boolean longest = answer.outcome() == Outcome.LOSE && answer.margin().isEmpty();
      int plies = longest ? answer.remoteness().orElseThrow() - 1 : 0;
      return answer.moves().stream()
          .filter(move -> move.result() == answer.outcome())
          .filter(move -> move.margin().equals(answer.margin()))
          .filter(move -> !longest || move.remoteness().orElseThrow() == plies)
          .map(ValuedMove::move)
          .toList();
    }
  }

  private static Question question(Question.Component game, Position at, boolean misere) {
    return Question.of(List.of(game.at(at))).misere(misere);
  }

  /** Whether a best move is in the book at every turn, whatever the opponent does. */
  private static boolean suffices(BookReader reader, Position position, boolean ours, int plies) {
    Rules rules = reader.rules();
    List<Move> moves = rules.moves(position, 1_000).moves();
    if (plies == 0 || rules.ending(position) != Ending.OPEN || moves.isEmpty()) {
      return true;
    }
    Stream<Boolean> after =
        (ours ? reader.best(position) : moves)
            .stream()
                .map(
                    move ->
                        suffices(
                            reader,
                            move.target(),
                            again(rules, position, move) == ours,
                            plies - 1));
    return ours ? after.anyMatch(good -> good) : after.allMatch(good -> good);
  }

  private static boolean again(Rules rules, Position position, Move move) {
    return !rules.facts().impartial() && rules.turn(position) == rules.turn(move.target());
  }

  @Tag("slow")
  @Test
  void aBookThatWasStoppedGoesOn() throws IOException {
    GameResolver.ResolvedGame game = game("connect-four", false, "width=5", "height=4");
    Question.Component start = game.component(game.position(""));
    TextGame text = (TextGame) game.game();
    Path work = folder.resolve("c.work");
    BookBuilder whole = new BookBuilder(text, start, false, 2);
    whole.build(folder.resolve("whole.work"), new Progress(Limits.standard()));
    BookBuilder first = new BookBuilder(text, start, false, 2);
    assertThatThrownBy(
            () -> first.build(work, new Progress(Limits.standard().withPositions(30_000))))
        .isInstanceOf(LimitReached.class);
    assertThat(first.proved()).isLessThan(whole.proved());
    Files.writeString(work, Files.readString(work) + "12345678 12 win/1"); // killed while writing
    BookBuilder second = new BookBuilder(text, start, false, 2);
    second.build(work, new Progress(Limits.standard()));
    assertThat(values(second)).isEqualTo(values(whole));
    assertThatThrownBy(
            () ->
                new BookBuilder(text, start, false, 1).build(work, new Progress(Limits.standard())))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("the work file of another book");
  }

  /** The lines of a book without checksum and work, which depend on what was proved before. */
  private static List<String> values(BookBuilder builder) {
    return builder.text().lines().map(line -> line.replaceFirst("^\\S+ \\d+ ", "")).toList();
  }

  @Test
  void aBookOpensTheGameAndMustFit() throws IOException {
    GameResolver.ResolvedGame game = game("connect-four", false, "width=4", "height=4");
    BookBuilder builder =
        new BookBuilder((TextGame) game.game(), game.component(game.position("")), false, 2);
    builder.build(folder.resolve("c.work"), new Progress(Limits.standard()));
    Path file = Files.writeString(folder.resolve("c.book"), builder.text());
    ProvenStores stores =
        ProvenStores.in(folder, "test", complaints::add).with(InputFile.of(file.toString()));
    ProvenPositions proven = stores.of(game.game(), game.rules(), false);
    assertThat(proven.value(game.rules().start().orElseThrow()))
        .contains(Value.of(Outcome.TIE, -1));
    GameResolver.ResolvedGame wider = game("connect-four", false, "width=5", "height=4");
    assertThatThrownBy(() -> stores.of(wider.game(), wider.rules(), false))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("is not a book of this game with these rules and parameters");
    GameResolver.ResolvedGame nim = game("nim", false);
    assertThatThrownBy(() -> stores.of(nim.game(), nim.rules(), false))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("is not for nim");
  }
}
