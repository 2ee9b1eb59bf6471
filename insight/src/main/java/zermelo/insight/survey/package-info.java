/**
 * Families of positions, in the order in which a survey solves them.
 *
 * <p>A survey solves many positions, the smallest first, to check a claim or to find a pattern. It
 * goes over the variables that claims use: numbers, lists and sets.
 */
@NullMarked
package zermelo.insight.survey;

import org.jspecify.annotations.NullMarked;
