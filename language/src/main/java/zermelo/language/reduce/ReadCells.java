package zermelo.language.reduce;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import zermelo.language.board.BoardGeometry;
import zermelo.language.program.BoardDeclaration;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.Program;
import zermelo.language.program.Program.CellAssignment;
import zermelo.language.program.Program.Change;
import zermelo.language.program.Program.Step;
import zermelo.language.program.Term;
import zermelo.language.program.TermTraversal;

/**
 * Finds the cells of a board that matter for play, and the symbols that the rules tell apart.
 *
 * <p>In dots and boxes, play depends on which edges are drawn, not on the dots, on the owners of
 * boxes or on the sign for an edge. So solvers need one bit for each edge.
 *
 * <p>Every variable stands for a set of numbers that contains all its values; where none is known,
 * it is any cell. So too many cells may be found, but never too few.
 */
public final class ReadCells {
  /** Sets of values with more combinations than this are given up. */
  private static final int MAX_COMBINATIONS = 4_096;

  private final BoardDeclaration board;
  private final BoardGeometry geometry;
  private final Map<Integer, Long> parameters;
  private final Map<Integer, NavigableSet<Long>> values = new HashMap<>();
  private final Map<CellAssignment, NavigableSet<Long>> places = new LinkedHashMap<>();
  private final BitSet cells = new BitSet();
  private final int[] classes; // by symbol: the least symbol that the rules do not tell from it

  private ReadCells(BoardDeclaration board, BoardGeometry geometry, Map<Integer, Long> parameters) {
    this.board = board;
    this.geometry = geometry;
    this.parameters = parameters;
    this.classes = new int[board.symbols().length()];
  }

  /**
   * What the rules read.
   *
   * @param cells the cells, from 1 on
   * @param classes for each symbol the least symbol that the rules do not tell from it
   * @param unread the changes of cells that no rule reads
   */
  public record Result(BitSet cells, List<Integer> classes, List<CellAssignment> unread) {}

  /** What the moves, ends and scores of a program read; parameters are given by their slots. */
  public static Result of(Program program, BoardGeometry geometry, Map<Integer, Long> parameters) {
    ReadCells reads = new ReadCells(program.board().orElseThrow(), geometry, parameters);
    program.ends().forEach(end -> reads.read(end.condition()));
    program.settle().ifPresent(reads::read);
    for (Program.MoveRule move : program.moves()) {
      for (Program.Stage stage : move.stages()) {
        stage.steps().forEach(reads::step);
        stage.changes().forEach(reads::change);
      }
    }
    List<CellAssignment> unread =
        reads.places.entrySet().stream()
            .filter(put -> put.getValue().stream().noneMatch(reads::mayBeReadOrNone))
            .map(Map.Entry::getKey)
            .toList();
    return new Result(reads.cells, IntStream.of(reads.classes).boxed().toList(), unread);
  }

  /** Whether a cell is read, or is none: a move that changes no cell is not legal. */
  private boolean mayBeReadOrNone(long cell) {
    return cell == 0 || cells.get((int) cell);
  }

  private void step(Step step) {
    switch (step) {
      case Program.NumberChoice choice -> bind(choice.slot(), choice.set());
      case Program.ListChoice choice -> read(choice.set());
      case Program.Requirement requirement -> read(requirement.condition());
    }
  }

  private void change(Change change) {
    switch (change) {
      case Program.ForEach each -> {
        bind(each.slot(), each.set());
        each.changes().forEach(this::change);
      }
      case Program.When when -> {
        read(when.condition());
        when.changes().forEach(this::change);
      }
      case CellAssignment put -> {
        read(put.cell());
        read(put.symbol());
        boolean known =
            put.symbol() instanceof BoardTerm.Symbol
                || put.symbol() instanceof BoardTerm.PlayerSymbol;
        NavigableSet<Long> none =
            new TreeSet<>(List.of(0L)); // what is outside the board is not legal
        places.put(put, known ? possible(put.cell()).orElse(none) : none);
      }
      default -> TermTraversal.children(change).forEach(this::read);
    }
  }

  private void bind(int slot, Term.SetTerm set) {
    read(set);
    possible(set).ifPresent(found -> values.put(slot, found));
  }

