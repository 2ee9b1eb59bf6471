package zermelo.language.ground;

import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Random texts with a board: squares, hexagons, strips or points, and moves of all kinds. */
public final class RandomBoardText {
  private final Random random;
  private int names;

  private RandomBoardText(long seed) {
    this.random = new Random(seed);
  }

  /**
   * A random text.
   *
   * @param cells the number of cells of its board
   */
  public record Made(String text, int cells) {}

  public static Made of(long seed) {
    return new RandomBoardText(seed).make();
  }

  private String one(String... choices) {
    return choices[random.nextInt(choices.length)];
  }

  private Made make() {
    int rows = 1 + random.nextInt(3);
    int columns = random.nextBoolean() ? rows : 1 + random.nextInt(4);
    int cells = rows * columns;
    String shape =
        switch (random.nextInt(7)) {
          case 0 -> "strip";
          case 1 -> "hexagons %d x %d".formatted(rows, columns);
          case 2 ->
              "points %d joined i, j if %s"
                  .formatted(
                      cells, one("j = i + 1", "j - i = 2 or i = 1", "odd(i + j)", "i + j = 6"));
          case 3 -> "graph g";
          default -> "%d x %d".formatted(rows, columns);
        };
    String edges = shape.startsWith("graph") ? edges(cells) : "";
    String head =
        edges + "board b: %s of \"%s\" left \"x\" right \"o\"\n".formatted(shape, one(".", ".#"));
    String ends =
        IntStream.range(0, random.nextInt(3))
            .mapToObj(
                i ->
                    "end %s: %s\n"
                        .formatted(
                            truth("none", 2),
                            one("tie", "left wins", "next player wins", "previous player wins")))
            .collect(Collectors.joining());
    String moves =
        IntStream.rangeClosed(0, random.nextInt(2))
            .mapToObj(i -> move(i))
            .collect(Collectors.joining());
    return new Made(head + ends + moves, cells);
  }

  /** A graph with so many points. */
  private String edges(int points) {
    StringBuilder edges = new StringBuilder("p1");
    for (int i = 2; i <= points; i++) {
      edges.append(",p").append(i);
      for (int j = 1; j < i; j++) {
        edges.append(random.nextInt(3) == 0 ? ",p%d-p%d".formatted(i, j) : "");
      }
    }
    return "param g: edges = \"%s\"\n".formatted(edges);
  }

  private String move(int index) {
    String p = name();
    String q = name();
    StringBuilder text = new StringBuilder();
    text.append(index > 0 ? one("", "", "left ", "right ", "otherwise ") : one("", "", "left "));
    text.append("move m%d %s in b where %s".formatted(index, p, truth(p, 1)));
    text.append(", %s in %s where %s\n".formatted(q, set(p), truth(q, 2)));
    for (int i = random.nextInt(2); i >= 0; i--) {
      text.append("  b[%s] := %s\n".formatted(cell(one(p, q)), symbol(p)));
    }
    text.append("  b[%s] := %s\n".formatted(one(p, q), symbol(q)));
    if (random.nextInt(4) == 0) {
      String r = name();
      text.append("  then %s in %s: b[%s] := %s\n".formatted(r, set(q), r, symbol(r)));
    }
    if (random.nextInt(4) == 0) {
      String r = name();
      text.append("  for %s in %s: b[%s] := %s\n".formatted(r, set(q), r, one("mine", "empty")));
    }
    if (random.nextInt(5) == 0) {
      text.append("  if %s: b[%s] := mine\n".formatted(truth(p, 1), cell(p)));
    }
    if (random.nextInt(5) == 0) {
      text.append("  gain %s\n".formatted(number(p)));
    }
    return text.toString();
  }

  private String name() {
    return "c" + names++;
  }

  private String cell(String p) {
    return switch (random.nextInt(8)) {
      case 0 -> "%s(%s)".formatted(one("north", "east", "southwest"), p);
      case 1 -> "go(%s, %s, %s)".formatted(p, one("north", "west", "2"), one("1", "2", "-1", "0"));
      case 2 -> "cell(%s, %s)".formatted(number(p), one("1", "2", "column(" + p + ")"));
      case 3 -> {
        String r = name();
        yield "%s %s in b where b[%s] is empty and %s"
            .formatted(one("min", "max"), r, r, relation(r, p));
      }
      default -> p;
    };
  }

  private String relation(String r, String p) {
    return one(
        "column(%s) = column(%s)".formatted(r, p),
        "row(%s) = row(%s)".formatted(r, p),
        "row(%s) <= column(%s)".formatted(r, p),
        "%s in around(%s)".formatted(r, p));
  }

  private String set(String p) {
    String f =
        one(
            "neighbours(%s)",
            "around(%s)",
            "diagonals(%s)",
            "slides(%s)",
            "rook-slides(%s)",
            "bishop-slides(%s)",
            "group(%s)",
            "liberties(%s)",
            "{%s}",
            "{east(%s)}");
    return random.nextInt(5) == 0 ? one("b", "cells(mine)", "cells(empty)") : f.formatted(p);
  }

  private String symbol(String p) {
    return one("mine", "mine", "empty", "theirs", "\"x\"", "b[" + p + "]");
  }

  private String number(String p) {
    if (p.equals("none")) {
      return one("1", "size(cells(mine))", "count z in b where b[z] is mine and row(z) > 1");
    }
    return one(
        "1",
        "2",
        "row(" + p + ")",
        "column(" + p + ")",
        "size(neighbours(" + p + "))",
        "size(group(" + p + "))",
        "run(" + p + ", " + one("east", "north", "2") + ", mine)");
  }

  private String truth(String p, int depth) {
    if (depth > 0 && random.nextInt(3) == 0) {
      return "(%s %s %s)".formatted(truth(p, depth - 1), one("and", "or"), truth(p, depth - 1));
    }
    if (p.equals("none")) {
      String z = name();
      return switch (random.nextInt(6)) {
        case 0 -> "line(%s, %d)".formatted(one("mine", "theirs"), 1 + random.nextInt(3));
        case 1 -> "full";
        case 2 -> "b[cell(1, 1)] is mine";
        case 3 -> "connected(cells(mine), {%s in b where row(%s) = 1}, b)".formatted(z, z);
        case 4 -> "(any %s in b: %s)".formatted(z, truth(z, 0));
        default -> "(all %s in b: %s)".formatted(z, truth(z, 0));
      };
    }
    return switch (random.nextInt(7)) {
      case 0 -> "%s %s %s".formatted(number(p), one("=", "<", "!=", ">="), number(p));
      case 1 -> "odd(row(%s) + column(%s))".formatted(p, p);
      case 2 -> {
        String z = name();
        yield "(any %s in %s: b[%s] is %s)".formatted(z, set(p), z, one("mine", "empty"));
      }
      case 3 -> "%s in %s".formatted(p, set(p));
      default -> "b[%s] is %s".formatted(p, one("empty", "mine", "not mine", "theirs"));
    };
  }
}
