package zermelo.application.plot;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import zermelo.application.ExplanationSession;
import zermelo.application.GameResolver;
import zermelo.heaps.code.BadHeapCode;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.heaps.limits.SequenceObserver;
import zermelo.insight.explain.GameGraph;
import zermelo.insight.explain.GameGraphPlot;
import zermelo.insight.plot.Plot;
import zermelo.insight.plot.Series;
import zermelo.insight.survey.FamilyEvaluator;
import zermelo.insight.survey.GameVariables;
import zermelo.insight.survey.PositionFamily;
import zermelo.kernel.Facts;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.play.AnswerCache;
import zermelo.play.PlayableGame;
import zermelo.solve.Question;
import zermelo.solve.Solver;

/** Computes the values that a plot needs, and draws it. */
public final class Plotter {
  /** Length of the longest sequence that is drawn. */
  public static final long LONGEST = 10_000_000;

  private static final long WIDEST = 3_000;
  private static final int USUAL_LENGTH = 2_000;
  private static final int USUAL_WIDTH = 60;
  private static final int MAX_COUNTED_POSITIONS = 100_000;

  private final GameResolver resolver;
  private final boolean misere;
  private final Solver solver;
  private final GrundySeriesSource sequences;
  private final SequenceObserver watch;

  /**
   * The user's request.
   *
   * @param kind the kind of plot; if absent, the usual one
   * @param heaps the number of heaps of the positions, 1 or 2
   * @param to the largest number
   */
  public record PlotRequest(Optional<PlotKind> kind, OptionalInt heaps, OptionalLong to) {}

  /**
   * A plot with its size.
   *
   * @param points the number of values or positions that it shows
   * @param stopReason why it ends early, if it does
   */
  public record Drawing(PlotKind kind, Plot plot, long points, Optional<String> stopReason) {}

  /** Thrown when the limits end the work before there is anything to draw. */
  public static final class EmptyPlot extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String why;

    EmptyPlot(String why) {
      super(why, null, false, false);
      this.why = why;
    }

