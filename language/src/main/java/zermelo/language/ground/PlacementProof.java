package zermelo.language.ground;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import zermelo.kernel.space.PlacementMoves;
import zermelo.kernel.space.PlacementMoves.Mover;
import zermelo.kernel.space.PlacementMoves.Placement;
import zermelo.language.ground.GroundTermTable.GroundRefusal;
import zermelo.language.ground.GroundTermTable.GroundTerm;
import zermelo.language.program.Program;

/**
 * Proves that moves only use up what is on the board, so that a position is a sum of its regions.
 *
 * <p>Each move is written out as conditions on known cells and symbols put into known cells. No
 * move may make the condition of another move true that was false. Then a move that is illegal
 * stays illegal, and each move only takes other moves away.
 *
 * @param placements the moves, by bits; empty if nothing was proved
 * @param allowed for each bit that is a cell, the symbols with which the bit is set
 * @param patterns for each bit that is a move, the symbols of cells with which it is legal
 * @param reason what was found, or why nothing was
 */
public record PlacementProof(
    List<Placement> placements,
    List<Long> allowed,
    List<Map<Integer, Long>> patterns,
    String reason) {
  private static final int MAX_CASES = 64;
  private static final int MAX_PATTERNS = 2_000;

  public PlacementProof {
    placements = List.copyOf(placements);
    allowed = List.copyOf(allowed);
    patterns = List.copyOf(patterns);
  }

  /** A move: the symbols that each cell may have, and the symbol put into each changed cell. */
  private record Pattern(Mover mover, Map<Integer, Long> reads, Map<Integer, Integer> writes) {}

  /** Whether every move only takes moves away. */
  public boolean proven() {
    return !placements.isEmpty();
  }

  static PlacementProof refused(String why) {
    return new PlacementProof(List.of(), List.of(), List.of(), why);
  }

  /** The proof for a program whose rules are written out. */
  static PlacementProof of(Program program, GroundRules rules, int symbols) {
    if (!program.ends().isEmpty() || program.scored()) {
      return refused("the game ends in other ways than without a move");
    }
    if (program.moves().stream().anyMatch(Program.MoveRule::otherwise)) {
      return refused("some moves are legal only if others are not");
    }
    try {
      List<Pattern> patterns = new Reader(rules.table(), symbols).patterns(program, rules.moves());
      return of(patterns, rules.geometry().cells(), (1L << symbols) - 1);
    } catch (GroundRefusal refusal) {
      return refused(refusal.why());
    }
  }

  private static PlacementProof of(List<Pattern> patterns, int cells, long all) {
    if (patterns.isEmpty()) {
      return refused("there are no moves");
    }
    if (patterns.size() > MAX_PATTERNS) {
      return refused("there are too many moves to compare each two");
    }
    for (Pattern made : patterns) {
      for (Pattern other : patterns) {
        if (revives(made, other, all)) {
          return refused("a move can make another move legal");
        }
      }
      if (!kills(made, made)) {
        return refused("a move can be repeated");
      }
    }
    return byCells(patterns, cells)
        .or(() -> byMoves(patterns))
        .orElseGet(() -> refused("there are more than " + PlacementMoves.MAX_BITS + " moves"));
  }

  /** Whether a move may make a condition of another one true. */
  private static boolean revives(Pattern made, Pattern other, long all) {
    return made.writes().entrySet().stream()
        .anyMatch(
            write -> {
              long wanted = other.reads().getOrDefault(write.getKey(), all);
              long before = made.reads().getOrDefault(write.getKey(), all);
              return (wanted >>> write.getValue() & 1) != 0 && (before & ~wanted) != 0;
            });
  }

  /** Whether a move makes another one illegal. */
  private static boolean kills(Pattern made, Pattern other) {
    return made.writes().entrySet().stream()
        .anyMatch(
            write -> {
              Long wanted = other.reads().get(write.getKey());
              return wanted != null && (wanted >>> write.getValue() & 1) == 0;
            });
  }

  /** Bits for cells, if every move uses up the cells that it reads. */
  private static Optional<PlacementProof> byCells(List<Pattern> patterns, int cells) {
    Map<Integer, Long> allowed = new HashMap<>();
    for (Pattern pattern : patterns) {
      for (Map.Entry<Integer, Long> read : pattern.reads().entrySet()) {
        Long before = allowed.putIfAbsent(read.getKey(), read.getValue());
        Integer put = pattern.writes().get(read.getKey());
        if (put == null
            || (read.getValue() >>> put & 1) != 0
            || (before != null && !Objects.equals(before, read.getValue()))) {
          return Optional.empty();
        }
      }
      if (!pattern.reads().keySet().equals(pattern.writes().keySet())) {
        return Optional.empty();
      }
    }
    if (cells > PlacementMoves.MAX_BITS) {
      return Optional.empty();
    }
    List<Placement> placements = new ArrayList<>();
    for (Pattern pattern : patterns) {
      long low = 0;
      long high = 0;
      for (int cell : pattern.reads().keySet()) {
        low |= low(cell - 1);
        high |= high(cell - 1);
      }
      placements.add(new Placement(pattern.mover(), low, low, high, high));
    }
    List<Long> masks = new ArrayList<>();
    for (int cell = 1; cell <= cells; cell++) {
      masks.add(allowed.getOrDefault(cell, 0L));
    }
    return Optional.of(
        new PlacementProof(
            placements, masks, List.of(), "every move uses up the cells that it needs"));
  }

  /** A bit for each move. */
  private static Optional<PlacementProof> byMoves(List<Pattern> patterns) {
    if (patterns.size() > PlacementMoves.MAX_BITS) {
      return Optional.empty();
    }
    List<Placement> placements = new ArrayList<>();
    for (int i = 0; i < patterns.size(); i++) {
      long low = 0;
      long high = 0;
      for (int j = 0; j < patterns.size(); j++) {
        boolean kills = kills(patterns.get(i), patterns.get(j));
        low |= kills ? low(j) : 0;
        high |= kills ? high(j) : 0;
      }
      placements.add(new Placement(patterns.get(i).mover(), low(i), low, high(i), high));
    }
    return Optional.of(
        new PlacementProof(
            placements,
            List.of(),
            patterns.stream().map(Pattern::reads).toList(),
            "every move only takes moves away"));
  }

  private static long low(int bit) {
    return bit < 64 ? 1L << bit : 0;
  }

  private static long high(int bit) {
    return bit < 64 ? 0 : 1L << bit;
  }

  /** Reads moves that are written out as patterns. */
  private static final class Reader {
    private final GroundTermTable table;
    private final int symbols;
    private int turn;
    private Map<Integer, Integer> written = new TreeMap<>();

    Reader(GroundTermTable table, int symbols) {
      this.table = table;
      this.symbols = symbols;
    }

    List<Pattern> patterns(Program program, List<List<Integer>> moves) {
      Set<Pattern> found = new LinkedHashSet<>();
      for (int rule = 0; rule < moves.size(); rule++) {
        for (int move : moves.get(rule)) {
          for (turn = 0; turn < (program.partizan() ? 2 : 1); turn++) {
            if (program.moves().get(rule).allowed(turn)) {
              Mover mover = !program.partizan() ? Mover.BOTH : turn == 0 ? Mover.LEFT : Mover.RIGHT;
              found.addAll(patterns(move, mover));
            }
          }
        }
      }
      return List.copyOf(found);
    }

    private List<Pattern> patterns(int move, Mover mover) {
      written = new TreeMap<>();
      List<Map<Integer, Long>> cases = List.of(Map.of());
      for (int part : table.get(move).parts()) {
        GroundTerm item = table.get(part);
        switch (item.operator()) {
          case REQUIRE -> cases = both(cases, cases(item.parts().getFirst(), true));
          case PARALLEL -> item.parts().forEach(this::put);
          case PUT -> put(part);
          default -> throw new GroundRefusal("a move does more than look at cells and fill them");
        }
      }
      return cases.stream().map(reads -> new Pattern(mover, reads, written)).toList();
    }

    private void put(int part) {
      GroundTerm put = table.get(part);
      GroundTerm place = table.get(put.parts().getFirst());
      OptionalLong symbol = symbol(put.parts().getLast());
      if (place.operator() != GroundOperator.CELL || symbol.isEmpty()) {
        throw new GroundRefusal("what a move puts where depends on the position");
      }
      written.put((int) place.value(), (int) symbol.getAsLong());
    }

    private OptionalLong symbol(int term) {
      GroundTerm symbol = table.get(term);
      return switch (symbol.operator()) {
        case NUMBER -> OptionalLong.of(symbol.value());
        case PLAYER_SYMBOL -> {
          boolean left = (turn == 0) == (symbol.value() == 1);
          yield OptionalLong.of(table.get(symbol.parts().get(left ? 0 : 1)).value());
        }
        default -> OptionalLong.empty();
      };
    }

    /** The cases in which a condition holds, or in which it does not; each one by cells. */
    private List<Map<Integer, Long>> cases(int condition, boolean holds) {
      GroundTerm term = table.get(condition);
      return switch (term.operator()) {
        case TRUTH -> (term.value() == 1) == holds ? List.of(Map.of()) : List.of();
        case NOT -> cases(term.parts().getFirst(), !holds);
        case AND, AND_THEN -> joined(term, holds, holds);
        case OR, OR_ELSE -> joined(term, holds, !holds);
        case HOLDS -> {
          long mask = table.get(term.parts().get(1 + turn)).value();
          yield cell(term.parts().getFirst(), mask, holds);
        }
        case EQUAL -> equal(term, holds);
        default -> throw new GroundRefusal("a condition is about more than known cells");
      };
    }

    private List<Map<Integer, Long>> joined(GroundTerm term, boolean holds, boolean all) {
      List<Map<Integer, Long>> found = all ? List.of(Map.of()) : List.of();
      for (int part : term.parts()) {
        List<Map<Integer, Long>> one = cases(part, holds);
        if (all) {
          found = both(found, one);
        } else {
          found = new ArrayList<>(found);
          found.addAll(one);
        }
      }
      return found;
    }

    private List<Map<Integer, Long>> equal(GroundTerm term, boolean holds) {
      int first = term.parts().getFirst();
      int second = term.parts().getLast();
      int content = table.get(first).operator() == GroundOperator.CONTENT ? first : second;
      OptionalLong symbol = symbol(content == first ? second : first);
      if (table.get(content).operator() != GroundOperator.CONTENT || symbol.isEmpty()) {
        throw new GroundRefusal("a condition is about more than known cells");
      }
      long index = symbol.getAsLong();
      long mask = index >= 0 && index < symbols ? 1L << index : 0;
      return cell(table.get(content).parts().getFirst(), mask, holds);
    }

    private List<Map<Integer, Long>> cell(int place, long mask, boolean holds) {
      if (table.get(place).operator() != GroundOperator.CELL) {
        throw new GroundRefusal("a condition is about more than known cells");
      }
      int cell = (int) table.get(place).value();
      long all = (1L << symbols) - 1;
      long allowed = (holds ? mask : ~mask) & all;
      Integer put = written.get(cell);
      if (put != null || allowed == all) {
        boolean fits = put == null || (allowed >>> put & 1) != 0;
        return fits ? List.of(Map.of()) : List.of();
      }
      return allowed == 0 ? List.of() : List.of(Map.of(cell, allowed));
    }

    private static List<Map<Integer, Long>> both(
        List<Map<Integer, Long>> first, List<Map<Integer, Long>> second) {
      List<Map<Integer, Long>> found = new ArrayList<>();
      for (Map<Integer, Long> one : first) {
        for (Map<Integer, Long> other : second) {
          Map<Integer, Long> merged = new TreeMap<>(one);
          other.forEach((cell, mask) -> merged.merge(cell, mask, (a, b) -> a & b));
          if (!merged.containsValue(0L)) {
            found.add(merged);
          }
        }
      }
      if (found.size() > MAX_CASES) {
        throw new GroundRefusal("a condition has too many cases");
      }
      return found;
    }
  }
}
