/** Claims about a game, in the expression language of the rules: read once, then held or not. */
package zermelo.language.claim;
