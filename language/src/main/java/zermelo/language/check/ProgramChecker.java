package zermelo.language.check;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import zermelo.language.program.PhraseTemplates;
import zermelo.language.program.Program;
import zermelo.language.program.Term;
import zermelo.language.syntax.Diagnostic;
import zermelo.language.syntax.Source;
import zermelo.language.syntax.Span;
import zermelo.language.syntax.SyntaxTree;
import zermelo.language.syntax.SyntaxTree.Expr;

/** Checks a text and turns it into a {@link Program}, or reports its problems. */
public final class ProgramChecker {
  private final Source source;
  private final SyntaxTree.GameText text;
  private final NameScope scope;
  private final ExpressionChecker exprs;
  private final List<Program.Param> params = new ArrayList<>();
  private final List<Program.End> ends = new ArrayList<>();

  private ProgramChecker(Source source, SyntaxTree.GameText text, List<Diagnostic> problems) {
    this.source = source;
    this.text = text;
    this.scope = new NameScope(problems);
    this.exprs = new ExpressionChecker(scope);
  }

  /** Checks a text. The program is only valid if {@code problems} stays empty. */
  public static Program check(Source source, SyntaxTree.GameText text, List<Diagnostic> problems) {
    ProgramChecker checker = new ProgramChecker(source, text, problems);
    return checker.program();
  }

  private Program program() {
    text.params()
        .forEach(param -> params.add(new ParameterChecker(scope, exprs, source).check(param)));
    text.lets()
        .forEach(let -> scope.declare(let.name(), new NameScope.ExpressionBinding(let.value())));
    ComponentChecker parts = new ComponentChecker(scope, exprs);
    List<Program.Component> components = parts.check(text.components(), text.title().span());
    text.lets().forEach(let -> exprs.term(let.value()));
    for (SyntaxTree.End end : text.ends()) {
      ends.add(new Program.End(condition(end.condition(), components), end.verdict(), end.span()));
    }
    List<Program.MoveRule> moves =
        new MoveChecker(source, scope, exprs, components, parts.lengths()).check(text.moves());
    if (text.moves().isEmpty() && !scope.anythingWrong()) {
      Span end = new Span(source.text().length(), source.text().length());
      scope.problem(end, "the game has no move: write 'move NAME ...' and what it changes");
    }
    PhraseTemplates wording =
        new PhraseTemplateChecker(source, scope, params, components, moves).check(text.sayings());
    return new Program(
        source,
        text.title().text(),
        text.words(),
        List.copyOf(params),
        List.copyOf(components),
        List.copyOf(ends),
        List.copyOf(moves),
        text.settle().map(exprs::num),
        text.lead().map(exprs::num),
        requirements(parts.lengths()),
        text.examples(),
        text.proposals(),
        wording,
        List.copyOf(scope.warnings()),
        scope.slots(),
        scope.listSlots());
  }

  private List<Program.PositionRequirement> requirements(List<ListLengthLimit> lengths) {
    Stream<Program.PositionRequirement> written =
        text.requirements().stream()
            .map(r -> new Program.PositionRequirement(exprs.truth(r.condition()), r.reason()));
    return Stream.concat(lengths.stream().map(limit -> limit.requirement(source)), written)
        .toList();
  }

  /** Checks the condition of an end; {@code stuck} alone says that no move is left. */
  private Term.TruthTerm condition(Expr expr, List<Program.Component> components) {
    if (!(expr instanceof SyntaxTree.NameExpr name)
        || !name.name().equals("stuck")
        || scope.find("stuck").isPresent()) {
      return exprs.truth(expr);
    }
    if (components.stream().anyMatch(part -> part.role() == Program.Role.HEAP)) {
      scope.problem(
          expr.span(), "a heap cannot tell whether another one has moves: use misère play");
    }
    return new Term.Stuck();
  }
}
