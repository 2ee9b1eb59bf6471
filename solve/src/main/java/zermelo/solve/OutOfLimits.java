package zermelo.solve;

import java.time.Duration;
import java.util.Optional;

/**
 * The result where a limit was reached before the answer was found.
 *
 * @param reason which limit, in words
 * @param bounds what is proven all the same
 * @param guess the best move by a bounded search, if there was time for one
 */
public record OutOfLimits(
    String reason,
    long positions,
    Duration elapsed,
    ProvenBounds bounds,
    Optional<EstimatedMove> guess)
    implements Result {}
