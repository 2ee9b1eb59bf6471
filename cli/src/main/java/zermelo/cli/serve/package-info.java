/** The command that runs the web server. */
@NullMarked
package zermelo.cli.serve;

import org.jspecify.annotations.NullMarked;
