package zermelo.language.compile;

import java.util.ArrayList;
import java.util.List;
import zermelo.language.check.Program.Kind;
import zermelo.language.syntax.Span;

/**
 * What the code of one class refers to by number: places of the text, tables of numbers, and the
 * scratch memory of each place that needs some. Compiling fills it; every space that is made of the
 * class gets scratch memory of its own.
 */
final class Constants {
  private static final long[] NOTHING = {};

  private final List<Span> sites = new ArrayList<>();
  private final List<long[]> tables = new ArrayList<>();
  private final List<Integer> cells = new ArrayList<>();
  private final List<Bits> bits = new ArrayList<>();
  private final List<Integer> rows = new ArrayList<>();
  private final List<Integer> lowerings = new ArrayList<>();
  private final List<long[]> sets = new ArrayList<>();

  Constants(List<Blueprint.Part> parts) {
    for (Blueprint.Part part : parts) {
      if (part.kind() != Kind.NUMBER) {
        cells.add(part.place());
        bits.add(new Bits(part));
      }
    }
  }

  int site(Span span) {
    sites.add(span);
    return sites.size() - 1;
  }

  Span span(int site) {
    return sites.get(site);
  }

  int table(long[] numbers) {
    tables.add(numbers);
    return tables.size() - 1;
  }

  /** The number of the layout of the list or set in a cell. */
  int bits(int cell) {
    return cells.indexOf(cell);
  }

  /** Scratch memory for a list. */
  int row(int length) {
    rows.add(length);
    return rows.size() - 1;
  }

  /** Scratch memory for a set. */
  int set() {
    return set(NOTHING);
  }

  /** A set that stays as it is. */
  int set(long[] elements) {
    sets.add(elements);
    return sets.size() - 1;
  }

  /** Scratch memory for going through lists. */
  int lowering(int length) {
    lowerings.add(length);
    return lowerings.size() - 1;
  }

  long[][] tables() {
    return tables.toArray(long[][]::new);
  }

  Bits[] bits() {
    return bits.toArray(Bits[]::new);
  }

  long[][] rows() {
    return rows.stream().map(long[]::new).toArray(long[][]::new);
  }

  NumberSet[] sets() {
    return sets.stream().map(NumberSet::new).toArray(NumberSet[]::new);
  }

  Lowering[] lowerings() {
    return lowerings.stream().map(Lowering::new).toArray(Lowering[]::new);
  }
}
