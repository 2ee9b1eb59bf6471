/** Reviews of games that were played. */
@NullMarked
package zermelo.insight.review;

import org.jspecify.annotations.NullMarked;
