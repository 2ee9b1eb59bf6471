package zermelo.language.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.language.program.PhraseTemplates;
import zermelo.language.program.Program;
import zermelo.language.program.Term;
import zermelo.language.program.TermTraversal;
import zermelo.language.program.Type;
import zermelo.language.syntax.Source;
import zermelo.language.syntax.Span;
import zermelo.language.syntax.SyntaxTree;

/** Checks the moves of a text: their choices, conditions, changes and names. */
final class MoveChecker {
  /** The limit on choices and conditions of a move. The move generator nests them. */
  private static final int MOST_STEPS = 1_000;

  private final Source source;
  private final NameScope scope;
  private final ExpressionChecker exprs;
  private final ChangeChecker changes;
  private final List<ListLengthLimit> limits;
  private final List<Program.MoveRule> moves = new ArrayList<>();

  MoveChecker(
      Source source,
      NameScope scope,
      ExpressionChecker exprs,
      List<Program.Component> components,
      List<ListLengthLimit> limits) {
    this.limits = limits;
    this.source = source;
    this.scope = scope;
    this.exprs = exprs;
    this.changes = new ChangeChecker(scope, exprs, components);
  }

  List<Program.MoveRule> check(List<SyntaxTree.MoveRule> written) {
    written.forEach(this::move);
    return moves;
  }

  /** Adds the rules of a move: one for each way to choose its symbols. */
  private void move(SyntaxTree.MoveRule move) {
    checkName(move);
    SymbolPicks picks = new SymbolPicks();
    do {
      rule(move, picks);
    } while (picks.next());
  }

  private void rule(SyntaxTree.MoveRule move, SymbolPicks picks) {
    List<String> names = new ArrayList<>();
    List<Program.Stage> stages = new ArrayList<>();
    List<Program.Change> before = new ArrayList<>();
    for (SyntaxTree.Stage stage : move.stages()) {
      List<Program.Step> steps = new ArrayList<>();
      for (SyntaxTree.Clause clause : stage.clauses()) {
        steps.add(
            switch (clause) {
              case SyntaxTree.Guard guard -> {
                Term.TruthTerm condition = exprs.truth(guard.condition());
                changes.checkBehindSplit(guard.condition(), List.of(condition), before);
                yield new Program.Requirement(condition);
              }
              case SyntaxTree.Choice choice -> {
                Program.Step step = choice(move, choice, picks, names);
                changes.checkBehindSplit(choice.from(), TermTraversal.children(step), before);
                yield step;
              }
            });
      }
      stages.add(new Program.Stage(List.copyOf(steps), changes.check(stage.changes(), before)));
    }
    long steps = stages.stream().mapToLong(stage -> stage.steps().size()).sum();
    if (steps > MOST_STEPS) {
      scope.problem(
          move.name().span(),
          "a move has at most %d choices and conditions, and this one has %d: join conditions with 'and'"
              .formatted(MOST_STEPS, steps));
    }
    List<Program.Step> lengths =
        limits.stream()
            .filter(limit -> limit.concerns(before))
            .<Program.Step>map(limit -> new Program.Requirement(limit.allowed()))
            .toList();
    if (!lengths.isEmpty()) {
      stages.add(new Program.Stage(lengths, List.of()));
    }
    changes.checkSplit(move.name().span(), before);
    Program.MoveRule rule =
        new Program.MoveRule(
            move.name().text(),
            Optional.empty(),
            move.mover(),
            move.otherwise(),
            stages.getFirst(),
            List.copyOf(stages.subList(1, stages.size())),
            move.name().span());
    moves.add(rule.labelled(move.label().map(words -> label(rule, words))));
    names.forEach(scope::undefine);
  }

  /** Checks the label of a move: words with its choices in holes. */
  private PhraseTemplates.Phrase label(Program.MoveRule rule, Span words) {
    return new PhraseTemplateChecker(source, scope, List.of(), List.of(), List.of())
        .label(rule, words);
  }

