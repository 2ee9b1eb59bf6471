/** Claims and conjectures about a game: which positions are surveyed, how far, and the result. */
@NullMarked
package zermelo.application.claims;

import org.jspecify.annotations.NullMarked;
