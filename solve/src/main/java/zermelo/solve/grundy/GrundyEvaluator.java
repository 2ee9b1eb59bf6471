package zermelo.solve.grundy;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import zermelo.kernel.Ending;
import zermelo.kernel.Evidence;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.numbers.Nimber;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;
import zermelo.solve.PositionEvaluator;
import zermelo.solve.Question;
import zermelo.solve.Value;
import zermelo.solve.graph.GraphSolver;

/**
 * Evaluates sums in normal play by the theory of Sprague and Grundy.
 *
 * <p>Every part has a value, from a closed form or from a {@link GrundyTable}. The value of the sum
 * is their xor, extended by the special values of {@link Nimber}. If any part has no value, the sum
 * has none: this class never guesses.
 *
 * <p>The slow twin is a search of the sum's own graph ({@link GraphSolver}).
 */
public final class GrundyEvaluator implements PositionEvaluator {
  /** With more moves than this, the moves of a part are not tried one by one. */
  private static final int MOVES_TRIED = 100_000;

  private final Question question;
  private final Map<Rules, GrundyTable> tables;
  private final boolean ask;
  private final Progress progress;
  private final Set<String> theorems = new LinkedHashSet<>();
  private boolean onlyProofs = true;
  private boolean computed;

  /**
   * Creates an evaluator.
   *
   * @param tables the tables of those games whose values may be computed
   */
  public GrundyEvaluator(Question question, Map<Rules, GrundyTable> tables, Progress progress) {
    this.question = question;
    this.tables = tables;
    this.ask = question.method().mayUseTheorems();
    this.progress = progress;
  }

  private List<Position> positions(Position position) {
    return question.isSingleGame() ? List.of(position) : question.sum().split(position);
  }

  @Override
  public Optional<Value> value(Position position) {
    List<Position> positions = positions(position);
    long nimber = 0;
    for (int i = 0; i < positions.size(); i++) {
      nimber = Nimber.plus(nimber, nimberOf(question.components().get(i), positions.get(i)));
    }
    return nimber == Nimber.NONE
        ? Optional.empty()
        : Optional.of(Value.of(winsWith(nimber) ? Outcome.WIN : Outcome.LOSE, -1, nimber));
  }

  private static boolean winsWith(long nimber) {
    return nimber > 0 || nimber == Nimber.MOON;
  }

  /** The value of one game of the sum: by its closed form, or else as the sum of its parts. */
  private long nimberOf(Question.Component component, Position position) {
    OptionalLong whole = closedFormValue(component, position);
    if (whole.isPresent()) {
      return whole.getAsLong();
    }
    long nimber = 0;
    for (Position part : component.rules().parts(position)) {
      nimber = Nimber.plus(nimber, nimberOfPart(component, part));
    }
    return nimber;
  }

  private long nimberOfPart(Question.Component component, Position part) {
    OptionalLong known = closedFormValue(component, part);
    if (known.isPresent()) {
      return known.getAsLong();
    }
    GrundyTable table = tables.get(component.rules());
    if (table == null) {
      return Nimber.NONE;
    }
    computed = true;
    return table.nimber(part, progress);
  }

  /**
   * The value by the closed form of a game, if that may be used. Closed forms do not cover endings.
   */
  private OptionalLong closedFormValue(Question.Component component, Position position) {
    if (!ask || component.rules().ending(position) != Ending.OPEN) {
      return OptionalLong.empty();
    }
    Optional<ClosedForm> closedForm = component.closedForm();
    OptionalLong nimber =
        closedForm
            .flatMap(form -> form.verdict(position))
            .map(Verdict::nimber)
            .orElse(OptionalLong.empty());
    if (nimber.isPresent()) {
      ClosedForm form = closedForm.orElseThrow();
      theorems.add(form.name());
      onlyProofs &= form.kind() == Evidence.Kind.PROOF;
    }
    return nimber;
  }

  /** The moves in each part that make the whole sum 0. */
  @Override
  public Optional<List<String>> winningMoves(Position position) {
    long total = value(position).map(Value::nimber).orElse(OptionalLong.empty()).orElse(-1);
    if (total < 0) {
      return Optional.empty();
    }
    List<String> labels = new ArrayList<>();
    List<Position> positions = positions(position);
    int before = 0;
    for (int i = 0; i < positions.size() && total > 0; i++) {
      Question.Component component = question.components().get(i);
      List<Position> parts = component.rules().parts(positions.get(i));
      for (int heap = 0; heap < parts.size(); heap++) {
        Position part = parts.get(heap);
        long wanted = total ^ nimberOf(component, part);
        Optional<List<String>> own = movesTo(component, part, wanted);
        if (own.isEmpty()) {
          return Optional.empty();
        }
        String prefix = prefix(component, part, heap, parts.size(), before);
        own.orElseThrow().forEach(label -> labels.add(prefix + label));
      }
      before += parts.size();
    }
    return Optional.of(labels);
  }

  /** The prefix of a move's label in this part, as in the rules or in {@code Sum}. */
  private String prefix(
      Question.Component component, Position part, int heap, int heaps, int before) {
    if (question.isSingleGame()) {
      return heaps > 1 ? "heap " + (heap + 1) + ": " : "";
    }
    String text = component.name() + " " + component.rules().print(part);
    return "part " + (before + heap + 1) + " (" + text + "): ";
  }

  private Optional<List<String>> movesTo(Question.Component component, Position part, long wanted) {
    Optional<List<String>> named =
        ask ? component.closedForm().flatMap(form -> form.movesTo(part, wanted)) : Optional.empty();
    if (named.isPresent()) {
      return named;
    }
    int tried = MoveList.most(part, MOVES_TRIED);
    long count = component.rules().countMoves(part, tried);
    if (count < 0 || count > tried) {
      return Optional.empty();
    }
    MoveList moves = component.rules().moves(part, tried);
    return Optional.of(
        moves.moves().stream()
            .filter(move -> nimberOf(component, move.target()) == wanted)
            .map(Move::label)
            .toList());
  }

  @Override
  public Evidence evidence() {
    Evidence.Kind closed = onlyProofs ? Evidence.Kind.PROOF : Evidence.Kind.THEOREM;
    Evidence.Kind kind = theorems.isEmpty() ? Evidence.Kind.COMPUTED : closed;
    List<String> how = new ArrayList<>(theorems);
    if (computed) {
      how.add("Grundy values computed part by part");
    }
    String detail = values() + "by Sprague and Grundy; " + String.join("; ", how);
    return new Evidence(kind, detail, computed ? progress.positions() : 0);
  }

  /** The values of the question's parts, in words; empty if there are more than 12. */
  private String values() {
    List<String> values = new ArrayList<>();
    for (Question.Component component : question.components()) {
      for (Position part : component.rules().parts(component.position())) {
        if (values.size() == 12) {
          return "";
        }
        long nimber = nimberOf(component, part);
        values.add(nimber >= 0 ? Long.toString(nimber) : nimber == Nimber.MOON ? "moon" : "lost");
      }
    }
    return values.size() == 1
        ? "Grundy value " + values.getFirst() + " "
        : "sum of %d parts with Grundy values %s "
            .formatted(values.size(), String.join(", ", values));
  }
}
