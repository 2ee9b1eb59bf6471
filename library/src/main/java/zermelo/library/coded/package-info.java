/**
 * What games written in Java share before their rules begin: how a game is told as data, and how
 * its parameters are declared and read.
 */
@NullMarked
package zermelo.library.coded;

import org.jspecify.annotations.NullMarked;
