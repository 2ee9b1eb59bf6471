/** Claims about a game, in the expression language of the rules: read once, then held or not. */
@NullMarked
package zermelo.language.claim;

import org.jspecify.annotations.NullMarked;
