/**
 * Values that repeat: the theorems ({@link zermelo.heaps.period.PeriodicityTheorem}) by which what
 * has been repeated for long enough repeats for ever, and the search for such a {@link
 * zermelo.heaps.period.Repetition}.
 */
@NullMarked
package zermelo.heaps.period;

import org.jspecify.annotations.NullMarked;
