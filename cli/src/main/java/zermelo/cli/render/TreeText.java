package zermelo.cli.render;

import java.util.ArrayList;
import java.util.List;
import zermelo.kernel.Picture;
import zermelo.kernel.Picture.Branch;

/** Draws a tree with its root at the top, one line per edge, like a folder listing. */
final class TreeText {
  /** A larger tree is no easier to read than its notation. */
  private static final int MAX_EDGES = 200;

  private final PictureStyle ink;
  private final List<String> lines = new ArrayList<>();

  private TreeText(PictureStyle ink) {
    this.ink = ink;
  }

  static List<String> lines(Picture.Tree tree, PictureStyle ink) {
    if (edges(tree.branches()) > MAX_EDGES) {
      return List.of();
    }
    TreeText text = new TreeText(ink);
    text.lines.add("root");
    text.add(tree.branches(), "");
    return text.lines;
  }

  private void add(List<Branch> branches, String before) {
    for (int i = 0; i < branches.size(); i++) {
      Branch branch = branches.get(i);
      boolean last = i == branches.size() - 1;
      String value = ink.value(branch.move()).map(outcome -> " " + ink.letter(outcome)).orElse("");
      String mark = branch.mark().isEmpty() ? "" : ":" + ink.owned(branch.owner(), branch.mark());
      lines.add(before + (last ? "└─ " : "├─ ") + branch.name() + mark + value);
      add(branch.branches(), before + (last ? "   " : "│  "));
    }
  }

  private static int edges(List<Branch> branches) {
    int count = branches.size();
    for (Branch branch : branches) {
      count += edges(branch.branches());
    }
    return count;
  }
}
