/**
 * Contest problems: answers to a judge's inputs, and inputs to test programs with.
 *
 * <p>An input has a head, the numbers that all its cases share, and then its cases. A case is a
 * position with its parameters.
 */
@NullMarked
package zermelo.application.contest;

import org.jspecify.annotations.NullMarked;
