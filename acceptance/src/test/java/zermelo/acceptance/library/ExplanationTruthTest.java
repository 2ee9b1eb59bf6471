package zermelo.acceptance.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.application.GameResolver;
import zermelo.insight.explain.Explainer;
import zermelo.insight.explain.Explanation;
import zermelo.insight.explain.Paragraph;
import zermelo.insight.explain.Paragraph.Alternatives;
import zermelo.insight.explain.Paragraph.AppliedTheorems;
import zermelo.insight.explain.Paragraph.Choice;
import zermelo.insight.explain.Paragraph.Line;
import zermelo.insight.explain.Paragraph.Mirror;
import zermelo.insight.explain.Paragraph.NimSum;
import zermelo.insight.explain.Paragraph.OptionsByValue;
import zermelo.insight.explain.Paragraph.Winner;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.limits.ProgressListener;
import zermelo.library.GameExpression;
import zermelo.play.AnswerCache;
import zermelo.play.GameRecord;
import zermelo.play.GameResult;
import zermelo.play.PlayableGame;
import zermelo.solve.plan.PlanningSolver;
import zermelo.testkit.ReferenceSolver;
import zermelo.testkit.SampleSize;

/** Tests every claim of an explanation against the slow twin, on small positions of every game. */
@Tag("slow")
final class ExplanationTruthTest {
  private static final long SEED = 19130822;
  private static final int MAX_POSITIONS = 300;
  private static final int POSITIONS_EACH = SampleSize.of(12);
  private static final Map<String, Integer> SEEN = new TreeMap<>();

  static Stream<LibraryCases.Case> cases() {
    return LibraryCases.all();
  }

