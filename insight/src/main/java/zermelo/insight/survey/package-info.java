/**
 * Families of positions under names, in the order in which they are tried: what claims are held
 * against and patterns are looked for in.
 */
@NullMarked
package zermelo.insight.survey;

import org.jspecify.annotations.NullMarked;
