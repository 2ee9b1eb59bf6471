package zermelo.solve.tablebase.format;

import java.util.Arrays;

/**
 * Compresses the packed values of a block, by range asymmetric numeral systems (rANS).
 *
 * <p>It is an entropy coder whose frequencies are those of a {@link ContextModel}. It encodes from
 * the last symbol to the first, so that decoding goes forward.
 */
public final class BlockCoder {
  private static final int LOW = 1 << 15; // the state stays between this and 2^8 times this

  private final ContextModel model;
  private int[] starts = new int[1024];
  private int[] shares = new int[1024];
  private int steps;
  private int context;
  private byte[] bytes = {};
  private int at;
  private int state;

  public BlockCoder(ContextModel model) {
    this.model = model;
  }

  // Writing: put() the packed values one by one, then call made().

  public void begin() {
    steps = 0;
    context = model.first();
  }

  /** Adds a packed value; {@code ended} if the rules end the game there. */
  public void put(int packedValue, boolean ended) {
    int now = ended ? model.ended() : context;
    int symbol = model.symbol(now, packedValue);
    step(model.start(now, symbol), model.share(now, symbol));
    if (symbol == ContextModel.OTHER) {
      for (int left = model.numberBits(); left > 0; left -= ContextModel.BITS) {
        int bits = Math.min(left, ContextModel.BITS);
        int part = model.number(packedValue) >>> (left - bits) & ((1 << bits) - 1);
        step(part << (ContextModel.BITS - bits), 1 << (ContextModel.BITS - bits));
      }
    }
    if (!ended) {
      context = model.after(packedValue);
    }
  }

  private void step(int start, int share) {
    if (steps == starts.length) {
      starts = Arrays.copyOf(starts, 2 * steps);
      shares = Arrays.copyOf(shares, 2 * steps);
    }
    starts[steps] = start;
    shares[steps++] = share;
  }

  /** The encoded bytes; empty if every packed value could be predicted with certainty. */
  public byte[] encoded() {
    byte[] out = new byte[4 * steps + 3];
    int first = out.length;
    int x = LOW;
    for (int i = steps - 1; i >= 0; i--) {
      int share = shares[i];
      while (x >= share << (15 + 8 - ContextModel.BITS)) {
        out[--first] = (byte) x;
        x >>>= 8;
      }
      x = x / share * ContextModel.TOTAL + x % share + starts[i];
    }
    if (first == out.length && x == LOW) {
      return new byte[0];
    }
    out[--first] = (byte) x;
    out[--first] = (byte) (x >>> 8);
    out[--first] = (byte) (x >>> 16);
    return Arrays.copyOfRange(out, first, out.length);
  }

  // Reading.

  /** Starts reading the block at these bytes. */
  void open(byte[] from, int offset, int length) {
    context = model.first();
    bytes = from;
    at = offset;
    state = LOW;
    if (length > 0) {
      state = (next() << 16) | (next() << 8) | next();
    }
  }

  private int next() {
    return at < bytes.length ? bytes[at++] & 0xff : 0;
  }

  /** The next packed value. */
  int get(boolean ended) {
    int now = ended ? model.ended() : context;
    int slot = state & (ContextModel.TOTAL - 1);
    int symbol = model.symbolAt(now, slot);
    forward(slot, model.start(now, symbol), model.share(now, symbol));
    int packedValue = symbol == ContextModel.OTHER ? other() : model.packedValue(symbol);
    if (!ended) {
      context = model.after(packedValue);
    }
    return packedValue;
  }

  private int other() {
    int number = 0;
    for (int left = model.numberBits(); left > 0; left -= ContextModel.BITS) {
      int bits = Math.min(left, ContextModel.BITS);
      int slot = state & (ContextModel.TOTAL - 1);
      int part = slot >>> (ContextModel.BITS - bits);
      forward(slot, part << (ContextModel.BITS - bits), 1 << (ContextModel.BITS - bits));
      number = (number << bits) | part;
    }
    return model.numbered(number);
  }

  private void forward(int slot, int start, int share) {
    state = share * (state >>> ContextModel.BITS) + slot - start;
    while (state < LOW) {
      state = (state << 8) | next();
    }
  }
}
