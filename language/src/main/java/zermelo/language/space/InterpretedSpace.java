package zermelo.language.space;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.Space;
import zermelo.kernel.space.CanonicalForm;
import zermelo.kernel.space.ConnectionGame;
import zermelo.kernel.space.PlacementMoves;
import zermelo.kernel.space.PlayerExchange;
import zermelo.kernel.space.PositionRanking;
import zermelo.kernel.space.PositionalGame;
import zermelo.kernel.space.Tiers;
import zermelo.language.board.TreeEmbedding;
import zermelo.language.compile.analysis.CompilerInput;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.evaluate.HeapSplits;
import zermelo.language.evaluate.MoveVisitor;
import zermelo.language.ground.BoardAnalysis;
import zermelo.language.interpret.RulesInterpreter;
import zermelo.language.interpret.TextRules;
import zermelo.language.packing.BoardPlanes;
import zermelo.language.packing.BoxRanking;
import zermelo.language.packing.ComponentPacking;
import zermelo.language.packing.PlacementMovesFactory;
import zermelo.language.packing.PlanePermutations;
import zermelo.language.position.BoundedComponent;
import zermelo.language.program.BoardDeclaration;
import zermelo.language.program.LanguageSubset;
import zermelo.language.program.Program;
import zermelo.language.ranking.BoardTiers;
import zermelo.language.ranking.BoundedListRanking;
import zermelo.language.ranking.ListTiers;
import zermelo.language.reduce.BoardReduction;
import zermelo.language.reduce.ProgramReduction;
import zermelo.language.reduce.UnreadComponents;

/**
 * Interpreted rules of a text as a space for solvers.
 *
 * <p>Positions are packed by a {@link ComponentPacking}; moves are made in a frame. This is the
 * slow twin of compiled rules, which use the same packing.
 */
public final class InterpretedSpace implements Space {
  private final TextRules rules;
  private final List<Position> parts;
  private final int spare;
  private final Program program; // without what does not matter for play
  private final List<BoundedComponent> bounds; // those of this program
  private final EvaluationFrame frame;
  private final EvaluationFrame scratch;
  private final ComponentPacking packing;
  private final Optional<BoxRanking> ranking;
  private final boolean reduces;
  private final boolean exchangesPlayers;
  private final boolean partizan;
  private final boolean ends;
  private final boolean shrinks;
  private final Optional<long[]> tree; // the symbols of all edges, if the board is a tree
  private final RulesInterpreter moves;
  private final Emitter emitter;

  /**
   * Builds the space of the positions that can be reached from the given components.
   *
   * @param spare how often the fields of unbounded numbers are doubled
   * @param reduces whether solvers may exchange the players and use the symmetries of the board
   */
  public InterpretedSpace(TextRules rules, List<Position> parts, int spare, boolean reduces) {
    this.rules = rules;
    this.parts = List.copyOf(parts);
    this.spare = spare;
    this.frame = rules.newFrame();
    this.scratch = rules.newFrame();
    this.partizan = rules.program().partizan();
    this.ends = !rules.program().ends().isEmpty();
    this.shrinks = rules.program().board().map(BoardDeclaration::shrinks).orElse(false);
    this.moves = rules.moveTable();
    List<EvaluationFrame> frames = parts.stream().map(rules::frameOf).toList();
    List<Program.Component> unread = UnreadComponents.of(rules.program());
    Optional<BoardReduction> reduction =
        frames.stream().findFirst().flatMap(first -> rules.reduction(first.geometry));
    Program needed = reduction.map(BoardReduction::program).orElse(rules.program());
    this.program = unread.isEmpty() ? needed : ProgramReduction.without(needed, unread);
    this.bounds =
        rules.bounds().stream()
            .filter(bound -> !unread.contains(bound.component()))
            .map(bound -> bound.in(program))
            .toList();
    this.packing =
        ComponentPacking.of(program, reduction, bounds, frames, spare, rules.totalsNeverGrow());
    resetUnread(unread);
    this.ranking =
        partizan
            ? Optional.empty()
            : BoxRanking.of(bounds, rules.inference().ceilings(), packing, frames);
    this.reduces = reduces;
    this.exchangesPlayers = reduces && rules.program().playersAlike() && !program.movesAgain();
    frames.stream().findFirst().ifPresent(first -> frame.geometry = first.geometry);
    this.tree =
        rules
            .program()
            .board()
            .filter(BoardDeclaration::isTree)
            .map(board -> frames.getFirst().lists[frame.boardSlot]);
    this.emitter = new Emitter();
  }

