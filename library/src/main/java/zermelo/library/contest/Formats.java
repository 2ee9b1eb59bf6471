package zermelo.library.contest;

import java.util.List;
import zermelo.kernel.BadInput;
import zermelo.kernel.Nearest;

/** All formats, and how one is found by its name. */
public final class Formats {
  private Formats() {}

  public static List<Format> all() {
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

  /** The format of this name. */
  public static Format named(String name) {
    List<Format> formats = all();
    for (Format format : formats) {
      if (format.name().equals(name)) {
        return format;
      }
    }
    List<String> names = formats.stream().map(Format::name).toList();
    throw new BadInput(
        "there is no format '"
            + name
            + "'."
            + hint(name, names)
            + " Formats: "
            + String.join(", ", names)
            + ".");
  }

  /** Who types 705b or agc010_d means the one behind the judge's name. */
  private static String hint(String name, List<String> names) {
    for (String known : names) {
      if (tail(known).equalsIgnoreCase(tail(name))) {
        return " Did you mean " + known + "?";
      }
    }
    return Nearest.hint(name, names);
  }

  private static String tail(String name) {
    return name.substring(name.lastIndexOf('/') + 1);
  }
}
