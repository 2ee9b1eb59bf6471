package zermelo.web.cache;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.ToLongBiFunction;

/**
 * A cache that forgets what was unused for longest. The newest entry stays, whatever its size. Any
 * thread may use it.
 */
public final class LruCache<K, V> {
  private final long capacity;
  private final ToLongBiFunction<K, V> size;
  private final Map<K, V> entries = new LinkedHashMap<>(64, 0.75f, true);
  private long taken;

  /** Creates a cache for this many entries. */
  public LruCache(long entries) {
    this(entries, (key, value) -> 1);
  }

  /**
   * Creates a cache for entries of different sizes.
   *
   * @param capacity the limit on the sizes of all entries together
   */
  public LruCache(long capacity, ToLongBiFunction<K, V> size) {
    this.capacity = capacity;
    this.size = size;
  }

  /** Returns a value and marks it as used. */
  public synchronized Optional<V> get(K key) {
    return Optional.ofNullable(entries.get(key));
  }

  /** Returns the value, or creates and stores it. */
  public synchronized V get(K key, Supplier<V> absent) {
    return get(key)
        .orElseGet(
            () -> {
              V value = absent.get();
              put(key, value);
              return value;
            });
  }

  /** Stores a value in place of an older one. */
  public synchronized void put(K key, V value) {
    V before = entries.put(key, value);
    taken += size.applyAsLong(key, value) - (before == null ? 0 : size.applyAsLong(key, before));
    while (taken > capacity && entries.size() > 1) {
      Map.Entry<K, V> eldest = entries.entrySet().iterator().next();
      entries.remove(eldest.getKey());
      taken -= size.applyAsLong(eldest.getKey(), eldest.getValue());
    }
  }

  /** Returns the sizes of all entries together. */
  public synchronized long totalSize() {
    return taken;
  }
}
