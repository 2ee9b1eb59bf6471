package zermelo.solve.tablebase.share;

import java.util.List;
import zermelo.solve.tablebase.format.Alphabet;

/** Encodes a list of packed values: the different ones, most frequent first, then their numbers. */
public final class PackedValueList {
  private PackedValueList() {}

  static void pack(int[] packedValues, VarintWriter out) {
    Alphabet.CountMap counts = new Alphabet.CountMap();
    for (int packedValue : packedValues) {
      counts.count(packedValue);
    }
    Alphabet alphabet = Alphabet.of(List.of(counts));
    out.put(alphabet.size());
    for (int packedValue : alphabet.packedValues()) {
      out.put(Integer.toUnsignedLong(packedValue));
    }
    out.put(packedValues.length);
    for (int packedValue : packedValues) {
      out.put(alphabet.number(packedValue));
    }
  }

  static int[] unpack(VarintReader in) {
    int[] alphabet = new int[in.getInt()];
    for (int i = 0; i < alphabet.length; i++) {
      alphabet[i] = (int) in.get();
    }
    int[] packedValues = new int[in.getInt()];
    for (int i = 0; i < packedValues.length; i++) {
      packedValues[i] = alphabet[in.getInt()];
    }
    return packedValues;
  }
}
