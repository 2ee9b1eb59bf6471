package zermelo.language.space;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.Space;
import zermelo.language.compile.Compiler;
import zermelo.language.compile.analysis.CompilerInput;
import zermelo.language.compile.runtime.CompiledRules;
import zermelo.language.packing.BitField;

/**
 * What was compiled of one game, by packing: questions about the same game come one after the other
 * and mostly pack alike, and Java should not have to warm up for each of them. Any number of
 * threads may ask.
 */
public final class CompiledRulesCache {
  private static final int MOST = 16;

  private final Map<Key, Optional<CompiledRules>> known =
      new LinkedHashMap<>(MOST, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Optional<CompiledRules>> eldest) {
          return size() > MOST;
        }
      };

  private record Key(List<List<BitField>> fields, List<Integer> lengths, List<Long> box) {
    static Key of(CompilerInput plan) {
      return new Key(
          plan.parts().stream().map(CompilerInput.PackedComponent::fields).toList(),
          plan.parts().stream().map(CompilerInput.PackedComponent::length).toList(),
          plan.box().map(sizes -> Arrays.stream(sizes).boxed().toList()).orElse(List.of()));
    }
  }

  /** The same space compiled, or itself if its text is too long to be. */
  Space of(InterpretedSpace space) {
    return compiled(space.blueprint()).<Space>map(rules -> rules.space(space)).orElse(space);
  }

  private synchronized Optional<CompiledRules> compiled(CompilerInput plan) {
    return known.computeIfAbsent(Key.of(plan), key -> Compiler.compile(plan));
  }
}
