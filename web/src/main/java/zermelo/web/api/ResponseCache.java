package zermelo.web.api;

import java.util.Optional;
import zermelo.web.cache.LruCache;
import zermelo.web.server.Response;

/** A cache of recent responses, limited in bytes. */
public final class ResponseCache {
  /** Bytes per entry beside its key and its body. */
  private static final int OVERHEAD = 300;

  /** A single response may take at most one part in this many of the cache. */
  private static final int PART = 32;

  private final long largest;
  private final LruCache<String, Response> replies;

  /**
   * Creates an empty cache.
   *
   * @param capacity the limit in bytes
   */
  public ResponseCache(long capacity) {
    this.largest = capacity / PART;
    this.replies = new LruCache<>(capacity, ResponseCache::size);
  }

  public Optional<Response> get(String key) {
    return replies.get(key);
  }

  public void put(String key, Response reply) {
    if (size(key, reply) <= largest) {
      replies.put(key, reply);
    }
  }

  private static long size(String key, Response reply) {
    return OVERHEAD + 2L * key.length() + reply.length();
  }

  long totalSize() {
    return replies.totalSize();
  }
}
