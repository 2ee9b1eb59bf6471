package zermelo.insight.survey;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import zermelo.kernel.Game;
import zermelo.kernel.PositionComponent;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.language.claim.ClaimVocabulary;
import zermelo.language.claim.ClaimVocabulary.Kind;
import zermelo.language.claim.ClaimVocabulary.Variable;
import zermelo.language.interpret.TextRules;

/**
 * The variables that a claim about a game may use.
 *
 * <p>They are the parameters, the components of a position and, if positions are sums of heaps, the
 * single heaps a, b, ... and the list {@code heaps} of all of them.
 */
public final class GameVariables {
  /** Name of the list of all heaps. */
  private static final String HEAPS = "heaps";

  private static final int MAX_HEAPS = 8;
  private static final int USUAL_HEAPS = 3;
  private static final List<String> LETTERS = List.of("a", "b", "c", "d", "e", "f", "g", "h");
  private static final List<String> LAST_LETTERS = List.of("x", "y", "z");

  private final ParameterRanges parameters;
  private final List<PositionComponent> components;
  private final List<Variable> variables = new ArrayList<>();
  private final int[] parameterPlaces;
  private final long[] fixed;
  private final int[] componentPlaces;
  private final List<List<Integer>> heapPlaces = new ArrayList<>();

  private final Optional<StripVariables> strip;

  private int heapsPlace = -1;

  /**
   * Collects the variables of a game.
   *
   * @param given the settings from the user, possibly with ranges
   * @param settle applies settings to the game; throws {@link BadInput} if they are wrong
   */
  public GameVariables(Game game, Settings given, Function<Settings, ConfiguredGame> settle) {
    this.parameters = new ParameterRanges(game, given, settle);
    Rules rules = parameters.sample().rules();
    this.components = rules.components();
    this.fixed = new long[rules.parameterValues().size()];
    rules.parameterValues().forEach(this::addSettled);
    this.parameterPlaces =
        parameters.open().stream().mapToInt(open -> place(open.name())).toArray();
    this.componentPlaces = components.stream().mapToInt(this::addComponent).toArray();
    if (rules.facts().heaps() && components.getFirst().kind() == PositionComponent.Kind.NUMBER) {
      addHeaps(components.getFirst().name());
    }
    Optional<String> symbols =
        rules instanceof TextRules text ? text.stripSymbols() : Optional.empty();
    this.strip =
        symbols.flatMap(
            all -> StripVariables.add(all, components.getFirst(), componentPlaces[0], variables));
  }

  private void addSettled(String name, String value) {
    boolean number = value.matches("-?\\d+");
    if (number || value.equals("true") || value.equals("false")) {
      fixed[variables.size()] = number ? Long.parseLong(value) : (value.equals("true") ? 1 : 0);
      variables.add(Variable.auxiliary(name, number ? Kind.NUMBER : Kind.TRUTH));
    }
  }

