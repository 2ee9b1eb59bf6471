package zermelo.language.interpret;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Facts.Fact;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Phrases;
import zermelo.kernel.Picture;
import zermelo.kernel.Position;
import zermelo.kernel.PositionComponent;
import zermelo.kernel.Rules;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Settings;
import zermelo.kernel.Space;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Cancellation;
import zermelo.language.check.Program;
import zermelo.language.check.Type;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.evaluate.TermEvaluator;
import zermelo.language.infer.Inference;
import zermelo.language.infer.ProofAssumptions;

/** The rules of a program with given parameters: the reference meaning of a text. */
public final class TextRules implements Rules {
  /** The cost of a move with its label and target, which take memory, in steps. */
  private static final long MOVE_COST = 40;

  private static final int LOOKED_AFTER = 64;

  private final String id;
  private final Program program;
  private final boolean splits;
  private final boolean partizan;
  private final List<BoundedComponent> bounds;
  private final EvaluationFrame settled;
  private final Map<String, String> values;
  private final PositionLayout layout;
  private final ComponentNotation notation;
  private final RulesInterpreter moves;
  private final MoveLabels labels;
  private final boolean heaps;
  private final SpaceFactory spaces;
  private volatile Optional<Facts> facts = Optional.empty();
  private volatile Optional<Inference> inference = Optional.empty();

  /**
   * Creates the rules.
   *
   * @throws BadInput if a setting is wrong or missing
   */
  public TextRules(String id, Program program, Settings settings, SpaceFactory spaces) {
    this.id = id;
    this.spaces = spaces;
    this.program = program;
    this.splits = program.splits();
    this.partizan = program.partizan();
    TermEvaluator evaluate = new TermEvaluator(program.source());
    this.settled = new EvaluationFrame(program.slots(), program.cells());
    this.values = new ParameterReader(id, program, evaluate, settled).settle(settings);
    this.bounds =
        program.components().stream()
            .map(part -> BoundedComponent.of(part, evaluate, settled))
            .toList();
    this.layout = new PositionLayout(bounds);
    this.notation = new ComponentNotation(id, bounds, evaluate);
    this.moves = new RulesInterpreter(program, evaluate, bounds);
    this.labels = new MoveLabels(program);
    this.heaps = program.heaps();
  }

