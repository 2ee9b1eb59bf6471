package zermelo.solve;

import java.time.Duration;

/**
 * The budget ran out before the answer was found.
 *
 * @param why which part of the budget, in words
 * @param known what is known so far, in words
 */
public record OutOfLimits(String why, long positions, Duration elapsed, String known)
    implements Result {}
