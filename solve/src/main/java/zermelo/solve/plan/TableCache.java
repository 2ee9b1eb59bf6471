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
 * The tables that a solver keeps from question to question.
 *
 * <p>There is one entry per game or sum of games and per kind of play. Only the entries of the last
 * {@value #GAMES} games are kept.
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

  /** Equality is written out: the JVM generates that of records at run time, at every start. */
  private record Key(List<Rules> rules, boolean misere) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Key that && misere == that.misere && rules.equals(that.rules);
    }

    @Override
    public int hashCode() {
      return 31 * rules.hashCode() + (misere ? 1 : 0);
    }
  }

  /** The tables of one game or sum, in one kind of play. */
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

  /** What keeps the tables of long searches. */
  SearchStore store() {
    return store;
  }

  /** The table of the last positional game. */
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
