package zermelo.language.compile.runtime;

import java.util.ArrayList;
import java.util.List;
import zermelo.language.check.Program.Kind;
import zermelo.language.compile.analysis.CompilerInput;
import zermelo.language.syntax.Span;

/**
 * What the code of one class refers to by number: places of the text, tables of numbers, and the
 * scratch memory of each place that needs some. Compiling fills it; every space that is made of the
 * class gets scratch memory of its own.
 */
public final class CodeConstants {
  private static final long[] NOTHING = {};

  private final List<Span> sites = new ArrayList<>();
  private final List<long[]> tables = new ArrayList<>();
  private final List<Integer> cells = new ArrayList<>();
  private final List<PackedCollection> bits = new ArrayList<>();
  private final List<Integer> rows = new ArrayList<>();
  private final List<Integer> lowerings = new ArrayList<>();
  private final List<long[]> sets = new ArrayList<>();

  public CodeConstants(List<CompilerInput.PackedComponent> parts) {
    for (CompilerInput.PackedComponent part : parts) {
      if (part.kind() != Kind.NUMBER) {
        cells.add(part.place());
        bits.add(new PackedCollection(part));
      }
    }
  }

  public int site(Span span) {
    sites.add(span);
    return sites.size() - 1;
  }

  Span span(int site) {
    return sites.get(site);
  }

  public int table(long[] numbers) {
    tables.add(numbers);
    return tables.size() - 1;
  }

  /** The number of the layout of the list or set in a cell. */
  public int bits(int cell) {
    return cells.indexOf(cell);
  }

  /** Scratch memory for a list. */
  public int row(int length) {
    rows.add(length);
    return rows.size() - 1;
  }

  /** Scratch memory for a set. */
  public int set() {
    return set(NOTHING);
  }

  /** A set that stays as it is. */
  public int set(long[] elements) {
    sets.add(elements);
    return sets.size() - 1;
  }

  /** Scratch memory for going through lists. */
  public int lowering(int length) {
    lowerings.add(length);
    return lowerings.size() - 1;
  }

  long[][] tables() {
    return tables.toArray(long[][]::new);
  }

  public PackedCollection[] bits() {
    return bits.toArray(PackedCollection[]::new);
  }

  long[][] rows() {
    return rows.stream().map(long[]::new).toArray(long[][]::new);
  }

  NumberSet[] sets() {
    return sets.stream().map(NumberSet::new).toArray(NumberSet[]::new);
  }

  LoweredListIterator[] lowerings() {
    return lowerings.stream().map(LoweredListIterator::new).toArray(LoweredListIterator[]::new);
  }
}
