/** Slow twins and contracts for the tests of the other modules. */
@NullMarked
package zermelo.testkit;

import org.jspecify.annotations.NullMarked;
