package zermelo.library.boards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Game;
import zermelo.kernel.Options;
import zermelo.kernel.Picture;
import zermelo.kernel.Position;
import zermelo.kernel.PositionComponent;
import zermelo.kernel.Space;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.space.CanonicalForm;
import zermelo.library.boards.representation.BoardRules;
import zermelo.library.boards.representation.Grid;
import zermelo.library.boards.representation.GridNotation;
import zermelo.library.boards.representation.NumberListParser;
import zermelo.library.boards.representation.PackedBits;
import zermelo.library.definition.JavaGame;
import zermelo.library.definition.ParameterValues;

/**
 * Treblecross.
 *
 * <p>Both players in turn put a cross on a free cell of a strip. A player who makes three adjacent
 * crosses wins. On a strip too short for that, a player who cannot move loses.
 *
 * <p>Notation: the strip, {@code ..X.}, or the number of its cells if all are free, {@code 7}.
 * Moves: {@code cell 4}, counted from the left.
 *
 * <p>Packing: bit i is the cross on cell i. A bit beyond the strip, after an empty bit, marks its
 * end, so that strips of any length can be mixed.
 */
final class Treblecross extends BoardRules {
  static final Game GAME =
      new JavaGame(
              "treblecross",
              "Treblecross",
              "In turn, put a cross on a free cell of a strip. Who makes three crosses side by side"
                  + " wins.",
              List.of(),
              List.of(JavaGame.example("7"), JavaGame.example("..X....")),
              Treblecross::new)
          .proposing("7..12");

  private static final int LONGEST = 10_000;
  private static final int MOST_DRAWN = 200;

  private Treblecross(ParameterValues arguments) {
    super(arguments, Facts.PLAIN.with(Facts.Fact.DECISIVE_ENDINGS, true));
  }

  /** Describes empty strips, the usual positions, by their number of cells. */
  @Override
  public List<PositionComponent> components() {
    return List.of(new PositionComponent("n", PositionComponent.Kind.NUMBER, 1, LONGEST));
  }

  @Override
  public Optional<Position> start() {
    return Optional.empty();
  }

  @Override
  public Position read(String text) {
    if (text.charAt(0) >= '0' && text.charAt(0) <= '9') {
      NumberListParser cursor = new NumberListParser(id(), text);
      int cells = cursor.number();
      cursor.end();
      if (cells < 1 || cells > LONGEST) {
        throw cursor.bad("a strip has 1 to %d cells".formatted(LONGEST));
      }
      return strip(cells, "");
    }
    if (text.length() > LONGEST) {
      throw new BadInput(
          "treblecross: a strip has 1 to %d cells, not %d".formatted(LONGEST, text.length()));
    }
    return strip(
        text.length(),
        new GridNotation(id(), new Grid(1, text.length()), "X.", "", false).read(text).cells());
  }

  @Override
  public String print(Position position) {
    long[] words = position.words();
    int cells = cells(words, 0, words.length);
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < cells; cell++) {
      text.append(PackedBits.get(words, 0, cell) ? 'X' : '.');
    }
    return text.indexOf("X") < 0 ? Integer.toString(cells) : text.toString();
  }

  /** Draws the strip with numbered cells. A strip too long to draw shows its notation. */
  @Override
  public Picture picture(Position position) {
    long[] words = position.words();
    int cells = cells(words, 0, words.length);
    if (cells > MOST_DRAWN) {
      return super.picture(position);
    }
    boolean open = ending(position) == Ending.OPEN;
    List<String> numbers = IntStream.rangeClosed(1, cells).mapToObj(Integer::toString).toList();
    List<Picture.Cell> strip = new ArrayList<>();
    for (int cell = 0; cell < cells; cell++) {
      boolean cross = PackedBits.get(words, 0, cell);
      String name = numbers.get(cell);
      String move = cross || !open ? "" : "cell " + name;
      strip.add(new Picture.Cell(name, cross ? "X" : ".", Picture.NOBODY, move));
    }
    return new Picture.Grid(numbers, List.of(""), List.of(strip), false, "");
  }

  @Override
  public String label(Position before, Position after, int index) {
    int word = 0;
    while (before.word(word) == after.word(word)) {
      word++;
    }
    long cross = before.word(word) ^ after.word(word);
    return "cell " + (64 * word + Long.numberOfTrailingZeros(cross) + 1);
  }

  @Override
  public Space space(List<Position> parts) {
    return new StripSpace(parts.stream().mapToInt(Position::size).max().orElse(1));
  }

  private static Position strip(int cells, String crosses) {
    long[] words = new long[PackedBits.words(cells + 2)];
    for (int cell = 0; cell < crosses.length(); cell++) {
      if (crosses.charAt(cell) == 'X') {
        PackedBits.set(words, 0, cell);
      }
    }
    PackedBits.set(words, 0, cells + 1);
    return Position.of(words);
  }

  /** Returns the number of cells. The mark is two bits above the last cell. */
  private static int cells(long[] words, int at, int count) {
    int last = used(words, at, count) - 1;
    return 64 * last + 62 - Long.numberOfLeadingZeros(words[at + last]);
  }

  /** Returns how many of the words a strip needs. */
  private static int used(long[] words, int at, int count) {
    int used = count;
    while (words[at + used - 1] == 0) {
      used--;
    }
    return used;
  }

  private static final class StripSpace implements Space, CanonicalForm {
    private final int count;
    private final long[] mirrored;

    StripSpace(int count) {
      this.count = count;
      this.mirrored = new long[count];
    }

    @Override
    public int words() {
      return count;
    }

    @Override
    public boolean holds(Position part) {
      return part.size() <= count;
    }

    @Override
    public void pack(Position part, long[] target, int at) {
      part.copyTo(target, at);
      Arrays.fill(target, at + part.size(), at + count, 0);
    }

    @Override
    public Position unpack(long[] words, int at) {
      return Position.copy(words, at, used(words, at, count));
    }

    @Override
    public Ending ending(long[] words, int at) {
      for (int i = 0; i < count; i++) {
        long here = words[at + i];
        long next = i + 1 < count ? words[at + i + 1] : 0;
        if ((here & (here >>> 1 | next << 63) & (here >>> 2 | next << 62)) != 0) {
          return Ending.LOST;
        }
      }
      return Ending.OPEN;
    }

    @Override
    public void options(long[] words, int at, Options out) {
      int cells = cells(words, at, count);
      for (int cell = 0; cell < cells; cell++) {
        if (!PackedBits.get(words, at, cell)) {
          int room = out.room();
          System.arraycopy(words, at, out.words(), room, count);
          PackedBits.set(out.words(), room, cell);
          if (!out.commit()) {
            return;
          }
        }
      }
    }

    @Override
    public void canonicalize(long[] words, int at) {
      int cells = cells(words, at, count);
      Arrays.fill(mirrored, 0);
      for (int cell = 0; cell < cells; cell++) {
        if (PackedBits.get(words, at, cell)) {
          PackedBits.set(mirrored, 0, cells - 1 - cell);
        }
      }
      PackedBits.set(mirrored, 0, cells + 1);
      if (PackedBits.compare(mirrored, 0, words, at, count) < 0) {
        System.arraycopy(mirrored, 0, words, at, count);
      }
    }
  }
}
