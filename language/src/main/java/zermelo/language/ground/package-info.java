/**
 * The rules of a board written out for every cell, and what follows from that.
 *
 * <p>{@code GroundMoves} writes out every move for every choice that does not depend on the
 * position. A symmetry is kept if it maps these moves and the ends onto themselves. Columns that
 * stones fall down and exact numbers of symbols are found there too. Start at {@code
 * BoardAnalysis}.
 */
@NullMarked
package zermelo.language.ground;

import org.jspecify.annotations.NullMarked;
