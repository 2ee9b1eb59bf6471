package zermelo.library.theorems;

import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import zermelo.kernel.Position;

/**
 * Small cases for a test: settings, and positions whose whole game trees can be searched.
 *
 * <p>Some positions may be outside the domain of the theorem. There the closed form must give no
 * answer instead of a wrong one.
 *
 * @param what the cases in words; samples that differ only in a parameter share the words
 * @param settings every parameter of the game as text
 * @param positions creates new positions for each call
 */
public record TheoremSample(
    String what, Map<String, String> settings, Supplier<Stream<Position>> positions) {
  public TheoremSample {
    settings = Map.copyOf(settings);
  }
}
