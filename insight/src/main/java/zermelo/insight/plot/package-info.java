/**
 * Plots that draw themselves on a canvas, as SVG or PNG.
 *
 * <p>Data comes in as plain functions of places. Nothing here solves anything.
 */
@NullMarked
package zermelo.insight.plot;

import org.jspecify.annotations.NullMarked;
