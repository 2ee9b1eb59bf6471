package zermelo.language.compile.analysis;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.packing.BitField;
import zermelo.language.program.Program;

/**
 * Input of the compiler: a checked text, its parameter values and the packing of its positions.
 *
 * @param numbers the parameters that are numbers or truth values (0 or 1), by number slot
 * @param codes the digits of the parameters that are codes, by list slot
 * @param sets the parameters that are sets, by list slot
 * @param parts the components of a position, in the order of the text
 * @param words the number of longs of a packed position
 * @param box the number of values of each component, most significant first, if positions are
 *     packed as their ranks in a box. Then the fields of the parts are not used
 * @param settled a frame with the parameters and the board; the compiler may write to it
 * @param packedCells the cells of the board that matter, one bit each; the others count as empty
 */
public record CompilerInput(
    Program program,
    Map<Integer, Long> numbers,
    Map<Integer, long[]> codes,
    Map<Integer, ParameterSet> sets,
    List<PackedComponent> parts,
    int words,
    Optional<long[]> box,
    EvaluationFrame settled,
    long packedCells) {

  /** The difference in rank when a component grows by one. */
  public long stride(int part) {
    long[] sizes = box.orElseThrow();
    long stride = 1;
    for (int i = sizes.length - 1; i > part; i--) {
      stride *= sizes[i];
    }
    return stride;
  }

  /** The component in a slot. */
  public PackedComponent part(int slot) {
    return parts.stream().filter(part -> part.place() == slot).findFirst().orElseThrow();
  }

  /** The values that a packed position can hold for a number, or for the elements of a list. */
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

  /** A named infinite set. */
  public record NamedInfiniteSet(String word) implements ParameterSet {}

  /**
   * A component with its final bounds and its fields.
   *
   * @param high the greatest value, {@link Long#MAX_VALUE} if there is no bound
   * @param fields one for a number, two for an own number (the first player's first), one per
   *     element of a list, one per 32 numbers that a set may contain
   * @param length the length of a list; the number of bits of a set
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
