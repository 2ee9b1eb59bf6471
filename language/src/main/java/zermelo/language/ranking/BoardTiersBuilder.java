package zermelo.language.ranking;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import zermelo.kernel.numbers.CombinatorialNumberSystem;
import zermelo.language.effect.CountChanges.RuleChange;
import zermelo.language.program.BoardDeclaration;
import zermelo.language.program.Program;

/** Builds the tables that number the boards of a game ({@link BoardTiers.Numbering}). */
final class BoardTiersBuilder {
  private final BoardDeclaration board;
  private final List<RuleChange> changes;
  private final List<RootBoard> roots;
  private final long read; // the cells that rules read
  private final int cells;
  private final int symbols;
  private final boolean turns;
  private final CombinatorialNumberSystem numbers;

  BoardTiersBuilder(
      Program program,
      BoardDeclaration board,
      List<RuleChange> changes,
      List<RootBoard> roots,
      BitSet read) {
    this.board = board;
    this.changes = changes;
    this.roots = roots;
    this.read = read.toLongArray()[0];
    this.cells = read.cardinality();
    this.symbols = board.symbols().length();
    this.turns = program.partizan();
    this.numbers = new CombinatorialNumberSystem(cells);
  }

  /** The shapes of columns, if there are columns and all roots have such shapes. */
  Optional<FilledCells> shapes(List<int[]> columns) {
    boolean fallen =
        !columns.isEmpty()
            && roots.stream()
                .allMatch(root -> columns.stream().allMatch(column -> root.isFallen(column)));
    return fallen ? ColumnShapes.of(columns) : Optional.empty();
  }

  Optional<BoardTiers.Numbering> numbering(Optional<FilledCells> columns, boolean firstPlayerOnly) {
    FilledCells shapes = columns.orElse(new FilledCells.Combinations(read, numbers));
    List<SymbolCounts> starts = roots.stream().map(root -> root.group(symbols)).toList();
    Optional<SymbolCountGraph.Levels> levels =
        SymbolCountGraph.of(board, changes, starts, turns, firstPlayerOnly);
    try {
      return levels.map(
          found ->
              new BoardTiers.Numbering(
                  tables(found, shapes), shapes, numbers, turns, firstPlayerOnly));
    } catch (ArithmeticException tooMany) {
      return Optional.empty();
    }
  }

  private SymbolTierTables tables(SymbolCountGraph.Levels levels, FilledCells shapes) {
    int[] order =
        IntStream.range(0, levels.levels().size())
            .boxed()
            .sorted(Comparator.comparingInt(i -> levels.levels().get(i)))
            .mapToInt(Integer::intValue)
            .toArray();
    SymbolCounts[] groups =
        Arrays.stream(order).mapToObj(levels.groups()::get).toArray(SymbolCounts[]::new);
    long[] bases = new long[groups.length];
    long[] ways = new long[groups.length * symbols];
    int[] known = new int[2 * (int) Math.pow(cells + 1.0, symbols - 1)];
    long[] firsts = new long[levels.count() + 1];
    long base = 0;
    for (int i = 0; i < groups.length; i++) {
      bases[i] = base;
      long size = shapes.count(groups[i].stones());
      int rest = groups[i].stones();
      for (int symbol = 1; symbol < symbols - 1; symbol++) {
        long own = numbers.count(rest, groups[i].counts()[symbol]);
        ways[i * symbols + symbol] = own;
        size = Math.multiplyExact(size, own);
        rest -= groups[i].counts()[symbol];
      }
      base = Math.addExact(base, size);
      known[2 * key(groups[i].counts(), groups[i].stones()) + groups[i].turn()] = i + 1;
      firsts[levels.levels().get(order[i]) + 1] = base;
    }
    return new SymbolTierTables(groups, bases, ways, known, firsts, cells);
  }

  /** The numbers of symbols as one number: the stones, then each symbol but the last. */
  private int key(int[] counts, int stones) {
    int key = stones;
    for (int symbol = 1; symbol < symbols - 1; symbol++) {
      key = key * (cells + 1) + counts[symbol];
    }
    return key;
  }
}
