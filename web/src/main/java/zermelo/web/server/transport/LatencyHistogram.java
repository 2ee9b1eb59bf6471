package zermelo.web.server.transport;

import java.util.concurrent.atomic.LongAdder;

/** A histogram of durations in seconds, in the text format of Prometheus. */
public final class LatencyHistogram {
  private static final double[] BOUNDS = {
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30
  };

  private final LongAdder[] counts = new LongAdder[BOUNDS.length + 1];
  private final LongAdder nanos = new LongAdder();

  LatencyHistogram() {
    for (int i = 0; i < counts.length; i++) {
      counts[i] = new LongAdder();
    }
  }

  void add(long duration) {
    int bucket = 0;
    while (bucket < BOUNDS.length && duration > BOUNDS[bucket] * 1e9) {
      bucket++;
    }
    counts[bucket].increment();
    nanos.add(duration);
  }

  void write(StringBuilder out, String name, String route) {
    long below = 0;
    for (int i = 0; i < counts.length; i++) {
      below += counts[i].sum();
      String bound = i < BOUNDS.length ? Metrics.number(BOUNDS[i]) : "+Inf";
      out.append(name).append("_bucket{route=\"").append(route).append("\",le=\"").append(bound);
      out.append("\"} ").append(below).append('\n');
    }
    String label = "{route=\"" + route + "\"} ";
    out.append(name).append("_sum").append(label).append(nanos.sum() / 1e9).append('\n');
    out.append(name).append("_count").append(label).append(below).append('\n');
  }
}
