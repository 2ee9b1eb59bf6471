/** What a person learns from a game: the review of a game that was played. */
@NullMarked
package zermelo.insight;

import org.jspecify.annotations.NullMarked;
