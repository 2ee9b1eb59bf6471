/**
 * A token on a directed graph from a file: {@link zermelo.library.graph.GraphFileReader} reads it,
 * {@link zermelo.library.graph.Digraph} holds it, {@link zermelo.library.graph.GraphRules} plays on
 * it.
 */
@NullMarked
package zermelo.library.graph;

import org.jspecify.annotations.NullMarked;
