/**
 * Claims about a game, in the expression language of the rules: parsed once, then tested on
 * positions.
 */
@NullMarked
package zermelo.language.claim;

import org.jspecify.annotations.NullMarked;
