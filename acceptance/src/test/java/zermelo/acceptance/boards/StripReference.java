package zermelo.acceptance.boards;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Toads and frogs, toppling dominoes and the silver dollar game: games on one strip. */
final class StripReference {
  private StripReference() {}

  private static String with(String strip, int cell, char symbol) {
    return strip.substring(0, cell) + symbol + strip.substring(cell + 1);
  }

  /** Toads go right and frogs left, one step or one jump over an animal of the other kind. */
  record ToadsAndFrogs() implements ReferenceGame {
    @Override
    public String id() {
      return "toads-and-frogs";
    }

    @Override
    public List<String> starts() {
      return List.of("ttt..fff", "tt.ff", "t..t.ff:R", ".tf.tf.", "tf", "1");
    }

    @Override
    public List<String> largeStarts() {
      return List.of("tttttt...ffffff");
    }

    @Override
    public List<String> options(String position) {
      boolean right = PositionText.right(position);
      String strip = PositionText.bare(position);
      char mine = right ? 'f' : 't';
      char theirs = right ? 't' : 'f';
      int step = right ? -1 : 1;
      List<String> options = new ArrayList<>();
      for (int from = 0; from < strip.length(); from++) {
        boolean jump = at(strip, from + step) == theirs;
        int to = jump ? from + 2 * step : from + step;
        if (strip.charAt(from) == mine && at(strip, to) == '.') {
          options.add(PositionText.write(with(with(strip, from, '.'), to, mine), !right));
        }
      }
      return options;
    }

    private static char at(String strip, int cell) {
      return cell < 0 || cell >= strip.length() ? Board.OUTSIDE : strip.charAt(cell);
    }
  }

  /** A domino of the mover's colour falls to one side with all that stand there. */
  record TopplingDominoes() implements ReferenceGame {
    @Override
    public String id() {
      return "toppling-dominoes";
    }

    @Override
    public List<String> starts() {
      return List.of("lrrlr", "leer", "ll", "rlelerl:R", "e", "lrelrelr", "0");
    }

    @Override
    public List<String> largeStarts() {
      return List.of("lrerlelrrelleerlrelr");
    }

    @Override
    public List<String> options(String position) {
      boolean right = PositionText.right(position);
      String row = PositionText.bare(position);
      Set<String> options = new LinkedHashSet<>();
      for (int i = 0; i < row.length(); i++) {
        if (row.charAt(i) == 'e' || row.charAt(i) == (right ? 'r' : 'l')) {
          options.add(PositionText.write(row.substring(i + 1), !right));
          options.add(PositionText.write(row.substring(0, i), !right));
        }
      }
      return List.copyOf(options);
    }
  }

  /** A coin goes left over free cells. */
  record SilverDollar() implements ReferenceGame {
    @Override
    public String id() {
      return "silver-dollar";
    }

    @Override
    public List<String> starts() {
      return List.of("..o.o...o", ".o..o", "....oo", "oo.", "3");
    }

    @Override
    public List<String> largeStarts() {
      return List.of("...o..o.o....o.....o..o");
    }

    @Override
    public List<String> options(String position) {
      List<String> options = new ArrayList<>();
      for (int from = 0; from < position.length(); from++) {
        for (int to = from - 1;
            position.charAt(from) == 'o' && to >= 0 && position.charAt(to) == '.';
            to--) {
          options.add(with(with(position, from, '.'), to, 'o'));
        }
      }
      return options;
    }
  }
}
