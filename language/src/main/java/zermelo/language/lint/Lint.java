package zermelo.language.lint;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import zermelo.kernel.Game;
import zermelo.kernel.Position;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Settings;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.language.TextGame;
import zermelo.language.infer.Inference;
import zermelo.language.infer.InferredFact;
import zermelo.language.interpret.TextRules;
import zermelo.language.lint.LintReport.Certainty;
import zermelo.language.lint.LintReport.ExploredStart;
import zermelo.language.lint.LintReport.Fact;
import zermelo.language.lint.LintReport.Reachability;
import zermelo.language.lint.LintReport.Warning;
import zermelo.language.program.Program;
import zermelo.language.syntax.Diagnostic;
import zermelo.language.syntax.Span;
import zermelo.language.syntax.SyntaxTree;

/**
 * Checks a text and reports facts, reachable positions and warnings.
 *
 * <p>Inferred facts are proved. Results of exploration are reported together with its extent, so
 * that "never" refers only to the positions explored.
 */
public final class Lint {
  /** Default number of positions explored from each start. */
  public static final int BUDGET = 100_000;

  private final TextGame game;
  private final int budget;
  private final Progress progress;
  private final List<ExploredStart> tried = new ArrayList<>();
  private final List<Diagnostic> warnings = new ArrayList<>();
  private final BitSet legalRules = new BitSet();
  private final BitSet ends = new BitSet();
  private long states;

  private Lint(TextGame game, int budget, Progress progress) {
    this.game = game;
    this.budget = budget;
    this.progress = progress;
  }

  /** Checks a game from its examples, or from its start if it has none. */
  public static LintReport report(TextGame game) {
    return report(game, BUDGET, withoutLimits());
  }

  /**
   * Checks a game from its examples, or from its start, with the given limit.
   *
   * @param budget the number of positions to explore from each
   * @param progress ends the exploration; what was explored until then is reported
   */
  public static LintReport report(TextGame game, int budget, Progress progress) {
    List<Game.Example> starts = game.examples();
    boolean starting =
        starts.isEmpty() && game.parameters().stream().noneMatch(param -> param.required());
    return report(
        new Lint(game, budget, progress),
        starting ? List.of(new Game.Example(Settings.NONE, "")) : starts);
  }

  /**
   * Checks a game from the given positions.
   *
   * @param budget the number of positions to explore from each
   * @throws zermelo.kernel.input.BadInput if one of them is not a position of the game
   */
  public static LintReport report(TextGame game, List<Game.Example> starts, int budget) {
    return report(new Lint(game, budget, withoutLimits()), starts);
  }

  private static Progress withoutLimits() {
    return new Progress(Limits.unlimited());
  }

  private static LintReport report(Lint lint, List<Game.Example> starts) {
    starts.forEach(lint::explore);
    return lint.finish();
  }

  private void explore(Game.Example example) {
    TextRules rules = game.rules(example.settings());
    if (example.position().isEmpty() && rules.start().isEmpty()) {
      return; // no start position; finish() warns about it
    }
    Position start = rules.parse(example.position());
    Reachability reached = reached(rules, start);
    tried.add(
        new ExploredStart(
            rules.parameterValues(), rules.print(start), facts(rules, start, reached), reached));
  }

  private static List<Fact> facts(TextRules rules, Position start, Reachability reached) {
    Inference found = rules.inference();
    Fact impartial =
        rules.facts().impartial()
            ? new Fact("impartial", Certainty.YES, "both players have the same moves")
            : new Fact("impartial", Certainty.NO, "each player owns something");
    Fact acyclic =
        reached.loop().isEmpty()
            ? fact("acyclic", found.acyclic(), Certainty.MAYBE)
            : new Fact("acyclic", Certainty.NO, "a position can come back");
    List<Fact> facts = new ArrayList<>();
    facts.add(impartial);
    facts.add(acyclic);
    facts.add(fact("bounded", found.bounded(), Certainty.MAYBE));
    if (rules.boards().declaration().isEmpty()) {
      facts.add(fact("symmetric", found.symmetric(), Certainty.NO));
    } else {
      facts.addAll(BoardFacts.of(rules, start));
    }
    return facts;
  }

  private static Fact fact(String name, InferredFact finding, Certainty otherwise) {
    return new Fact(name, finding.proven() ? Certainty.YES : otherwise, finding.reason());
  }

  private Reachability reached(TextRules rules, Position start) {
    boolean heaps = rules.facts().heaps();
    try {
      Exploration found = Exploration.of(rules, start, budget, progress);
      legalRules.or(found.legalRules());
      ends.or(found.ends());
      states += found.states();
      return new Reachability(
          found.states(), heaps, found.complete(), found.longest(), found.loop(), found.fault());
    } catch (RulesFault failure) { // the position cannot be packed
      return new Reachability(
          0, heaps, false, 0, List.of(), Optional.ofNullable(failure.getMessage()));
    }
  }

  private LintReport finish() {
    Program program = game.program();
    warnings.addAll(program.warnings());
    if (tried.isEmpty()) {
      Span title = new Span(0, 0);
      warnings.add(
          new Diagnostic(
              title, "there is no example, so nothing was explored: add 'example POSITION'"));
    } else {
      neverMet(program);
    }
    List<Warning> shown =
        warnings.stream()
            .distinct()
            .sorted(Comparator.comparingInt(warning -> warning.span().from()))
            .map(this::warning)
            .toList();
    return new LintReport(game.title(), program.source().name(), tried, shown);
  }

  /**
   * Whether an end is only for positions that are given. On boards players win by their own moves,
   * so play ends before the winner is to move.
   */
  private static boolean isForGivenPositions(Program program, Program.End end) {
    return program.board().isPresent() && end.verdict() == SyntaxTree.VerdictWord.NEXT_WINS;
  }

  private void neverMet(Program program) {
    boolean all = tried.stream().allMatch(one -> one.reached().complete());
    String where =
        " in the %d %s looked at (%s)"
            .formatted(
                states,
                program.heaps() ? "heaps" : "positions",
                all ? "all that the examples lead to" : "not all that the examples lead to");
    for (int i = 0; i < program.moves().size(); i++) {
      Program.MoveRule rule = program.moves().get(i);
      if (!legalRules.get(i) && !isLegalWithAnotherSymbol(program, rule)) {
        warnings.add(
            new Diagnostic(rule.span(), "the move '" + rule.name() + "' is never legal" + where));
      }
    }
    for (int i = 0; i < program.ends().size(); i++) {
      if (!ends.get(i) && !isForGivenPositions(program, program.ends().get(i))) {
        warnings.add(
            new Diagnostic(program.ends().get(i).span(), "this end is never reached" + where));
      }
    }
  }

  /** Whether another rule of the same move is legal: a move has one for each symbol it chooses. */
  private boolean isLegalWithAnotherSymbol(Program program, Program.MoveRule rule) {
    return legalRules.stream()
        .anyMatch(other -> program.moves().get(other).span().equals(rule.span()));
  }

  private Warning warning(Diagnostic problem) {
    String rendered = problem.render(game.program().source());
    int line = rendered.indexOf('\n');
    String excerpt = rendered.substring(line);
    return new Warning(game.program().source().place(problem.span()), problem.message(), excerpt);
  }
}
