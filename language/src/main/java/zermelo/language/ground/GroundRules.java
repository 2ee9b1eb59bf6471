package zermelo.language.ground;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zermelo.language.board.BoardGeometry;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.ground.GroundTermTable.GroundRefusal;
import zermelo.language.program.Program;

/**
 * The rules of a text as ground terms: written out for every cell of a board. Only the choices that
 * depend on the position remain.
 *
 * @param table the ground terms, each with a number
 * @param ends the term numbers of each end's condition and of the settlement, by their names in
 *     messages
 * @param moves the term numbers of the moves of each rule
 */
record GroundRules(
    GroundTermTable table,
    BoardGeometry geometry,
    Map<String, Integer> ends,
    List<List<Integer>> moves) {

  /**
   * Writes the rules out; the frame holds the parameters and the board.
   *
   * @throws GroundRefusal if they are too long or not understood
   */
  static GroundRules of(Program program, EvaluationFrame frame, BoardGeometry geometry) {
    GroundTermTable table = new GroundTermTable();
    StaticTermEvaluator statics = new StaticTermEvaluator(program, frame);
    GroundTermBuilder terms = new GroundTermBuilder(table, statics, geometry);
    Map<String, Integer> ends = ends(program, table, terms);
    program.settle().ifPresent(s -> ends.put("the settlement", terms.number(s)));
    return new GroundRules(
        table, geometry, ends, moves(program, new GroundMoves(table, statics, terms)));
  }

  /** Ends with the same verdict one after the other are one end. */
  private static Map<String, Integer> ends(
      Program program, GroundTermTable table, GroundTermBuilder terms) {
    Map<String, Integer> found = new LinkedHashMap<>();
    List<Program.End> ends = program.ends();
    int i = 0;
    while (i < ends.size()) {
      Program.End first = ends.get(i);
      List<Integer> conditions = new ArrayList<>();
      while (i < ends.size() && ends.get(i).verdict() == first.verdict()) {
        conditions.add(terms.truth(ends.get(i).condition()));
        i++;
      }
      int line = program.source().line(first.span().from());
      found.put("the end in line " + line, table.or(conditions));
    }
    return found;
  }

  /** Rules that are tried together form a group; an alternative is one of its own. */
  private static List<List<Integer>> moves(Program program, GroundMoves moves) {
    List<List<Integer>> found = new ArrayList<>();
    int group = 0;
    boolean after = false;
    for (Program.MoveRule rule : program.moves()) {
      if (rule.otherwise() || after) {
        group++;
      }
      after = rule.otherwise();
      found.add(moves.of(rule, group));
    }
    return found;
  }
}
