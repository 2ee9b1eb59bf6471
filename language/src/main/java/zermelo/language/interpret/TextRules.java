package zermelo.language.interpret;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Phrases;
import zermelo.kernel.Picture;
import zermelo.kernel.Position;
import zermelo.kernel.PositionComponent;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.Space;
import zermelo.kernel.input.BadInput;
import zermelo.language.board.BoardGeometry;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.evaluate.TermEvaluator;
import zermelo.language.ground.BoardAnalysis;
import zermelo.language.infer.Inference;
import zermelo.language.parameter.ParameterReader;
import zermelo.language.position.Boards;
import zermelo.language.position.BoundedComponent;
import zermelo.language.position.ComponentNotation;
import zermelo.language.position.HeapPositions;
import zermelo.language.position.PositionLayout;
import zermelo.language.position.TurnSuffix;
import zermelo.language.program.BoardDeclaration;
import zermelo.language.program.Program;
import zermelo.language.program.Term;
import zermelo.language.reduce.BoardReduction;

/** The rules of a text whose parameters have values: the reference meaning of the text. */
public final class TextRules implements Rules {
  private final String id;
  private final Program program;
  private final boolean partizan;
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
  private final HeapPositions heapPositions;
  private final SpaceFactory spaces;
  private final TextMoves textMoves;
  private final RulesAnalysis analysis;

  /**
   * Creates the rules.
   *
   * @throws BadInput if a setting is wrong or missing
   */
  public TextRules(String id, Program program, Settings settings, SpaceFactory spaces) {
    this.id = id;
    this.spaces = spaces;
    this.program = program;
    this.partizan = program.partizan();
    TermEvaluator evaluate = new TermEvaluator(program.source());
    this.settled = new EvaluationFrame(program.numberSlots(), program.listSlots());
    this.values = new ParameterReader(id, program, evaluate, settled).settle(settings);
    this.bounds =
        program.components().stream()
            .map(part -> BoundedComponent.of(part, evaluate, settled))
            .toList();
    this.boards = Boards.of(id, program, evaluate, settled, values);
    boards.fixed().ifPresent(geometry -> settled.geometry = geometry);
    Boards.place(program).ifPresent(place -> settled.boardSlot = place);
    this.turns = new TurnSuffix(program);
    this.layout = new PositionLayout(bounds, partizan, boards);
    this.notation = new ComponentNotation(id, bounds, evaluate, turns, boards);
    this.moves = new RulesInterpreter(program, evaluate, bounds);
    this.labels = new MoveLabels(program);
    this.heaps = program.heaps();
    this.heapPositions = new HeapPositions(program, layout);
    this.textMoves = new TextMoves(this, moves, labels, heapPositions);
    this.analysis = new RulesAnalysis(program, settled, bounds, boards);
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public Facts facts() {
    return analysis.facts();
  }

  /** The facts that were proved about the rules, with reasons. */
  public Inference inference() {
    return analysis.inference();
  }

  /** What is proved about the rules on a board with this many cells, computed on first use. */
  public BoardAnalysis analysis(int cells) {
    return analysis.board(cells);
  }

  /** Whether no move raises the total of all lists. */
  public boolean totalsNeverGrow() {
    return analysis.totalsNeverGrow();
  }

  /** The rules without what no rule reads of the board, if there is such. */
  public Optional<BoardReduction> reduction(BoardGeometry geometry) {
    return analysis.reduction(geometry);
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
        ? stripLength().stream().toList()
        : bounds.stream().map(BoundedComponent::described).toList();
  }

  /**
   * The symbols of the strip, that of an empty cell first, if a position is a strip of any length
   * and nothing else.
   */
  public Optional<String> stripSymbols() {
    return isStrip() ? boards.declaration().map(BoardDeclaration::symbols) : Optional.empty();
  }

  private boolean isStrip() {
    return bounds.size() == 1 && boards.fixed().isEmpty() && boards.isStrip();
  }

  /** The length of the empty strips, if a position is a strip of any length and nothing else. */
  private Optional<PositionComponent> stripLength() {
    String name = program.params().stream().anyMatch(p -> p.name().equals("n")) ? "cells" : "n";
    PositionComponent length =
        new PositionComponent(name, PositionComponent.Kind.LENGTH, 1, BoardGeometry.MAX_STRIP);
    return isStrip()
        ? Optional.of(notation.hasStart() ? length.omittable() : length)
        : Optional.empty();
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
    Position joined = join(parts.stream().filter(part -> !heapPositions.vanishes(part)).toList());
    return giveTurn(joined, split.turn().orElse(0));
  }

  private Position parsePart(String text) {
    EvaluationFrame frame = newFrame();
    notation.read(text, frame);
    for (Program.PositionRequirement requirement : program.requirements()) {
      if (!moves.truth(frame, requirement.condition())) {
        throw notation.bad(text, requirement.reason());
      }
    }
    return layout.store(frame, frame.turn);
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
    return heaps ? heapPositions.parts(position) : List.of(position);
  }

  @Override
  public Position join(List<Position> parts) {
    return heaps ? heapPositions.join(parts) : Rules.super.join(parts);
  }

  @Override
  public int turn(Position position) {
    return heapPositions.turn(position);
  }

  @Override
  public Position giveTurn(Position position, int player) {
    return heapPositions.giveTurn(position, player);
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
    return textMoves.list(position, limit);
  }

  @Override
  public long countMoves(Position position, int limit) {
    return textMoves.count(position, limit);
  }

  @Override
  public Optional<Move> move(Position position, String label) {
    Optional<Move> found = textMoves.find(position, label);
    return found.isEmpty() && !labels.complete() ? Rules.super.move(position, label) : found;
  }

  TextMoves textMoves() {
    return textMoves;
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
  public Phrases phrases() {
    return new TextPhrases(this, labels);
  }

  /** The choices of a move by name, and its heap, from 1, under the name {@code heap}. */
  public Map<String, String> choices(Position position, Move move) {
    return new TextPhrases(this, labels).choices(position, move.label());
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
    return settled.copy();
  }

  /** A new frame with this position, or this heap. */
  public EvaluationFrame frameOf(Position part) {
    EvaluationFrame frame = newFrame();
    layout.load(part, 0, frame);
    return frame;
  }
}
