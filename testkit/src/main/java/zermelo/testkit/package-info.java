/** Slow reference solvers, contracts and toy games for the tests of the other modules. */
@NullMarked
package zermelo.testkit;

import org.jspecify.annotations.NullMarked;
