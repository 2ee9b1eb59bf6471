/**
 * Families of positions in the order in which they are surveyed.
 *
 * <p>Claims are checked against them, and patterns are searched in them.
 */
@NullMarked
package zermelo.insight.survey;

import org.jspecify.annotations.NullMarked;
