package zermelo.web.api;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import zermelo.web.server.Response;

/** A cache of recent responses, limited in bytes. */
public final class ResponseCache {
  /** Bytes per entry beside its key and its body. */
  private static final int OVERHEAD = 300;

  /** A single response may take at most one part in this many of the cache. */
  private static final int PART = 32;

  private final long room;
  private final Map<String, Response> replies = new LinkedHashMap<>(256, 0.75f, true);
  private long taken;

  public ResponseCache(long room) {
    this.room = room;
  }

  public synchronized Optional<Response> get(String key) {
    return Optional.ofNullable(replies.get(key));
  }

  public synchronized void put(String key, Response reply) {
    long size = size(key, reply);
    if (size > room / PART) {
      return;
    }
    Response before = replies.put(key, reply);
    taken += size - (before == null ? 0 : size(key, before));
    while (taken > room) {
      Map.Entry<String, Response> eldest = replies.entrySet().iterator().next();
      replies.remove(eldest.getKey());
      taken -= size(eldest.getKey(), eldest.getValue());
    }
  }

  private static long size(String key, Response reply) {
    return OVERHEAD + 2L * key.length() + reply.length();
  }

  synchronized long taken() {
    return taken;
  }
}
