/**
 * The library as front ends of the GamesCrafters Universal Web API read it: its routes, its fields
 * and its conventions, answered from our rules and solvers. {@code docs/uwapi.md} says which of its
 * versions are spoken and where fields are added.
 */
@NullMarked
package zermelo.web.uwapi;

import org.jspecify.annotations.NullMarked;
