package zermelo.language.compile.board;

import java.util.List;
import java.util.Set;
import zermelo.language.compile.analysis.CompilerInput.PackedComponent;
import zermelo.language.compile.analysis.Interval;
import zermelo.language.compile.board.analysis.UnsupportedTermException;
import zermelo.language.compile.board.term.BoardScope;
import zermelo.language.packing.BitField;
import zermelo.language.program.Program.Kind;

/** Emits the bytecode that unpacks a position into variables. */
final class PositionLoadCode extends PackedParts {
  PositionLoadCode(BoardScope scope) {
    super(scope);
  }

  /** Reads the position. Lists that are arrays are read only if the code needs them. */
  void load(Set<Integer> neededLists) {
    scope.words = new int[scope.plan.input.words()];
    for (int word = 0; word < scope.words.length; word++) {
      code.aload(BoardScope.POSITION).iload(BoardScope.AT);
      if (word > 0) {
        code.loadConstant(word).iadd();
      }
      code.laload();
      scope.words[word] = scope.keepLong();
    }
    for (int i = 0; i < parts.size(); i++) {
      PackedComponent part = parts.get(i);
      for (int player = 0; player < copies(part); player++) {
        int place = place(part, player);
        switch (part.kind()) {
          case NUMBER -> loadNumber(i, place, player);
          case LIST, BAG -> {
            if (neededLists.contains(place)) {
              loadList(part, place, player);
            }
          }
          case SET -> throw new UnsupportedTermException("a set");
          case BOARD -> loadBoard(part);
        }
      }
    }
  }

  private void loadBoard(PackedComponent part) {
    for (int plane = 0; plane < scope.planes.length; plane++) {
      pushField(part.fields().get(plane));
      scope.planes[plane] = scope.keepLong();
    }
  }

  private void pushField(BitField field) {
    code.lload(scope.words[field.word()]);
    scope.shift(-field.shift());
    if (field.shift() + field.bits() < 64) {
      scope.and(field.mask());
    }
  }

  private void loadNumber(int index, int slot, int player) {
    PackedComponent part = parts.get(index);
    if (scope.plan.input.box().isPresent()) {
      code.lload(scope.words[0]);
      long stride = scope.plan.input.stride(index);
      if (stride > 1) {
        code.loadConstant(stride).ldiv();
      }
      if (index > 0) {
        code.loadConstant(scope.plan.input.box().get()[index]).lrem();
      }
    } else {
      pushField(part.fields().get(player));
    }
    if (part.low() != 0) {
      code.loadConstant(part.low()).ladd();
    }
    scope.slots.put(slot, scope.keepNumber(scope.plan.input.capacity(index)));
  }

  /** Whether a list is a part of one word, its elements side by side. */
  private boolean oneWord(PackedComponent part, List<BitField> fields) {
    if (resizable(part) || part.kind() == Kind.BAG || fields.isEmpty()) {
      return false;
    }
    BitField first = fields.getFirst();
    for (int i = 0; i < fields.size(); i++) {
      BitField field = fields.get(i);
      if (field.word() != first.word() || field.shift() != first.shift() + i * first.bits()) {
        return false;
      }
    }
    return part.high() < Long.MAX_VALUE && fields.size() * first.bits() < 64;
  }

  private void loadList(PackedComponent part, int slot, int player) {
    List<BitField> fields = fields(part, player);
    if (oneWord(part, fields)) {
      BitField first = fields.getFirst();
      pushField(whole(fields));
      int local = scope.keepLong();
      scope.lists.put(
          slot,
          new BoardScope.ListLocal(
              local, true, fields.size(), first.bits(), part.low(), part.high()));
      return;
    }
    code.aload(BoardScope.POSITION).iload(BoardScope.AT);
    scope.table(layout(part, fields));
    code.loadConstant(resizable(part) ? fields.getFirst().bits() : 0);
    code.loadConstant(elementBits(fields)).loadConstant(part.low());
    scope.callStatic(
        BoardScope.LISTS,
        "load",
        BoardScope.LONGS,
        BoardScope.LONGS,
        BoardScope.INT,
        BoardScope.INTS,
        BoardScope.INT,
        BoardScope.INT,
        BoardScope.LONG);
    int local = scope.newReference();
    code.astore(local);
    Interval range = new Interval(part.low(), Math.max(part.low(), part.high()));
    scope.lists.put(
        slot, new BoardScope.ListLocal(local, false, fields.size(), 0, range.low(), range.high()));
  }

  private static BitField whole(List<BitField> fields) {
    BitField first = fields.getFirst();
    return new BitField(first.word(), first.shift(), fields.size() * first.bits(), 0);
  }
}
