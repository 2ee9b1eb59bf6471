package zermelo.application.contest;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import zermelo.application.GameResolver;
import zermelo.kernel.Evidence;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.language.TextGame;
import zermelo.language.contest.InputLayout;
import zermelo.language.contest.OutputForm;
import zermelo.language.contest.OutputForm.Quantity;
import zermelo.language.interpret.TextRules;
import zermelo.library.contest.CaseAnswers;
import zermelo.solve.Answer;
import zermelo.solve.OutOfLimits;
import zermelo.solve.Question;
import zermelo.solve.Solver;
import zermelo.solve.ValuedMove;

/**
 * Answers the cases of a contest problem by solving the game that it is about.
 *
 * <p>All cases share the rules, the solver's tables and the answers so far, so that many small
 * cases cost little more than reading them.
 */
final class GameAnswers implements CaseAnswers {
  private static final int MAX_MOVES = 1_000_000;

  /**
   * Most positions to visit in {@link CaseGame}; then the solver takes over, with the user's
   * limits.
   */
  private static final long POSITIONS_BY_TABLE = 2_000_000;

  /** Most entries in each cache: of answers, rules or Grundy values. */
  private static final int MEMORY = 1 << 17;

  /**
   * The game that a format asks about.
   *
   * @param name the game as the user names it: an id or a path
   * @param settings the parameters that are fixed for all cases
   */
  record Subject(String name, TextGame game, Settings settings, boolean misere) {}

  /** The position of a case, with its rules. */
  private record CasePosition(CaseGame game, Position position, String notation) {}

  private final Subject subject;
  private final OutputForm output;
  private final GameResolver resolver;
  private final Solver solver;
  private final CaseReader positions;
  private final boolean moves;
  private final boolean remoteness;
  private final boolean sizeFromPosition;
  private final Progress progress =
      new Progress(Limits.unlimited().withPositions(POSITIONS_BY_TABLE));
  private final Map<CaseKey, CaseGame> games = new HashMap<>();
  private final Map<CaseKey, List<String>> known = new HashMap<>();

  GameAnswers(
      Subject subject,
      InputLayout layout,
      OutputForm output,
      GameResolver resolver,
      Solver solver) {
    this.subject = subject;
    this.output = output;
    this.resolver = resolver;
    this.solver = solver;
    this.positions = new CaseReader(layout, subject.game().program());
    this.moves = output.usesMove() || output.uses(Quantity.WINNING_MOVES);
    this.remoteness = output.uses(Quantity.REMOTENESS);
    this.sizeFromPosition = subject.game().program().board().isPresent();
  }

  @Override
  public Optional<String> refusal(long[] head, long[] row) {
    positions.read(head, row);
    try {
      if (!known.containsKey(positions.key()) && !isOfKnownHeaps()) {
        game().resolved().position(positions.position());
      }
      return Optional.empty();
    } catch (BadInput wrong) {
      return Optional.of(String.valueOf(wrong.getMessage()));
    }
  }

  /** Returns whether the rules accept every heap alone; then they accept the sum. */
  private boolean isOfKnownHeaps() {
    Optional<CaseKey.Numbers> heaps = positions.heapNumbers();
    if (heaps.isEmpty() || heaps.get().size() == 0) {
      return false;
    }
    CaseGame game = game();
    for (int i = 0; i < heaps.get().size(); i++) {
      long heap = heaps.get().get(i);
      if (!game.accepted().contains(heap)) {
        if (!game.resolved().reads(Long.toString(heap))) {
          return false;
        }
        remember(game.accepted(), heap);
      }
    }
    return true;
  }

  /** Groups cases by their parameters, because the solver keeps the tables of a few games only. */
  @Override
  public Optional<Object> group(long[] head, long[] row) {
    positions.read(head, row);
    return Optional.of(positions.settingsKey());
  }

  @Override
  public List<String> of(long[] head, long[] row) {
    positions.read(head, row);
    CaseKey key = positions.key();
    List<String> found = known.get(key);
    if (found == null) {
      found = answers();
      remember(known, key, found);
    }
    return found;
  }

  private static <T> void remember(Set<T> memory, T value) {
    if (memory.size() == MEMORY) {
      memory.clear();
    }
    memory.add(value);
  }

  private static <K, T> void remember(Map<K, T> memory, K key, T value) {
    if (memory.size() == MEMORY) {
      memory.clear();
    }
    memory.put(key, value);
  }

  private List<String> answers() {
    CaseGame game = game();
    OptionalLong sum = moves || remoteness ? OptionalLong.empty() : ofHeapNumbers(game);
    if (sum.isPresent()) {
      Answer answer = answer(sum.getAsLong());
      return List.of(
          OutputText.of(
              alternative(answer.outcome()), answer, Optional.empty(), Map.of(), positions));
    }
    String notation = positions.position();
    return answers(new CasePosition(game, game.resolved().position(notation), notation));
  }

  /**
   * Returns the Grundy value of a sum of heaps that are single numbers, without building the
   * position.
   *
   * <p>Empty if a heap has none, or is more than a number. Slow twin: {@link #nimSum}.
   */
  private OptionalLong ofHeapNumbers(CaseGame game) {
    Optional<CaseKey.Numbers> heaps = positions.heapNumbers();
    if (!game.adds() || heaps.isEmpty() || heaps.get().size() == 0) {
      return OptionalLong.empty();
    }
    long sum = 0;
    for (int i = 0; i < heaps.get().size(); i++) {
      Long heap = heaps.get().get(i);
      OptionalLong nimber = game.byNumber().get(heap);
      if (nimber == null) {
        String text = heap.toString();
        nimber = nimSum(new CasePosition(game, game.resolved().position(text), text));
        remember(game.byNumber(), heap, nimber);
      }
      if (nimber.isEmpty()) {
        return nimber;
      }
      sum ^= nimber.getAsLong();
    }
    return OptionalLong.of(sum);
  }

