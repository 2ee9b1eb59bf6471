package zermelo.application.tablebase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zermelo.application.GameResolver;
import zermelo.application.TestSolver;
import zermelo.kernel.Game;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.SharedProgress;
import zermelo.library.GameIdentity;
import zermelo.solve.TablebaseSource;
import zermelo.solve.tablebase.BadTablebase;
import zermelo.solve.tablebase.TablebasePlan;
import zermelo.solve.tablebase.build.TablebaseBuilder;

/** Tests tablebases in folders, and how they are found. */
class TablebaseFolderTest {
  private static final String TEXT =
      "game Mine\n\"Mine.\"\n\nposition n, m: 0..\nmove take: n := n - 1\nmove drop: m := m - 1\n";

  @TempDir Path folder;
  private Path built;

  @BeforeEach
  void build() throws IOException {
    built = build(TestSolver.game("tic-tac-toe"), "", folder.resolve("ttt"));
  }

  private static Path build(GameResolver.ResolvedGame game, String start, Path folder)
      throws IOException {
    Files.createDirectories(folder);
    TablebasePlan plan = new TablebasePlan(game.rules(), game.position(start), false);
    new TablebaseBuilder(
            plan,
            GameIdentity.of(game.name(), game.game(), game.rules(), plan.root(), false).lines(),
            GameIdentity.text(game.name(), game.game()),
            folder,
            new SharedProgress(Limits.unlimited().withThreads(1).withMemory(1 << 26)))
        .build();
    return folder;
  }

  @Test
  void saysWhatIsNoTablebase() throws IOException {
    Path none = folder.resolve("none");
    assertThatThrownBy(() -> TablebaseFolder.open(none))
        .isInstanceOf(BadInput.class)
        .hasMessage("there is no folder '" + none + "'");
    Path file = Files.createFile(folder.resolve("file"));
    assertThatThrownBy(() -> TablebaseFolder.open(file))
        .hasMessage("'" + file + "' is a file: a tablebase is a folder");
    Path empty = Files.createDirectory(folder.resolve("empty"));
    assertThatThrownBy(() -> TablebaseFolder.open(empty))
        .hasMessage("there is no tablebase in '" + empty + "': it has no file tablebase.txt");
    assertThatThrownBy(() -> TablebaseFolder.path("")).hasMessage("'' is not a valid folder name");
  }

  @Test
  void hasTheValuesOfItsGame() {
    TablebaseFolder opened = TablebaseFolder.open(built);
    Game game = opened.game();
    assertThat(game.id()).isEqualTo("tic-tac-toe");
    assertThat(opened.settings(game)).isEqualTo(Settings.NONE);
    TablebaseSource source = opened.source(opened.rules(game));
    Position start = opened.rules(game).start().orElseThrow();
    TablebaseSource.SolvedTable table = source.holding(start).orElseThrow();
    assertThat(table.values().apply(start).orElseThrow().outcome()).isEqualTo(Outcome.TIE);
  }

  @Test
  void damageIsNoAnswer() throws IOException {
    try (Stream<Path> files = Files.list(built)) {
      for (Path file : files.filter(file -> !file.toString().endsWith(".txt")).toList()) {
        byte[] bytes = Files.readAllBytes(file);
        Arrays.fill(bytes, (byte) 7);
        Files.write(file, bytes);
      }
    }
    TablebaseFolder opened = TablebaseFolder.open(built);
    Position start = opened.rules(opened.game()).start().orElseThrow();
    assertThatThrownBy(() -> opened.source(opened.rules(opened.game())).holding(start))
        .isInstanceOf(BadInput.class)
        .hasMessageEndingWith("; for details run 'zermelo tablebase verify " + built + "'");
  }

  @Test
  void keepsTheTextOfAGameAndNoticesAChange() throws IOException {
    Path text = folder.resolve("mine.game");
    Files.writeString(text, TEXT);
    Path mine = build(TestSolver.game(text.toString()), "3,4", folder.resolve("mine"));
    TablebaseFolder opened = TablebaseFolder.open(mine);
    assertThat(opened.game().title()).isEqualTo("Mine");
    try (Stream<Path> files = Files.list(mine)) {
      Path rules = files.filter(file -> file.toString().endsWith(".game")).findAny().orElseThrow();
      Files.writeString(rules, TEXT.replace("n - 1", "n - 2"));
    }
    assertThatThrownBy(opened::game)
        .isInstanceOfSatisfying(
            BadTablebase.class,
            damaged ->
                assertThat(damaged.words()).contains("these are not the rules that were solved"));
  }

  private static TablebaseSource found(TablebaseFinder finder, String game) {
    GameResolver.ResolvedGame resolved = TestSolver.game(game);
    return finder.of(resolved.name(), resolved.game(), resolved.rules());
  }

  @Test
  void aFinderFindsWhatItIsGiven() {
    Consumer<String> complaints =
        text -> {
          throw new AssertionError(text);
        };
    assertThat(found(TablebaseFinder.NONE, "tic-tac-toe")).isSameAs(TablebaseSource.EMPTY);
    TablebaseSource any = position -> Optional.empty();
    assertThat(found(TablebaseFinder.holding(any), "nim")).isSameAs(any);
    TablebaseFinder given = new TablebaseFinder(Optional.of(built.toString()), false, complaints);
    Position start = TestSolver.game("tic-tac-toe").position("");
    assertThat(found(given, "tic-tac-toe").holding(start)).isPresent();
    assertThatThrownBy(() -> found(given, "hex"))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("the tablebase in '" + built + "' is of tic-tac-toe")
        .hasMessageContaining(", not of hex");
  }

  @Test
  void withoutAFolderItLooksOnlyWhenAsked() {
    List<String> complaints = new ArrayList<>();
    TablebaseFinder finder = new TablebaseFinder(Optional.empty(), false, complaints::add);
    assertThat(found(finder, "nim")).isSameAs(TablebaseSource.EMPTY);
    Position start = TestSolver.game("tic-tac-toe").position("");
    assertThat(found(finder, "tic-tac-toe").holding(start)).isEmpty();
    assertThat(complaints).isEmpty();
  }
}
