package zermelo.application.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import zermelo.application.GameResolver;
import zermelo.application.table.ValueTableBuilder.TableRequest;
import zermelo.insight.survey.FamilyEvaluator;
import zermelo.insight.survey.FamilyPosition;
import zermelo.insight.survey.GameVariables;
import zermelo.insight.survey.PositionFamily;
import zermelo.kernel.Facts;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.solve.Answer;
import zermelo.solve.OutOfLimits;
import zermelo.solve.Question;
import zermelo.solve.Solver;

/** Tabulates a game whose parameter varies: a row for each value, a column for each number. */
public final class ParameterTableBuilder {
  private static final long MAX_CELLS = 1_000_000;

  private final GameVariables names;
  private final String game;
  private final FamilyEvaluator evaluator;
  private Optional<OutOfLimits> stopped = Optional.empty();

  /** Prepares a table. {@link GameVariables#severalGames} must hold. */
  public ParameterTableBuilder(
      GameResolver resolver,
      String game,
      Settings settings,
      boolean misere,
      Question.Method method,
      Solver solver) {
    this.game = game;
    this.names =
        new GameVariables(
            resolver.named(game), settings, values -> resolver.game(game, values).configured());
    this.evaluator = new FamilyEvaluator(solver, misere, method);
  }

  /** Returns whether these settings give a parameter a range, so that there are several games. */
  public static boolean hasRange(Settings settings) {
    return settings.values().values().stream().anyMatch(value -> value.matches("\\d+\\.\\.\\d*"));
  }

  /** Returns the limit that ended the table early, if one did. */
  public Optional<OutOfLimits> stopped() {
    return stopped;
  }

  /** Fills the table. Rows for which the rules refuse the parameter are left out. */
  public ValueTable fill(TableRequest request) {
    PositionFamily family = names.family(Set.of(), OptionalInt.empty(), Optional.empty());
    if (!names.severalGames() || !family.numbers() || family.names().size() != 2) {
      throw new BadInput(
          "a table shows one parameter and one number; here %s vary, and %s"
              .formatted(String.join(", ", family.names()), "the others can be set"),
          " with --set");
    }
    String value = request.value().orElseGet(this::usual);
    if (value.equals("grundy") && (evaluator.misere() || !facts().grundyApplies())) {
      throw new BadInput(
          game + " has no Grundy values here, but winners can be tabulated", ": --value winner");
    }
    long from = request.from().orElse(0);
    long to = request.to();
    if (from > to) {
      throw new BadInput("the table goes from " + from + " to " + to + ": nothing is in between");
    }
    List<Long> rows = rows(family, from, to);
    ValueTable table =
        ValueTable.ofParameter(
            value,
            from,
            new ValueTable.ParameterRows(
                family.names().getFirst(), rows, family.names().getLast()));
    for (long row : rows) {
      table.newRow();
      for (long column = from; column <= to && stopped.isEmpty(); column++) {
        family.at(row, column).ifPresentOrElse(at -> cell(at, table), () -> table.addCell(""));
      }
    }
    return table;
  }

  private Facts facts() {
    return names.setup().rules().facts();
  }

  private String usual() {
    boolean grundy = facts().grundyApplies() && facts().acyclic() && !evaluator.misere();
    return grundy ? "grundy" : "winner";
  }

  private List<Long> rows(PositionFamily family, long from, long to) {
    long width = to - from + 1;
    long least = names.parameterRange().low();
    long high = names.parameterRange().high();
    long most = high == Long.MAX_VALUE ? Math.max(to, least) : high;
    if (width > MAX_CELLS || most - least + 1 > MAX_CELLS / width) {
      throw new BadInput("a table of so many cells is too large; " + MAX_CELLS + " are the most");
    }
    List<Long> rows = new ArrayList<>();
    for (long row = least; row <= most; row++) {
      if (family.at(row, from).isPresent() || family.at(row, to).isPresent()) {
        rows.add(row);
      }
    }
    if (rows.isEmpty()) {
      throw new BadInput(
          "no value of %s from %d to %d is allowed"
              .formatted(family.names().getFirst(), least, most));
    }
    return rows;
  }

  private void cell(FamilyPosition at, ValueTable table) {
    switch (evaluator.value(at, table.value().equals("remoteness"))) {
      case Answer answer -> table.addCell(ValueTable.value(table.value(), answer));
      case OutOfLimits out -> stopped = Optional.of(out);
    }
  }
}
