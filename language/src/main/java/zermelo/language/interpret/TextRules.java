package zermelo.language.interpret;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.Space;
import zermelo.language.check.Program;

/** A program with its parameters settled, as rules: the reference meaning of a text. */
public final class TextRules implements Rules {
  private final String id;
  private final Program program;
  private final Facts facts;
  private final List<Bound> bounds;
  private final Frame settled;
  private final Map<String, String> values;
  private final Layout layout;
  private final Notation notation;
  private final Moves moves;
  private final Labels labels;
  private final boolean heaps;

  public TextRules(String id, Program program, Facts facts, Settings settings) {
    this.id = id;
    this.program = program;
    this.facts = facts;
    Evaluate evaluate = new Evaluate(program.source());
    this.settled = new Frame(program.slots(), program.cells());
    this.values = Map.copyOf(new Settle(id, program, evaluate, settled).settle(settings));
    this.bounds =
        program.components().stream()
            .map(
                component ->
                    new Bound(
                        component,
                        evaluate.num(component.low()).of(settled),
                        component
                            .high()
                            .map(high -> evaluate.num(high).of(settled))
                            .orElse(Long.MAX_VALUE)))
            .toList();
    this.layout = new Layout(bounds);
    this.notation = new Notation(id, bounds, evaluate);
    this.moves = new Moves(program, evaluate, bounds);
    this.labels = new Labels(program);
    this.heaps = program.heaps();
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public Facts facts() {
    return facts;
  }

  @Override
  public Map<String, String> values() {
    return values;
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
    return join(parts);
  }

  private Position parsePart(String text) {
    Frame frame = newFrame();
    notation.read(text, frame);
    return layout.store(frame, 0);
  }

  @Override
  public String print(Position position) {
    List<Position> parts = parts(position);
    if (parts.isEmpty()) {
      return "0"; // every heap has vanished
    }
    return String.join("+", parts.stream().map(part -> notation.print(frameOf(part))).toList());
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
  public Optional<Move> move(Position position, String label) {
    List<Position> parts = parts(position);
    Optional<Labels.Choice> choice = labels.parse(label, parts.size());
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

  /** The whole position after a move in one heap, which the frame shows. */
  private Position target(Frame frame, List<Position> parts, int heap) {
    int turn = facts.impartial() ? 0 : 1 - frame.turn;
    if (!heaps) {
      return layout.store(frame, turn);
    }
    List<Position> result = new ArrayList<>(parts.subList(0, heap));
    if (frame.heapCount < 0) {
      result.add(layout.store(frame, turn));
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
    return facts.impartial() ? 0 : (int) position.word(position.size() - 1);
  }

  @Override
  public Position giveTurn(Position position, int player) {
    if (facts.impartial()) {
      return position;
    }
    long[] words = position.words();
    words[words.length - 1] = player;
    return Position.of(words);
  }

  @Override
  public Space space(List<Position> parts) {
    return new TextSpace(this, parts, 0);
  }

  Program program() {
    return program;
  }

  List<Bound> bounds() {
    return bounds;
  }

  Layout layout() {
    return layout;
  }

  Moves moveTable() {
    return moves;
  }

  /** A frame with the parameters written and no position yet. */
  Frame newFrame() {
    Frame frame = new Frame(program.slots(), program.cells());
    System.arraycopy(settled.slots, 0, frame.slots, 0, settled.slots.length);
    for (int i = 0; i < settled.sets.length; i++) {
      frame.sets[i] = settled.sets[i];
      frame.rows[i] = Arrays.copyOf(settled.rows[i], settled.rows[i].length);
    }
    return frame;
  }

  /** A new frame with this position, or this heap, in it. */
  Frame frameOf(Position part) {
    Frame frame = newFrame();
    layout.load(part, 0, frame);
    return frame;
  }
}
