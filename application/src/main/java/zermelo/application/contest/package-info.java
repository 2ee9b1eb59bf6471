/** Contest problems: answers to inputs in a judge's format, and inputs to test programs with. */
@NullMarked
package zermelo.application.contest;

import org.jspecify.annotations.NullMarked;
