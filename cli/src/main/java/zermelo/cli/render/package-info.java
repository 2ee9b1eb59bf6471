/** Formats answers as text, JSON and tables. */
@NullMarked
package zermelo.cli.render;

import org.jspecify.annotations.NullMarked;
