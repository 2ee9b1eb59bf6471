package zermelo.language.ground;

import static zermelo.language.ground.GroundOperator.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The conditions and changes of a move that is being written out. */
final class GroundSequence {
  private final GroundTermTable table;
  private final List<Integer> items;
  private final List<Integer> conditions;
  private final Map<Integer, Integer> pending;

  GroundSequence(GroundTermTable table) {
    this(table, List.of(), List.of(), Map.of());
  }

  private GroundSequence(
      GroundTermTable table,
      List<Integer> items,
      List<Integer> conditions,
      Map<Integer, Integer> pending) {
    this.table = table;
    this.items = new ArrayList<>(items);
    this.conditions = new ArrayList<>(conditions);
    this.pending = new TreeMap<>(pending);
  }

  GroundSequence copy() {
    return new GroundSequence(table, items, conditions, pending);
  }

  /** Adds a condition; false if it never holds. */
  boolean require(int condition) {
    conditions.add(condition);
    return !table.isTruth(condition, false);
  }

  /** Adds a choice or a change, after all that was added before. */
  void add(int item) {
    flush();
    closeConditions();
    items.add(item);
  }

  /** Symbols by cell that are put at once after the items. */
  Map<Integer, Integer> pending() {
    return pending;
  }

  void put(int cell, int symbol) {
    pending.put(cell, symbol);
  }

  /** Makes the pending symbols part of the board. */
  void flush() {
    if (pending.isEmpty()) {
      return;
    }
    closeConditions();
    List<Integer> puts = new ArrayList<>();
    pending.forEach((cell, symbol) -> puts.add(table.of(PUT, 0, table.leaf(CELL, cell), symbol)));
    items.add(table.of(PARALLEL, 0, puts));
    pending.clear();
  }

  private void closeConditions() {
    int all = table.and(conditions);
    conditions.clear();
    if (!table.isTruth(all, true)) {
      items.add(table.of(REQUIRE, 0, all));
    }
  }

  List<Integer> finish() {
    flush();
    closeConditions();
    return items;
  }
}
