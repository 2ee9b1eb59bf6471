package zermelo.heaps;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** For values of two bytes, less than 2^15: how they are marked. */
abstract class ShortKernel extends TableKernel {
  private static final VarHandle TWO =
      MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);

  private final byte[] g;
  private final int stride;

  /**
   * @param g two bytes a value, the low one first
   */
  ShortKernel(TakeAndBreak code, Marks marks, Split split, byte[] g, int stride, int slots) {
    super(code, marks, split, stride, slots);
    this.g = g;
    this.stride = stride;
  }

  @Override
  final int at(int heap) {
    return (short) TWO.get(g, 2 * heap);
  }

  @Override
  final byte[] marked(int[] segments, int count) {
    return ShortMarks.table(g, marks, stride, segments, count);
  }
}
