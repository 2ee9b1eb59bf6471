/**
 * How moves change the numbers of symbols on a board, found from the text alone.
 *
 * <p>Start at {@code CountChanges}.
 */
@NullMarked
package zermelo.language.effect;

import org.jspecify.annotations.NullMarked;
