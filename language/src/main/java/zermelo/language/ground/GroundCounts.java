package zermelo.language.ground;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.language.effect.CountChanges.RuleChange;
import zermelo.language.effect.CountRange;
import zermelo.language.ground.GroundTermTable.GroundTerm;
import zermelo.language.program.BoardDeclaration;
import zermelo.language.program.Program;

/**
 * Finds by how much the moves of a board change a weighted number of symbols.
 *
 * <p>It looks at the moves that are written out for every cell. So its bounds are tighter than
 * those of {@link zermelo.language.effect.CountChanges} where a move changes many cells. It
 * understands moves that put symbols into known cells at once. The symbol that a cell held before
 * is one of those that the conditions of the move allow.
 */
final class GroundCounts {
  private final GroundTermTable table;
  private final long all;
  private final int symbols;
  private final BitSet read;

  /** The weight of a symbol in a cell. The weight of a board is the sum over its cells. */
  interface Weight {
    int of(int symbol, int cell);
  }

  /** Prepares to count symbols in the cells of a set; the other cells are always empty. */
  GroundCounts(GroundTermTable table, BoardDeclaration board, BitSet read) {
    this.table = table;
    this.read = read;
    this.symbols = board.symbols().length();
    this.all = (1L << symbols) - 1;
  }

  /** The given bounds, narrowed by what the moves written out show. */
  List<RuleChange> refined(List<RuleChange> changes, Program program, List<List<Integer>> moves) {
    List<RuleChange> found = new ArrayList<>();
    for (RuleChange change : changes) {
      List<Integer> own = moves.get(program.moves().indexOf(change.rule()));
      List<CountRange> bySymbol = new ArrayList<>();
      for (int symbol = 0; symbol < symbols; symbol++) {
        int wanted = symbol;
        CountRange known = change.bySymbol().get(symbol);
        bySymbol.add(
            range(own, change.turn(), (s, cell) -> s == wanted ? 1 : 0)
                .map(known::and)
                .orElse(known));
      }
      CountRange stones =
          range(own, change.turn(), (s, cell) -> s == 0 ? 0 : 1)
              .map(change.stones()::and)
              .orElse(change.stones());
      found.add(new RuleChange(change.rule(), change.turn(), bySymbol, stones));
    }
    return found;
  }

  /** The change of the weight in all moves of a rule; empty if a move is not understood. */
  Optional<CountRange> range(List<Integer> moves, int turn, Weight weight) {
    Optional<CountRange> sum = Optional.empty();
    for (int move : moves) {
      Optional<CountRange> one = range(move, turn, weight);
      if (one.isEmpty()) {
        return Optional.empty();
      }
      sum = Optional.of(sum.map(one.get()::or).orElse(one.get()));
    }
    return sum;
  }

  private Optional<CountRange> range(int move, int turn, Weight weight) {
    Map<Integer, Long> known = new HashMap<>(); // symbols by cell
    CountRange sum = CountRange.NONE;
    boolean put = false;
    for (int part : table.get(move).parts()) {
      GroundTerm item = table.get(part);
      switch (item.operator()) {
        case REQUIRE -> {
          if (!put) {
            learn(item.parts().getFirst(), turn, known);
          }
        }
        case GAIN, AGAIN -> {}
        case PARALLEL -> {
          if (put) {
            return Optional.empty();
          }
          put = true;
          sum = parallel(item, turn, weight, known);
        }
        default -> {
          return Optional.empty();
        }
      }
    }
    return Optional.of(sum);
  }

  private void learn(int condition, int turn, Map<Integer, Long> known) {
    GroundTerm term = table.get(condition);
    switch (term.operator()) {
      case AND, AND_THEN -> term.parts().forEach(part -> learn(part, turn, known));
      case OR, OR_ELSE -> {
        Map<Integer, Long> either = new HashMap<>();
        for (int part : term.parts()) {
          Map<Integer, Long> one = new HashMap<>();
          learn(part, turn, one);
          if (part == term.parts().getFirst()) {
            either.putAll(one);
          }
          either.keySet().retainAll(one.keySet());
          either.replaceAll((cell, mask) -> mask | one.getOrDefault(cell, all));
        }
        either.forEach((cell, mask) -> known.merge(cell, mask, (a, b) -> a & b));
      }
      case HOLDS -> {
        long mask = table.get(term.parts().get(1 + turn)).value();
        known.merge(term.parts().getFirst(), mask & all, (a, b) -> a & b);
      }
      default -> {}
    }
  }

  private CountRange parallel(GroundTerm puts, int turn, Weight weight, Map<Integer, Long> known) {
    Map<Integer, int[]> sources = new HashMap<>(); // by cell: the change for each symbol it held
    CountRange sum = CountRange.NONE;
    for (int part : puts.parts()) {
      int place = table.get(part).parts().getFirst();
      int cell = (int) table.get(place).value();
      if (!read.get(cell)) {
        continue;
      }
      GroundTerm symbol = table.get(table.get(part).parts().getLast());
      add(sources, place, cell, -1, weight);
      switch (symbol.operator()) {
        case CONTENT -> add(sources, symbol.parts().getFirst(), cell, 1, weight);
        case NUMBER -> sum = plus(sum, weight.of((int) symbol.value(), cell));
        case PLAYER_SYMBOL -> {
          boolean mine = (turn == 0) == (symbol.value() == 1);
          int index = (int) table.get(symbol.parts().get(mine ? 0 : 1)).value();
          sum = plus(sum, weight.of(index, cell));
        }
        default -> throw new IllegalStateException("only such symbols are put at once");
      }
    }
    for (Map.Entry<Integer, int[]> source : sources.entrySet()) {
      long mask = known.getOrDefault(source.getKey(), all);
      sum = sum.plus(over(mask == 0 ? all : mask, source.getValue()));
    }
    return sum;
  }

  private void add(Map<Integer, int[]> sources, int source, int cell, int times, Weight weight) {
    int[] sums = sources.computeIfAbsent(source, key -> new int[symbols]);
    for (int symbol = 0; symbol < symbols; symbol++) {
      sums[symbol] += times * weight.of(symbol, cell);
    }
  }

  private static CountRange plus(CountRange sum, int change) {
    return sum.plus(new CountRange(change, change));
  }

  /** The range of the changes for these symbols. */
  private static CountRange over(long mask, int[] changes) {
    int low = Integer.MAX_VALUE;
    int high = Integer.MIN_VALUE;
    for (int symbol = 0; symbol < changes.length; symbol++) {
      if ((mask >>> symbol & 1) != 0) {
        low = Math.min(low, changes[symbol]);
        high = Math.max(high, changes[symbol]);
      }
    }
    return new CountRange(low, high);
  }
}