  private CaseGame game() {
    CaseKey key = positions.settingsKey();
    CaseGame game = games.get(key);
    if (game == null) {
      Settings settings = subject.settings().plus(positions.settings());
      game =
          new CaseGame(
              resolver.game(subject.name(), settings, positions.position()), subject.misere());
      if (!sizeFromPosition) {
        remember(games, key, game);
      }
    }
    return game;
  }

  private List<String> answers(CasePosition given) {
    OptionalLong nimber = moves || remoteness ? OptionalLong.empty() : nimSum(given);
    Answer answer =
        nimber.isPresent()
            ? answer(nimber.getAsLong())
            : solved(given.game.resolved(), given.position);
    List<OutputForm.Piece> pieces = alternative(answer.outcome());
    boolean wantsMove =
        pieces.stream().anyMatch(p -> p == Quantity.WINNING_MOVE || p instanceof OutputForm.Choice);
    return wantsMove
        ? winningMoves(given, answer, pieces)
        : List.of(OutputText.of(pieces, answer, Optional.empty(), Map.of(), positions));
  }

  /**
   * Returns the nim-sum of the Grundy values of a position's heaps, which many cases share.
   *
   * <p>A game without heaps counts as one heap. Empty if a heap has no Grundy value. Slow twin:
   * {@link #solved} on the whole position.
   */
  private OptionalLong nimSum(CasePosition given) {
    if (!given.game.adds() && !given.game.hasTable()) {
      return OptionalLong.empty();
    }
    TextRules rules = given.game.rules();
    long sum = 0;
    for (Position part : rules.parts(given.position)) {
      OptionalLong nimber = given.game.nimbers().get(part);
      if (nimber == null) {
        Position alone = rules.join(List.of(part));
        nimber = given.game.fromTable(alone, part, progress);
        nimber = nimber.isPresent() ? nimber : solved(given.game.resolved(), alone).nimber();
        remember(given.game.nimbers(), part, nimber);
      }
      if (nimber.isEmpty()) {
        return nimber;
      }
      sum ^= nimber.getAsLong();
    }
    return OptionalLong.of(sum);
  }

  private static Answer answer(long nimber) {
    return Answer.ofNimber(nimber, new Evidence(Evidence.Kind.COMPUTED, "the sum of the heaps", 0));
  }

  private Answer solved(GameResolver.ResolvedGame game, Position position) {
    Question question =
        Question.of(List.of(game.component(position)))
            .misere(subject.misere())
            .remoteness(remoteness)
            .listing(
                moves ? Question.MoveSelection.WINNING : Question.MoveSelection.NONE,
                moves ? MAX_MOVES : 0);
    return switch (solver.solve(question)) {
      case OutOfLimits out ->
          throw new UnansweredCase(game.rules().print(position) + ": " + out.reason());
      case Answer answer -> answer;
    };
  }

  /** Returns what to write for an outcome, such as {@code Second} of {@code First|Second}. */
  private List<OutputForm.Piece> alternative(Outcome outcome) {
    List<List<OutputForm.Piece>> all = output.alternatives();
    int index =
        switch (outcome) {
          case WIN -> positions.starter();
          case LOSE -> 1 - positions.starter();
          case TIE -> 2;
          case DRAW -> all.size() > 3 ? 3 : 2;
        };
    if (all.size() == 1) {
      return all.getFirst();
    }
    if (index >= all.size()) {
      String word = outcome == Outcome.TIE ? "tie" : "draw";
      throw new BadInput(
          "%s is a %s, and the output has no word for it: write %s|%s"
              .formatted(positions.position(), word, output.text(), word));
    }
    return all.get(index);
  }

  /** Returns one answer for each winning move, since the judge accepts any of them. */
  private List<String> winningMoves(
      CasePosition given, Answer answer, List<OutputForm.Piece> pieces) {
    TextRules rules = given.game.rules();
    Set<String> texts = new LinkedHashSet<>();
    for (ValuedMove valued : answer.moves()) {
      if (valued.result() == Outcome.WIN) {
        Map<String, String> choices = new HashMap<>(rules.choices(given.position, valued.move()));
        choices.computeIfPresent("heap", (_, heap) -> heapOfInput(rules, heap));
        texts.add(OutputText.of(pieces, answer, Optional.of(valued.move()), choices, positions));
      }
    }
    if (texts.isEmpty()) {
      throw new BadInput(
          given.notation
              + " has no winning move: say what to write then, as in "
              + output.text()
              + " | -1");
    }
    return List.copyOf(texts);
  }

  /**
   * Returns the number of a heap in the input, which may have empty heaps that the position lacks.
   */
  private String heapOfInput(TextRules rules, String heap) {
    if (!subject.game().program().heaps()) {
      return heap;
    }
    int left = Integer.parseInt(heap);
    List<String> texts = positions.heapTexts();
    for (int i = 0; i < texts.size(); i++) {
      left -= rules.parts(rules.parse(texts.get(i))).size();
      if (left <= 0) {
        return Integer.toString(i + 1);
      }
    }
    return heap;
  }
}
