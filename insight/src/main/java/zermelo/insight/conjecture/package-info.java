/**
 * Proposes closed forms that fit computed values.
 *
 * <p>A point is the numbers of one position, such as (3, 5). A form is a term ({@code grundy = a
 * xor b}) or a condition ({@code loses iff a = b}). Features are the terms that forms are made of;
 * atoms are the conditions. A form is kept if its description is short compared with the data.
 */
@NullMarked
package zermelo.insight.conjecture;

import org.jspecify.annotations.NullMarked;
