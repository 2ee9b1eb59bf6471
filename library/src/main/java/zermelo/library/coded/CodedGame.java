package zermelo.library.coded;

import java.util.List;
import java.util.function.Function;
import zermelo.kernel.Game;
import zermelo.kernel.Parameter;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;

/**
 * A game whose rules are written in Java, as data.
 *
 * @param knobs its parameters
 * @param make from the settled parameters to the rules; it refuses combinations with {@link
 *     Arguments#bad}
 */
public record CodedGame(
    String id,
    String title,
    String words,
    List<Knob> knobs,
    List<Example> examples,
    Function<Arguments, Rules> make)
    implements Game {
  public CodedGame {
    knobs = List.copyOf(knobs);
    examples = List.copyOf(examples);
  }

  @Override
  public List<Parameter> parameters() {
    return knobs.stream().map(Knob::parameter).toList();
  }

  @Override
  public Rules rules(Settings settings) {
    return make.apply(Arguments.read(id, knobs, settings));
  }

  /** An example: settings such as {@code rows=2} (any number of them) and a position. */
  public static Example example(String position, String... settings) {
    Settings all = Settings.NONE;
    for (String setting : settings) {
      all = all.and(setting);
    }
    return new Example(all, position);
  }
}
