/** Answers as text, for the terminal and for web pages. */
@NullMarked
package zermelo.application.words;

import org.jspecify.annotations.NullMarked;
