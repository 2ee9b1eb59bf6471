package zermelo.cli.render;

import java.util.ArrayList;
import java.util.List;
import zermelo.application.words.TextFormatting;
import zermelo.kernel.Picture;
import zermelo.kernel.Picture.Pile;

/** Draws heaps as rows of stones with counts. Only the beginning of a large heap is drawn. */
final class PilesText {
  private static final int MAX_STONES = 40;
  private static final String MANY = "●".repeat(10) + " …";

  private PilesText() {}

  static List<String> lines(Picture.Piles picture, PictureStyle ink) {
    List<Pile> all = picture.piles();
    if (all.isEmpty()) {
      return List.of("nothing is left");
    }
    List<Pile> piles = all.subList(0, Math.min(all.size(), PictureText.MAX_LINES));
    int name = piles.stream().mapToInt(pile -> pile.name().length()).max().orElse(0);
    int stones = piles.stream().mapToInt(pile -> stones(pile).length()).max().orElse(0);
    int count = piles.stream().mapToInt(pile -> count(pile).length()).max().orElse(0);
    List<String> lines = new ArrayList<>();
    for (Pile pile : piles) {
      String title = name == 0 ? "" : TextFormatting.pad(pile.name(), name) + "  ";
      String number = " ".repeat(count - count(pile).length()) + count(pile);
      String drawn = stones == 0 ? "" : TextFormatting.pad(stones(pile), stones) + "  ";
      String note = pile.note().isEmpty() ? "" : "  " + ink.dim(pile.note());
      lines.add(ink.dim(title) + ink.stones(drawn) + number + note);
    }
    if (piles.size() < all.size()) {
      lines.add("… and " + (all.size() - piles.size()) + " more");
    }
    return lines;
  }

  private static String stones(Pile pile) {
    return pile.stones() > MAX_STONES ? MANY : "●".repeat((int) pile.stones());
  }

  private static String count(Pile pile) {
    return Long.toString(pile.stones());
  }
}
