/**
 * Compiles texts with boards, scores or moves in steps to bytecode over packed words.
 *
 * <p>A set of cells is one word; cell i is bit i - 1. So a condition on all cells is a few shifts
 * and masks, and a choice of a cell is a loop over bits. Texts that only have numbers, lists and
 * sets are compiled by {@code zermelo.language.compile}. The interpreter is the slow twin of both.
 */
@NullMarked
package zermelo.language.compile.board;

import org.jspecify.annotations.NullMarked;
