/**
 * Numberings of boards for tablebases, derived from the text.
 *
 * <p>Start at {@code BoardTiers}.
 */
@NullMarked
package zermelo.language.ranking;

import org.jspecify.annotations.NullMarked;
