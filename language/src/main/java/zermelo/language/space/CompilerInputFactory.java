package zermelo.language.space;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.language.check.Program;
import zermelo.language.compile.analysis.CompilerInput;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.evaluate.ListedSet;
import zermelo.language.evaluate.NamedSet;
import zermelo.language.evaluate.SetValue;
import zermelo.language.interpret.BoundedComponent;
import zermelo.language.interpret.TextRules;
import zermelo.language.packing.ComponentPacking;

/** Makes the input of the compiler from rules and a packing. */
final class CompilerInputFactory {
  private CompilerInputFactory() {}

  /**
   * The input of the compiler.
   *
   * @param box the number of values of each component if positions are packed as their ranks
   */
  static CompilerInput of(TextRules rules, ComponentPacking packing, Optional<long[]> box) {
    EvaluationFrame parameters = rules.parameters();
    Map<Integer, Long> numbers = new HashMap<>();
    Map<Integer, long[]> codes = new HashMap<>();
    Map<Integer, CompilerInput.ParameterSet> sets = new HashMap<>();
    for (Program.Param param : rules.program().params()) {
      int place = param.place();
      switch (param.type()) {
        case NUMBER, TRUTH -> numbers.put(place, parameters.slots[place]);
        case CODE -> codes.put(place, parameters.rows[place]);
        case SET -> sets.put(place, set(parameters.sets[place]));
        case LIST, LISTS -> {} // no parameter is a list
      }
    }
    int words = box.isPresent() ? 1 : packing.words();
    return new CompilerInput(
        rules.program(), numbers, codes, sets, components(rules, packing), words, box);
  }

  private static CompilerInput.ParameterSet set(SetValue value) {
    return switch (value) {
      case NamedSet named -> new CompilerInput.NamedInfiniteSet(named.word());
      case ListedSet listed ->
          new CompilerInput.FiniteSet(Arrays.stream(listed.elements()).boxed().toList());
    };
  }

  private static List<CompilerInput.PackedComponent> components(
      TextRules rules, ComponentPacking packing) {
    List<CompilerInput.PackedComponent> components = new ArrayList<>();
    for (int i = 0; i < rules.bounds().size(); i++) {
      BoundedComponent bound = rules.bounds().get(i);
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
