/**
 * Computing for strangers: every answer has an allowance of time, positions and memory, short work
 * goes before long work, and nobody keeps others waiting.
 */
@NullMarked
package zermelo.web.work;

import org.jspecify.annotations.NullMarked;
