/** {@code zermelo tablebase}: builds tablebases, asks them and checks them. */
@NullMarked
package zermelo.cli.tablebase;

import org.jspecify.annotations.NullMarked;
