/** Claims held against the rules: the first counterexample, or how far they hold. */
@NullMarked
package zermelo.insight.check;

import org.jspecify.annotations.NullMarked;
