package zermelo.language.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a move leaves, as a formula in n that holds for every large n: such as one heap of n - 3.
 *
 * <p>Slow twin: the moves of single n, which {@link PeriodVerifier} compares with the shapes at
 * large samples.
 */
sealed interface MoveShape {
  /** The constant heaps of the result, in ascending order. */
  List<Long> constants();

  /** The shape as it is written in a certificate. */
  String text();

  /** Passes the parts of each option of one n, in ascending order, to the sink. */
  void options(long n, Consumer<List<Long>> sink);

  /** The number of options of one n. */
  default long count(long n) {
    return 1;
  }

  /** Whether these parts, in ascending order, are an option of n. */
  boolean has(long n, List<Long> parts);

  private static String beside(List<Long> constants) {
    return constants.stream().map(c -> c + " + ").collect(Collectors.joining());
  }

  private static List<Long> sorted(List<Long> constants, long... parts) {
    return Stream.concat(constants.stream(), Arrays.stream(parts).boxed()).sorted().toList();
  }

  /** A result that does not depend on n. */
  record ConstantShape(List<Long> constants) implements MoveShape {
    @Override
    public String text() {
      return constants.isEmpty()
          ? "nothing"
          : constants.stream().map(c -> Long.toString(c)).collect(Collectors.joining(" + "));
    }

    @Override
    public void options(long n, Consumer<List<Long>> sink) {
      sink.accept(constants);
    }

    @Override
    public boolean has(long n, List<Long> parts) {
      return parts.equals(constants);
    }
  }

  /** One part n - less depends on n. */
  record SingleShape(List<Long> constants, long less) implements MoveShape {
    @Override
    public String text() {
      return constants.isEmpty() ? "n - " + less : beside(constants) + "(n - " + less + ")";
    }

    @Override
    public void options(long n, Consumer<List<Long>> sink) {
      sink.accept(sorted(constants, n - less));
    }

    @Override
    public boolean has(long n, List<Long> parts) {
      return parts.equals(sorted(constants, n - less));
    }
  }

  /** Every pair of parts x and n - less - x, neither smaller than low. */
  record PairShape(List<Long> constants, long less, long low) implements MoveShape {
    @Override
    public String text() {
      return beside(constants) + "x + (n - " + less + " - x), x from " + low;
    }

    @Override
    public void options(long n, Consumer<List<Long>> sink) {
      for (long x = low; x <= n - less - x; x++) {
        sink.accept(sorted(constants, x, n - less - x));
      }
    }

    @Override
    public long count(long n) {
      return (n - less) / 2 - low + 1;
    }

    @Override
    public boolean has(long n, List<Long> parts) {
      return parts.stream()
          .anyMatch(
              x ->
                  x >= low
                      && x <= n - less - x
                      && parts.equals(sorted(constants, x, n - less - x)));
    }

    /** Whether the single shape is the pair with the part x. */
    private boolean isPair(SingleShape whole, long x) {
      return whole.less == less + x && whole.constants.equals(sorted(constants, x));
    }

    private boolean has(SingleShape whole) {
      return whole.less - less >= low && isPair(whole, whole.less - less);
    }

    private PairShape extended(List<SingleShape> wholes) {
      PairShape below = new PairShape(constants, less, low - 1);
      return wholes.stream().anyMatch(whole -> isPair(whole, low - 1))
          ? below.extended(wholes)
          : this;
    }
  }

  /** Returns the unique normal form of a set of options: no shape is contained in another. */
  static List<MoveShape> normal(List<MoveShape> shapes) {
    List<PairShape> families = new ArrayList<>();
    for (MoveShape shape : shapes) {
      if (shape instanceof PairShape broken) {
        long low = broken.low;
        for (PairShape other : List.copyOf(families)) {
          if (other.constants.equals(broken.constants) && other.less == broken.less) {
            low = Math.min(low, other.low);
            families.remove(other);
          }
        }
        families.add(new PairShape(broken.constants, broken.less, low));
      }
    }
    List<SingleShape> wholes =
        shapes.stream()
            .filter(s -> s instanceof SingleShape)
            .map(s -> (SingleShape) s)
            .distinct()
            .toList();
    families.replaceAll(family -> family.extended(wholes));
    List<MoveShape> normal = new ArrayList<>(families);
    wholes.stream()
        .filter(whole -> families.stream().noneMatch(family -> family.has(whole)))
        .forEach(normal::add);
    shapes.stream().filter(shape -> shape instanceof ConstantShape).distinct().forEach(normal::add);
    return normal;
  }
}
