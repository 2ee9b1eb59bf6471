/** Claims and conjectures about a game: what is surveyed, how far, and what came of it. */
@NullMarked
package zermelo.desk.pattern;

import org.jspecify.annotations.NullMarked;