  private int place(String name) {
    return IntStream.range(0, variables.size())
        .filter(i -> variables.get(i).name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no name " + name));
  }

  private int addComponent(PositionComponent component) {
    Kind kind =
        switch (component.kind()) {
          case NUMBER, LENGTH -> Kind.NUMBER;
          case LIST, BAG -> Kind.LIST;
          case SET -> Kind.SET;
        };
    int place = variables.size();
    // "Primes lose" refers to the one number that a position must have.
    boolean speaks = !component.optional() || components.size() == 1;
    Variable variable =
        speaks
            ? Variable.component(component.name(), kind)
            : Variable.auxiliary(component.name(), kind);
    variables.add(component.own() ? variable.perPlayer() : variable);
    if (component.own()) {
      variables.add(variable);
    }
    return place;
  }

  private void addHeaps(String size) {
    Set<String> taken = new HashSet<>(variables.stream().map(Variable::name).toList());
    for (int heap = 0; heap < MAX_HEAPS; heap++) {
      List<String> names = new ArrayList<>(List.of(LETTERS.get(heap), size + (heap + 1)));
      if (heap < LAST_LETTERS.size()) {
        names.add(LAST_LETTERS.get(heap));
      }
      List<Integer> places = new ArrayList<>();
      for (String name : names) {
        if (taken.add(name)) {
          places.add(variables.size());
          variables.add(Variable.auxiliary(name, Kind.NUMBER));
        }
      }
      heapPlaces.add(places);
    }
    if (taken.add(HEAPS)) {
      heapsPlace = variables.size();
      variables.add(Variable.auxiliary(HEAPS, Kind.LIST));
    }
  }

  /** Returns the names that a claim may use. */
  public ClaimVocabulary vocabulary() {
    return new ClaimVocabulary(variables);
  }

  /** Returns whether positions are sums of heaps that have variables of their own. */
  public boolean heaps() {
    return !heapPlaces.isEmpty();
  }

  /** Returns the components of one position or heap. */
  public List<PositionComponent> components() {
    return components;
  }

  /** Returns the indices of the components in the vocabulary. */
  public Set<Integer> componentPlaces() {
    return new HashSet<>(IntStream.of(componentPlaces).boxed().toList());
  }

  /** Returns the indices of the cells that hold each symbol, if positions are strips. */
  public Set<Integer> cellPlaces() {
    return strip.map(StripVariables::places).orElse(Set.of());
  }

  /** Returns the game with values for all parameters, some value for those that vary. */
  public ConfiguredGame setup() {
    return parameters.sample();
  }

  /** Returns the parameters that are numbers and do not vary. */
  public List<Long> constants() {
    Set<Integer> open = new HashSet<>(IntStream.of(parameterPlaces).boxed().toList());
    List<Long> constants = new ArrayList<>();
    for (int i = 0; i < fixed.length && i < variables.size(); i++) {
      if (!open.contains(i) && i < componentPlaces[0] && variables.get(i).kind() == Kind.NUMBER) {
        constants.add(fixed[i]);
      }
    }
    return constants;
  }

  /** Returns the values of the first parameter that varies. */
  public ParameterRange parameterRange() {
    return parameters.open().getFirst();
  }

  /** Returns whether a parameter varies, so that there are several games. */
  public boolean severalGames() {
    return !parameters.open().isEmpty();
  }

  /**
   * Returns the positions that a claim with some variables is about.
   *
   * @param mentioned the variables in the claim, as indices in the vocabulary
   * @param heaps the number of heaps per position, if given
   * @param lengths the lengths of lists, if the user gives them
   */
  public PositionFamily family(
      Set<Integer> mentioned, OptionalInt heaps, Optional<LengthRange> lengths) {
    if (components.isEmpty()) {
      return reachable();
    }
    List<Axis> axes = new ArrayList<>();
    for (int i = 0; i < parameterPlaces.length; i++) {
      ParameterRange open = parameters.open().get(i);
      axes.add(
          new Axis.NumberAxis(
              open.name(), new int[] {parameterPlaces[i]}, open.low(), open.high()));
    }
    int count = heapCount(mentioned, heaps);
    Optional<StripVariables> cells = strip.filter(all -> all.mentioned(mentioned));
    int used = count > 0 || cells.isPresent() ? 1 : usedComponents(mentioned);
    Function<Axis.Values, String> text;
    if (count > 0) {
      text = heapText(count);
      axes.addAll(heapAxes(count));
    } else if (cells.isPresent()) {
      text = cells.get()::text;
      axes.addAll(cells.get().axes(lengths));
    } else {
      text = values -> componentText(used, values);
      for (int i = 0; i < used; i++) {
        axes.addAll(
            Axis.of(
                components.get(i), componentPlaces[i], high(components.get(i).high()), lengths));
      }
    }
    boolean anySum = mentioned.contains(heapsPlace) && heapsNamed(mentioned) == 0;
    Optional<String> complete =
        anySum ? Optional.empty() : Optional.of(complete(count, used, cells.isPresent()));
    Optional<PositionFamily> longer =
        lengths.isEmpty()
            ? LengthRange.longer(components.subList(0, used))
                .map(more -> family(mentioned, heaps, Optional.of(more)))
            : Optional.empty();
    return new BoxFamily(axes, variables.size(), maker(text, count)::make, complete, longer);
  }

  private FamilyPositionMaker maker(Function<Axis.Values, String> text, int count) {
    boolean single = setup().rules().facts().impartial();
    List<Integer> heaps =
        IntStream.range(0, single ? count : 0)
            .mapToObj(heap -> heapPlaces.get(heap).getFirst())
            .toList();
    return new FamilyPositionMaker(
        parameters, parameterPlaces, Arrays.copyOf(fixed, componentPlaces[0]), heaps, text);
  }

  /** Describes the positions that a survey of all sizes covers, and those that it leaves out. */
  private String complete(int heaps, int used, boolean cells) {
    List<String> left = components.stream().skip(used).map(PositionComponent::name).toList();
    boolean lengths = !cells && components.getFirst().kind() == PositionComponent.Kind.LENGTH;
    if (!heaps() && left.isEmpty() && !severalGames() && !lengths) {
      return "there are no other positions";
    }
    String kind =
        lengths
            ? "empty strip"
            : !heaps()
                ? "position"
                : heaps < 2 ? "single heap" : "sum of %d heaps".formatted(heaps);
    List<String> ranges =
        parameters.open().stream()
            .map(open -> "%s from %d to %d".formatted(open.name(), open.low(), open.high()))
            .toList();
    return "every %s%s%s was checked; nothing is claimed about other positions"
        .formatted(
            kind,
            left.isEmpty() ? "" : " that leaves out " + String.join(" and ", left),
            ranges.isEmpty() ? "" : " for " + String.join(" and ", ranges));
  }

  private PositionFamily reachable() {
    Rules rules = setup().rules();
    if (severalGames() || rules.roots().isEmpty()) {
      String open = severalGames() ? parameters.open().getFirst().name() : "";
      throw severalGames()
          ? new BadInput("the parameter " + open + " needs a value", ": --set " + open + "=...")
          : new BadInput(rules.id() + " has no positions made of numbers, and no start");
    }
    Axis.Values values = Axis.Values.of(variables.size());
    System.arraycopy(fixed, 0, values.numbers(), 0, Math.min(fixed.length, variables.size()));
    return new ReachableFamily(setup(), rules.roots(), values);
  }

  /**
   * Returns how many components are written in positions: the required ones, and all up to the last
   * one that the claim mentions.
   */
  private int usedComponents(Set<Integer> mentioned) {
    int used = 0;
    for (int i = 0; i < components.size(); i++) {
      boolean named =
          mentioned.contains(componentPlaces[i])
              || (components.get(i).own() && mentioned.contains(componentPlaces[i] + 1));
      if (named || !components.get(i).optional()) {
        used = i + 1;
      }
    }
    return used;
  }

  private int heapCount(Set<Integer> mentioned, OptionalInt wished) {
    if (heapPlaces.isEmpty()) {
      if (wished.isPresent()) {
        throw new BadInput(
            setup().rules().id() + " is not a game of heaps, so they cannot be counted",
            ": leave --heaps out");
      }
      return 0;
    }
    int named = heapsNamed(mentioned);
    if (named == 0 && mentioned.contains(heapsPlace)) {
      named = wished.orElse(USUAL_HEAPS);
    }
    int count = Math.max(named, wished.orElse(named));
    if (count > MAX_HEAPS) {
      throw new BadInput("at most " + MAX_HEAPS + " heaps have names");
    }
    String size = components.getFirst().name();
    if (count > 0 && mentioned.contains(componentPlaces[0])) {
      if (count == 1 && named == 0) {
        return 0;
      }
      throw new BadInput(
          "%s is the size of the one heap; several heaps are called a, b, ... or %s1, %s2, ..., and"
                  .formatted(size, size, size)
              + " heaps is the list of them");
    }
    return count;
  }

  /** Returns the number of the last heap that is mentioned; 0 if none is. */
  private int heapsNamed(Set<Integer> mentioned) {
    int named = 0;
    for (int heap = 0; heap < heapPlaces.size(); heap++) {
      named = heapPlaces.get(heap).stream().anyMatch(mentioned::contains) ? heap + 1 : named;
    }
    return named;
  }

  private List<Axis> heapAxes(int count) {
    PositionComponent size = components.getFirst();
    long low = zeroIsNoHeap() ? Math.max(1, size.low()) : size.low();
    List<Axis> axes = new ArrayList<>();
    for (int heap = 0; heap < count; heap++) {
      int[] places = heapPlaces.get(heap).stream().mapToInt(Integer::intValue).toArray();
      axes.add(
          new Axis.NumberAxis(variables.get(places[0]).name(), places, low, high(size.high())));
    }
    return axes;
  }

  /**
   * Returns whether an empty heap disappears, as in games that split heaps. Then a and b are not 0.
   */
  private boolean zeroIsNoHeap() {
    Rules rules = setup().rules();
    try {
      return rules.parts(rules.parse("0+0")).isEmpty();
    } catch (BadInput noZero) {
      return false;
    }
  }

  private Function<Axis.Values, String> heapText(int count) {
    return values -> {
      long[] sizes = new long[count];
      StringBuilder text = new StringBuilder();
      for (int heap = 0; heap < count; heap++) {
        sizes[heap] = values.numbers()[heapPlaces.get(heap).getFirst()];
        text.append(heap == 0 ? "" : "+").append(sizes[heap]);
      }
      if (heapsPlace >= 0) {
        values.lists()[heapsPlace] = sizes;
      }
      return text.toString();
    };
  }

  /**
   * Returns the upper bound of a number. If a parameter varies, so do the bounds; then the rules
   * reject what is too large.
   */
  private long high(long high) {
    return severalGames() ? Long.MAX_VALUE : high;
  }

  /** Writes components in the order of the notation: those of the player to move come first. */
  private String componentText(int used, Axis.Values values) {
    List<String> texts = new ArrayList<>();
    List<String> theirs = new ArrayList<>();
    for (int i = 0; i < used; i++) {
      boolean own = components.get(i).own();
      if (!own) {
        texts.addAll(theirs);
        theirs.clear();
      }
      texts.add(componentText(components.get(i), componentPlaces[i], values));
      if (own) {
        theirs.add(componentText(components.get(i), componentPlaces[i] + 1, values));
      }
    }
    texts.addAll(theirs);
    return String.join(",", texts);
  }

  private static String componentText(PositionComponent component, int place, Axis.Values values) {
    return switch (component.kind()) {
      case NUMBER, LENGTH -> Long.toString(values.numbers()[place]);
      case LIST, BAG -> "[" + listed(values.lists()[place]) + "]";
      case SET -> "{" + listed(values.lists()[place]) + "}";
    };
  }

  private static String listed(long[] row) {
    return String.join(",", Arrays.stream(row).mapToObj(Long::toString).toList());
  }
}
