package zermelo.desk.plot;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import zermelo.desk.Asked;
import zermelo.heaps.code.BadCode;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.effort.Effort;
import zermelo.heaps.effort.Watch;
import zermelo.insight.explain.GameGraph;
import zermelo.insight.explain.GraphPlot;
import zermelo.insight.plot.Plot;
import zermelo.insight.plot.Series;
import zermelo.insight.survey.Examiner;
import zermelo.insight.survey.Family;
import zermelo.insight.survey.Names;
import zermelo.insight.survey.Setup;
import zermelo.kernel.BadInput;
import zermelo.kernel.Facts;
import zermelo.kernel.Settings;
import zermelo.play.Played;
import zermelo.play.Truth;
import zermelo.solve.Question;
import zermelo.solve.Result;

/** Finds the values that a picture needs, and draws it. */
public final class Plotter {
  /** The longest sequence that is drawn. */
  public static final long LONGEST = 10_000_000;

  private static final long WIDEST = 3_000;
  private static final int USUAL_LENGTH = 2_000;
  private static final int USUAL_WIDTH = 60;
  private static final int MOST_COUNTED = 100_000;

  private final Asked asked;
  private final boolean misere;
  private final Function<Question, Result> solver;
  private final Sequences sequences;
  private final Watch watch;

  /**
   * What is to be drawn.
   *
   * @param kind the kind of picture; the usual one if nothing is said
   * @param heaps how many heaps the positions have, 1 or 2
   * @param to the largest number
   */
  public record Wish(Optional<Kind> kind, OptionalInt heaps, OptionalLong to) {}

  /**
   * A picture.
   *
   * @param points how many values or positions it shows
   * @param early why it ends early, if it does
   */
  public record Drawn(Kind kind, Plot plot, long points, Optional<String> early) {}

  /** There was no time for anything. */
  public static final class NothingDrawn extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String why;

    NothingDrawn(String why) {
      super(why, null, false, false);
      this.why = why;
    }