  /**
   * Checks that each move of a player has its own name. A label is a name and the chosen values, so
   * labels are unique. A move of Left may be called like one of Right if the choices are too, so
   * that the same words describe both.
   */
  private void checkName(SyntaxTree.MoveRule move) {
    SyntaxTree.Name name = move.name();
    for (Program.MoveRule other : moves) {
      if (name.text().isEmpty() || !other.name().equals(name.text())) {
        continue;
      }
      boolean opposed =
          move.mover() != other.mover()
              && move.mover() != SyntaxTree.Mover.EITHER
              && other.mover() != SyntaxTree.Mover.EITHER;
      if (!opposed) {
        scope.problem(
            name.span(), "there is a move '" + name.text() + "' already: choose another name");
      } else if (!chosen(move).equals(chosen(other))) {
        scope.problem(
            name.span(),
            "Left and Right have a move '%s', so its choices have the same names for both: %s"
                .formatted(name.text(), String.join(", ", chosen(other))));
      }
      return;
    }
  }

  private static List<String> chosen(SyntaxTree.MoveRule move) {
    return move.stages().stream()
        .flatMap(stage -> stage.clauses().stream())
        .filter(SyntaxTree.Choice.class::isInstance)
        .map(choice -> ((SyntaxTree.Choice) choice).name().text())
        .toList();
  }

  private static List<String> chosen(Program.MoveRule move) {
    return move.choices().stream().map(MoveChecker::choiceName).toList();
  }

  private static String choiceName(Program.Step choice) {
    return switch (choice) {
      case Program.NumberChoice number -> number.name();
      case Program.ListChoice list -> list.name();
      case Program.Requirement condition ->
          throw new IllegalStateException("a condition is no choice");
    };
  }

  private Program.Step choice(
      SyntaxTree.MoveRule move, SyntaxTree.Choice choice, SymbolPicks picks, List<String> names) {
    Term from = exprs.choices(choice.from());
    if (Type.of(from) == Type.SYMBOLS) {
      return symbol(move, choice, (Term.SetTerm) from, picks, names);
    }
    boolean rowChoice = from instanceof Term.ListSetTerm;
    int place = rowChoice ? scope.newCell() : scope.newSlot(1);
    boolean cells = !rowChoice && Type.of(from) == Type.CELLS;
    Type type = rowChoice ? Type.LIST : cells ? Type.CELL : Type.NUMBER;
    if (scope.define(choice.name(), new NameScope.ValueBinding(type, place, false))) {
      names.add(choice.name().text());
    }
    if (from instanceof Term.ListSetTerm rows) {
      return new Program.ListChoice(choice.name().text(), place, rows);
    }
    Term.SetTerm set = from instanceof Term.SetTerm many ? many : new Term.SetLiteral(List.of());
    return new Program.NumberChoice(choice.name().text(), place, set);
  }

  /** The choice of the picked symbol alone. The rest of the move is checked for this symbol. */
  private Program.Step symbol(
      SyntaxTree.MoveRule move,
      SyntaxTree.Choice choice,
      Term.SetTerm from,
      SymbolPicks picks,
      List<String> names) {
    List<Term.NumberTerm> symbols = exprs.symbols().constants(choice.from(), from);
    if (move.otherwise()) {
      scope.problem(
          choice.from().span(),
          "an 'otherwise move' cannot choose a symbol: write the move without 'otherwise', with a condition");
    }
    Optional<Term.NumberTerm> picked = picks.pick(symbols);
    if (picked.isEmpty()) {
      scope.problem(
          choice.from().span(),
          "a move chooses its symbols in at most %d ways".formatted(SymbolPicks.MOST));
    }
    Term.NumberTerm symbol = picked.orElse(symbols.getFirst());
    if (scope.define(choice.name(), new NameScope.SymbolBinding(symbol))) {
      names.add(choice.name().text());
    }
    return new Program.NumberChoice(
        choice.name().text(), scope.newSlot(1), new Term.SetLiteral(List.of(symbol)));
  }
}
