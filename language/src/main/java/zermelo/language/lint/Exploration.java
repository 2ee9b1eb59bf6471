package zermelo.language.lint;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Space;
import zermelo.kernel.limits.Cancellation;
import zermelo.kernel.limits.Progress;
import zermelo.language.interpret.TextRules;

/**
 * Visits the positions that can be reached from a start, breadth first, up to a limit.
 *
 * <p>It finds what {@code lint} reports: their number, a cycle, moves that are never legal. In a
 * game of heaps each heap is explored by itself.
 */
final class Exploration {
  private static final int MOST_EDGES = 4_000_000;

  /** The largest number of words that the options of one position may take. */
  private static final int MOST_WORDS = 1 << 23;

  private final TextRules rules;
  private final Space space;
  private final PackedPositionIndex index;
  private final int budget;
  private final Progress progress;
  private final Options options;
  private final List<int[]> successors = new ArrayList<>();
  private final BitSet legalRules = new BitSet();
  private final BitSet ends = new BitSet();
  private int edges;
  private boolean cut; // a position has more options than the buffer can hold
  private int longest;
  private Optional<String> fault = Optional.empty();

  private Exploration(TextRules rules, Space space, int budget, Progress progress) {
    this.rules = rules;
    this.space = space;
    this.budget = budget;
    this.progress = progress;
    this.index = new PackedPositionIndex(space.words());
    this.options =
        new Options(space.words(), Math.min(MOST_EDGES, MOST_WORDS / Math.max(1, space.words())));
  }

  static Exploration of(TextRules rules, Position start, int budget, Progress progress) {
    List<Position> parts = rules.parts(start);
    Space space = rules.space(parts);
    while (true) {
      Exploration exploration = new Exploration(rules, space, budget, progress);
      try {
        exploration.run(parts);
        return exploration;
      } catch (Space.Overflow tooNarrow) {
        try {
          space = space.wider();
        } catch (Space.Overflow widest) {
          exploration.fault = Optional.of("a number or set grows past what can be stored");
          return exploration;
        }
      }
    }
  }

  private void run(List<Position> parts) {
    long[] words = new long[space.words()];
    for (Position part : parts) {
      space.pack(part, words, 0);
      index.number(words, 0);
    }
    while (successors.size() < index.size() && goesOn()) {
      Cancellation.checkCurrent();
      long[] now = new long[space.words()];
      System.arraycopy(index.words(), index.at(successors.size()), now, 0, now.length);
      try {
        successors.add(expand(now));
      } catch (RulesFault failure) {
        fault = Optional.of(failure.getMessage() + " (at " + shown(successors.size()) + ")");
        return;
      }
    }
  }

  private boolean goesOn() {
    return successors.size() < budget && edges < MOST_EDGES && !cut && !progress.isOver();
  }

  private int[] expand(long[] now) {
    options.clear();
    if (space.ending(now, 0) == Ending.OPEN) {
      space.options(now, 0, options);
      longest = Math.max(longest, options.size());
      noteRules(now);
    } else {
      rules.endAt(space.unpack(now, 0)).ifPresent(ends::set);
    }
    int parts = options.size() == 0 ? 0 : options.endPart(options.size() - 1);
    int[] next = new int[parts];
    for (int part = 0; part < parts; part++) {
      next[part] = index.number(options.words(), options.at(part));
    }
    edges += parts;
    cut |= options.size() >= options.limit();
    return Arrays.stream(next).distinct().toArray();
  }

  /** Looks for legal rules only while some rule has not been legal yet. */
  private void noteRules(long[] now) {
    if (legalRules.cardinality() < rules.ruleCount()) {
      legalRules.or(rules.legalRules(space.unpack(now, 0)));
    }
  }

  int states() {
    return index.size();
  }

  boolean complete() {
    return fault.isEmpty() && !cut && successors.size() == index.size();
  }

  int longest() {
    return longest;
  }

  BitSet legalRules() {
    return legalRules;
  }

  BitSet ends() {
    return ends;
  }

  Optional<String> fault() {
    return fault;
  }

  /** A cycle of positions, the first one repeated at the end. Empty if none was found. */
  List<String> loop() {
    List<String> shown = new ArrayList<>();
    for (int number : CycleFinder.find(successors)) {
      shown.add(shown(number));
    }
    return shown;
  }

  private String shown(int number) {
    Position part = space.unpack(index.words(), index.at(number));
    return rules.print(rules.join(List.of(part)));
  }
}
