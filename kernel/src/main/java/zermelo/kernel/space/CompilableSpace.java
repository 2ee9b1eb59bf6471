package zermelo.kernel.space;

import zermelo.kernel.Space;

/** A space that has a faster form with the same packing. */
public interface CompilableSpace {
  /** The faster form. It may take a while to create. */
  Space compiled();

  /** The form of a space that suits a long search. */
  static Space fastest(Space space) {
    return space.capability(CompilableSpace.class).map(CompilableSpace::compiled).orElse(space);
  }
}