  /** Notes what a term and everything inside it reads. */
  private void read(Term term) {
    switch (term) {
      case Term.Quantifier(boolean all, int slot, Term.SetTerm set, Term.TruthTerm condition) -> {
        bind(slot, set);
        read(condition);
      }
      case Term.Filter(int slot, Term.SetTerm set, Term.TruthTerm condition) -> {
        bind(slot, set);
        read(condition);
      }
      case Term.Fold fold -> {
        bind(fold.slot(), fold.set());
        read(fold.condition());
        read(fold.value());
      }
      case BoardTerm.Holds holds -> {
        readCell(holds.cell());
        split(holds.left());
        split(holds.right());
      }
      case BoardTerm.Content content -> {
        readCell(content.cell());
        splitAll(); // it may be compared with anything
      }
      case BoardTerm.Full full -> {
        readAll();
        split(1);
      }
      case BoardTerm.Line line -> {
        readAll();
        splitSymbol(line.symbol());
        read(line.length());
      }
      case BoardTerm.RunLength run -> {
        readAll();
        splitSymbol(run.symbol());
        read(run.cell());
        read(run.direction());
      }
      case BoardTerm.Slide slide -> {
        readAll();
        split(1);
        read(slide.cell());
      }
      case BoardTerm.Group group -> readEverything(group.cell());
      case BoardTerm.Liberties liberties -> readEverything(liberties.cell());
      default -> TermTraversal.children(term).forEach(this::read);
    }
  }

  private void readEverything(Term.NumberTerm cell) {
    readAll();
    splitAll();
    read(cell);
  }

  private void readAll() {
    cells.set(1, geometry.cells() + 1);
  }

  private void readCell(Term.NumberTerm cell) {
    read(cell);
    possible(cell).ifPresentOrElse(all -> all.forEach(c -> cells.set(c.intValue())), this::readAll);
    cells.clear(0);
  }

  private void splitSymbol(Term.NumberTerm symbol) {
    switch (symbol) {
      case BoardTerm.Symbol constant -> split(1L << constant.index());
      case BoardTerm.PlayerSymbol player -> {
        split(1L << player.left());
        split(1L << player.right());
      }
      default -> splitAll();
    }
  }

  /** Separates the symbols in a set from those outside it. */
  private void split(long symbols) {
    int[] before = classes.clone();
    for (int symbol = 0; symbol < classes.length; symbol++) {
      int own = symbol;
      classes[symbol] =
          IntStream.rangeClosed(0, symbol)
              .filter(s -> before[s] == before[own])
              .filter(s -> (symbols >>> s & 1) == (symbols >>> own & 1))
              .findFirst()
              .orElseThrow();
    }
  }

  private void splitAll() {
    for (int symbol = 0; symbol < board.symbols().length(); symbol++) {
      split(1L << symbol);
    }
  }

  /** The elements that a set may have; none if they are not known. */
  private Optional<NavigableSet<Long>> possible(Term.SetTerm set) {
    return switch (set) {
      case BoardTerm.AllCells all -> Optional.of(allCells());
      case BoardTerm.Adjacent(Term.NumberTerm cell, BoardTerm.Directions directions) ->
          possible(cell)
              .map(
                  from -> {
                    NavigableSet<Long> found = new TreeSet<>();
                    for (long c : from) {
                      for (int near : geometry.adjacent((int) c, directions)) {
                        found.add((long) near);
                      }
                    }
                    return found;
                  });
      case Term.BoardSet other -> Optional.of(allCells());
      case Term.Filter filter -> possible(filter.set());
      case Term.SetLiteral literal -> union(literal.items().stream().map(this::possible).toList());
      case Term.SetIf choice -> union(List.of(possible(choice.yes()), possible(choice.no())));
      case Term.SetBinary binary ->
          binary.operator() == Term.SetOperator.DIFFERENCE
              ? possible(binary.left())
              : union(List.of(possible(binary.left()), possible(binary.right())));
      case Term.Range range -> range(possible(range.low()), possible(range.high()));
      default -> Optional.empty();
    };
  }

