package zermelo.library.theorems.heaps;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import zermelo.kernel.Position;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.library.theorems.AnnotatedClosedForm;
import zermelo.library.theorems.SamplePositions;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.TheoremDescription;
import zermelo.library.theorems.TheoremSample;

/**
 * Theorem for a game that is an octal game under another name. Its period is proved on demand.
 *
 * @param middle returns the move in the middle of a heap that leaves two equal heaps, and so wins;
 *     empty if there is none
 */
public record NamedOctalGameTheorem(
    TheoremDescription claim, String code, LongFunction<String> middle) implements Theorem {
  private static final String DOMAIN = "all heaps, normal play";

  /** This many values prove the periods 12 and 34 of the games below. */
  private static final int VALUES = 512;

  public static NamedOctalGameTheorem kayles() {
    return new NamedOctalGameTheorem(
        new TheoremDescription(
            "kayles",
            "period 12",
            "Kayles is 0.77: the nimbers have period 12 from n = 71 on",
            DOMAIN,
            "R. K. Guy and C. A. B. Smith, The G-values of various games (1956)"),
        "0.77",
        n -> n % 2 == 1 ? "one " + n / 2 : "two " + (n / 2 - 1));
  }

  public static NamedOctalGameTheorem dawsonKayles() {
    return new NamedOctalGameTheorem(
        new TheoremDescription(
            "dawson-kayles",
            "period 34",
            "Dawson's Kayles is 0.07: the nimbers have period 34 from n = 53 on",
            DOMAIN,
            "R. K. Guy and C. A. B. Smith, The G-values of various games (1956)"),
        "0.07",
        n -> n % 2 == 1 ? "" : "two " + (n / 2 - 1));
  }

  public static NamedOctalGameTheorem dawsonChess() {
    return new NamedOctalGameTheorem(
        new TheoremDescription(
            "dawson-chess",
            "period 34",
            "Dawson's Chess is 0.137: the nimbers have period 34 from n = 52 on",
            DOMAIN,
            "R. K. Guy and C. A. B. Smith, The G-values of various games (1956)"),
        "0.137",
        n -> n % 2 == 1 ? "play " + (n / 2 + 1) : "");
  }

  public static NamedOctalGameTheorem crosses() {
    return new NamedOctalGameTheorem(
        new TheoremDescription(
            "crosses",
            "crosses are Dawson's Chess",
            "a stone takes its cell and its neighbours, so this is 0.137: the nimbers have period "
                + "34 from n = 52 on",
            DOMAIN,
            "T. R. Dawson, Caissa's Wild Roses (1935); Guy and Smith (1956)"),
        "0.137",
        n -> n % 2 == 1 ? "place " + (n / 2 + 1) : "");
  }

  @Override
  public Optional<ClosedForm> closedForm(Map<String, String> settings, boolean misere) {
    return misere
        ? Optional.empty()
        : OctalCodeTheorem.closedForm(claim, code, VALUES)
            .map(closedForm -> AnnotatedClosedForm.withHints(closedForm, this::hints));
  }

  private List<String> hints(Position position) {
    String label = position.size() == 1 ? middle.apply(position.word(0)) : "";
    return label.isEmpty() ? List.of() : List.of(label);
  }

  @Override
  public List<TheoremSample> samples() {
    return List.of(
        new TheoremSample(
            "one heap to 200, two to 20, three to 8",
            Map.of(),
            () ->
                Stream.of(
                        SamplePositions.numbers(0, 200),
                        SamplePositions.tuples(2, 0, 20),
                        SamplePositions.sorted(3, 0, 8))
                    .flatMap(part -> part)));
  }
}
