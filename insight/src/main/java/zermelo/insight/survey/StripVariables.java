package zermelo.insight.survey;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zermelo.kernel.PositionComponent;
import zermelo.language.claim.ClaimVocabulary.Kind;
import zermelo.language.claim.ClaimVocabulary.Variable;

/**
 * The variables of positions that are strips: for each symbol, the list of the cells that hold it.
 */
final class StripVariables {
  private final char empty;
  private final PositionComponent length;
  private final int lengthPlace;

  /** The index of the variable for each symbol. */
  private final Map<Character, Integer> places = new LinkedHashMap<>();

  private StripVariables(char empty, PositionComponent length, int lengthPlace) {
    this.empty = empty;
    this.length = length;
    this.lengthPlace = lengthPlace;
  }

  /**
   * Adds the variables of a strip to those of its game, if all symbols can be names.
   *
   * @param symbols the symbol of empty cells, then all others
   * @param length the length of the strip, and the index of its variable
   */
  static Optional<StripVariables> add(
      String symbols, PositionComponent length, int lengthPlace, List<Variable> variables) {
    Set<String> taken = new HashSet<>(variables.stream().map(Variable::name).toList());
    List<Character> letters = symbols.chars().skip(1).mapToObj(c -> (char) c).toList();
    if (!letters.stream().allMatch(c -> Character.isLetter(c) && taken.add(c.toString()))) {
      return Optional.empty();
    }
    StripVariables strip = new StripVariables(symbols.charAt(0), length, lengthPlace);
    for (char letter : letters) {
      strip.places.put(letter, variables.size());
      variables.add(Variable.auxiliary(Character.toString(letter), Kind.LIST));
    }
    return Optional.of(strip);
  }

  Set<Integer> places() {
    return new HashSet<>(places.values());
  }

  boolean mentioned(Set<Integer> mentioned) {
    return places.values().stream().anyMatch(mentioned::contains);
  }

  /** Returns the length of a strip, and the cells that hold each symbol. */
  List<Axis> axes(Optional<LengthRange> lengths) {
    List<Axis> axes = new ArrayList<>(Axis.of(length, lengthPlace, length.high(), lengths));
    List<Integer> others = new ArrayList<>();
    places.forEach(
        (letter, place) -> {
          axes.add(
              new Axis.CellsAxis(
                  letter.toString(),
                  place,
                  lengthPlace,
                  List.copyOf(others),
                  lengths.orElse(LengthRange.ALL)));
          others.add(place);
        });
    return axes;
  }

  String text(Axis.Values values) {
    char[] strip = new char[(int) values.numbers()[lengthPlace]];
    Arrays.fill(strip, empty);
    places.forEach(
        (letter, place) -> {
          for (long cell : values.lists()[place]) {
            strip[(int) cell - 1] = letter;
          }
        });
    return new String(strip);
  }
}
