package zermelo.language.infer;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zermelo.language.check.Program;
import zermelo.language.check.Program.Change;
import zermelo.language.check.Program.Component;
import zermelo.language.check.Program.Kind;
import zermelo.language.check.Program.MoveRule;
import zermelo.language.check.Program.Require;
import zermelo.language.check.Program.Role;
import zermelo.language.check.Program.SetMany;
import zermelo.language.check.Program.SetNum;
import zermelo.language.check.Program.Step;
import zermelo.language.check.Term;
import zermelo.language.check.Walk;

/**
 * What moves and ends may ask of the sets of a position, where all that they ask is whether a
 * number is in the set, and that number follows from one number of the position: "the doubled
 * number must not have been used". Then only those elements matter that some number which can still
 * be reached asks for.
 *
 * <p>Everything is told by rules that write what they find into {@link #result}, a slot behind
 * those of the program. They know one number of the position only and allow what it allows ({@link
 * Relaxed}), so they find too much rather than too little.
 *
 * @param cells the sets that are asked in no other way
 * @param always questions that no number of the position has to be known for
 * @param guides the numbers on which the other questions depend
 */
public record SetQueries(
    int result, Set<Integer> cells, List<Question> always, List<Guide> guides) {
  private static final int NO_SLOT = -1;

  /** Asks for elements of a set. */
  public record Question(int cell, MoveRule element) {}

  /**
   * A number of the position on which questions depend. The rules are to be tried with its value in
   * its slot, and in the other player's.
   *
   * @param next the values that it may have after a move
   */
  public record Guide(Component component, List<MoveRule> next, List<Question> questions) {}

  /** The sets of a program of which something can be told; {@code usable} numbers may be guides. */
  public static SetQueries of(Program program, Predicate<Component> usable) {
    return new Finder(program, usable).find();
  }

  private static final class Finder {
    private final Program program;
    private final int result;
    private final Map<Component, List<MoveRule>> nexts = new HashMap<>();

    Finder(Program program, Predicate<Component> usable) {
      this.program = program;
      this.result = program.slots();
      for (Component component : program.components()) {
        if (component.kind() == Kind.NUMBER && usable.test(component)) {
          next(component).ifPresent(rules -> nexts.put(component, rules));
        }
      }
    }

    SetQueries find() {
      Map<Integer, Map<Integer, List<Question>>> found = new HashMap<>();
      for (Component component : program.components()) {
        if (component.kind() == Kind.SET && onlyAsked(component.place())) {
          questions(component.place()).ifPresent(all -> found.put(component.place(), all));
        }
      }
      List<Guide> guides = new ArrayList<>();
      for (Component component : program.components()) {
        List<Question> own =
            slots(component).boxed().flatMap(slot -> questions(found, slot)).toList();
        if (nexts.containsKey(component) && !own.isEmpty()) {
          guides.add(new Guide(component, nexts.get(component), own));
        }
      }
      return new SetQueries(
          result, Set.copyOf(found.keySet()), questions(found, NO_SLOT).toList(), guides);
    }

    private static Stream<Question> questions(
        Map<Integer, Map<Integer, List<Question>>> found, int slot) {
      return found.values().stream()
          .flatMap(all -> all.getOrDefault(slot, List.<Question>of()).stream());
    }

    private static IntStream slots(Component component) {
      return component.role() == Role.OWN
          ? IntStream.of(component.place(), component.place() + 1)
          : IntStream.of(component.place());
    }

    private MoveRule finding(List<Step> steps, List<Change> changes, Term.Num value, MoveRule at) {
      List<Change> all = new ArrayList<>(changes);
      all.add(new SetNum(result, value));
      return new MoveRule(at.name(), steps, all, at.span());
    }

    /** What a number may become, if that follows from the number itself and the choices. */
    private Optional<List<MoveRule>> next(Component component) {
      List<MoveRule> rules = new ArrayList<>();
      for (int slot : slots(component).toArray()) {
        for (MoveRule move : program.moves()) {
          List<Change> changes =
              move.changes().stream()
                  .filter(change -> change instanceof SetNum set && set.slot() == slot)
                  .toList();
          Relaxed relaxed = new Relaxed(program, Set.of(slot));
          List<Step> steps = relaxed.take(move.steps());
          if (!changes.stream().flatMap(c -> Walk.children(c).stream()).allMatch(relaxed::knows)) {
            return Optional.empty();
          }
          if (!changes.isEmpty()) {
            rules.add(finding(steps, changes, new Term.Slot(slot), move));
          }
        }
      }
      return Optional.of(rules);
    }

    /** Whether the set is only asked for elements, and changed by what does not depend on it. */
    private boolean onlyAsked(int cell) {
      return program.ends().stream().noneMatch(end -> shows(end.condition(), cell))
          && program.moves().stream()
              .flatMap(move -> move.steps().stream())
              .flatMap(step -> Walk.children(step).stream())
              .noneMatch(term -> shows(term, cell))
          && program.moves().stream()
              .flatMap(move -> move.changes().stream())
              .flatMap(change -> operands(change, cell).stream())
              .noneMatch(term -> Walk.any(term, inner -> isCell(inner, cell)));
    }

    private static boolean isCell(Term term, int cell) {
      return term instanceof Term.ManyCell many && many.cell() == cell;
    }

    private static boolean shows(Term term, int cell) {
      if (term instanceof Term.Member(Term.Num element, Term.Many set) && isCell(set, cell)) {
        return shows(element, cell);
      }
      return isCell(term, cell) || Walk.children(term).stream().anyMatch(t -> shows(t, cell));
    }

    /** What a change looks at, without the set itself that something is added to or taken from. */
    private static List<Term> operands(Change change, int cell) {
      if (!(change instanceof SetMany set) || set.cell() != cell) {
        return Walk.children(change);
      }
      List<Term> found = new ArrayList<>();
      Term.Many rest = set.value();
      while (rest instanceof Term.SetBinary binary) {
        found.add(binary.right());
        rest = binary.left();
      }
      if (!isCell(rest, cell)) {
        found.add(rest);
      }
      return found;
    }

    /** All questions for elements of a set, by the slot of the number that they depend on. */
    private Optional<Map<Integer, List<Question>>> questions(int cell) {
      Map<Integer, List<Question>> found = new HashMap<>();
      for (MoveRule move : program.moves()) {
        if (!ask(move, singly(move.steps()), cell, found)) {
          return Optional.empty();
        }
      }
      for (Program.End end : program.ends()) {
        MoveRule place =
            new MoveRule("", List.of(new Require(end.condition())), List.of(), end.span());
        if (!ask(place, singly(place.steps()), cell, found)) {
          return Optional.empty();
        }
      }
      return Optional.of(found);
    }

    private static List<Term.Num> elements(Step step, int cell) {
      List<Term.Num> found = new ArrayList<>();
      List<Term> waiting = new ArrayList<>(Walk.children(step));
      while (!waiting.isEmpty()) {
        Term term = waiting.removeLast();
        if (term instanceof Term.Member(Term.Num element, Term.Many set) && isCell(set, cell)) {
          found.add(element);
        }
        waiting.addAll(Walk.children(term));
      }
      return found;
    }

    /** One requirement after the other: a later one is not looked at where an earlier one fails. */
    private static List<Step> singly(List<Step> steps) {
      List<Step> single = new ArrayList<>();
      Deque<Step> waiting = new ArrayDeque<>(steps);
      while (!waiting.isEmpty()) {
        Step step = waiting.remove();
        if (step instanceof Require(Term.Both(Term.Truth left, Term.Truth right))) {
          waiting.addFirst(new Require(right));
          waiting.addFirst(new Require(left));
        } else {
          single.add(step);
        }
      }
      return single;
    }

    /** All questions in the steps of a move; false if one depends on too much. */
    private boolean ask(
        MoveRule place, List<Step> steps, int cell, Map<Integer, List<Question>> questions) {
      for (int i = 0; i < steps.size(); i++) {
        for (Term.Num element : elements(steps.get(i), cell)) {
          if (!ask(place, steps.subList(0, i), element, cell, questions)) {
            return false;
          }
        }
      }
      return true;
    }

    private boolean ask(
        MoveRule place,
        List<Step> earlier,
        Term.Num element,
        int cell,
        Map<Integer, List<Question>> questions) {
      IntStream guides =
          program.components().stream().filter(nexts::containsKey).flatMapToInt(Finder::slots);
      for (int slot : IntStream.concat(IntStream.of(NO_SLOT), guides).toArray()) {
        Relaxed relaxed = new Relaxed(program, slot == NO_SLOT ? Set.of() : Set.of(slot));
        List<Step> before = relaxed.take(earlier);
        if (relaxed.knows(element)) {
          questions
              .computeIfAbsent(slot, any -> new ArrayList<>())
              .add(new Question(cell, finding(before, List.of(), element, place)));
          return true;
        }
      }
      return false;
    }
  }
}
