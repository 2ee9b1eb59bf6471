package zermelo.language.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

  /** The limit on symbols of a board. A cell takes four bits at most. */
  private static final int MOST_SYMBOLS = 16;

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
        .forEach(let -> scope.declare(let.name(), new NameScope.ExpressionBinding(let.value())));
    declareComponents();
    text.lets().forEach(let -> exprs.term(let.value()));
    for (SyntaxTree.End end : text.ends()) {
      ends.add(new Program.End(condition(end.condition()), end.verdict(), end.span()));
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
        text.settle().map(exprs::num),
        text.lead().map(exprs::num),
        text.examples(),
        text.proposals(),
        wording,
        List.copyOf(scope.warnings()),
        scope.slots(),
        scope.cells());
  }

  /** Checks the condition of an end; {@code stuck} alone says that no move is left. */
  private Term.TruthTerm condition(Expr expr) {
    if (!(expr instanceof SyntaxTree.NameExpr name)
        || !name.name().equals("stuck")
        || scope.find("stuck").isPresent()) {
      return exprs.truth(expr);
    }
    if (components.stream().anyMatch(part -> part.role() == Program.Role.HEAP)) {
      scope.problem(
          expr.span(), "one heap does not know whether another one has moves: use misère play");
    }
    return new Term.Stuck();
  }

  private void declareComponents() {
    if (text.components().isEmpty() && !scope.anythingWrong()) {
      Span at = text.title().span();
      scope.problem(
          at, "the game has no position: write 'position n: 0..', 'heap n' or 'board b: ...'");
    }
    boolean heaps = text.components().stream().anyMatch(c -> c.role() == SyntaxTree.Role.HEAP);
    boards();
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

  private void boards() {
    boolean found = false;
    for (SyntaxTree.Component component : text.components()) {
      if (component.domain() instanceof SyntaxTree.BoardOf board) {
        if (found) {
          scope.problem(component.name().span(), "a game has one board, and this is the second");
        }
        found = true;
        exprs.board().declare(component.name().text(), declaration(board));
      }
    }
  }

  private BoardDeclaration declaration(SyntaxTree.BoardOf board) {
    String symbols = board.neutral() + board.left() + board.right();
    if (symbols.chars().distinct().count() < symbols.length() || board.neutral().isEmpty()) {
      scope.problem(
          board.span(), "each symbol stands once, and the symbol of an empty cell is the first");
    }
    if (symbols.length() > MOST_SYMBOLS || symbols.matches(".*[\\s/:,+()\\[\\]{}].*")) {
      scope.problem(
          board.span(),
          "a board has at most %d symbols, none of them a blank, a bracket or one of / : , +"
              .formatted(MOST_SYMBOLS));
    }
    if (board.left().isEmpty() != board.right().isEmpty()) {
      scope.problem(board.span(), "if one player has symbols, the other has some too");
    }
    int left = board.neutral().length();
    int right = left + board.left().length();
    return new BoardDeclaration(shape(board.shape()), symbols, left, right, board.span());
  }

  private BoardDeclaration.Shape shape(SyntaxTree.Shape shape) {
    return switch (shape) {
      case SyntaxTree.Tree tree -> new BoardDeclaration.Tree();
      case SyntaxTree.OpenStrip strip ->
          new BoardDeclaration.OpenStrip(strip.length().map(exprs::num), strip.shrinks());
      case SyntaxTree.Rectangle sides ->
          new BoardDeclaration.Rectangle(
              sides.count().map(exprs::num),
              exprs.num(sides.rows()),
              exprs.num(sides.columns()),
              sides.hexagons());
      case SyntaxTree.Points points -> {
        Term.NumberTerm count = exprs.num(points.count());
        int first = scope.newSlot(1);
        int second = scope.newSlot(1);
        scope.define(points.first(), new NameScope.ValueBinding(Type.NUMBER, first, false));
        scope.define(points.second(), new NameScope.ValueBinding(Type.NUMBER, second, false));
        Term.TruthTerm joined = exprs.truth(points.joined());
        scope.undefine(points.first().text());
        scope.undefine(points.second().text());
        yield new BoardDeclaration.Points(count, first, second, joined);
      }
    };
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
      case SyntaxTree.BoardOf board -> {
        Term.NumberTerm last =
            new Term.Constant(
                board.neutral().length() + board.left().length() + board.right().length() - 1L);
        return new Bounds(Program.Kind.BOARD, new Term.Constant(0), Optional.of(last));
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
    Type type = kindType(component);
    Optional<BoardDeclaration> board = Optional.empty();
    Optional<Term> value;
    if (component.domain() instanceof SyntaxTree.BoardOf declared) {
      board = Optional.of(declaration(declared));
      value = component.value().flatMap(expr -> boardValue(declared, expr));
    } else {
      value = component.value().flatMap(expr -> value(type, expr));
    }
    boolean constant = value.isPresent() && isConstant(value.get());
    boolean own = component.role() == SyntaxTree.Role.OWN;
    boolean number = kind == Program.Kind.NUMBER;
    if (!number && component.role() == SyntaxTree.Role.HEAP) {
      scope.problem(component.domain().span(), "a heap consists of numbers");
    }
    int copies = own ? 2 : 1;
    int place = number ? scope.newSlot(copies) : scope.newCell(copies);
    scope.declare(component.name(), new NameScope.ValueBinding(type, place, own));
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
            board,
            component.name().span()));
  }

  /** Checks what the cells of a board hold at the start: one symbol, a diagram, or a rule. */
  private Optional<Term> boardValue(SyntaxTree.BoardOf board, Expr expr) {
    return switch (expr) {
      case SyntaxTree.EachExpr each when hasNoLength(board) -> noLength(each);
      case SyntaxTree.EachExpr each when each.from().isPresent() -> {
        scope.problem(
            each.from().get().span(), "all cells have a symbol at the start: each p: \".\"");
        yield Optional.empty();
      }
      case SyntaxTree.EachExpr each -> {
        int slot = scope.newSlot(1);
        scope.define(each.name(), new NameScope.ValueBinding(Type.CELL, slot, false));
        Term.NumberTerm symbol = exprs.symbol(each.value());
        scope.undefine(each.name().text());
        yield Optional.of(new BoardTerm.Diagram(slot, symbol, ""));
      }
      case SyntaxTree.SymbolExpr diagram when diagram.text().length() != 1 ->
          Optional.of(new BoardTerm.Diagram(0, new BoardTerm.Symbol(0), diagram.text()));
      case Expr symbol when hasNoLength(board) -> noLength(symbol);
      default -> Optional.of(new BoardTerm.Diagram(0, exprs.symbol(expr), ""));
    };
  }

  private static boolean hasNoLength(SyntaxTree.BoardOf board) {
    return board.shape() instanceof SyntaxTree.OpenStrip strip && strip.length().isEmpty();
  }

  private Optional<Term> noLength(Expr start) {
    scope.problem(start.span(), "say how long the strip is at the start: strip 8 of \".o\"");
    return Optional.empty();
  }

  private static Type kindType(SyntaxTree.Component component) {
    return switch (component.domain()) {
      case SyntaxTree.ListOf list -> Type.LIST;
      case SyntaxTree.SetOf set -> Type.SET;
      case SyntaxTree.BoardOf board -> Type.CELLS;
      default -> Type.NUMBER;
    };
  }

  private Optional<Term> value(Type type, Expr expr) {
    return switch (type) {
      case NUMBER -> Optional.of(exprs.num(expr));
      case LIST ->
          expr instanceof SyntaxTree.EachExpr each
              ? exprs.eachElement(each)
              : Optional.of(exprs.row(expr));
      case SET -> Optional.of(exprs.many(expr, Type.SET));
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
    List<Program.Stage> stages = new ArrayList<>();
    List<Program.Change> before = new ArrayList<>();
    for (SyntaxTree.Stage stage : move.stages()) {
      List<Program.Step> steps = new ArrayList<>();
      for (SyntaxTree.Clause clause : stage.clauses()) {
        steps.add(
            switch (clause) {
              case SyntaxTree.Guard guard ->
                  new Program.Requirement(exprs.truth(guard.condition()));
              case SyntaxTree.Choice choice -> choice(choice, names);
            });
      }
      List<Program.Change> changes = changes(stage.changes(), before);
      stages.add(new Program.Stage(List.copyOf(steps), changes));
    }
    long steps = stages.stream().mapToLong(stage -> stage.steps().size()).sum();
    if (steps > MOST_STEPS) {
      scope.problem(
          move.name().span(),
          "a move has at most %d choices and conditions, and this one has %d: join conditions with 'and'"
              .formatted(MOST_STEPS, steps));
    }
    checkSplit(move, before);
    checkName(move);
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

  private List<Program.Change> changes(
      List<SyntaxTree.Change> written, List<Program.Change> before) {
    List<Program.Change> changes = new ArrayList<>();
    for (SyntaxTree.Change change : written) {
      Optional<Program.Change> next = change(change, before);
      next.ifPresent(changes::add);
      next.ifPresent(before::add);
    }
    return List.copyOf(changes);
  }

  private Optional<Program.Change> change(SyntaxTree.Change change, List<Program.Change> before) {
    return switch (change) {
      case SyntaxTree.Assign assign -> {
        Optional<Program.Change> next = change(assign);
        next.ifPresent(found -> checkBehindSplit(assign, found, before));
        yield next;
      }
      case SyntaxTree.When when -> {
        Term.TruthTerm condition = exprs.truth(when.condition());
        yield Optional.of(new Program.When(condition, inner(when.changes(), before)));
      }
      case SyntaxTree.ForEach each -> {
        Term.SetTerm set = exprs.many(each.from());
        int slot = scope.newSlot(1);
        Type type = ExpressionChecker.typeOf(set) == Type.CELLS ? Type.CELL : Type.NUMBER;
        boolean fresh = scope.define(each.name(), new NameScope.ValueBinding(type, slot, false));
        List<Program.Change> changes = inner(each.changes(), before);
        if (fresh) {
          scope.undefine(each.name().text());
        }
        yield Optional.of(new Program.ForEach(slot, set, changes));
      }
      case SyntaxTree.Gain gain -> Optional.of(new Program.Gain(exprs.num(gain.points())));
      case SyntaxTree.Again again -> Optional.of(new Program.Again(exprs.truth(again.condition())));
    };
  }

  /** Checks changes inside a 'for' or an 'if'. A heap splits outside of them only. */
  private List<Program.Change> inner(List<SyntaxTree.Change> written, List<Program.Change> before) {
    List<Program.Change> changes = changes(written, new ArrayList<>(before));
    for (int i = 0; i < changes.size(); i++) {
      if (changes.get(i) instanceof Program.HeapSplit
          && written.get(i) instanceof SyntaxTree.Assign assign) {
        scope.problem(
            assign.name().span(),
            "a heap does not split inside 'for' or 'if': make a move of its own for it");
      }
    }
    return changes;
  }

  /** Checks that a move splits its heap once, and changes that number in no other way. */
  private void checkSplit(SyntaxTree.MoveRule move, List<Program.Change> changes) {
    List<Program.HeapSplit> splits =
        changes.stream()
            .filter(Program.HeapSplit.class::isInstance)
            .map(Program.HeapSplit.class::cast)
            .toList();
    if (splits.size() > 1) {
      scope.problem(
          move.name().span(),
          "a move splits its heap only once: put brackets around a sum that is not to split");
    } else if (splits.size() == 1
        && changes.stream()
            .anyMatch(
                change ->
                    change instanceof Program.NumberAssignment set
                        && set.slot() == splits.getFirst().slot())) {
      scope.problem(
          move.name().span(),
          "a move that splits its heap in '%s' changes '%<s' only once"
              .formatted(nameOf(splits.getFirst())));
    }
  }

  private String nameOf(Program.HeapSplit split) {
    return components.stream()
        .filter(component -> component.place() == split.slot())
        .map(Program.Component::name)
        .findFirst()
        .orElseThrow();
  }

  /** Checks that no change after a split reads the size. There are then several sizes, or none. */
  private void checkBehindSplit(
      SyntaxTree.Assign assign, Program.Change next, List<Program.Change> before) {
    for (Program.Change change : before) {
      if (change instanceof Program.HeapSplit split
          && TermTraversal.children(next).stream()
              .anyMatch(term -> TermTraversal.any(term, t -> isSlot(t, split.slot())))) {
        String size = nameOf(split);
        scope.problem(
            assign.value().span(),
            "the heap is split before this, so it has no one '%s' any more: put this change before the split"
                .formatted(size));
      }
    }
  }

  private static boolean isSlot(Term term, int slot) {
    return term instanceof Term.NumberSlot read && read.slot() == slot;
  }

  /**
   * Checks that each move of a player has its own name. A label is a name and the chosen values, so
   * labels are unique. A move of Left may be called like one of Right if the choices are too, so
   * that the same words speak of both.
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
    return move.choices().stream().map(ProgramChecker::choiceName).toList();
  }

  private static String choiceName(Program.Step choice) {
    return switch (choice) {
      case Program.NumberChoice number -> number.name();
      case Program.ListChoice list -> list.name();
      case Program.Requirement condition ->
          throw new IllegalStateException("a condition is no choice");
    };
  }

  private Program.Step choice(SyntaxTree.Choice choice, List<String> names) {
    Term from = exprs.choices(choice.from());
    boolean rowChoice = from instanceof Term.ListSetTerm;
    int place = rowChoice ? scope.newCell() : scope.newSlot(1);
    boolean cells = !rowChoice && ExpressionChecker.typeOf(from) == Type.CELLS;
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
    if (assign.their() && component.role() != Program.Role.OWN) {
      scope.problem(
          assign.name().span(),
          "'their' goes with something each player owns: position own " + component.name());
      return Optional.empty();
    }
    int place = component.place() + (assign.their() ? 1 : 0);
    if (component.kind() == Program.Kind.BOARD) {
      if (assign.index().isEmpty()) {
        scope.problem(name.span(), "a move changes single cells of the board: b[p] := empty");
        return Optional.empty();
      }
      return Optional.of(
          new Program.CellAssignment(
              place, exprs.cell(assign.index().get()), exprs.symbol(assign.value())));
    }
    if (assign.index().isPresent()) {
      Term.NumberTerm index = exprs.num(assign.index().get());
      Term.NumberTerm value = exprs.num(assign.value());
      if (component.kind() != Program.Kind.LIST && component.kind() != Program.Kind.BAG) {
        scope.problem(name.span(), "'" + name.text() + "' is no list, so it has no elements");
        return Optional.empty();
      }
      return Optional.of(new Program.ElementAssignment(place, index, value, assign.value().span()));
    }
    return Optional.of(
        switch (component.kind()) {
          case NUMBER ->
              assign.their()
                  ? new Program.NumberAssignment(place, exprs.num(assign.value()))
                  : number(component, assign.value());
          case LIST, BAG ->
              new Program.ListAssignment(place, exprs.row(assign.value()), assign.value().span());
          case SET -> new Program.SetAssignment(place, exprs.many(assign.value(), Type.SET));
          case BOARD -> throw new IllegalStateException("handled above");
        });
  }

  /** Checks a change of a number. In a heap game, a sum that is not in brackets splits the heap. */
  private Program.Change number(Program.Component component, Expr value) {
    if (component.role() == Program.Role.HEAP
        && value instanceof BinaryExpr binary
        && binary.op().equals("of")) {
      return new Program.HeapRepeat(
          component.place(), exprs.num(binary.left()), exprs.num(binary.right()));
    }
    if (component.role() == Program.Role.HEAP && isSum(value)) {
      Program.HeapSplit split = new Program.HeapSplit(component.place(), parts(value));
      if (split.sizes().stream().anyMatch(size -> isSlot(size, component.place()))) {
        scope.warning(
            value.span(),
            "this splits the heap and leaves all of '%s' beside another heap: to add, put the sum in brackets"
                .formatted(component.name()));
      }
      return split;
    }
    if (component.role() == Program.Role.HEAP && hidesSum(value)) {
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
