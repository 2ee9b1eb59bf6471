/**
 * Rare and common values: most values of a game have an odd number of ones under some mask, and few
 * have not. The {@link zermelo.heaps.rare.Tally} counts and finds the mask, the {@link
 * zermelo.heaps.rare.Split} tells the two kinds apart; engines are fast by it.
 */
@NullMarked
package zermelo.heaps.rare;

import org.jspecify.annotations.NullMarked;
