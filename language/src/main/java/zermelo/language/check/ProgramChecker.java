package zermelo.language.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import zermelo.kernel.Ending;
import zermelo.language.syntax.Diagnostic;
import zermelo.language.syntax.Source;
import zermelo.language.syntax.Span;
import zermelo.language.syntax.SyntaxTree;
import zermelo.language.syntax.SyntaxTree.BinaryExpr;
import zermelo.language.syntax.SyntaxTree.Expr;

/** Checks a text and turns it into a {@link Program}, or reports its problems. */
public final class ProgramChecker {
  /** The limit on choices and conditions of a move. The move generator nests them. */
  private static final int MOST_STEPS = 1_000;

  private final Source source;
  private final SyntaxTree.GameText text;
  private final NameScope scope;
  private final ExpressionChecker exprs;
  private final List<Program.Param> params = new ArrayList<>();
  private final List<Program.Component> components = new ArrayList<>();
  private final List<Program.End> ends = new ArrayList<>();
  private final List<Program.MoveRule> moves = new ArrayList<>();

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
        .forEach(let -> scope.define(let.name(), new NameScope.ExpressionBinding(let.value())));
    declareComponents();
    text.lets().forEach(let -> exprs.term(let.value()));
    for (SyntaxTree.End end : text.ends()) {
      ends.add(new Program.End(exprs.truth(end.condition()), ending(end.verdict()), end.span()));
    }
    text.moves().forEach(this::move);
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
        text.examples(),
        text.proposals(),
        wording,
        List.copyOf(scope.warnings()),
        scope.slots(),
        scope.cells());
  }

  private static Ending ending(SyntaxTree.VerdictWord verdict) {
    return switch (verdict) {
      case PREVIOUS_WINS -> Ending.LOST;
      case NEXT_WINS -> Ending.WON;
      case TIE -> Ending.TIED;
    };
  }

  private void declareComponents() {
    if (text.components().isEmpty() && !scope.anythingWrong()) {
      Span at = text.title().span();
      scope.problem(at, "the game has no position: write 'position n: 0..' or 'heap n'");
    }
    boolean heaps = text.components().stream().anyMatch(c -> c.role() == SyntaxTree.Role.HEAP);
    // Bounds first: they may use parameters, but not the position.
    List<Bounds> bounds = text.components().stream().map(this::bounds).toList();
    for (int i = 0; i < bounds.size(); i++) {
      SyntaxTree.Component component = text.components().get(i);
      if (heaps && component.role() != SyntaxTree.Role.HEAP) {
        scope.problem(
            component.name().span(),
            "a game of heaps has only heaps; what belongs to a heap is listed behind it: heap n, last: 0..2 = 0");
      }
      component(component, bounds.get(i));
    }
  }

  private record Bounds(Program.Kind kind, Term.NumberTerm low, Optional<Term.NumberTerm> high) {}

  private Bounds bounds(SyntaxTree.Component component) {
    Program.Kind kind = Program.Kind.NUMBER;
    SyntaxTree.NumberRange numbers;
    switch (component.domain()) {
      case SyntaxTree.NumberRange n -> numbers = n;
      case SyntaxTree.ListOf list -> {
        numbers = list.elements();
        kind = list.ordered() ? Program.Kind.LIST : Program.Kind.BAG;
      }
      case SyntaxTree.SetOf set -> {
        numbers = set.elements();
        kind = Program.Kind.SET;
      }
      case SyntaxTree.NamedType named -> {
        scope.problem(
            named.span(),
            "'"
                + named.name().text()
                + "' is no kind of position: write 0.., 'list of 0..', 'bag of 0..' or 'set of 1..'");
        Expr zero = new SyntaxTree.NumberExpr(0, named.span());
        numbers = new SyntaxTree.NumberRange(zero, Optional.empty(), named.span());
      }
    }
    return new Bounds(kind, exprs.num(numbers.low()), numbers.high().map(exprs::num));
  }

  private void component(SyntaxTree.Component component, Bounds bounds) {
    Program.Kind kind = bounds.kind();
    Optional<Term> value = component.value().flatMap(expr -> value(kindType(component), expr));
    boolean constant = value.isPresent() && isConstant(value.get());
    boolean own = component.role() == SyntaxTree.Role.OWN;
    boolean number = kind == Program.Kind.NUMBER;
    if (!number && component.role() != SyntaxTree.Role.SHARED) {
      scope.problem(component.domain().span(), "a heap, and what a player owns, is a number");
    }
    int place = number ? scope.newSlot(own ? 2 : 1) : scope.newCell();
    Type type = kindType(component);
    scope.define(component.name(), new NameScope.ValueBinding(type, place, own && number));
    components.add(
        new Program.Component(
            Program.Role.valueOf(component.role().name()),
            component.name().text(),
            kind,
            place,
            bounds.low(),
            bounds.high(),
            value,
            constant,
            component.name().span()));
  }

  private static Type kindType(SyntaxTree.Component component) {
    return switch (component.domain()) {
      case SyntaxTree.ListOf list -> Type.LIST;
      case SyntaxTree.SetOf set -> Type.SET;
      default -> Type.NUMBER;
    };
  }

  private Optional<Term> value(Type type, Expr expr) {
    return switch (type) {
      case NUMBER -> Optional.of(exprs.num(expr));
      case LIST -> Optional.of(exprs.row(expr));
      case SET -> Optional.of(exprs.many(expr));
      default -> Optional.empty();
    };
  }

  private static boolean isConstant(Term term) {
    return switch (term) {
      case Term.Constant constant -> true;
      case Term.ListLiteral row -> row.items().stream().allMatch(ProgramChecker::isConstant);
      case Term.SetLiteral set -> set.items().stream().allMatch(ProgramChecker::isConstant);
      default -> false;
    };
  }

  private void move(SyntaxTree.MoveRule move) {
    List<String> names = new ArrayList<>();
    List<Program.Step> steps = new ArrayList<>();
    for (SyntaxTree.Clause clause : move.clauses()) {
      switch (clause) {
        case SyntaxTree.Guard guard ->
            steps.add(new Program.Requirement(exprs.truth(guard.condition())));
        case SyntaxTree.Choice choice -> {
          steps.add(choice(choice, names));
        }
      }
    }
    if (steps.size() > MOST_STEPS) {
      scope.problem(
          move.name().span(),
          "a move has at most %d choices and conditions, and this one has %d: join conditions with 'and'"
              .formatted(MOST_STEPS, steps.size()));
    }
    List<Program.Change> changes = new ArrayList<>();
    for (SyntaxTree.Assign assign : move.assigns()) {
      Optional<Program.Change> change = change(assign);
      change.ifPresent(next -> checkBehindSplit(assign, next, changes));
      change.ifPresent(changes::add);
    }
    checkSplit(move, changes);
    checkName(move.name());
    moves.add(
        new Program.MoveRule(
            move.name().text(), List.copyOf(steps), List.copyOf(changes), move.name().span()));
    names.forEach(scope::undefine);
  }

  /** Checks that a move with a split does not change the heap's size in another way. */
  private void checkSplit(SyntaxTree.MoveRule move, List<Program.Change> changes) {
    if (changes.stream().noneMatch(change -> change instanceof Program.HeapSplit)) {
      return;
    }
    int size = components.get(0).place();
    long sizes =
        changes.stream()
            .filter(
                c ->
                    c instanceof Program.HeapSplit
                        || (c instanceof Program.NumberAssignment s && s.slot() == size))
            .count();
    if (sizes > 1) {
      scope.problem(move.name().span(), "a move that splits its heap changes its size only once");
    }
  }

  /** Checks that no change after a split reads the size. There are then several sizes, or none. */
  private void checkBehindSplit(
      SyntaxTree.Assign assign, Program.Change next, List<Program.Change> before) {
    for (Program.Change change : before) {
      if (change instanceof Program.HeapSplit split
          && TermTraversal.children(next).stream()
              .anyMatch(term -> TermTraversal.any(term, t -> isSlot(t, split.slot())))) {
        String size = components.get(0).name();
        scope.problem(
            assign.value().span(),
            "the heap is split before this, so it has no one size '%s' any more: put this change before the split"
                .formatted(size));
      }
    }
  }

  private static boolean isSlot(Term term, int slot) {
    return term instanceof Term.NumberSlot read && read.slot() == slot;
  }

  /**
   * Checks that each move has its own name. A label is a name and the chosen values, so labels are
   * unique.
   */
  private void checkName(SyntaxTree.Name name) {
    Set<String> names = new HashSet<>();
    moves.forEach(move -> names.add(move.name()));
    if (names.contains(name.text())) {
      scope.problem(
          name.span(), "there is a move '" + name.text() + "' already: choose another name");
    }
  }

  private Program.Step choice(SyntaxTree.Choice choice, List<String> names) {
    Term from = exprs.choices(choice.from());
    boolean rowChoice = from instanceof Term.ListSetTerm;
    int place = rowChoice ? scope.newCell() : scope.newSlot(1);
    Type type = rowChoice ? Type.LIST : Type.NUMBER;
    if (scope.define(choice.name(), new NameScope.ValueBinding(type, place, false))) {
      names.add(choice.name().text());
    }
    if (from instanceof Term.ListSetTerm rows) {
      return new Program.ListChoice(choice.name().text(), place, rows);
    }
    Term.SetTerm set = from instanceof Term.SetTerm many ? many : new Term.SetLiteral(List.of());
    return new Program.NumberChoice(choice.name().text(), place, set);
  }

  private Optional<Program.Change> change(SyntaxTree.Assign assign) {
    SyntaxTree.Name name = assign.name();
    Optional<Program.Component> found =
        components.stream().filter(c -> c.name().equals(name.text())).findFirst();
    if (found.isEmpty()) {
      String why =
          scope.find(name.text()).isPresent()
              ? "'" + name.text() + "' is not part of the position, so no move can change it"
              : "there is no part of the position called '" + name.text() + "'";
      List<String> names = components.stream().map(Program.Component::name).toList();
      scope.problem(name.span(), why + " (the position has " + String.join(", ", names) + ")");
      return Optional.empty();
    }
    Program.Component component = found.get();
    if (assign.their()) {
      return their(component, assign);
    }
    if (assign.index().isPresent()) {
      Term.NumberTerm index = exprs.num(assign.index().get());
      Term.NumberTerm value = exprs.num(assign.value());
      if (component.kind() != Program.Kind.LIST && component.kind() != Program.Kind.BAG) {
        scope.problem(name.span(), "'" + name.text() + "' is no list, so it has no elements");
        return Optional.empty();
      }
      return Optional.of(
          new Program.ElementAssignment(component.place(), index, value, assign.value().span()));
    }
    return Optional.of(
        switch (component.kind()) {
          case NUMBER -> number(component, assign.value());
          case LIST, BAG ->
              new Program.ListAssignment(
                  component.place(), exprs.row(assign.value()), assign.value().span());
          case SET -> new Program.SetAssignment(component.place(), exprs.many(assign.value()));
        });
  }

  private Optional<Program.Change> their(Program.Component component, SyntaxTree.Assign assign) {
    if (component.role() != Program.Role.OWN || assign.index().isPresent()) {
      scope.problem(
          assign.name().span(),
          "'their' goes with something each player owns: position own " + component.name());
      return Optional.empty();
    }
    return Optional.of(
        new Program.NumberAssignment(component.place() + 1, exprs.num(assign.value())));
  }

  /** Checks a change of a number. In a heap game, a sum that is not in brackets splits the heap. */
  private Program.Change number(Program.Component component, Expr value) {
    boolean first = component.place() == components.get(0).place();
    if (component.role() == Program.Role.HEAP && first && isSum(value)) {
      return new Program.HeapSplit(component.place(), parts(value));
    }
    if (component.role() == Program.Role.HEAP && first && hidesSum(value)) {
      scope.warning(
          value.span(),
          "this does not split the heap, since the sum ends with something other than '+': to split,"
              + " put each part in brackets, a + (n - a); else put the whole in brackets");
    }
    return new Program.NumberAssignment(component.place(), exprs.num(value));
  }

  private static boolean isSum(Expr expr) {
    return expr instanceof BinaryExpr binary && binary.op().equals("+");
  }

  /** Whether a '+' is outside brackets although the whole is not a sum: a + n - a. */
  private static boolean hidesSum(Expr expr) {
    Expr rest = expr;
    while (rest instanceof BinaryExpr binary && List.of("+", "-", "xor").contains(binary.op())) {
      if (isSum(rest)) {
        return true;
      }
      rest = binary.left();
    }
    return false;
  }

  private List<Term.NumberTerm> parts(Expr sum) {
    List<Term.NumberTerm> sizes = new ArrayList<>();
    Expr rest = sum;
    while (rest instanceof BinaryExpr binary && isSum(rest)) {
      sizes.addFirst(exprs.num(binary.right()));
      rest = binary.left();
    }
    sizes.addFirst(exprs.num(rest));
    return List.copyOf(sizes);
  }
}
