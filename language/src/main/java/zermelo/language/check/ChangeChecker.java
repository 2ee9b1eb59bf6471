package zermelo.language.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import zermelo.language.program.Program;
import zermelo.language.program.Term;
import zermelo.language.program.TermTraversal;
import zermelo.language.program.Type;
import zermelo.language.syntax.Span;
import zermelo.language.syntax.SyntaxTree;
import zermelo.language.syntax.SyntaxTree.BinaryExpr;
import zermelo.language.syntax.SyntaxTree.Expr;

/** Checks the changes that a move makes: assignments, splits of a heap, points, a further turn. */
final class ChangeChecker {
  private final NameScope scope;
  private final ExpressionChecker exprs;
  private final List<Program.Component> components;

  ChangeChecker(NameScope scope, ExpressionChecker exprs, List<Program.Component> components) {
    this.scope = scope;
    this.exprs = exprs;
    this.components = components;
  }

  /**
   * Checks the changes of a stage.
   *
   * @param before the changes of the move so far; gets these too
   */
  List<Program.Change> check(List<SyntaxTree.Change> written, List<Program.Change> before) {
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
        next.ifPresent(
            found -> checkBehindSplit(assign.value(), TermTraversal.children(found), before));
        yield next;
      }
      case SyntaxTree.When when -> {
        Term.TruthTerm condition = exprs.truth(when.condition());
        checkBehindSplit(when.condition(), List.of(condition), before);
        yield Optional.of(new Program.When(condition, inner(when.changes(), before)));
      }
      case SyntaxTree.ForEach each -> {
        if (exprs.symbols().isSet(each.from())) {
          yield Optional.of(
              new Program.When(
                  new Term.TruthConstant(true),
                  exprs
                      .symbols()
                      .<Program.Change>each(
                          each.name(),
                          each.from(),
                          where -> new Program.When(where, inner(each.changes(), before)))));
        }
        Term.SetTerm set = exprs.many(each.from());
        checkBehindSplit(each.from(), List.of(set), before);
        int slot = scope.newSlot(1);
        Type type = Type.of(set) == Type.CELLS ? Type.CELL : Type.NUMBER;
        boolean fresh = scope.define(each.name(), new NameScope.ValueBinding(type, slot, false));
        if (each.from() instanceof SyntaxTree.FilterExpr) {
          scope.find(each.name().text(), each.name().span()); // the condition uses it
        }
        List<Program.Change> changes = inner(each.changes(), before);
        if (fresh) {
          scope.undefine(each.name().text());
        }
        yield Optional.of(new Program.ForEach(slot, set, changes));
      }
      case SyntaxTree.Gain gain -> {
        Term.NumberTerm points = exprs.num(gain.points());
        checkBehindSplit(gain.points(), List.of(points), before);
        yield Optional.of(new Program.Gain(points));
      }
      case SyntaxTree.Again again -> {
        Term.TruthTerm condition = exprs.truth(again.condition());
        checkBehindSplit(again.condition(), List.of(condition), before);
        yield Optional.of(new Program.Again(condition));
      }
    };
  }

  /** Checks changes inside a 'for' or an 'if'. A heap splits outside of them only. */
  private List<Program.Change> inner(List<SyntaxTree.Change> written, List<Program.Change> before) {
    List<Program.Change> changes = check(written, new ArrayList<>(before));
    for (int i = 0; i < changes.size(); i++) {
      if (changes.get(i) instanceof Program.Split
          && written.get(i) instanceof SyntaxTree.Assign assign) {
        scope.problem(
            assign.name().span(),
            "a heap cannot split inside 'for' or 'if': write a separate move for the split");
      }
    }
    return changes;
  }

  /** Checks that a move splits each number of its heap once, and changes it in no other way. */
  void checkSplit(Span move, List<Program.Change> changes) {
    List<Program.Change> all = Program.flattened(changes);
    Set<Integer> seen = new HashSet<>();
    boolean several = all.stream().filter(Program.Split.class::isInstance).count() > 1;
    for (Program.Change change : all) {
      if (change instanceof Program.Split split) {
        // Beside another split, c := c + 1 is surely meant as a sum.
        if (!seen.add(split.slot()) || (several && keepsAll(split))) {
          scope.problem(
              move,
              "a move splits its heap in '%s' only once: put brackets around a sum that should not split"
                  .formatted(nameOf(split)));
        } else if (all.stream().anyMatch(other -> assigns(other, split.slot()))) {
          scope.problem(
              move,
              "a move that splits its heap in '%s' changes '%<s' only once"
                  .formatted(nameOf(split)));
        }
      }
    }
  }

  /** Whether a part is as large as the whole heap. */
  private static boolean keepsAll(Program.Split split) {
    return split instanceof Program.HeapSplit(int slot, List<Term.NumberTerm> sizes)
        && sizes.stream().anyMatch(size -> isSlot(size, slot));
  }

  private static boolean assigns(Program.Change change, int slot) {
    return change instanceof Program.NumberAssignment set && set.slot() == slot;
  }

  private String nameOf(Program.Split split) {
    return components.stream()
        .filter(component -> component.place() == split.slot())
        .map(Program.Component::name)
        .findFirst()
        .orElseThrow();
  }

  /**
   * Checks that nothing after a split reads the size of the heap: there are several then, or none.
   */
  void checkBehindSplit(Expr written, List<? extends Term> terms, List<Program.Change> before) {
    for (Program.Change change : before) {
      if (change instanceof Program.Split split
          && terms.stream()
              .anyMatch(term -> TermTraversal.any(term, t -> isSlot(t, split.slot())))) {
        String size = nameOf(split);
        scope.problem(
            written.span(),
            "the heap is split before this, so '%s' is no longer one number: put this before the split"
                .formatted(size));
      }
    }
  }

  private static boolean isSlot(Term term, int slot) {
    return term instanceof Term.NumberSlot read && read.slot() == slot;
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
          "'their' needs something that each player owns: position own " + component.name());
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
        scope.problem(name.span(), "'" + name.text() + "' is not a list, so it has no elements");
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
              new Program.ListAssignment(place, exprs.list(assign.value()), assign.value().span());
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
