package zermelo.language.compile.board;

import java.lang.classfile.CodeBuilder;
import java.util.ArrayList;
import java.util.List;
import zermelo.language.compile.analysis.CompilerInput.PackedComponent;
import zermelo.language.compile.board.term.BoardScope;
import zermelo.language.packing.BitField;
import zermelo.language.program.Program;

/** Says where the parts of a position are: in its packed words and in the variables of a method. */
abstract class PackedParts {
  final BoardScope scope;
  final CodeBuilder code;
  final List<PackedComponent> parts;

  PackedParts(BoardScope scope) {
    this.scope = scope;
    this.code = scope.code;
    this.parts = scope.plan.input.parts();
  }

  static int copies(PackedComponent part) {
    return part.own() ? 2 : 1;
  }

  /** The slot of what a player owns. That of the player to move comes first. */
  int place(PackedComponent part, int player) {
    return part.place() + (part.own() && player != scope.turn ? 1 : 0);
  }

  List<BitField> fields(PackedComponent part, int player) {
    int each = part.fields().size() / copies(part);
    return part.fields().subList(player * each, player * each + each);
  }

  boolean resizable(PackedComponent part) {
    Program program = scope.plan.program;
    return program.resizes(part.place()) || (part.own() && program.resizes(part.place() + 1));
  }

  static int elementBits(List<BitField> fields) {
    return fields.isEmpty() ? 1 : fields.getLast().bits();
  }

  int[] layout(PackedComponent part, List<BitField> fields) {
    List<BitField> all = new ArrayList<>(fields);
    if (!resizable(part)) {
      all.addFirst(new BitField(-1, 0, 1, 0));
    }
    return all.stream()
        .flatMapToInt(field -> java.util.stream.IntStream.of(field.word(), field.shift()))
        .toArray();
  }
}
