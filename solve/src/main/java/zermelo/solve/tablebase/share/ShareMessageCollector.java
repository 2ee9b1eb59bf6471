package zermelo.solve.tablebase.share;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Supplier;

/** Collects the messages of one share, by receiver and kind. */
public final class ShareMessageCollector<T> {
  private record Address(int tier, int to, int kind) implements Comparable<Address> {
    @Override
    public int compareTo(Address other) {
      int byTier = Integer.compare(tier, other.tier);
      int byShare = byTier != 0 ? byTier : Integer.compare(to, other.to);
      return byShare != 0 ? byShare : Integer.compare(kind, other.kind);
    }
  }

  private final Supplier<T> empty;
  private final TreeMap<Address, T> bags = new TreeMap<>();
  private Address lastAddress;
  private T last;

  ShareMessageCollector(Supplier<T> empty) {
    this.empty = empty;
    this.lastAddress = new Address(-1, -1, -1);
    this.last = empty.get();
  }

  /** The buffer for messages to a share; usually that of the last call. */
  T at(int tier, int to, int kind) {
    if (lastAddress.to != to || lastAddress.tier != tier || lastAddress.kind != kind) {
      lastAddress = new Address(tier, to, kind);
      last = bags.computeIfAbsent(lastAddress, address -> empty.get());
    }
    return last;
  }

  /** Encodes a buffer as bytes. */
  interface BufferEncoder<T> {
    byte[] packed(T bag);
  }

  /** Creates one message for each buffer. */
  List<ShareMessage> parcels(int from, BufferEncoder<T> packing) {
    List<ShareMessage> parcels = new ArrayList<>();
    bags.forEach(
        (address, bag) ->
            parcels.add(
                new ShareMessage(
                    address.tier, address.to, from, address.kind, packing.packed(bag))));
    return parcels;
  }
}
