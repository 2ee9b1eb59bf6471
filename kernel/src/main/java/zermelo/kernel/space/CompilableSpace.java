package zermelo.kernel.space;

import zermelo.kernel.Space;

/**
 * Offers a faster form of a space that packs positions in the same way.
 *
 * <p>The space of a text, for example, is interpreted at first; its faster form is compiled to
 * bytecode.
 */
public interface CompilableSpace {
  /** The faster form. It may take a while to create. */
  Space compiled();

  /** The fastest form of a space, which suits a long search. */
  static Space fastest(Space space) {
    return space.capability(CompilableSpace.class).map(CompilableSpace::compiled).orElse(space);
  }
}
