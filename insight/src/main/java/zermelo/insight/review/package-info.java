/** Reviews of played games. */
@NullMarked
package zermelo.insight.review;

import org.jspecify.annotations.NullMarked;
