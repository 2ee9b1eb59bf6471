package zermelo.language.interpret;

import java.util.List;
import zermelo.kernel.Position;
import zermelo.kernel.Space;

/**
 * Makes the spaces in which solvers see the positions of a text.
 *
 * <p>It keeps the interpreter free of packing and compiling: they use the interpreter, not the
 * other way round.
 */
public interface SpaceFactory {
  /** For rules that only read and print positions. */
  SpaceFactory NONE =
      new SpaceFactory() {
        @Override
        public Space space(TextRules rules, List<Position> parts) {
          throw new UnsupportedOperationException("these rules have no space");
        }

        @Override
        public Space interpretedSpace(TextRules rules, List<Position> parts) {
          throw new UnsupportedOperationException("these rules have no space");
        }
      };

  /** A space that is interpreted first and compiled as soon as that pays off. */
  Space space(TextRules rules, List<Position> parts);

  /** A space that is never compiled and never exchanges the players: the slow twin. */
  Space interpretedSpace(TextRules rules, List<Position> parts);
}
