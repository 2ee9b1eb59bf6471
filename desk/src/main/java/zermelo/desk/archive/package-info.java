/** Tablebases that are there already: what their folders say, and which of them knows a game. */
@NullMarked
package zermelo.desk.archive;

import org.jspecify.annotations.NullMarked;