  /** Gives the numbers that do not matter for play their least values. */
  private void resetUnread(List<Program.Component> unread) {
    for (BoundedComponent bound : rules.bounds()) {
      for (int copy = 0; unread.contains(bound.component()) && copy < bound.copies(); copy++) {
        frame.slots[bound.place() + copy] = bound.low();
      }
    }
  }

  @Override
  public int words() {
    return ranking.isPresent() ? 1 : packing.words();
  }

  @Override
  public boolean holds(Position part) {
    if (!loadScratch(part)) {
      return false;
    }
    return ranking.map(box -> box.holds(scratch)).orElseGet(() -> packing.holds(scratch));
  }

  @Override
  public void pack(Position part, long[] target, int at) {
    if (!loadScratch(part) || (ranking.isEmpty() && !packing.holds(scratch))) {
      throw new Overflow();
    }
    store(scratch, scratch.turn, target, at);
  }

  /** Loads a position. A tree is looked for inside that of the space; false if it is not there. */
  private boolean loadScratch(Position part) {
    rules.layout().load(part, 0, scratch);
    if (tree.isEmpty()) {
      return true;
    }
    int slot = scratch.boardSlot;
    Optional<long[]> inside =
        TreeEmbedding.of(frame.geometry, tree.get(), scratch.geometry, scratch.lists[slot]);
    inside.ifPresent(symbols -> scratch.lists[slot] = symbols);
    scratch.geometry = frame.geometry;
    return inside.isPresent();
  }

  @Override
  public Position unpack(long[] words, int at) {
    load(words, at);
    return rules.layout().store(frame, frame.turn);
  }

  private void store(EvaluationFrame from, int turn, long[] target, int at) {
    if (ranking.isPresent()) {
      target[at] = ranking.get().word(from);
    } else {
      packing.store(from, turn, target, at);
    }
  }

  private void load(long[] words, int at) {
    if (ranking.isPresent()) {
      ranking.get().load(words[at], frame);
    } else {
      packing.load(words, at, partizan, frame);
      if (shrinks) {
        frame.geometry = rules.boards().geometry(frame.lists[frame.boardSlot].length);
      }
    }
  }

  @Override
  public Ending ending(long[] words, int at) {
    if (!ends) {
      return Ending.OPEN;
    }
    load(words, at);
    return moves.ending(frame);
  }

  @Override
  public void options(long[] words, int at, Options out) {
    load(words, at);
    emitter.out = out;
    moves.each(frame, emitter);
  }

  /**
   * Packs each move that the interpreter visits. One instance serves all positions, so that a move
   * allocates nothing.
   */
  private final class Emitter implements MoveVisitor {
    private final int[] splitSlots =
        rules.program().splitComponents().stream()
            .mapToInt(i -> rules.bounds().get(i).place())
            .toArray();
    private final HeapSplits.PartVisitor writer = this::write;
    private Options out = new Options(1);

    @Override
    public boolean take(EvaluationFrame f, int rule) {
      f.splits.each(f, writer);
      return out.commit(Math.toIntExact(f.gain));
    }

    private void write(EvaluationFrame f) {
      for (int slot : splitSlots) {
        if (f.slots[slot] == 0) {
          return; // the heap vanishes
        }
      }
      int room = out.room();
      store(f, !partizan ? 0 : f.again ? f.turn : 1 - f.turn, out.words(), room);
    }
  }

  @Override
  public int turn(long[] words, int at) {
    return partizan ? (int) (words[at] & 1) : 0;
  }

  @Override
  public void setTurn(long[] words, int at, int player) {
    if (partizan) {
      words[at] = (words[at] & ~1L) | player;
    }
  }

  @Override
  public int settlement(long[] words, int at) {
    return rules.program().settle().isEmpty() ? 0 : rules.settlement(unpack(words, at));
  }

  /** Texts describe every position from the side of the player to move. */
  private void exchangePlayers(long[] words, int at) {
    if ((words[at] & 1) != 0) {
      packing.exchange(words, at);
      words[at] ^= 1;
    }
  }

