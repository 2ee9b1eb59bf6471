/** What outlives the server: shared texts, reviews and matches, in SQLite or PostgreSQL. */
@NullMarked
package zermelo.web.store;

import org.jspecify.annotations.NullMarked;
