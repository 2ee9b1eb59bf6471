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
import java.util.concurrent.ConcurrentHashMap;
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
import zermelo.language.board.BoardGeometry;
import zermelo.language.check.BoardDeclaration;
import zermelo.language.check.Program;
import zermelo.language.check.Term;
import zermelo.language.check.Type;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.evaluate.TermEvaluator;
import zermelo.language.ground.BoardAnalysis;
import zermelo.language.infer.Inference;
import zermelo.language.infer.ProofAssumptions;
import zermelo.language.parameter.ParameterReader;
import zermelo.language.reduce.BoardReduction;

/** The rules of a program with given parameters: the reference meaning of a text. */
public final class TextRules implements Rules {
  /** The cost of a move with its label and target, which take memory, in steps. */
  private static final long MOVE_COST = 40;

  private static final int LOOKED_AFTER = 64;

  private final String id;
  private final Program program;
  private final List<Integer> splitComponents;
  private final boolean partizan;
  private final int turnWords; // 1 if a position ends with the turn
  private final List<BoundedComponent> bounds;
  private final EvaluationFrame settled;
  private final Map<String, String> values;
  private final Boards boards;
  private final TurnSuffix turns;
  private final PositionLayout layout;
  private final ComponentNotation notation;
  private final RulesInterpreter moves;
  private final MoveLabels labels;
  private final boolean heaps;
  private final SpaceFactory spaces;
  private volatile Optional<Facts> facts = Optional.empty();
  private volatile Optional<Inference> inference = Optional.empty();
  private final Map<Integer, BoardAnalysis> analyses = new ConcurrentHashMap<>();
  private final Map<Integer, Optional<BoardReduction>> reductions = new ConcurrentHashMap<>();

  /**
   * Creates the rules.
   *
   * @throws BadInput if a setting is wrong or missing
   */
  public TextRules(String id, Program program, Settings settings, SpaceFactory spaces) {
    this.id = id;
    this.spaces = spaces;
    this.program = program;
    this.splitComponents = program.splitComponents();
    this.partizan = program.partizan();
    this.turnWords = partizan ? 1 : 0;
    TermEvaluator evaluate = new TermEvaluator(program.source());
    this.settled = new EvaluationFrame(program.slots(), program.cells());
    this.values = new ParameterReader(id, program, evaluate, settled).settle(settings);
    this.bounds =
        program.components().stream()
            .map(part -> BoundedComponent.of(part, evaluate, settled))
            .toList();
    this.boards = Boards.of(id, program, evaluate, settled);
    boards.fixed().ifPresent(geometry -> settled.geometry = geometry);
    Boards.place(program).ifPresent(place -> settled.boardCell = place);
    this.turns = new TurnSuffix(program);
    this.layout = new PositionLayout(bounds, partizan, boards);
    this.notation = new ComponentNotation(id, bounds, evaluate, turns, boards);
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
    boolean decides = program.ends().stream().anyMatch(end -> end.ending(0) != Ending.TIED);
    boolean ties =
        program.scored() || program.ends().stream().anyMatch(e -> e.ending(0) == Ending.TIED);
    return Facts.of()
        .with(Fact.SCORE, program.scored())
        .with(Fact.IMPARTIAL, !program.partizan())
        .with(Fact.HEAPS, heaps)
        .with(Fact.DECISIVE_ENDINGS, decides)
        .with(Fact.TIES, ties)
        .with(Fact.ACYCLIC, inference().acyclic().proven());
  }

  /** The facts that were proved about the rules, with reasons. */
  public Inference inference() {
    if (inference.isEmpty()) {
      Inference found = Inference.of(program, assumptions());
      inference = Optional.of(found.acyclic().proven() ? found : found.withAcyclic(advance()));
    }
    return inference.get();
  }

  /** Why no position recurs on the board, if its size is known and that is proved. */
  private Optional<String> advance() {
    return boards.fixed().flatMap(geometry -> analysis(geometry.cells()).acyclic());
  }

