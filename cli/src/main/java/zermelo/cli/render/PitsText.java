package zermelo.cli.render;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import zermelo.application.words.TextFormatting;
import zermelo.kernel.Picture;
import zermelo.kernel.Picture.Pit;
import zermelo.kernel.Picture.Side;

/**
 * Draws two rows of pits as the player to move sees them. The player's own row is below, with its
 * store at the right. The opponent's row is above, turned round, with its store at the left.
 */
final class PitsText {
  private final Picture.Pits pits;
  private final PictureStyle ink;
  private final int width; // of the largest count
  private final String gap; // as wide as the longer name, and some blanks

  private PitsText(Picture.Pits pits, PictureStyle ink) {
    this.pits = pits;
    this.ink = ink;
    this.width = Math.max(widest(pits.mover()), widest(pits.other()));
    int name = Math.max(pits.mover().name().length(), pits.other().name().length());
    this.gap = " ".repeat(name + 4);
  }

  static List<String> lines(Picture.Pits pits, PictureStyle ink) {
    PitsText text = new PitsText(pits, ink);
    Side mover = pits.mover();
    Side other = pits.other();
    List<String> lines = new ArrayList<>();
    lines.add(text.row(other, other.pits().reversed()));
    lines.add(text.stores());
    lines.add(text.row(mover, mover.pits()));
    lines.add(text.below("pit", pit -> ink.dim(text.right(pit.name()))));
    if (mover.pits().stream().anyMatch(pit -> ink.value(pit.move()).isPresent())) {
      lines.add(text.below("", pit -> " ".repeat(text.width - 1) + ink.valued(pit.move(), " ")));
    }
    return lines;
  }

  private String row(Side side, List<Pit> row) {
    String drawn =
        row.stream()
            .map(pit -> ink.owned(side.player(), "(" + right(Long.toString(pit.seeds())) + ")"))
            .collect(Collectors.joining(" "));
    String space = gap.substring(side.name().length()) + " ".repeat(width + 3);
    return ink.owned(side.player(), side.name()) + space + drawn;
  }

  private String stores() {
    int room = pits.mover().pits().size() * (width + 3) - 1;
    return gap + store(pits.other()) + "  " + " ".repeat(room - 2) + "  " + store(pits.mover());
  }

  private String store(Side side) {
    return ink.owned(side.player(), "[" + right(Long.toString(side.store())) + "]");
  }

  /** Returns a line below the player's pits, with a text for each pit. */
  private String below(String name, Function<Pit, String> each) {
    int room = gap.length() + width + 3;
    String first = " ".repeat(room - name.length() - 2) + ink.dim(name) + "  ";
    return (first + " ")
        .concat(pits.mover().pits().stream().map(each).collect(Collectors.joining("   ")))
        .stripTrailing();
  }

  private String right(String text) {
    return TextFormatting.padLeft(text, width);
  }

  private static int widest(Side side) {
    int count =
        side.pits().stream().mapToInt(pit -> Long.toString(pit.seeds()).length()).max().orElse(1);
    int name = side.pits().stream().mapToInt(pit -> pit.name().length()).max().orElse(1);
    return Math.max(Long.toString(side.store()).length(), Math.max(count, name));
  }
}