    public String why() {
      return why;
    }
  }

  /**
   * Creates a plotter.
   *
   * @param solver answers one question after the other within common limits
   * @param sequences may have values without the solver
   * @param watch stops the computation of such sequences
   */
  public Plotter(
      GameResolver resolver,
      boolean misere,
      Solver solver,
      GrundySeriesSource sequences,
      SequenceObserver watch) {
    this.resolver = resolver;
    this.misere = misere;
    this.solver = solver;
    this.sequences = sequences;
    this.watch = watch;
  }

  /** Draws the graph of all reachable positions. */
  public Drawing graph(PlayableGame playable, String title) {
    ExplanationSession.refuseLarge(
        playable,
        GameGraphPlot.MAX_POSITIONS,
        MAX_COUNTED_POSITIONS,
        "at most " + GameGraphPlot.MAX_POSITIONS + " are drawn");
    AnswerCache answerCache = new AnswerCache(playable, solver);
    GameGraph graph =
        GameGraph.of(answerCache, playable.start(), GameGraphPlot.MAX_POSITIONS)
            .orElseThrow(() -> new EmptyPlot("the budget does not suffice for all positions"));
    GameGraphPlot plot = new GameGraphPlot(graph, title + (misere ? ", misère play" : ""));
    return new Drawing(PlotKind.GRAPH, plot, graph.nodes().size(), Optional.empty());
  }

  /** Draws the values of all positions of one or two numbers. */
  public Drawing values(String name, Settings settings, PlotRequest request) {
    GameVariables names =
        new GameVariables(
            resolver.named(name), settings, values -> resolver.game(name, values).configured());
    PositionFamily family = names.family(Set.of(), heaps(request, names), Optional.empty());
    int axes = family.numbers() ? family.names().size() : 0;
    if (axes != 1 && axes != 2) {
      resolver.game(name, settings); // reports a missing parameter, if that is the only problem
      throw new BadInput(
          name
              + " has no positions of one or two plain numbers; give a position, and its game graph"
              + " is drawn");
    }
    PlotKind kind = kind(request, name, family, names);
    long to = Math.min(to(request, axes), family.last().orElse(Long.MAX_VALUE));
    PlotFactory maker = new PlotFactory(kind, family, title(name, settings));
    if (axes == 1 && kind.ofGrundyValues() && !names.severalGames()) {
      Optional<Series> known = sequences.of(resolver.game(name, settings), to, watch);
      if (known.isPresent()) {
        return series(kind, maker, known.get(), to);
      }
    }
    FamilyEvaluator evaluator = new FamilyEvaluator(solver, misere, Question.Method.AUTO);
    return drawn(name, kind, maker, new FamilyValues(family, evaluator).upTo(to));
  }

  private PlotKind kind(
      PlotRequest request, String name, PositionFamily family, GameVariables names) {
    int axes = family.names().size();
    Facts facts = names.setup().rules().facts();
    boolean grundy = facts.grundyApplies() && !misere;
    PlotKind kind = request.kind.orElseGet(() -> usual(axes, grundy));
    if (kind.ofGrundyValues() && !grundy) {
      throw new BadInput(
          "%s has no Grundy values%s, but outcomes can be drawn"
              .formatted(name, misere ? " in misère play" : ""),
          ": --kind outcomes");
    }
    if ((kind == PlotKind.SCATTER && axes != 1) || (kind == PlotKind.HEAT && axes != 2)) {
      throw new BadInput(
          "a %s is for %s, and %s has %s; %s can be drawn"
              .formatted(
                  kind.noun(),
                  axes == 2 ? "one number" : "two numbers",
                  name,
                  String.join(" and ", family.names()),
                  axes == 2 ? "a heat map" : "a scatter plot"),
          axes == 2 ? ": --kind heat" : ": --kind scatter");
    }
    return kind;
  }

  private static Drawing drawn(String name, PlotKind kind, PlotFactory maker, FamilyValues found) {
    if (found.count() == 0) {
      throw found
          .stopped()
          .<RuntimeException>map(out -> new EmptyPlot("nothing to draw: " + out.reason()))
          .orElseGet(
              () ->
                  new BadInput(
                      name + " has no positions of so small numbers; larger ones may have",
                      ": --to N"));
    }
    if (kind.ofGrundyValues() && !found.anyNimber()) {
      throw new BadInput(
          name + " has no Grundy values here, but outcomes can be drawn", ": --kind outcomes");
    }
    Optional<String> early = found.stopped().map(out -> early(found.reached(), out.reason()));
    return new Drawing(kind, maker.of(found), found.count(), early);
  }

  private static String early(long reached, String why) {
    return "the picture ends early, at %d: %s".formatted(reached, why);
  }

  /** Draws the values of a heap code that has no game. */
  public Drawing code(String text, PlotRequest request) {
    HeapCode code;
    try {
      code = HeapCode.parse(text);
    } catch (BadHeapCode bad) {
      throw new BadInput(String.valueOf(bad.getMessage()));
    }
    PlotKind kind = request.kind.orElse(PlotKind.SCATTER);
    if (kind != PlotKind.SCATTER && kind != PlotKind.HISTOGRAM) {
      throw new BadInput(
          "a code has Grundy values of single heaps, for a scatter plot or a histogram, not for "
              + kind.word(),
          ": --kind scatter or --kind histogram");
    }
    long to = to(request, 1);
    PlotFactory maker =
        new PlotFactory(
            kind, List.of("n"), last -> String.format(Locale.ROOT, "n to %,d", last), code.text());
    return series(
        kind, maker, HeapCodeSeriesSource.of(code, to, SequenceLimits.usual(), watch), to);
  }

  private static Drawing series(PlotKind kind, PlotFactory maker, Series series, long to) {
    long last = series.first() + series.count() - 1;
    Optional<String> early =
        last < to ? Optional.of(early(last, "the budget ran out")) : Optional.empty();
    return new Drawing(kind, maker.of(series, last), series.count(), early);
  }

  /** Chooses two heaps if the plot needs two numbers and one heap has one. */
  private static OptionalInt heaps(PlotRequest request, GameVariables names) {
    if (request.heaps.isPresent()) {
      return request.heaps;
    }
    boolean two =
        request.kind.equals(Optional.of(PlotKind.GRID))
            || request.kind.equals(Optional.of(PlotKind.HEAT));
    return two && names.heaps() && names.components().size() == 1 && !names.severalGames()
        ? OptionalInt.of(2)
        : OptionalInt.empty();
  }

  private static PlotKind usual(int axes, boolean grundy) {
    return !grundy ? PlotKind.OUTCOMES : axes == 1 ? PlotKind.SCATTER : PlotKind.GRID;
  }

  private static long to(PlotRequest request, int axes) {
    long most = axes == 1 ? LONGEST : WIDEST;
    long to = request.to.orElse(axes == 1 ? USUAL_LENGTH : USUAL_WIDTH);
    if (to < 0 || to > most) {
      throw new BadInput(
          "such a picture goes up to a number from 0 to %d, not to %d".formatted(most, to),
          ": --to N");
    }
    return to;
  }

  private String title(String name, Settings settings) {
    return GameResolver.title(name, settings) + (misere ? ", misère play" : "");
  }
}
