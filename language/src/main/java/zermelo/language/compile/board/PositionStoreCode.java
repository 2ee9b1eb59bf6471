package zermelo.language.compile.board;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import zermelo.language.compile.analysis.CompilerInput.PackedComponent;
import zermelo.language.compile.board.analysis.Binding;
import zermelo.language.compile.board.term.BoardScope;
import zermelo.language.compile.runtime.CompiledRuntime;
import zermelo.language.compile.runtime.RuntimeTypes;
import zermelo.language.packing.BitField;
import zermelo.language.program.Program.Kind;

/**
 * Emits the bytecode that packs variables as an option of a move.
 *
 * <p>Bits that the move does not change are copied from the position.
 */
final class PositionStoreCode extends PackedParts {
  PositionStoreCode(BoardScope scope) {
    super(scope);
  }

  /**
   * Writes an option.
   *
   * @param slots the number slots that the move may have changed; {@code listSlots} those of lists
   *     and the board
   */
  void store(Set<Integer> slots, Set<Integer> listSlots) {
    boolean single =
        scope.words.length == 1
            && scope.gain.isEmpty()
            && scope.plan.input.box().isEmpty()
            && arrays(listSlots).isEmpty();
    if (single) {
      code.aload(BoardScope.OUT);
      pushWord(0, slots, listSlots);
      code.invokevirtual(
          RuntimeTypes.OPTIONS, "add", RuntimeTypes.type(RuntimeTypes.BOOLEAN, BoardScope.LONG));
      return;
    }
    part(slots, listSlots);
    commit();
  }

  /** Writes a part of an option. */
  void part(Set<Integer> slots, Set<Integer> listSlots) {
    code.aload(BoardScope.OUT)
        .invokevirtual(RuntimeTypes.OPTIONS, "room", RuntimeTypes.type(BoardScope.INT));
    int room = scope.keepInt();
    code.aload(BoardScope.OUT)
        .invokevirtual(RuntimeTypes.OPTIONS, "words", RuntimeTypes.type(BoardScope.LONGS));
    int target = scope.newReference();
    code.astore(target);
    for (int word = 0; word < scope.words.length; word++) {
      code.aload(target).iload(room);
      if (word > 0) {
        code.loadConstant(word).iadd();
      }
      if (scope.plan.input.box().isPresent()) {
        pushRank();
      } else {
        pushWord(word, slots, listSlots);
      }
      code.lastore();
    }
    for (int slot : arrays(listSlots)) {
      storeArray(slot, target, room);
    }
  }

  /** Closes an option. Leaves false if no more are wanted. */
  void commit() {
    code.aload(BoardScope.OUT);
    if (scope.gain.isPresent()) {
      code.iload(scope.points);
    } else {
      code.iconst_0();
    }
    code.invokevirtual(
        RuntimeTypes.OPTIONS, "commit", RuntimeTypes.type(RuntimeTypes.BOOLEAN, BoardScope.INT));
  }

  /** The changed lists that are arrays. */
  private Set<Integer> arrays(Set<Integer> listSlots) {
    Set<Integer> found = new HashSet<>();
    for (int slot : listSlots) {
      BoardScope.ListLocal list = scope.lists.get(slot);
      if (list != null && !list.packed()) {
        found.add(slot);
      }
    }
    return found;
  }

  private void storeArray(int slot, int target, int room) {
    for (PackedComponent part : parts) {
      for (int player = 0; player < copies(part); player++) {
        if (part.kind() != Kind.NUMBER && place(part, player) == slot) {
          List<BitField> fields = fields(part, player);
          code.aload(Objects.requireNonNull(scope.lists.get(slot)).local());
          code.loadConstant(part.kind() == Kind.BAG ? 1 : 0).aload(target).iload(room);
          scope.table(layout(part, fields));
          code.loadConstant(elementBits(fields)).loadConstant(part.low());
          scope.callStatic(
              BoardScope.LISTS,
              "store",
              RuntimeTypes.VOID,
              BoardScope.LONGS,
              RuntimeTypes.BOOLEAN,
              BoardScope.LONGS,
              BoardScope.INT,
              BoardScope.INTS,
              BoardScope.INT,
              BoardScope.LONG);
        }
      }
    }
  }

