package zermelo.solve;

import java.time.Duration;

/**
 * A limit was reached before the answer was found.
 *
 * @param reason which limit, in words
 * @param knownSoFar what is known so far, in words
 */
public record OutOfLimits(String reason, long positions, Duration elapsed, String knownSoFar)
    implements Result {}
