package zermelo.insight.plot.canvas;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.util.HashMap;
import java.util.Map;

/**
 * Letters as strokes, for machines on which Java has no fonts.
 *
 * <p>A glyph has strokes, a stroke has points, and a point has two digits: x from the left, and y
 * downward. The top of capitals is at 0, the top of small letters at 2, the base line at 7.
 */
public final class StrokeFont {
  private static final String GLYPHS =
      """
      0 10 30 41 46 37 17 06 01 10
      1 02 20 27
      2 01 10 30 41 42 07 47
      3 01 10 30 41 42 33 13;33 44 46 37 17 06
      4 37 30 05 45
      5 40 00 03 33 44 46 37 17 06
      6 41 30 10 01 06 17 37 46 44 33 13 04
      7 00 40 17
      8 13 02 01 10 30 41 42 33 13 04 06 17 37 46 44 33
      9 43 34 14 03 01 10 30 41 46 37 17 06
      A 07 20 47;15 35
      B 00 07 37 46 44 33 03;33 42 41 30 00
      C 41 30 10 01 06 17 37 46
      D 00 07 27 45 42 20 00
      E 40 00 07 47;03 33
      F 40 00 07;03 33
      G 41 30 10 01 06 17 37 46 44 24
      H 00 07;40 47;03 43
      I 00 07
      J 30 36 27 17 06
      K 00 07;40 04;13 47
      L 00 07 47
      M 07 00 24 40 47
      N 07 00 47 40
      O 10 30 41 46 37 17 06 01 10
      P 07 00 30 41 43 34 04
      Q 10 30 41 46 37 17 06 01 10;25 47
      R 07 00 30 41 43 34 04;24 47
      S 41 30 10 01 02 13 33 44 46 37 17 06
      T 00 40;20 27
      U 00 06 17 37 46 40
      V 00 27 40
      W 00 17 32 57 60
      X 00 47;40 07
      Y 00 23 40;23 27
      Z 00 40 07 47
      a 03 12 32 43 47;44 14 05 06 17 37 46
      b 00 07;03 12 32 43 46 37 17 06
      c 43 32 12 03 06 17 37 46
      d 40 47;43 32 12 03 06 17 37 46
      e 05 45 43 32 12 03 06 17 37 46
      f 30 20 11 17;02 32
      g 42 48 39 19 08;43 32 12 03 05 16 36 45
      h 00 07;03 12 32 43 47
      i 02 07;00 00
      j 12 18 09;10 10
      k 00 07;32 05;14 37
      l 00 07
      m 02 07;03 12 22 33 37;33 42 52 63 67
      n 02 07;03 12 32 43 47
      o 12 32 43 46 37 17 06 03 12
      p 02 09;03 12 32 43 46 37 17 06
      q 42 49;43 32 12 03 06 17 37 46
      r 02 07;03 12 32
      s 43 32 12 03 14 35 46 37 17 06
      t 10 16 27 37;02 32
      u 02 06 17 37 46;42 47
      v 02 27 42
      w 02 17 33 57 62
      x 02 47;42 07
      y 02 27;42 27 19 09
      z 02 42 07 47
      . 07 07
      , 07 08
      : 03 03;07 07
      ; 03 03;07 08
      ! 00 04;07 07
      ? 01 10 30 41 42 23 24;27 27
      ( 10 02 05 17
      ) 00 12 15 07
      [ 10 00 07 17
      ] 00 10 17 07
      { 20 11 12 03 14 16 27
      } 00 11 12 23 14 16 07
      + 04 44;22 26
      - 04 34
      = 03 43;05 45
      * 22 26;03 45;43 05
      / 07 40
      \\ 00 47
      < 41 04 47
      > 01 44 07
      | 00 08
      _ 08 48
      " 00 02;20 22
      ' 00 02
      ` 00 11
      ^ 02 20 42
      ~ 04 13 34 43
      # 10 17;30 37;02 42;05 45
      % 40 07;00 11;36 47
      & 47 12 11 20 31 32 05 06 17 27 44
      @ 45 35 24 33 43 45 41 30 10 01 06 17 47
      $ 41 30 10 01 02 13 33 44 46 37 17 06;20 27
      è 05 45 43 32 12 03 06 17 37 46;10 21
      é 05 45 43 32 12 03 06 17 37 46;30 21
      × 13 46;43 16
      · 04 04
      … 07 07;27 27;47 47
      """;

  /** The glyph for unknown letters. */
  private static final String[] UNKNOWN = {"00", "40", "47", "07", "00"};

  private static final double CAPITAL = 0.73; // relative to the font size
  private static final double GAP = 2;
  private static final double BLANK = 3;
  private static final Map<Character, String[][]> STROKES = read();

  private StrokeFont() {}

  private static Map<Character, String[][]> read() {
    Map<Character, String[][]> strokes = new HashMap<>();
    GLYPHS
        .lines()
        .forEach(
            line -> {
              String[] parts = line.substring(2).split(";", -1);
              String[][] glyph = new String[parts.length][];
              for (int i = 0; i < parts.length; i++) {
                glyph[i] = parts[i].split(" ", -1);
              }
              strokes.put(line.charAt(0), glyph);
            });
    return strokes;
  }

  /** Returns the share of a text that lies to the left of its anchor. */
  static double before(TextAnchor anchor) {
    return switch (anchor) {
      case START -> 0;
      case MIDDLE -> 0.5;
      case END -> 1;
    };
  }

  /** Returns whether there is a glyph for the letter. A blank counts. */
  public static boolean has(char letter) {
    return letter == ' ' || STROKES.containsKey(letter);
  }

  static void draw(
      Graphics2D pen, double size, TextAnchor anchor, double x, double y, String text) {
    double unit = size * CAPITAL / 7;
    Path2D path = new Path2D.Double();
    double at = 0;
    for (int i = 0; i < text.length(); i++) {
      at = add(path, text.charAt(i), at, unit);
    }
    double width = (at - GAP) * unit;
    pen.translate(x - before(anchor) * width, y - 7 * unit);
    pen.setStroke(
        new BasicStroke((float) (size / 11), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    pen.draw(path);
    pen.translate(before(anchor) * width - x, 7 * unit - y);
  }

  /** Adds a letter. Returns the place of the next one. */
  private static double add(Path2D path, char letter, double at, double unit) {
    if (letter == ' ') {
      return at + BLANK;
    }
    int width = 0;
    for (String[] stroke : STROKES.getOrDefault(letter, new String[][] {UNKNOWN})) {
      for (int i = 0; i < stroke.length; i++) {
        int across = stroke[i].charAt(0) - '0';
        width = Math.max(width, across);
        double x = (at + across) * unit;
        double y = (stroke[i].charAt(1) - '0') * unit;
        if (i == 0) {
          path.moveTo(x, y);
        } else {
          path.lineTo(x, y);
        }
      }
    }
    return at + width + GAP;
  }
}
