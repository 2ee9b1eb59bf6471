/** Answers in words, for a terminal and for pages. */
@NullMarked
package zermelo.desk.words;

import org.jspecify.annotations.NullMarked;
