package zermelo.library.definition;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import zermelo.kernel.Game;
import zermelo.kernel.Parameter;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;

/**
 * A game whose rules are written in Java, as data.
 *
 * @param knobs its parameters
 * @param shape reads parameters off the text of a position
 * @param make creates the rules from the parameter values; it rejects combinations with {@link
 *     ParameterValues#bad}
 * @param proposals start positions for games without a start of their own
 */
public record JavaGame(
    String id,
    String title,
    String words,
    List<ParameterDeclaration> knobs,
    List<Example> examples,
    BoardSizeReader shape,
    Function<ParameterValues, Rules> make,
    List<Example> proposals)
    implements Game {
  public JavaGame {
    knobs = List.copyOf(knobs);
    examples = List.copyOf(examples);
    proposals = List.copyOf(proposals);
  }

  /** Creates a game that is played from its start. */
  public JavaGame(
      String id,
      String title,
      String words,
      List<ParameterDeclaration> knobs,
      List<Example> examples,
      BoardSizeReader shape,
      Function<ParameterValues, Rules> make) {
    this(id, title, words, knobs, examples, shape, make, List.of());
  }

  /** Creates a game whose positions do not show its parameters. */
  public JavaGame(
      String id,
      String title,
      String words,
      List<ParameterDeclaration> knobs,
      List<Example> examples,
      Function<ParameterValues, Rules> make) {
    this(id, title, words, knobs, examples, text -> Map.of(), make);
  }

  /** Returns the game with these start positions. {@code 3..9} in them is a random number. */
  public JavaGame proposing(String... positions) {
    List<Example> more = Arrays.stream(positions).map(text -> example(text)).toList();
    return new JavaGame(id, title, words, knobs, examples, shape, make, more);
  }

  @Override
  public Settings fitted(Settings given, String position) {
    Settings settings = given;
    if (!position.isBlank()) {
      for (Map.Entry<String, Integer> shown : shape.of(position).entrySet()) {
        if (!given.values().containsKey(shown.getKey())) {
          settings = settings.and(shown.getKey() + "=" + shown.getValue());
        }
      }
    }
    return settings;
  }

  @Override
  public List<Parameter> parameters() {
    return knobs.stream().map(ParameterDeclaration::parameter).toList();
  }

  @Override
  public Rules rules(Settings settings) {
    return make.apply(ParameterValues.read(id, knobs, settings));
  }

  /** Creates an example: a position with any number of settings such as {@code rows=2}. */
  public static Example example(String position, String... settings) {
    return new Example(Settings.parse(List.of(settings)), position);
  }
}
