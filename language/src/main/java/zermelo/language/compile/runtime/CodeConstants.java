package zermelo.language.compile.runtime;

import java.util.ArrayList;
import java.util.List;
import zermelo.language.compile.analysis.CompilerInput;
import zermelo.language.program.Program.Kind;
import zermelo.language.syntax.Span;

/**
 * The constants and scratch memory that compiled code refers to by number.
 *
 * <p>They are places in the text, tables of numbers, and scratch memory for each place that needs
 * some. The compiler fills this object. Every space that is made from the compiled class gets its
 * own scratch memory.
 */
public final class CodeConstants {
  private static final long[] NOTHING = {};

  private final List<Span> sites = new ArrayList<>();
  private final List<long[]> tables = new ArrayList<>();
  private final List<Integer> listSlots = new ArrayList<>();
  private final List<PackedCollection> bits = new ArrayList<>();
  private final List<Integer> rows = new ArrayList<>();
  private final List<Integer> lowerings = new ArrayList<>();
  private final List<long[]> sets = new ArrayList<>();

  public CodeConstants(List<CompilerInput.PackedComponent> parts) {
    for (CompilerInput.PackedComponent part : parts) {
      if (part.kind() != Kind.NUMBER) {
        listSlots.add(part.place());
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

  /** The number of the {@link PackedCollection} for the list or set in a list slot. */
  public int bits(int slot) {
    return listSlots.indexOf(slot);
  }

  /** Reserves scratch memory for a list and returns its number. */
  public int row(int length) {
    rows.add(length);
    return rows.size() - 1;
  }

  /** Reserves scratch memory for a set and returns its number. */
  public int set() {
    return set(NOTHING);
  }

  /** Adds a constant set and returns its number. */
  public int set(long[] elements) {
    sets.add(elements);
    return sets.size() - 1;
  }

  /** Reserves a {@link LoweredListIterator} and returns its number. */
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
