package zermelo.solve;

import java.time.Duration;

/**
 * A limit was reached before the answer was found.
 *
 * @param why which limit, in words
 * @param known what is known so far, in words
 */
public record OutOfLimits(String why, long positions, Duration elapsed, String known)
    implements Result {}
