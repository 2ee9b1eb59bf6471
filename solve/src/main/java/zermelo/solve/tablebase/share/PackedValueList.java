package zermelo.solve.tablebase.share;

import java.util.List;
import zermelo.solve.tablebase.format.Alphabet;

/** Encodes cells as bytes: the distinct ones, most frequent first, then their numbers. */
public final class PackedValueList {
  private PackedValueList() {}

  static void pack(int[] cells, VarintWriter out) {
    Alphabet.CountMap counts = new Alphabet.CountMap();
    for (int cell : cells) {
      counts.count(cell);
    }
    Alphabet alphabet = Alphabet.of(List.of(counts));
    out.put(alphabet.size());
    for (int cell : alphabet.cells()) {
      out.put(Integer.toUnsignedLong(cell));
    }
    out.put(cells.length);
    for (int cell : cells) {
      out.put(alphabet.number(cell));
    }
  }

  static int[] unpack(VarintReader in) {
    int[] alphabet = new int[in.getInt()];
    for (int i = 0; i < alphabet.length; i++) {
      alphabet[i] = (int) in.get();
    }
    int[] cells = new int[in.getInt()];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = alphabet[in.getInt()];
    }
    return cells;
  }
}