  private ProofAssumptions assumptions() {
    Map<Integer, Long> slots = new HashMap<>();
    for (Program.Param param : program.params()) {
      if (param.type() == Type.NUMBER || param.type() == Type.TRUTH) {
        slots.put(param.place(), settled.slots[param.place()]);
      }
    }
    return new ProofAssumptions(
        slots, bounds.stream().map(b -> new ProofAssumptions.Range(b.low(), b.high())).toList());
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public Facts facts() {
    // Computed on first use, because parsing a position does not need it. Benign race: at worst it
    // is computed twice.
    if (facts.isEmpty()) {
      facts = Optional.of(inferredFacts());
    }
    return facts.get();
  }

  private Facts inferredFacts() {
    boolean decides = program.ends().stream().anyMatch(end -> end.ending() != Ending.TIED);
    boolean ties = program.ends().stream().anyMatch(end -> end.ending() == Ending.TIED);
    return Facts.of()
        .with(Fact.IMPARTIAL, !program.partizan())
        .with(Fact.HEAPS, heaps)
        .with(Fact.DECISIVE_ENDINGS, decides)
        .with(Fact.TIES, ties)
        .with(Fact.ACYCLIC, inference().acyclic().proven());
  }

  /** The facts that were proved about the rules, with reasons. */
  public Inference inference() {
    if (inference.isEmpty()) {
      inference = Optional.of(Inference.of(program, assumptions()));
    }
    return inference.get();
  }

  /** The text of the rules as it was written. */
  public String text() {
    return program.source().text();
  }

  @Override
  public Map<String, String> parameterValues() {
    return Collections.unmodifiableMap(values);
  }

  @Override
  public List<PositionComponent> components() {
    return bounds.stream().map(TextRules::component).toList();
  }

  private static PositionComponent component(BoundedComponent bound) {
    Program.Component part = bound.component();
    PositionComponent.Kind kind =
        switch (part.kind()) {
          case NUMBER -> PositionComponent.Kind.NUMBER;
          case LIST -> PositionComponent.Kind.LIST;
          case BAG -> PositionComponent.Kind.BAG;
          case SET -> PositionComponent.Kind.SET;
        };
    boolean optional = part.value().isPresent();
    return new PositionComponent(
        part.name(), kind, bound.low(), bound.high(), bound.own(), optional);
  }

  @Override
  public Optional<Position> start() {
    return notation.hasStart() ? Optional.of(parse("")) : Optional.empty();
  }

  @Override
  public Position parse(String text) {
    if (!heaps) {
      return parsePart(text);
    }
    List<Position> parts = new ArrayList<>();
    for (String part : text.split("\\+", -1)) {
      if (part.isBlank() && !text.isBlank()) {
        throw notation.bad(text, "a heap is missing at a '+'; " + notation.shape());
      }
      parts.add(parsePart(part.strip()));
    }
    return join(parts.stream().filter(part -> !vanishes(part)).toList());
  }

  private Position parsePart(String text) {
    EvaluationFrame frame = newFrame();
    notation.read(text, frame);
    return layout.store(frame, frame.turn);
  }

  /** Whether a heap vanishes: if heaps can split, a heap of size 0 does not count as a heap. */
  private boolean vanishes(Position part) {
    return splits && part.word(0) == 0;
  }

  @Override
  public String print(Position position) {
    List<Position> parts = parts(position);
    if (parts.isEmpty()) {
      return "0"; // every heap has vanished; when parsed, so does this one
    }
    return String.join("+", parts.stream().map(part -> notation.print(frameOf(part))).toList());
  }

  @Override
  public String printWithTurn(Position position) {
    return print(position) + (turn(position) == 1 ? ":B" : "");
  }

  @Override
  public List<Position> parts(Position position) {
    if (!heaps) {
      return List.of(position);
    }
    List<Position> parts = new ArrayList<>();
    long[] words = position.words();
    for (int at = 0; at < words.length; at += bounds.size()) {
      parts.add(Position.copy(words, at, bounds.size()));
    }
    return parts;
  }

  @Override
  public Position join(List<Position> parts) {
    if (!heaps) {
      return Rules.super.join(parts);
    }
    long[] words = new long[parts.size() * bounds.size()];
    for (int i = 0; i < parts.size(); i++) {
      parts.get(i).copyTo(words, i * bounds.size());
    }
    return Position.of(words);
  }

  @Override
  public Ending ending(Position position) {
    if (program.ends().isEmpty()) {
      return Ending.OPEN;
    }
    for (Position part : parts(position)) {
      Ending ending = moves.ending(frameOf(part));
      if (ending != Ending.OPEN) {
        return ending;
      }
    }
    return Ending.OPEN;
  }

  @Override
  public MoveList moves(Position position, int limit) {
    List<Move> found = new ArrayList<>();
    if (ending(position) != Ending.OPEN || limit <= 0) {
      return new MoveList(found, limit > 0);
    }
    List<Position> parts = parts(position);
    for (int heap = 0; heap < parts.size(); heap++) {
      int at = heap;
      boolean all =
          moves.each(
              frameOf(parts.get(heap)),
              (frame, rule) -> {
                if (found.size() == limit) {
                  return false;
                }
                frame.spend(MOVE_COST);
                if (found.size() % LOOKED_AFTER == 0) {
                  Cancellation
                      .checkCurrent(); // a move among a thousand heaps costs little fuel, but time
                }
                String label = labels.print(frame, rule, at, parts.size());
                found.add(new Move(label, target(frame, parts, at)));
                return true;
              });
      if (!all) {
        return new MoveList(found, false);
      }
    }
    return new MoveList(found, true);
  }

  @Override
  public long countMoves(Position position, int limit) {
    if (ending(position) != Ending.OPEN) {
      return 0;
    }
    MoveCounter tally = new MoveCounter(limit);
    try {
      for (Position part : parts(position)) {
        if (!moves.count(frameOf(part), tally)) {
          return -1;
        }
      }
      return tally.count();
    } catch (ArithmeticException pastLong) {
      return -1; // more than 2^63-1 moves
    } catch (RulesFault cannotBeMade) {
      return -1; // some move fails or costs too much; listing the moves reports it
    }
  }

  /** The number of move rules in the text. */
  public int ruleCount() {
    return program.moves().size();
  }

  /** The indices of the rules of the text that have a legal move in this part. */
  public BitSet legalRules(Position part) {
    BitSet found = new BitSet();
    moves.each(
        frameOf(part),
        (frame, rule) -> {
          found.set(rule);
          return true;
        });
    return found;
  }

  /** The index of the end of the text that applies to this part, if any. */
  public OptionalInt endAt(Position part) {
    return moves.firstEnd(frameOf(part));
  }

  @Override
  public Optional<Move> move(Position position, String label) {
    List<Position> parts = parts(position);
    Optional<MoveLabels.ParsedLabel> choice = labels.parse(label, parts.size());
    if (choice.isEmpty() || ending(position) != Ending.OPEN) {
      return Optional.empty();
    }
    int heap = choice.get().heap();
    int rule = choice.get().rule();
    List<Move> found = new ArrayList<>();
    moves.one(
        frameOf(parts.get(heap)),
        rule,
        choice.get().values(),
        (frame, number) ->
            found.add(
                new Move(
                    labels.print(frame, rule, heap, parts.size()), target(frame, parts, heap))));
    return found.stream().findFirst();
  }

  /** The whole position after a move in one heap. The frame contains that heap after the move. */
  private Position target(EvaluationFrame frame, List<Position> parts, int heap) {
    int turn = partizan ? 1 - frame.turn : 0;
    if (!heaps) {
      return layout.store(frame, turn);
    }
    List<Position> result = new ArrayList<>(parts.subList(0, heap));
    if (frame.heapCount < 0) {
      Position part = layout.store(frame, turn);
      if (!vanishes(part)) {
        result.add(part);
      }
    } else {
      int slot = bounds.get(0).place();
      long size = frame.slots[slot];
      for (int i = 0; i < frame.heapCount; i++) {
        frame.slots[slot] = frame.heapSizes[i];
        result.add(layout.store(frame, turn));
      }
      frame.slots[slot] = size;
    }
    result.addAll(parts.subList(heap + 1, parts.size()));
    return join(result);
  }

  @Override
  public int turn(Position position) {
    return partizan ? (int) position.word(position.size() - 1) : 0;
  }

  @Override
  public Position giveTurn(Position position, int player) {
    if (!program.partizan()) {
      return position;
    }
    long[] words = position.words();
    words[words.length - 1] = player;
    return Position.of(words);
  }

  @Override
  public Phrases phrases() {
    return new TextPhrases(this, labels);
  }

  @Override
  public Picture picture(Position position) {
    return new ComponentPictures(this).of(position);
  }

  /** Creates a space that is interpreted first and compiled as soon as that pays off. */
  @Override
  public Space space(List<Position> parts) {
    return spaces.space(this, parts);
  }

  /**
   * Creates a space that is never compiled and never exchanges the players. Slow twin of {@link
   * #space}, for tests and measurements.
   */
  public Space interpretedSpace(List<Position> parts) {
    return spaces.interpretedSpace(this, parts);
  }

  /** The values of the parameters. */
  public EvaluationFrame parameters() {
    return settled;
  }

  public Program program() {
    return program;
  }

  public List<BoundedComponent> bounds() {
    return bounds;
  }

  public PositionLayout layout() {
    return layout;
  }

  public RulesInterpreter moveTable() {
    return moves;
  }

  /** A new frame with the parameters and no position. */
  public EvaluationFrame newFrame() {
    EvaluationFrame frame = new EvaluationFrame(program.slots(), program.cells());
    System.arraycopy(settled.slots, 0, frame.slots, 0, settled.slots.length);
    for (int i = 0; i < settled.sets.length; i++) {
      frame.sets[i] = settled.sets[i];
      frame.rows[i] = Arrays.copyOf(settled.rows[i], settled.rows[i].length);
    }
    return frame;
  }

  /** A new frame with this position, or this heap. */
  public EvaluationFrame frameOf(Position part) {
    EvaluationFrame frame = newFrame();
    layout.load(part, 0, frame);
    return frame;
  }
}