  /** Pushes a word of the option. */
  private void pushWord(int word, Set<Integer> slots, Set<Integer> listSlots) {
    long kept = 0;
    boolean any = false;
    if (word == 0 && scope.plan.program.partizan()) {
      any = pushTurn();
    }
    for (int i = 0; i < parts.size(); i++) {
      PackedComponent part = parts.get(i);
      for (int player = 0; player < copies(part); player++) {
        int place = place(part, player);
        boolean changed = (part.kind() == Kind.NUMBER ? slots : listSlots).contains(place);
        List<BitField> fields = fields(part, player);
        if (!changed) {
          for (BitField field : fields) {
            kept |= field.word() == word ? field.mask() << field.shift() : 0;
          }
          continue;
        }
        any |= pushChanged(part, place, fields, word, any);
      }
    }
    if (kept != 0 || !any) {
      code.lload(scope.words[word]);
      scope.and(kept);
      if (any) {
        code.lor();
      }
    }
  }

  /** Pushes the player to move in the option. */
  private boolean pushTurn() {
    if (scope.again.isPresent()) {
      code.iload(scope.again.get());
      if (scope.turn == 0) {
        code.iconst_1().ixor();
      }
      code.i2l();
      return true;
    }
    if (scope.turn == 0) {
      code.lconst_1();
      return true;
    }
    return false;
  }

  /** Joins the changed bits of a component with the word on the stack, if there is one. */
  private boolean pushChanged(
      PackedComponent part, int place, List<BitField> fields, int word, boolean join) {
    return switch (part.kind()) {
      case NUMBER -> pushNumber(part, place, fields.getFirst(), word, join);
      case BOARD -> pushPlanes(fields, word, join);
      default -> {
        BoardScope.ListLocal list = Objects.requireNonNull(scope.lists.get(place));
        boolean here = list.packed() && fields.getFirst().word() == word;
        if (here) {
          code.lload(list.local());
          shifted(fields.getFirst(), join);
        }
        yield here;
      }
    };
  }

  private boolean pushNumber(
      PackedComponent part, int slot, BitField field, int word, boolean join) {
    if (field.word() != word) {
      return false;
    }
    code.lload(((Binding.NumberLocal) scope.slot(slot)).local());
    if (part.low() != 0) {
      code.loadConstant(part.low()).lsub();
    }
    if (part.high() == Long.MAX_VALUE) {
      fit(field.mask());
    }
    shifted(field, join);
    return true;
  }

  private boolean pushPlanes(List<BitField> fields, int word, boolean join) {
    boolean pushed = false;
    for (int plane = 0; plane < scope.planes.length; plane++) {
      if (fields.get(plane).word() == word) {
        code.lload(scope.planes[plane]);
        if (scope.plan.input.packedCells() != scope.plan.all) {
          scope.and(scope.plan.input.packedCells());
        }
        shifted(fields.get(plane), join || pushed);
        pushed = true;
      }
    }
    return pushed;
  }

  private void shifted(BitField field, boolean join) {
    scope.shift(field.shift());
    if (join) {
      code.lor();
    }
  }

  private void fit(long mask) {
    code.loadConstant(mask);
    scope.callStatic(
        RuntimeTypes.of(CompiledRuntime.class),
        "fit",
        BoardScope.LONG,
        BoardScope.LONG,
        BoardScope.LONG);
  }

  /** Pushes the rank of the option. */
  private void pushRank() {
    code.lconst_0();
    long[] sizes = scope.plan.input.box().orElseThrow();
    for (int i = 0; i < sizes.length; i++) {
      Binding.NumberLocal number = (Binding.NumberLocal) scope.slot(parts.get(i).place());
      code.lload(number.local()).loadConstant(parts.get(i).low()).lsub();
      fit(sizes[i] - 1);
      code.loadConstant(scope.plan.input.stride(i)).lmul().ladd();
    }
  }
}
