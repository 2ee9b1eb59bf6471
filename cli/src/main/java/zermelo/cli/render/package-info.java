/** Writes answers, reviews and pictures of positions as text. */
@NullMarked
package zermelo.cli.render;

import org.jspecify.annotations.NullMarked;
