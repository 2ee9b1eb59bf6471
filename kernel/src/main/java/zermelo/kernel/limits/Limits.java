package zermelo.kernel.limits;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zermelo.kernel.input.BadInput;

/**
 * What a piece of work may use: time, positions, memory, threads.
 *
 * <p>Written {@code 30s}, {@code 2m}, {@code 500ms} (time), {@code 1e8} (positions), {@code 4g}
 * (memory), or several of them separated by commas.
 *
 * @param memory the bytes that tables may use
 * @param threads the number of threads; a solver or a search uses one
 */
public record Limits(Duration time, long positions, long memory, int threads) {
  /** Longer than any work takes: 292 years, the longest time that a long counts in nanoseconds. */
  public static final Duration FOREVER = Duration.ofNanos(Long.MAX_VALUE);

  private static final String TERM = "([0-9]+(?:\\.[0-9]+)?(?:e[0-9]{1,2})?)([a-z]*)";

  public Limits {
    time = time.compareTo(FOREVER) > 0 ? FOREVER : time;
  }

  /** Limits for one thread. */
  public Limits(Duration time, long positions, long memory) {
    this(time, positions, memory, 1);
  }

  /** A minute, any number of positions, three fifths of Java's maximum heap, all processors. */
  public static Limits standard() {
    Runtime machine = Runtime.getRuntime();
    return new Limits(
        Duration.ofSeconds(60),
        Long.MAX_VALUE,
        machine.maxMemory() / 5 * 3,
        machine.availableProcessors());
  }

  /** No limits, and all processors. */
  public static Limits unlimited() {
    return new Limits(
        FOREVER, Long.MAX_VALUE, Long.MAX_VALUE, Runtime.getRuntime().availableProcessors());
  }

  /** The standard limits, with those in the text replaced. */
  public static Limits parse(String text) {
    return parse(text, standard());
  }

  /** The given limits, with those in the text replaced. */
  public static Limits parse(String text, Limits usual) {
    Limits limits = usual;
    for (String term : text.strip().toLowerCase(Locale.ROOT).split(",", -1)) {
      limits = limits.with(term.strip());
    }
    return limits;
  }

  /** Parses a number of bytes: {@code 512mb}, {@code 4g}, {@code 4e9}. */
  public static long bytes(String text) {
    Matcher matcher = Pattern.compile(TERM).matcher(text.strip().toLowerCase(Locale.ROOT));
    long unit =
        !matcher.matches()
            ? 0
            : switch (matcher.group(2)) {
              case "", "b" -> 1;
              case "k", "kb" -> 1L << 10;
              case "m", "mb" -> 1L << 20;
              case "g", "gb" -> 1L << 30;
              case "t", "tb" -> 1L << 40;
              default -> 0;
            };
    long bytes = unit == 0 ? 0 : whole(new BigDecimal(matcher.group(1)), unit);
    if (bytes == 0) {
      throw new BadInput("'" + text + "' is not a memory size: write 512mb, 4g or 4e9");
    }
    return bytes;
  }

  private Limits with(String term) {
    Matcher matcher = Pattern.compile(TERM).matcher(term);
    if (!matcher.matches()) {
      throw notABudget(term);
    }
    BigDecimal number = new BigDecimal(matcher.group(1));
    return switch (matcher.group(2)) {
      case "ms" -> withTime(number, 1);
      case "s" -> withTime(number, 1_000);
      case "m", "min" -> withTime(number, 60_000);
      case "h" -> withTime(number, 3_600_000);
      case "" -> withPositions(whole(number, 1));
      case "k", "kb" -> withMemory(whole(number, 1L << 10));
      case "mb" -> withMemory(whole(number, 1L << 20));
      case "g", "gb" -> withMemory(whole(number, 1L << 30));
      default -> throw notABudget(term);
    };
  }

  private Limits withTime(BigDecimal number, long millis) {
    return withTime(Duration.ofMillis(whole(number, millis)));
  }

  public Limits withTime(Duration other) {
    return new Limits(other, positions, memory, threads);
  }

  public Limits withPositions(long other) {
    return new Limits(time, other, memory, threads);
  }

  public Limits withMemory(long other) {
    return new Limits(time, positions, other, threads);
  }

  public Limits withThreads(int other) {
    return new Limits(time, positions, memory, other);
  }

  /** These limits, but at most this time. */
  public Limits within(Duration most) {
    return time.compareTo(most) <= 0 ? this : withTime(most);
  }

  /** The smaller of each two limits. */
  public Limits within(Limits other) {
    return new Limits(
        within(other.time).time,
        Math.min(positions, other.positions),
        Math.min(memory, other.memory),
        Math.min(threads, other.threads));
  }

  /** Multiplies and rounds down; a limit past 2^63-1 is as good as none. */
  private static long whole(BigDecimal number, long unit) {
    BigDecimal product = number.multiply(BigDecimal.valueOf(unit));
    return product.min(BigDecimal.valueOf(Long.MAX_VALUE)).longValue();
  }

  private static BadInput notABudget(String term) {
    return new BadInput(
        "'"
            + term
            + "' is not a budget: write a time (30s, 2m, 500ms), a number of positions (1e8), "
            + "a memory size (512mb, 4g), or several with commas");
  }
}
