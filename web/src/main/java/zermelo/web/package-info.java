/** The workbench in the browser: a server with an API, and the pages that use it. */
@NullMarked
package zermelo.web;

import org.jspecify.annotations.NullMarked;
