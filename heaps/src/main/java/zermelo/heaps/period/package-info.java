/**
 * Periodicity of nim-sequences.
 *
 * <p>A {@link zermelo.heaps.period.PeriodicityTheorem} says how long values must repeat to repeat
 * for ever. {@link zermelo.heaps.period.Repetition} is such a repetition and the search for it.
 */
@NullMarked
package zermelo.heaps.period;

import org.jspecify.annotations.NullMarked;
