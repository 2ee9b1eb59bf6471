package zermelo.language.space;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.language.board.BoardGeometry;
import zermelo.language.compile.analysis.CompilerInput;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.evaluate.ListedSet;
import zermelo.language.evaluate.NamedSet;
import zermelo.language.evaluate.SetValue;
import zermelo.language.interpret.TextRules;
import zermelo.language.packing.BoardPlanes;
import zermelo.language.packing.ComponentPacking;
import zermelo.language.position.BoundedComponent;
import zermelo.language.program.Program;

/** Makes the input of the compiler from rules and a packing. */
final class CompilerInputFactory {
  private CompilerInputFactory() {}

  /**
   * The input of the compiler.
   *
   * @param program the rules without what does not matter for play; {@code bounds} its components
   * @param box the number of values of each component if positions are packed as their ranks
   * @param geometry the board of all positions of the space
   */
  static CompilerInput of(
      TextRules rules,
      Program program,
      List<BoundedComponent> bounds,
      ComponentPacking packing,
      Optional<long[]> box,
      BoardGeometry geometry) {
    EvaluationFrame parameters = rules.parameters();
    Map<Integer, Long> numbers = new HashMap<>();
    Map<Integer, long[]> codes = new HashMap<>();
    Map<Integer, CompilerInput.ParameterSet> sets = new HashMap<>();
    for (Program.Param param : rules.program().params()) {
      int place = param.place();
      switch (param.type()) {
        case NUMBER, TRUTH -> numbers.put(place, parameters.slots[place]);
        case CODE -> codes.put(place, parameters.lists[place]);
        case SET -> sets.put(place, set(parameters.sets[place]));
        case LIST -> {} // read from the frame
        case EDGES -> {} // in the geometry
        case LISTS, CELL, CELLS, SYMBOL, SYMBOLS ->
            throw new IllegalStateException("no parameter is " + param.type().words());
      }
    }
    EvaluationFrame settled = rules.newFrame();
    settled.geometry = geometry;
    long cells = packing.board().map(BoardPlanes::packedCells).orElse(0L);
    int words = box.isPresent() ? 1 : packing.words();
    return new CompilerInput(
        program, numbers, codes, sets, components(bounds, packing), words, box, settled, cells);
  }

  private static CompilerInput.ParameterSet set(SetValue value) {
    return switch (value) {
      case NamedSet named -> new CompilerInput.NamedInfiniteSet(named.word());
      case ListedSet listed ->
          new CompilerInput.FiniteSet(Arrays.stream(listed.elements()).boxed().toList());
    };
  }

  private static List<CompilerInput.PackedComponent> components(
      List<BoundedComponent> bounds, ComponentPacking packing) {
    List<CompilerInput.PackedComponent> components = new ArrayList<>();
    for (int i = 0; i < bounds.size(); i++) {
      BoundedComponent bound = bounds.get(i);
      components.add(
          new CompilerInput.PackedComponent(
              bound.component(),
              bound.low(),
              bound.high(),
              List.of(packing.fields(i)),
              packing.length(i)));
    }
    return components;
  }
}
