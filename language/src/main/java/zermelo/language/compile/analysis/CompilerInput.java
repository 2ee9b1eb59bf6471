package zermelo.language.compile.analysis;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.language.check.Program;
import zermelo.language.packing.BitField;

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
public record CompilerInput(
    Program program,
    Map<Integer, Long> numbers,
    Map<Integer, long[]> codes,
    Map<Integer, ParameterSet> sets,
    List<PackedComponent> parts,
    int words,
    Optional<long[]> box) {

  /** By how much the rank grows with a component. */
  public long stride(int part) {
    long[] sizes = box.orElseThrow();
    long stride = 1;
    for (int i = sizes.length - 1; i > part; i--) {
      stride *= sizes[i];
    }
    return stride;
  }

  /** What a packed position can hold of a component that is a number or a list of them. */
  public Interval capacity(int index) {
    PackedComponent part = parts.get(index);
    if (box.isPresent()) {
      long most = part.low + box.get()[index] - 1;
      return new Interval(part.low, most < part.low ? Long.MAX_VALUE : most);
    }
    return part.fields.isEmpty() ? Interval.ANY : part.capacity(part.fields.getFirst());
  }

  /** The value of a set parameter. */
  public sealed interface ParameterSet {}

  /** A finite set, its elements ascending. */
  public record FiniteSet(List<Long> elements) implements ParameterSet {}

  /** One of the endless sets that have names. */
  public record NamedInfiniteSet(String word) implements ParameterSet {}

  /**
   * A component with its bounds settled and its fields laid out.
   *
   * @param high the greatest value, {@link Long#MAX_VALUE} where there is no bound
   * @param fields one a number, two an own number (the first player's first), one an element of a
   *     list, one for 32 numbers that may be in a set
   * @param length how long a list is; how many numbers a set has a bit for
   */
  public record PackedComponent(
      Program.Component component, long low, long high, List<BitField> fields, int length) {
    public int place() {
      return component.place();
    }

    public Program.Kind kind() {
      return component.kind();
    }

    public boolean own() {
      return component.role() == Program.Role.OWN;
    }

    boolean bounded() {
      return high < Long.MAX_VALUE;
    }

    private Interval capacity(BitField field) {
      long most = low + field.mask();
      return new Interval(low, field.bits() >= 63 || most > high ? high : most);
    }
  }
}
