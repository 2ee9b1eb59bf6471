package zermelo.solve.plan;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.solve.Question;
import zermelo.solve.bounds.SearchMemory;
import zermelo.solve.dense.DenseSolver;
import zermelo.solve.graph.GraphSolver;
import zermelo.solve.grundy.GrundyTable;
import zermelo.solve.positional.PositionalProof;
import zermelo.solve.region.RegionSolver;
import zermelo.solve.store.SearchStore;
import zermelo.solve.sum.QuestionPacking;

/**
 * Keeps the tables of a solver from one question to the next.
 *
 * <p>Tables of graphs, searches and regions are kept for each game or sum and kind of play, Grundy
 * tables for each game: the last {@value #GAMES} of both. Of positional games, only the last one
 * keeps its solver.
 */
public final class TableCache {
  private static final int GAMES = 16;

  private final Map<Key, GameTables> games = recent();
  private final Map<Rules, GrundyTable> nimbers = recent();
  private final SearchStore store;
  private PositionalProof.Memory positional;

  TableCache(SearchStore store) {
    this.store = store;
    this.positional = new PositionalProof.Memory(store);
  }

  /** A game or sum, and the kind of play. */
  private record Key(List<Rules> rules, boolean misere) {}

  /**
   * The tables of one game or sum, in one kind of play.
   *
   * @param wrap turns a position of the question into one that the graph's spaces can pack
   */
  record GameTables(
      GraphSolver graph,
      Function<Position, Position> wrap,
      DenseSolver dense,
      SearchMemory search,
      RegionSolver regions,
      AdaptiveGraphSizeLimit sizeLimit) {}

  GameTables of(Question question) {
    List<Rules> rules = question.components().stream().map(Question.Component::rules).toList();
    Key key = new Key(rules, question.misere());
    return games.computeIfAbsent(key, absent -> create(question));
  }

  private GameTables create(Question question) {
    Rules whole = question.rules();
    QuestionPacking packing = QuestionPacking.of(question);
    return new GameTables(
        new GraphSolver(whole.facts(), question.misere(), packing::space),
        packing::wrap,
        new DenseSolver(whole, question.misere()),
        new SearchMemory(store),
        new RegionSolver(whole, store),
        new AdaptiveGraphSizeLimit());
  }

  /** The Grundy tables of the question's games. */
  Map<Rules, GrundyTable> nimbers(Question question) {
    Map<Rules, GrundyTable> tables = new LinkedHashMap<>();
    for (Question.Component component : question.components()) {
      Rules rules = component.rules();
      tables.put(rules, nimbers.computeIfAbsent(rules, GrundyTable::new));
    }
    return tables;
  }

  /** The file in which long searches keep their tables. */
  SearchStore store() {
    return store;
  }

  /** The solver of the last positional game. */
  PositionalProof.Memory positional() {
    return positional;
  }

  void clear() {
    positional = new PositionalProof.Memory(store);
    games.clear();
    nimbers.clear();
  }

  private static <K, V> Map<K, V> recent() {
    return new LinkedHashMap<>(GAMES, 0.75f, true) {
      private static final long serialVersionUID = 1L;

      @Override
      protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return size() > GAMES;
      }
    };
  }
}
