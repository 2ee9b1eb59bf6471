/** The server of the workbench in the browser, as a command. */
@NullMarked
package zermelo.cli.serve;

import org.jspecify.annotations.NullMarked;
