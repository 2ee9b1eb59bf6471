/** Drawing surfaces for SVG and PNG, with colours, marks and text. */
@NullMarked
package zermelo.insight.plot.canvas;

import org.jspecify.annotations.NullMarked;