    public String why() {
      return why;
    }
  }

  /**
   * @param solver answers one question after the other within one budget
   * @param sequences who may know values without the solver
   * @param watch whether there is time for such sequences
   */
  public Plotter(
      Asked asked,
      boolean misere,
      Function<Question, Result> solver,
      Sequences sequences,
      Watch watch) {
    this.asked = asked;
    this.misere = misere;
    this.solver = solver;
    this.sequences = sequences;
    this.watch = watch;
  }

  /** The graph of all positions that can be reached. */
  public Drawn graph(Played played, String title) {
    GameGraph.Size counted = GameGraph.size(played.rules(), played.start(), MOST_COUNTED);
    if (!counted.exact() || counted.positions() > GraphPlot.MOST) {
      throw new BadInput(
          "the whole graph has %s%d positions; at most %d are drawn"
              .formatted(
                  counted.exact() ? "" : "more than ",
                  Math.min(counted.positions(), MOST_COUNTED),
                  GraphPlot.MOST));
    }
    Truth truth = new Truth(played, solver);
    GameGraph graph =
        GameGraph.of(truth, played.start(), GraphPlot.MOST)
            .orElseThrow(() -> new NothingDrawn("the budget does not suffice for all positions"));
    GraphPlot plot = new GraphPlot(graph, title + (misere ? ", misère play" : ""));
    return new Drawn(Kind.GRAPH, plot, graph.nodes().size(), Optional.empty());
  }

  /** The values of all positions of one or two numbers. */
  public Drawn values(String name, Settings settings, Wish wish) {
    Names names = new Names(asked.named(name), settings, values -> setup(asked.game(name, values)));
    Family family = names.family(Set.of(), heaps(wish, names), 0);
    int axes = family.numbers() ? family.names().size() : 0;
    if (axes != 1 && axes != 2) {
      asked.game(name, settings); // If only a parameter is missing, that is said.
      throw new BadInput(
          name
              + " has no positions of one or two plain numbers; give a position, and its game graph"
              + " is drawn");
    }
    Kind kind = kind(wish, name, family, names);
    long to = Math.min(to(wish, axes), family.last().orElse(Long.MAX_VALUE));
    PlotMaker maker = new PlotMaker(kind, family, title(name, settings));
    if (axes == 1 && kind.ofGrundyValues() && !names.severalGames()) {
      Optional<Series> known = sequences.of(asked.game(name, settings), to, watch);
      if (known.isPresent()) {
        return series(kind, maker, known.get(), to);
      }
    }
    Examiner examiner = new Examiner(solver, misere, Question.Method.AUTO);
    return drawn(name, kind, maker, new Found(family, examiner).upTo(to));
  }

  private Kind kind(Wish wish, String name, Family family, Names names) {
    int axes = family.names().size();
    Facts facts = names.setup().rules().facts();
    boolean grundy = facts.grundyApplies() && !misere;
    Kind kind = wish.kind.orElseGet(() -> usual(axes, grundy));
    if (kind.ofGrundyValues() && !grundy) {
      throw new BadInput(
          "%s has no Grundy values%s, but outcomes can be drawn"
              .formatted(name, misere ? " in misère play" : ""),
          ": --kind outcomes");
    }
    if ((kind == Kind.SCATTER && axes != 1) || (kind == Kind.HEAT && axes != 2)) {
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

  private static Drawn drawn(String name, Kind kind, PlotMaker maker, Found found) {
    if (found.count() == 0) {
      throw found
          .stopped()
          .<RuntimeException>map(out -> new NothingDrawn("nothing to draw: " + out.why()))
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
    Optional<String> early = found.stopped().map(out -> early(found.reached(), out.why()));
    return new Drawn(kind, maker.of(found), found.count(), early);
  }

  private static String early(long reached, String why) {
    return "the picture ends early, at %d: %s".formatted(reached, why);
  }

  /** The values of a code without rules of its own. */
  public Drawn code(String text, Wish wish) {
    HeapCode code;
    try {
      code = HeapCode.parse(text);
    } catch (BadCode bad) {
      throw new BadInput(String.valueOf(bad.getMessage()));
    }
    Kind kind = wish.kind.orElse(Kind.SCATTER);
    if (kind != Kind.SCATTER && kind != Kind.HISTOGRAM) {
      throw new BadInput(
          "a code has Grundy values of single heaps, for a scatter plot or a histogram, not for "
              + kind.word(),
          ": --kind scatter or --kind histogram");
    }
    long to = to(wish, 1);
    PlotMaker maker =
        new PlotMaker(
            kind, List.of("n"), last -> String.format(Locale.ROOT, "n to %,d", last), code.text());
    return series(kind, maker, CodedSequences.of(code, to, Effort.usual(), watch), to);
  }

  private static Drawn series(Kind kind, PlotMaker maker, Series series, long to) {
    long last = series.first() + series.count() - 1;
    Optional<String> early =
        last < to ? Optional.of(early(last, "the budget ran out")) : Optional.empty();
    return new Drawn(kind, maker.of(series, last), series.count(), early);
  }

  /** Two heaps where the picture needs two numbers and the game has heaps of one. */
  private static OptionalInt heaps(Wish wish, Names names) {
    if (wish.heaps.isPresent()) {
      return wish.heaps;
    }
    boolean two =
        wish.kind.equals(Optional.of(Kind.GRID)) || wish.kind.equals(Optional.of(Kind.HEAT));
    return two && names.heaps() && names.components().size() == 1 && !names.severalGames()
        ? OptionalInt.of(2)
        : OptionalInt.empty();
  }

  private static Kind usual(int axes, boolean grundy) {
    return !grundy ? Kind.OUTCOMES : axes == 1 ? Kind.SCATTER : Kind.GRID;
  }

  private static long to(Wish wish, int axes) {
    long most = axes == 1 ? LONGEST : WIDEST;
    long to = wish.to.orElse(axes == 1 ? USUAL_LENGTH : USUAL_WIDTH);
    if (to < 0 || to > most) {
      throw new BadInput(
          "such a picture goes up to a number from 0 to %d, not to %d".formatted(most, to),
          ": --to N");
    }
    return to;
  }

  private String title(String name, Settings settings) {
    return Asked.title(name, settings) + (misere ? ", misère play" : "");
  }

  private static Setup setup(Asked.Known known) {
    return new Setup(known.title(), known.rules(), known.oracle());
  }
}
