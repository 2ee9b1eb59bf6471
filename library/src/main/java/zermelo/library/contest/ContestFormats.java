package zermelo.library.contest;

import java.util.List;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.NearestNames;

/** All formats, and the search for one by name. */
public final class ContestFormats {
  private ContestFormats() {}

  public static List<ContestFormat> all() {
    return List.of(
        new DivisorTurnFormat(),
        new NumberTransformationFormat(),
        new MultiplicationFormat(),
        new SplittingFormat(),
        new TowardFormat(),
        new PrimePowerFormat(),
        new CrossesFormat(),
        new ChessPieceFormat(),
        new RedKingdomFormat(),
        new DecrementingFormat());
  }

  /** Returns the format of this name. */
  public static ContestFormat named(String name) {
    List<ContestFormat> formats = all();
    for (ContestFormat format : formats) {
      if (format.name().equals(name)) {
        return format;
      }
    }
    List<String> names = formats.stream().map(ContestFormat::name).toList();
    throw new BadInput(
        "there is no format '"
            + name
            + "'."
            + hint(name, names)
            + " Formats: "
            + String.join(", ", names)
            + ".");
  }

  /** Suggests a format. 705b or agc010_d means the one with that name after the judge's name. */
  private static String hint(String name, List<String> names) {
    for (String known : names) {
      if (tail(known).equalsIgnoreCase(tail(name))) {
        return " Did you mean " + known + "?";
      }
    }
    return NearestNames.hint(name, names);
  }

  private static String tail(String name) {
    return name.substring(name.lastIndexOf('/') + 1);
  }
}
