/** Persistent data: shared texts, reviews and matches, in SQLite or PostgreSQL. */
@NullMarked
package zermelo.web.store;

import org.jspecify.annotations.NullMarked;
