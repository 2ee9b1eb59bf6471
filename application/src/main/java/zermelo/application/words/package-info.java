/** Answers in words, for a terminal and for pages. */
@NullMarked
package zermelo.application.words;

import org.jspecify.annotations.NullMarked;
