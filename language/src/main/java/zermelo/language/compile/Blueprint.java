package zermelo.language.compile;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.language.check.Program;

/**
 * What is compiled: a checked text, the values of its parameters, and how its positions are packed.
 *
 * @param numbers the parameters that are numbers or truths (0 or 1), by slot
 * @param codes the parameters that are codes, by cell: their digits
 * @param sets the parameters that are sets, by cell
 * @param parts the components of a position, in the order of the text
 * @param words how many longs a packed position takes
 * @param box where positions are packed as their ranks in a box: how many values each component has
 *     there, the first counting most. Then the fields of the parts are not used
 */
public record Blueprint(
    Program program,
    Map<Integer, Long> numbers,
    Map<Integer, long[]> codes,
    Map<Integer, KnownSet> sets,
    List<Part> parts,
    int words,
    Optional<long[]> box) {

  /** By how much the rank grows with a component. */
  long stride(int part) {
    long[] sizes = box.orElseThrow();
    long stride = 1;
    for (int i = sizes.length - 1; i > part; i--) {
      stride *= sizes[i];
    }
    return stride;
  }

  /** What a packed position can hold of a component that is a number or a list of them. */
  Interval capacity(int index) {
    Part part = parts.get(index);
    if (box.isPresent()) {
      long most = part.low + box.get()[index] - 1;
      return new Interval(part.low, most < part.low ? Long.MAX_VALUE : most);
    }
    return part.fields.isEmpty() ? Interval.ANY : part.capacity(part.fields.getFirst());
  }

  /** The value of a set parameter. */
  public sealed interface KnownSet {}

  /** A finite set, its elements ascending. */
  public record Listed(List<Long> elements) implements KnownSet {}

  /** One of the endless sets that have names. */
  public record Named(String word) implements KnownSet {}

  /**
   * A component with its bounds settled and its fields laid out.
   *
   * @param high the greatest value, {@link Long#MAX_VALUE} where there is no bound
   * @param fields one a number, two an own number (the first player's first), one an element of a
   *     list, one for 32 numbers that may be in a set
   * @param length how long a list is; how many numbers a set has a bit for
   */
  public record Part(
      Program.Component component, long low, long high, List<Field> fields, int length) {
    int place() {
      return component.place();
    }

    Program.Kind kind() {
      return component.kind();
    }

    boolean own() {
      return component.role() == Program.Role.OWN;
    }

    boolean bounded() {
      return high < Long.MAX_VALUE;
    }

    private Interval capacity(Field field) {
      long most = low + field.mask();
      return new Interval(low, field.bits() >= 63 || most > high ? high : most);
    }
  }
}
