/**
 * Computes answers for web clients. Every answer has limits of time, positions and memory. Short
 * work goes before long work, and no client can block the others.
 */
@NullMarked
package zermelo.web.work;

import org.jspecify.annotations.NullMarked;
