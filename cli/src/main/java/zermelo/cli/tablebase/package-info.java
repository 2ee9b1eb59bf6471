/** {@code zermelo tablebase}: builds, queries and verifies tablebases. */
@NullMarked
package zermelo.cli.tablebase;

import org.jspecify.annotations.NullMarked;
