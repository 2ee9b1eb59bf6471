package zermelo.language.ground;

import static zermelo.language.ground.GroundOperator.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import zermelo.language.ground.GroundTermTable.GroundRefusal;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.Term;
import zermelo.language.program.Type;

/** Writes sets and lists out as ground terms. */
final class GroundSets {
  private final GroundTermTable table;
  private final StaticTermEvaluator statics;
  private final GroundTermBuilder terms;

  GroundSets(GroundTermTable table, StaticTermEvaluator statics, GroundTermBuilder terms) {
    this.table = table;
    this.statics = statics;
    this.terms = terms;
  }

  /** A possible element of a set, and the condition under which it is one. */
  record Element(long value, int condition) {}

  /** The possible elements in ascending order, if they do not depend on the position. */
  Optional<List<Element>> elements(Term.SetTerm set) {
    if (statics.isStatic(set)) {
      List<Element> found = new ArrayList<>();
      for (long value : statics.set(set)) {
        found.add(new Element(value, table.truth(true)));
      }
      return Optional.of(found);
    }
    return switch (set) {
      case Term.Filter t -> elements(t.set()).map(inner -> filtered(t, inner));
      case Term.SetBinary t ->
          elements(t.left()).flatMap(l -> elements(t.right()).map(r -> combined(t, l, r)));
      case Term.SetIf t ->
          elements(t.yes()).flatMap(yes -> elements(t.no()).map(no -> either(t, yes, no)));
      default -> Optional.empty();
    };
  }

  private List<Element> filtered(Term.Filter t, List<Element> inner) {
    List<Element> found = new ArrayList<>();
    for (Element element : inner) {
      statics.bind(t.slot(), element.value());
      add(found, element.value(), List.of(element.condition(), terms.truth(t.condition())));
    }
    return found;
  }

  private void add(List<Element> found, long value, List<Integer> conditions) {
    int condition = table.and(conditions);
    if (!table.isTruth(condition, false)) {
      found.add(new Element(value, condition));
    }
  }

  private List<Element> combined(Term.SetBinary t, List<Element> left, List<Element> right) {
    Map<Long, int[]> pairs = pairs(left, right);
    List<Element> found = new ArrayList<>();
    pairs.forEach(
        (value, pair) -> {
          int onlyLeft = table.and(List.of(pair[0], table.not(pair[1])));
          int onlyRight = table.and(List.of(pair[1], table.not(pair[0])));
          add(
              found,
              value,
              List.of(
                  switch (t.operator()) {
                    case UNION -> table.or(List.of(pair[0], pair[1]));
                    case DIFFERENCE -> onlyLeft;
                    case SYMMETRIC_DIFFERENCE -> table.or(List.of(onlyLeft, onlyRight));
                  }));
        });
    return found;
  }

  private List<Element> either(Term.SetIf t, List<Element> yes, List<Element> no) {
    int condition = terms.truth(t.condition());
    List<Element> found = new ArrayList<>();
    pairs(yes, no)
        .forEach(
            (value, pair) ->
                add(
                    found,
                    value,
                    List.of(
                        table.or(
                            List.of(
                                table.and(List.of(condition, pair[0])),
                                table.and(List.of(table.not(condition), pair[1])))))));
    return found;
  }

  private Map<Long, int[]> pairs(List<Element> first, List<Element> second) {
    int never = table.truth(false);
    Map<Long, int[]> pairs = new TreeMap<>();
    first.forEach(e -> pairs.put(e.value(), new int[] {e.condition(), never}));
    second.forEach(
        e -> pairs.computeIfAbsent(e.value(), v -> new int[] {never, never})[1] = e.condition());
    return pairs;
  }

  int set(Term.SetTerm set) {
    Optional<List<Element>> elements = elements(set);
    if (elements.isPresent()) {
      boolean cells = Type.of(set) == Type.CELLS;
      return table.of(
          CHOICES,
          0,
          elements.get().stream()
              .map(
                  e ->
                      table.of(
                          GUARDED, 0, e.condition(), table.leaf(cells ? CELL : NUMBER, e.value())))
              .toList());
    }
    return switch (set) {
      case Term.Filter t -> {
        int inner = set(t.set());
        yield terms.withVariable(
            t.slot(), () -> table.of(FILTER, 0, inner, terms.truth(t.condition())));
      }
      case Term.Range t -> table.of(RANGE, 0, terms.number(t.low()), terms.number(t.high()));
      case Term.SetSlot t -> table.leaf(SET, t.slot());
      case Term.SetLiteral t ->
          table.of(LITERAL, 0, t.items().stream().map(terms::number).distinct().toList());
      case Term.SetBinary t ->
          table.of(
              switch (t.operator()) {
                case UNION -> UNION;
                case DIFFERENCE -> DIFFERENCE;
                case SYMMETRIC_DIFFERENCE -> SYMMETRIC_DIFFERENCE;
              },
              0,
              set(t.left()),
              set(t.right()));
      case Term.SetIf t -> table.of(IF, 1, terms.truth(t.condition()), set(t.yes()), set(t.no()));
      case Term.SetCall t -> table.of(CALL, t.function(), terms.arguments(t.arguments()));
      case BoardTerm.AllCells t -> throw new IllegalStateException("all cells are static");
      case BoardTerm.Adjacent t -> table.of(ADJACENT, t.directions(), terms.number(t.cell()));
      case BoardTerm.Slide t -> table.of(SLIDE, t.directions(), terms.number(t.cell()));
      case BoardTerm.Group t -> table.of(GROUP, 0, terms.number(t.cell()));
      case BoardTerm.Liberties t -> table.of(LIBERTIES, 0, terms.number(t.cell()));
    };
  }

  /** Membership; for an element of known cells, the condition of that one. */
  int member(Term.Member t) {
    Optional<List<Element>> elements = elements(t.set());
    if (elements.isPresent() && statics.isStatic(t.element())) {
      long value = statics.number(t.element());
      return elements.get().stream()
          .filter(e -> e.value() == value)
          .map(Element::condition)
          .findFirst()
          .orElse(table.truth(false));
    }
    return table.of(MEMBER, 0, terms.number(t.element()), set(t.set()));
  }

  int list(Term.ListTerm list) {
    return switch (list) {
      case Term.ListSlot t -> table.leaf(LIST, t.slot());
      case Term.ListLiteral t ->
          table.of(LIST_OF, 1, t.items().stream().map(terms::number).toList());
      case Term.ListQuotient t -> table.of(LIST_OF, 2, list(t.list()), terms.number(t.divisor()));
      case Term.SortedList t -> table.of(LIST_OF, 3, list(t.list()));
      case Term.ListSlice t ->
          table.of(LIST_OF, 4, list(t.list()), terms.number(t.from()), terms.number(t.to()));
      case Term.ListComprehension t -> throw new GroundRefusal("a list is made from a set");
      case Term.ListJoin t -> table.of(LIST_OF, 5, list(t.left()), list(t.right()));
      case Term.ListIf t ->
          table.of(LIST_OF, 6, terms.truth(t.condition()), list(t.yes()), list(t.no()));
    };
  }
}
