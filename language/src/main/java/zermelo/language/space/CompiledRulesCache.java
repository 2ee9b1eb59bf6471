package zermelo.language.space;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.Space;
import zermelo.kernel.space.ForwardingSpace;
import zermelo.language.compile.Compiler;
import zermelo.language.compile.analysis.CompilerInput;
import zermelo.language.compile.runtime.CompiledRules;
import zermelo.language.packing.BitField;

/**
 * Caches the compiled rules of one game, by packing and board.
 *
 * <p>Successive queries about the same game mostly use the same packing. With the cache the JVM
 * does not have to warm up the same code again for each of them. Thread-safe.
 */
public final class CompiledRulesCache {
  private static final int MAX_PROGRAMS = 16;

  private final Map<Key, Optional<CompiledRules>> known =
      new LinkedHashMap<>(MAX_PROGRAMS, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Optional<CompiledRules>> eldest) {
          return size() > MAX_PROGRAMS;
        }
      };

  /** The packing, and the board: trees with equally many edges are packed alike. */
  private record Key(
      List<List<BitField>> fields, List<Integer> lengths, List<Long> box, List<Integer> shape) {
    static Key of(CompilerInput plan) {
      return new Key(
          plan.parts().stream().map(CompilerInput.PackedComponent::fields).toList(),
          plan.parts().stream().map(CompilerInput.PackedComponent::length).toList(),
          plan.box().map(sizes -> Arrays.stream(sizes).boxed().toList()).orElse(List.of()),
          plan.settled().geometry.shape());
    }
  }

  /**
   * Returns the compiled form of the space, or the space itself if its text is too long to compile.
   */
  Space of(InterpretedSpace space) {
    return compiled(space.compilerInput())
        .<Space>map(rules -> rules.space(new CompiledWhenWider(space)))
        .orElse(space);
  }

  /** The compiled form of the space, if its rules have been compiled already. */
  synchronized Optional<Space> known(InterpretedSpace space) {
    if (known.isEmpty()) {
      return Optional.empty();
    }
    Optional<CompiledRules> rules =
        known.getOrDefault(Key.of(space.compilerInput()), Optional.empty());
    return rules.map(made -> made.space(new CompiledWhenWider(space)));
  }

  /** The interpreted space behind a compiled one, whose wider space is compiled again. */
  private final class CompiledWhenWider extends ForwardingSpace {
    private final InterpretedSpace interpreted;

    CompiledWhenWider(InterpretedSpace interpreted) {
      super(interpreted);
      this.interpreted = interpreted;
    }

    @Override
    public Space wider() {
      return of(interpreted.wider());
    }
  }

  private synchronized Optional<CompiledRules> compiled(CompilerInput plan) {
    return known.computeIfAbsent(Key.of(plan), key -> Compiler.compile(plan));
  }
}