  /**
   * Puts a tree to the first place where it is inside the whole one. What is left of other branches
   * may be the same tree. Where the players were exchanged, so are the symbols of the whole tree.
   */
  private void placeTree(long[] words, int at) {
    rules.layout().load(unpack(words, at), 0, scratch);
    int slot = scratch.boardSlot;
    long[] whole = tree.orElseThrow();
    BoardDeclaration board = program.board().orElseThrow();
    long[] exchanged = LongStream.of(whole).map(board::exchangedSymbol).toArray();
    TreeEmbedding.of(frame.geometry, whole, scratch.geometry, scratch.lists[slot])
        .or(
            () ->
                TreeEmbedding.of(frame.geometry, exchanged, scratch.geometry, scratch.lists[slot]))
        .ifPresent(
            symbols -> {
              scratch.lists[slot] = symbols;
              scratch.geometry = frame.geometry;
              store(scratch, scratch.turn, words, at);
            });
  }

  @Override
  public <T> Optional<T> capability(Class<T> kind) {
    if (kind == PlayerExchange.class && partizan && exchangesPlayers) {
      return Optional.of(kind.cast((PlayerExchange) this::exchangePlayers));
    }
    if (kind == CanonicalForm.class && tree.isPresent()) {
      return Optional.of(kind.cast((CanonicalForm) this::placeTree));
    }
    if (kind == CanonicalForm.class && reduces) {
      return packing
          .board()
          .filter(planes -> program.board().orElseThrow().keepsCells())
          .flatMap(
              planes ->
                  PlanePermutations.fastest(planes, rules.analysis(planes.cells()).symmetries()))
          .map(kind::cast);
    }
    if (kind == PositionalGame.class || kind == ConnectionGame.class) {
      return board().flatMap(planes -> claims(kind, planes));
    }
    if (kind == PlacementMoves.class) {
      return board()
          .flatMap(
              planes ->
                  PlacementMovesFactory.of(
                      planes, frame.geometry, rules.analysis(planes.cells()).placements()))
          .map(kind::cast);
    }
    if (kind == Tiers.class) {
      return ranking
          .map(BoxRanking::tiers)
          .or(this::boardTiers)
          .or(this::listTiers)
          .map(kind::cast);
    }
    return kind == PositionRanking.class ? ranking.map(kind::cast) : Optional.empty();
  }

  /** The planes of a board whose cells stay. */
  private Optional<BoardPlanes> board() {
    return packing.board().filter(planes -> program.board().orElseThrow().keepsCells());
  }

  /** The rules of a game in which players only claim cells. */
  private <T> Optional<T> claims(Class<T> kind, BoardPlanes planes) {
    BoardAnalysis analysis = rules.analysis(planes.cells());
    PositionalGame.StoneReader stones =
        (player, words, at) -> planes.holding(words, at, 1 + player);
    return kind == ConnectionGame.class
        ? analysis.connection().game(stones).map(kind::cast)
        : analysis.positional().game(analysis.symmetries(), stones).map(kind::cast);
  }

  /** The exchange of players is part of the ranks even where a player may move again. */
  private Optional<Tiers> boardTiers() {
    return packing
        .board()
        .flatMap(
            planes ->
                BoardTiers.of(rules, parts, reduces && rules.program().playersAlike())
                    .tiers()
                    .map(found -> found.of(planes, packing.words(), this::exchangePlayers)));
  }

  private Optional<Tiers> listTiers() {
    if (!rules.totalsNeverGrow()) {
      return Optional.empty();
    }
    if (!partizan && BoundedListRanking.of(bounds, packing).isPresent()) {
      return BoundedListRanking.of(bounds, packing).map(Tiers::one);
    }
    boolean exchanges = reduces && rules.program().playersAlike();
    return ListTiers.of(bounds, packing, partizan, exchanges, this::exchangePlayers);
  }

  /** Whether the rules are as simple as {@link LanguageSubset#isPlain} says. */
  boolean isPlain() {
    return LanguageSubset.isPlain(program);
  }

  /** The input for compiling these rules with this packing. */
  CompilerInput compilerInput() {
    return CompilerInputFactory.of(
        rules, program, bounds, packing, ranking.map(BoxRanking::sides), frame.geometry);
  }

  @Override
  public InterpretedSpace wider() {
    InterpretedSpace wider = new InterpretedSpace(rules, parts, spare + 1, reduces);
    if (wider.packing.bits() == packing.bits()) {
      throw new Overflow(); // every field has its full width already
    }
    return wider;
  }
}
