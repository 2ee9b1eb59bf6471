package zermelo.web.server;

import zermelo.web.cache.LruCache;

/** Limits how often each client may store something: a burst first, then a steady rate. */
public final class RateLimiter {
  /** Maximum number of remembered clients. Beyond it, the client idle for longest is forgotten. */
  private static final int CLIENTS = 10_000;

  private final int atOnce;
  private final double perSecond;
  private final LruCache<String, Bucket> buckets = new LruCache<>(CLIENTS);

  private static final class Bucket {
    private double left;
    private long at;

    Bucket(double left, long at) {
      this.left = left;
      this.at = at;
    }
  }

  public RateLimiter(int atOnce, double perSecond) {
    this.atOnce = atOnce;
    this.perSecond = perSecond;
  }

  /** Counts one request; throws a 429 if the client is over its rate. */
  public synchronized void count(String client) {
    long now = System.nanoTime();
    Bucket bucket = buckets.get(client, () -> new Bucket(atOnce, now));
    bucket.left = Math.min(atOnce, bucket.left + (now - bucket.at) * 1e-9 * perSecond);
    bucket.at = now;
    if (bucket.left < 1) {
      throw HttpProblem.tooMany(
          "this is too often; wait a little", (int) Math.ceil((1 - bucket.left) / perSecond));
    }
    bucket.left--;
  }
}
