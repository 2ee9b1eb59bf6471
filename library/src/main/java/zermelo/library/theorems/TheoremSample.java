package zermelo.library.theorems;

import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import zermelo.kernel.Position;

/**
 * Small cases for a test: settings, and positions whose whole game trees can be searched. Positions
 * outside the domain of the theorem may be among them; there the oracle must be silent, not wrong.
 *
 * @param what the cases in words; samples that differ only in a parameter share the words
 * @param settings every parameter of the game as text
 * @param positions the positions, made anew for each call
 */
public record TheoremSample(
    String what, Map<String, String> settings, Supplier<Stream<Position>> positions) {
  public TheoremSample {
    settings = Map.copyOf(settings);
  }
}