  /** What the text says about a board with so many cells, found on first use. */
  public BoardAnalysis analysis(int cells) {
    return analyses.computeIfAbsent(
        cells,
        count -> {
          BoardGeometry geometry = boards.geometry(count);
          Optional<BoardReduction> reduction = reduction(geometry);
          Program needed = reduction.map(BoardReduction::program).orElse(program);
          return BoardAnalysis.of(
              needed, newFrame(), geometry, reduction.map(BoardReduction::cells));
        });
  }

  /** What solvers may leave out of a board, if there is something. */
  public Optional<BoardReduction> reduction(BoardGeometry geometry) {
    return reductions.computeIfAbsent(
        geometry.cells(), count -> BoardReduction.of(program, geometry, assumptions().slots()));
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
    return boards.declaration().isPresent()
        ? List.of()
        : bounds.stream().map(TextRules::component).toList();
  }

  private static PositionComponent component(BoundedComponent bound) {
    Program.Component part = bound.component();
    PositionComponent.Kind kind =
        switch (part.kind()) {
          case NUMBER -> PositionComponent.Kind.NUMBER;
          case LIST -> PositionComponent.Kind.LIST;
          case BAG -> PositionComponent.Kind.BAG;
          case SET -> PositionComponent.Kind.SET;
          case BOARD -> throw new IllegalStateException("a board is no list of numbers");
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
    TurnSuffix.Split split = turns.split(text);
    List<Position> parts = new ArrayList<>();
    for (String part : split.position().split("\\+", -1)) {
      if (part.isBlank() && !text.isBlank()) {
        throw notation.bad(text, "a heap is missing at a '+'; " + notation.shape());
      }
      parts.add(parsePart(part.strip()));
    }
    Position joined = join(parts.stream().filter(part -> !vanishes(part)).toList());
    return giveTurn(joined, split.turn().orElse(0));
  }

  private Position parsePart(String text) {
    EvaluationFrame frame = newFrame();
    notation.read(text, frame);
    return layout.store(frame, frame.turn);
  }

  /** Whether a heap vanishes: if heaps can split, a heap of size 0 does not count as a heap. */
  private boolean vanishes(Position part) {
    return splitComponents.stream().anyMatch(i -> part.word(i) == 0);
  }

  @Override
  public String print(Position position) {
    if (!heaps) {
      EvaluationFrame frame = frameOf(position);
      return notation.print(frame) + turns.suffix(frame);
    }
    List<Position> parts = parts(position);
    // If every heap has vanished, 0 stands for one that vanishes when it is parsed.
    String text =
        parts.isEmpty()
            ? "0"
            : String.join("+", parts.stream().map(part -> notation.print(frameOf(part))).toList());
    EvaluationFrame frame = newFrame();
    frame.turn = turn(position);
    return text + turns.suffix(frame);
  }

  @Override
  public String printWithTurn(Position position) {
    return print(position) + (turn(position) == 1 && !turns.printed() ? ":B" : "");
  }

  @Override
  public List<Position> parts(Position position) {
    if (!heaps) {
      return List.of(position);
    }
    List<Position> parts = new ArrayList<>();
    long[] words = position.words();
    int size = bounds.size();
    for (int at = 0; at + size <= words.length - turnWords; at += size) {
      long[] part = Arrays.copyOfRange(words, at, at + size + turnWords);
      if (partizan) {
        part[size] = turn(position);
      }
      parts.add(Position.of(part));
    }
    return parts;
  }

  @Override
  public Position join(List<Position> parts) {
    if (!heaps) {
      return Rules.super.join(parts);
    }
    long[] words = new long[parts.size() * bounds.size() + turnWords];
    for (int i = 0; i < parts.size(); i++) {
      parts.get(i).copyTo(words, i * bounds.size()); // the next part overwrites its turn
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
                found.add(new Move(label, target(frame, parts, at), gain(frame)));
                return true;
              });
      if (!all) {
        return new MoveList(found, false);
      }
    }
    return new MoveList(found, true);
  }

  /** Receives the label of a move, its rule, and the position after it; returns false to stop. */
  @FunctionalInterface
  interface LabelledMoveVisitor {
    boolean take(String label, Program.MoveRule rule, EvaluationFrame after);
  }

  /** Shows every legal move of a position without heaps. */
  void eachMove(Position position, LabelledMoveVisitor visitor) {
    moves.each(
        frameOf(position),
        (frame, rule) ->
            visitor.take(labels.print(frame, rule, 0, 1), program.moves().get(rule), frame));
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

  /** The board of a position; one without cells if the game has none. */
  BoardGeometry geometry(Position position) {
    return boards.declaration().isEmpty() ? settled.geometry : frameOf(position).geometry;
  }

  /** The board of the game with its parameters set. */
  public Boards boards() {
    return boards;
  }

  @Override
  public Optional<Move> move(Position position, String label) {
    List<Position> parts = parts(position);
    if (ending(position) != Ending.OPEN) {
      return Optional.empty();
    }
    List<Move> found = new ArrayList<>();
    for (MoveLabels.ParsedLabel choice :
        labels.parse(label, parts.size(), geometry(position), turn(position))) {
      int heap = choice.heap();
      moves.one(
          frameOf(parts.get(heap)),
          choice.rule(),
          choice.values(),
          (frame, rule) ->
              found.add(
                  new Move(
                      labels.print(frame, rule, heap, parts.size()),
                      target(frame, parts, heap),
                      gain(frame))));
    }
    return found.isEmpty() && !labels.complete()
        ? Rules.super.move(position, label)
        : found.stream().findFirst();
  }

  /** The whole position after a move in one heap. The frame contains that heap after the move. */
  private Position target(EvaluationFrame frame, List<Position> parts, int heap) {
    int turn = nextTurn(frame);
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
      int slot = frame.splitSlot;
      long whole = frame.slots[slot];
      for (int i = 0; i < frame.heapCount; i++) {
        frame.slots[slot] = frame.heapSizes[i];
        Position part = layout.store(frame, turn);
        if (!vanishes(part)) {
          result.add(part);
        }
      }
      frame.slots[slot] = whole;
    }
    result.addAll(parts.subList(heap + 1, parts.size()));
    return giveTurn(join(result), turn);
  }

  /** The points that the move in the frame gains. */
  private static int gain(EvaluationFrame frame) {
    return Math.toIntExact(frame.gain);
  }

  /** The player to move after the move in the frame. */
  private int nextTurn(EvaluationFrame frame) {
    return !partizan ? 0 : frame.again ? frame.turn : 1 - frame.turn;
  }

  @Override
  public int lead(Position position) {
    return program.lead().map(term -> points(position, term)).orElse(0);
  }

  @Override
  public int settlement(Position position) {
    return program.settle().map(term -> points(position, term)).orElse(0);
  }

  private int points(Position position, Term.NumberTerm term) {
    return Math.toIntExact(moves.number(frameOf(position), term));
  }

  @Override
  public String playerName(int player) {
    if (!partizan || !turns.printed()) {
      return "";
    }
    return boards
        .declaration()
        .filter(BoardDeclaration::owned)
        .map(board -> board.symbols().substring(player == 0 ? board.left() : board.right()))
        .map(symbols -> symbols.substring(0, 1))
        .orElse(player == 0 ? "Left" : "Right");
  }

  @Override
  public int turn(Position position) {
    return partizan ? (int) position.word(position.size() - 1) : 0;
  }

  @Override
  public Position giveTurn(Position position, int player) {
    if (!partizan) {
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
    frame.geometry = settled.geometry;
    frame.boardCell = settled.boardCell;
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