  private static Optional<NavigableSet<Long>> range(
      Optional<NavigableSet<Long>> low, Optional<NavigableSet<Long>> high) {
    if (low.isEmpty() || high.isEmpty() || low.get().isEmpty() || high.get().isEmpty()) {
      return Optional.empty();
    }
    long from = low.get().first();
    long to = high.get().last();
    return to - from >= MAX_COMBINATIONS
        ? Optional.empty()
        : Optional.of(
            LongStream.rangeClosed(from, to)
                .collect(TreeSet::new, NavigableSet::add, NavigableSet::addAll));
  }

  private static Optional<NavigableSet<Long>> union(List<Optional<NavigableSet<Long>>> sets) {
    NavigableSet<Long> all = new TreeSet<>();
    for (Optional<NavigableSet<Long>> set : sets) {
      if (set.isEmpty()) {
        return Optional.empty();
      }
      all.addAll(set.get());
    }
    return Optional.of(all);
  }

  private NavigableSet<Long> allCells() {
    return LongStream.rangeClosed(1, geometry.cells())
        .collect(TreeSet::new, NavigableSet::add, NavigableSet::addAll);
  }

  /** The values that a number or a cell may have; none if they are not known. */
  private Optional<NavigableSet<Long>> possible(Term.NumberTerm term) {
    return switch (term) {
      case Term.Constant constant -> Optional.of(new TreeSet<>(List.of(constant.value())));
      case Term.NumberSlot slot ->
          Optional.ofNullable(parameters.get(slot.slot()))
              .<NavigableSet<Long>>map(value -> new TreeSet<>(List.of(value)))
              .or(() -> Optional.ofNullable(values.get(slot.slot())));
      case BoardTerm.CellSlot slot -> Optional.of(values.getOrDefault(slot.slot(), allCells()));
      case Term.Binary binary ->
          combined(
                  possible(binary.left()),
                  possible(binary.right()),
                  (a, b) ->
                      switch (binary.operator()) {
                        case PLUS -> a + b;
                        case MINUS -> a - b;
                        case TIMES -> a * b;
                        case OVER -> b == 0 ? 0 : Math.floorDiv(a, b);
                        case MOD -> b == 0 ? 0 : Math.floorMod(a, b);
                        case XOR -> a ^ b;
                        case POWER -> Long.MAX_VALUE;
                      })
              .filter(found -> !found.contains(Long.MAX_VALUE));
      case BoardTerm.CellAt(Term.NumberTerm row, Term.NumberTerm column) ->
          combined(possible(row), possible(column), (r, c) -> (long) geometry.at(r, c));
      case BoardTerm.Coordinate(Term.NumberTerm cell, boolean isRow) ->
          possible(cell)
              .map(
                  from ->
                      from.stream()
                          .map(
                              c ->
                                  (long)
                                      (isRow
                                          ? geometry.row(c.intValue())
                                          : geometry.column(c.intValue())))
                          .collect(TreeSet::new, NavigableSet::add, NavigableSet::addAll));
      case BoardTerm.CellToward toward when toward.steps() instanceof Term.Constant steps ->
          combined(
              possible(toward.cell()),
              possible(toward.direction()),
              (cell, way) -> (long) geometry.toward(cell.intValue(), way, steps.value()));
      case Term.NumberIf choice -> union(List.of(possible(choice.yes()), possible(choice.no())));
      case Term.Fold fold when fold.cell() ->
          possible(fold.set())
              .map(
                  found -> {
                    NavigableSet<Long> withNone = new TreeSet<>(found);
                    withNone.add(0L);
                    return withNone;
                  });
      default -> Optional.empty();
    };
  }

  private interface Combination {
    long of(Long first, Long second);
  }

  private static Optional<NavigableSet<Long>> combined(
      Optional<NavigableSet<Long>> left,
      Optional<NavigableSet<Long>> right,
      Combination combination) {
    if (left.isEmpty()
        || right.isEmpty()
        || (long) left.get().size() * right.get().size() > MAX_COMBINATIONS) {
      return Optional.empty();
    }
    List<Long> found = new ArrayList<>();
    for (Long a : left.get()) {
      for (Long b : right.get()) {
        found.add(combination.of(a, b));
      }
    }
    return Optional.of(new TreeSet<>(found));
  }
}
