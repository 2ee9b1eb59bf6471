package zermelo.web.work;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import zermelo.web.server.Reply;

/** Answers that were given lately, as many as fit into so many bytes. */
public final class Cache {
  /** What an entry takes beside its key and its bytes. */
  private static final int OVERHEAD = 300;

  /** One answer takes no more than this part of the room. */
  private static final int PART = 32;

  private final long room;
  private final Map<String, Reply> replies = new LinkedHashMap<>(256, 0.75f, true);
  private long taken;

  public Cache(long room) {
    this.room = room;
  }

  public synchronized Optional<Reply> get(String key) {
    return Optional.ofNullable(replies.get(key));
  }

  public synchronized void put(String key, Reply reply) {
    long size = size(key, reply);
    if (size > room / PART) {
      return;
    }
    Reply before = replies.put(key, reply);
    taken += size - (before == null ? 0 : size(key, before));
    while (taken > room) {
      Map.Entry<String, Reply> eldest = replies.entrySet().iterator().next();
      replies.remove(eldest.getKey());
      taken -= size(eldest.getKey(), eldest.getValue());
    }
  }

  private static long size(String key, Reply reply) {
    return OVERHEAD + 2L * key.length() + reply.length();
  }

  synchronized long taken() {
    return taken;
  }
}