  @AfterAll
  static void everyKindWasSeen() {
    assertThat(SEEN.keySet())
        .contains("verdict", "options", "nim-sum", "theorem", "mirror", "choice", "line");
    assertThat(SEEN.getOrDefault("line", 0)).isGreaterThan(1_000);
    assertThat(SEEN.getOrDefault("mirror", 0)).isGreaterThan(50);
    assertThat(SEEN.getOrDefault("nim-sum", 0)).isGreaterThan(100);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void claimsAreTrue(LibraryCases.Case one) {
    List<Position> all = LibraryCases.small(one, MAX_POSITIONS, SEED);
    // The first are small numbers, the last large ones: take some of both.
    int step = Math.max(1, all.size() / POSITIONS_EACH);
    for (boolean misere : new boolean[] {false, true}) {
      PlanningSolver solver = new PlanningSolver();
      TwinValues twin = new TwinValues(one, misere);
      for (int i = 0; i < all.size(); i += step) {
        Position position = all.get(i);
        PlayedCase playing = PlayedCase.of(twin, position, solver);
        Explanation explanation = Explainer.explain(playing.answerCache(), position).orElseThrow();
        String where = one + " " + one.rules().print(position) + (misere ? " misère" : "");
        for (Paragraph paragraph : explanation.paragraphs()) {
          SEEN.merge(paragraph.kind(), 1, Integer::sum);
          check(paragraph, new Scene(playing, one.rules(), position, misere, where));
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nim 3+1 + kayles 4",
        "nim 2 + kayles 2",
        "kayles 3 + kayles 3",
        "kayles 3+2 + kayles 2 + kayles 3",
        "nim 2 + nim 3",
        "nim 1 + square-nim 5 + take-away(k=2) 4",
        "treblecross 4 + nim 2",
        "domineering ../.. + nim 2",
        "tic-tac-toe XOX/OXO/O.. + nim 1",
        "multiplication(N=6) 1 + nim 1",
      })
  void claimsOfSumsAreTrue(String text) {
    for (boolean misere : new boolean[] {false, true}) {
      PlayableGame playable =
          new PlayableGame(new GameResolver(misere).components(GameExpression.parse(text)), misere);
      PlanningSolver solver = new PlanningSolver();
      AnswerCache answerCache =
          new AnswerCache(
              playable,
              ask -> solver.solve(ask, new Progress(Limits.standard(), ProgressListener.SILENT)));
      Rules rules = playable.rules();
      Map<Position, ReferenceSolver.Value> worth =
          ReferenceSolver.solve(rules, misere, playable.start());
      for (Position position : worth.keySet()) {
        String where = rules.print(position) + (misere ? " misère" : "");
        Scene scene =
            new Scene(new PlayedCase(playable, answerCache, worth), rules, position, misere, where);
        Explanation explanation = Explainer.explain(answerCache, position).orElseThrow();
        explanation.paragraphs().stream()
            .filter(paragraph -> !(paragraph instanceof AppliedTheorems)) // about components
            .forEach(paragraph -> check(paragraph, scene));
      }
    }
  }

  private record Scene(
      PlayedCase playing, Rules rules, Position position, boolean misere, String where) {
    ReferenceSolver.Value value() {
      return playing.worthOf(position);
    }

    /** Returns the value of a move for the player who makes it. */
    Outcome result(Position from, Move move) {
      if (rules.facts().scored()) {
        int margin = margin(from, move).orElseThrow();
        return margin == 0 ? Outcome.TIE : margin > 0 ? Outcome.WIN : Outcome.LOSE;
      }
      Outcome outcome = playing.worthOf(move.target()).outcome();
      boolean again = !rules.facts().impartial() && rules.turn(from) == rules.turn(move.target());
      return again ? outcome : outcome.flip();
    }

    OptionalInt margin(Position from, Move move) {
      OptionalInt margin = playing.worthOf(move.target()).margin();
      if (margin.isEmpty()) {
        return margin;
      }
      int sign = rules.turn(from) == rules.turn(move.target()) ? 1 : -1;
      // A position that does not show earlier points forgets what the move gains.
      int forgotten = move.gain() - (sign * rules.lead(move.target()) - rules.lead(from));
      int whole = sign * margin.getAsInt() + (misere ? -forgotten : forgotten);
      return OptionalInt.of(whole);
    }

    /** Returns the moves that keep the value of a position, with the whole margin. */
    List<Move> keeping(Position from) {
      ReferenceSolver.Value worth = playing.worthOf(from);
      return LibraryCases.moves(rules, from).stream()
          .filter(move -> result(from, move) == worth.outcome())
          .filter(move -> margin(from, move).equals(worth.margin()))
          .toList();
    }
  }

  private static void check(Paragraph paragraph, Scene scene) {
    switch (paragraph) {
      case Winner verdict -> {
        ReferenceSolver.Value value = scene.value();
        assertThat(verdict.outcome()).as(scene.where()).isEqualTo(value.outcome());
        assertThat(verdict.plies()).as(scene.where()).isEqualTo(value.remoteness());
        assertThat(verdict.margin()).as(scene.where()).isEqualTo(value.margin());
      }
      case OptionsByValue options -> options(options, scene);
      case Paragraph.MexRows rows -> rows(rows, scene);
      case Paragraph.Strategy strategy -> strategy(strategy, scene);
      case NimSum sum -> nimSum(sum, scene);
      case Mirror mirror -> mirror(mirror, scene);
      case Choice choice ->
          assertThat(choice.keeping())
              .as(scene.where())
              .containsExactlyInAnyOrderElementsOf(scene.keeping(scene.position()));
      case Line line -> line(line, scene);
      case AppliedTheorems theorem -> theorem(theorem, scene);
      case Paragraph.EvidenceNote known -> assertThat(known.evidence().detail()).isNotEmpty();
    }
  }

  private static void options(OptionsByValue options, Scene scene) {
    TreeSet<Long> found = new TreeSet<>();
    for (Move move : LibraryCases.moves(scene.rules(), scene.position())) {
      found.add(scene.playing().worthOf(move.target()).nimber().orElseThrow());
    }
    assertThat(options.groups().stream().map(group -> group.nimber()))
        .as(scene.where())
        .containsExactlyElementsOf(found);
    long mex = 0;
    while (found.contains(mex)) {
      mex++;
    }
    assertThat(options.mex()).as(scene.where()).isEqualTo(mex);
  }

  private static void rows(Paragraph.MexRows rows, Scene scene) {
    assertThat(rows.rows().getLast().position()).isEqualTo(scene.rules().print(scene.position()));
    for (Paragraph.MexRow row : rows.rows()) {
      TreeSet<Long> found = new TreeSet<>();
      for (Paragraph.ValuedOption option : row.options()) {
        Position at = scene.rules().parse(option.position());
        assertThat(OptionalLong.of(option.value()))
            .as(scene.where())
            .isEqualTo(scene.playing().worthOf(at).nimber());
        found.add(option.value());
      }
      long mex = 0;
      while (found.contains(mex)) {
        mex++;
      }
      assertThat(row.value()).as(scene.where()).isEqualTo(mex);
    }
  }

  /** Plays the answers against every move, down to the end. */
  private static void strategy(Paragraph.Strategy strategy, Scene scene) {
    Position at = strategy.first().map(Move::target).orElse(scene.position());
    assertThat(scene.playing().worthOf(at).outcome()).as(scene.where()).isEqualTo(Outcome.LOSE);
    for (Paragraph.Reply reply : strategy.replies()) {
      assertThat(legal(scene, reply.move().target(), reply.answer())).as(scene.where()).isTrue();
      assertThat(scene.playing().worthOf(reply.answer().target()).outcome())
          .as(scene.where())
          .isEqualTo(Outcome.LOSE);
    }
    if (strategy.together().isPresent()) {
      long n = Long.parseLong(scene.rules().print(at));
      long next = n - strategy.together().getAsLong();
      for (Move move : LibraryCases.moves(scene.rules(), at)) {
        assertThat(LibraryCases.moves(scene.rules(), move.target()))
            .as(scene.where())
            .anyMatch(answer -> scene.rules().print(answer.target()).equals(Long.toString(next)));
      }
      assertThat(scene.playing().worthOf(scene.rules().parse(Long.toString(next))).outcome())
          .as(scene.where())
          .isEqualTo(Outcome.LOSE);
    }
  }

  private static void nimSum(NimSum sum, Scene scene) {
    long xor = 0;
    for (Paragraph.NimSumRow row : sum.rows()) {
      xor ^= row.count() % 2 == 1 ? row.value() : 0;
    }
    assertThat(OptionalLong.of(xor)).as(scene.where()).isEqualTo(scene.value().nimber());
    assertThat(sum.sum()).isEqualTo(xor);
    assertThat(sum.repairs().isEmpty()).as(scene.where()).isEqualTo(xor == 0);
    for (Paragraph.ZeroingMove repair : sum.repairs()) {
      assertThat(repair.before() & sum.highest()).as(scene.where()).isPositive();
      assertThat(repair.after()).isEqualTo(repair.before() ^ xor).isLessThan(repair.before());
      assertThat(scene.result(scene.position(), repair.move()))
          .as(scene.where())
          .isEqualTo(Outcome.WIN);
      assertThat(legal(scene, scene.position(), repair.move())).isTrue();
    }
  }

  private static void mirror(Mirror mirror, Scene scene) {
    mirror
        .first()
        .ifPresent(
            move -> assertThat(legal(scene, scene.position(), move)).as(scene.where()).isTrue());
    Position at = mirror.first().map(Move::target).orElse(scene.position());
    assertThat(scene.playing().worthOf(at).outcome()).as(scene.where()).isEqualTo(Outcome.LOSE);
    assertThat(mirror.replies().stream().map(Paragraph.Reply::move).collect(Collectors.toSet()))
        .as(scene.where())
        .containsAll(LibraryCases.moves(scene.rules(), at));
    for (Paragraph.Reply reply : mirror.replies()) {
      assertThat(legal(scene, reply.move().target(), reply.answer())).as(scene.where()).isTrue();
      assertThat(scene.playing().worthOf(reply.answer().target()).outcome())
          .as(scene.where())
          .isEqualTo(Outcome.LOSE);
    }
  }

  private static void theorem(AppliedTheorems theorem, Scene scene) {
    assertThat(theorem.applied().getFirst().outcome())
        .as(scene.where())
        .isEqualTo(scene.value().outcome());
    theorem
        .move()
        .ifPresent(
            derived ->
                assertThat(scene.result(scene.position(), derived.move()))
                    .as(scene.where())
                    .isEqualTo(Outcome.WIN));
  }

  private static void line(Line line, Scene scene) {
    GameRecord record = new GameRecord(scene.playing().playable(), scene.position(), 0);
    for (Paragraph.Step step : line.steps()) {
      Position from = record.position();
      assertThat(step.player()).as(scene.where()).isEqualTo(record.toMove());
      assertThat(legal(scene, from, step.move())).as(scene.where()).isTrue();
      List<Move> keeping = scene.keeping(from);
      assertThat(keeping).as(scene.where()).contains(step.move());
      int all = LibraryCases.moves(scene.rules(), from).size();
      Alternatives expected =
          all == 1
              ? Alternatives.ONLY_MOVE
              : keeping.size() == 1 ? Alternatives.ONLY_GOOD : Alternatives.SEVERAL;
      assertThat(step.choices()).as(scene.where()).isEqualTo(expected);
      record.make(step.move());
    }
    int made = line.steps().size();
    OptionalInt plies = scene.value().remoteness();
    if (plies.isPresent()) {
      assertThat(line.more()).as(scene.where()).hasValue(plies.getAsInt() - made);
      assertThat(scene.playing().worthOf(record.position()).remoteness().orElse(0))
          .as(scene.where())
          .isEqualTo(plies.getAsInt() - made);
    }
    if (line.finish().isPresent()) {
      assertThat(record.finish()).as(scene.where()).isEqualTo(line.finish());
      assertThat(outcome(line.finish().get())).as(scene.where()).isEqualTo(scene.value().outcome());
    }
    if (line.back().isPresent()) {
      int ply = line.back().getAsInt();
      Position then = ply == 0 ? scene.position() : line.steps().get(ply - 1).move().target();
      assertThat(record.position()).as(scene.where()).isEqualTo(then);
      assertThat(scene.value().outcome()).as(scene.where()).isEqualTo(Outcome.DRAW);
    }
  }

  private static Outcome outcome(GameResult finish) {
    return finish.winner().isEmpty()
        ? Outcome.TIE
        : finish.winner().getAsInt() == 0 ? Outcome.WIN : Outcome.LOSE;
  }

  private static boolean legal(Scene scene, Position from, Move move) {
    return scene.rules().ending(from) == Ending.OPEN
        && scene
            .rules()
            .move(from, move.label())
            .filter(found -> found.target().equals(move.target()))
            .isPresent();
  }
}
