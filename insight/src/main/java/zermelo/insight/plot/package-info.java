/**
 * Pictures of numbers: plots that draw themselves on a canvas, and the two canvases, SVG and PNG.
 * Data comes in as plain functions of places; nothing here solves anything.
 */
@NullMarked
package zermelo.insight.plot;

import org.jspecify.annotations.NullMarked;
