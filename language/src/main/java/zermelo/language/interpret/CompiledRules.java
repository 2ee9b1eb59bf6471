package zermelo.language.interpret;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.Space;
import zermelo.language.compile.Blueprint;
import zermelo.language.compile.Compiler;
import zermelo.language.compile.Field;

/**
 * What was compiled of one game, by packing: questions about the same game come one after the other
 * and mostly pack alike, and Java should not have to warm up for each of them. Any number of
 * threads may ask.
 */
final class CompiledRules {
  private static final int MOST = 16;

  private final Map<Key, Optional<Compiler.Compiled>> known =
      new LinkedHashMap<>(MOST, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Optional<Compiler.Compiled>> eldest) {
          return size() > MOST;
        }
      };

  private record Key(List<List<Field>> fields, List<Integer> lengths, List<Long> box) {
    static Key of(Blueprint plan) {
      return new Key(
          plan.parts().stream().map(Blueprint.Part::fields).toList(),
          plan.parts().stream().map(Blueprint.Part::length).toList(),
          plan.box().map(sizes -> Arrays.stream(sizes).boxed().toList()).orElse(List.of()));
    }
  }

  /** The same space compiled, or itself if its text is too long to be. */
  Space of(TextSpace space) {
    return compiled(space.blueprint()).<Space>map(rules -> rules.space(space)).orElse(space);
  }

  private synchronized Optional<Compiler.Compiled> compiled(Blueprint plan) {
    return known.computeIfAbsent(Key.of(plan), key -> Compiler.compile(plan));
  }
}
