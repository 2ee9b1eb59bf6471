package zermelo.insight.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import zermelo.insight.plot.canvas.Colour;
import zermelo.insight.plot.canvas.PngCanvas;
import zermelo.insight.plot.canvas.StrokeFont;
import zermelo.insight.plot.canvas.TextAnchor;
import zermelo.insight.plot.canvas.Theme;

/** Tests plots by reading them back: places, colours and file sizes. */
final class PlotTest {
  private static final PlotLabels LABELS =
      new PlotLabels("Values & more", "a <game>: n to 9", "n", "g");
  private static final Pattern MARK = Pattern.compile("M([\\d.]+) ([\\d.]+)h([\\d.]+)");
  private static final int MAX_BYTES = 1_000_000;

  private record Place(double x, double y) {}

  private static Document parsed(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }

  /** Returns the marks of a colour. */
  private static List<Place> marks(String svg, Colour colour) throws Exception {
    List<Place> places = new ArrayList<>();
    NodeList paths = parsed(svg).getElementsByTagName("path");
    for (int i = 0; i < paths.getLength(); i++) {
      Element path = (Element) paths.item(i);
      if (path.getAttribute("class").equals(colour.name() + "-line")) {
        Matcher mark = MARK.matcher(path.getAttribute("d"));
        while (mark.find()) {
          double half = Double.parseDouble(mark.group(3)) / 2;
          places.add(
              new Place(
                  Double.parseDouble(mark.group(1)) + half, Double.parseDouble(mark.group(2))));
        }
      }
    }
    return places;
  }

  private static BufferedImage image(byte[] png) throws IOException {
    return ImageIO.read(new ByteArrayInputStream(png));
  }

  private static int rgb(BufferedImage image, Place place) {
    return image.getRGB((int) place.x(), (int) place.y()) & 0xffffff;
  }

  private static Series noise(int count, int range) {
    Random random = new Random(1);
    int[] values = random.ints(count, 0, range).toArray();
    return Series.of(0, values).withRare(new RareValues("rare", (number, value) -> value % 3 == 0));
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void everyPictureIsWellFormedAndAsLargeAsWished(Theme theme) throws Exception {
    Series series = noise(300, 12).withPeriod(new PlotPeriod(40, 20, true));
    ValueGrid grid = ValueGrid.of(0, 9, 3, 20, (column, row) -> column ^ row);
    List<LegendEntry> keys =
        List.of(new LegendEntry(Colour.LOSE, "P"), new LegendEntry(Colour.TIE, "tie"));
    List<Plot> plots =
        List.of(
            new ScatterPlot(LABELS, series),
            new HistogramPlot(LABELS, series),
            new MapPlot(LABELS, grid, keys),
            new MapPlot(LABELS, ValueGrid.lines(series), keys),
            new HeatPlot(LABELS, grid));
    for (Plot plot : plots) {
      Element svg = parsed(Plot.svg(plot, plot.size(), theme)).getDocumentElement();
      assertThat(svg.getAttribute("width")).isEqualTo("" + plot.size().width());
      assertThat(svg.getElementsByTagName("title").item(0).getTextContent())
          .isEqualTo("Values & more, a <game>: n to 9");
      BufferedImage image = image(Plot.png(plot, new Plot.Size(500, 400), theme));
      assertThat(image.getWidth()).isEqualTo(500);
      assertThat(image.getHeight()).isEqualTo(400);
      assertThat(rgb(image, new Place(2, 2))).isEqualTo(Colour.PAPER.rgb(theme));
    }
  }

  @Test
  void onlyWithoutAThemeTheViewerDecides() {
    Plot plot = new ScatterPlot(LABELS, Series.of(0, 1, 2));
    String viewer = Plot.svg(plot, plot.size(), Theme.VIEWER);
    assertThat(viewer).contains("prefers-color-scheme: dark").contains("#2563eb", "#60a5fa");
    assertThat(Plot.svg(plot, plot.size(), Theme.DARK))
        .doesNotContain("prefers-color-scheme", "#2563eb");
    assertThat(Plot.svg(plot, plot.size(), Theme.LIGHT))
        .doesNotContain("prefers-color-scheme", "#60a5fa");
  }

  /** The dots of a sequence are ordered like the values, in both formats. */
  @ParameterizedTest
  @EnumSource(Theme.class)
  void dotsAreAtTheirPlaces(Theme theme) throws Exception {
    int[] values = {0, 3, 1, 2, 0, 3};
    Plot plot =
        new ScatterPlot(
            LABELS,
            Series.of(5, values).withRare(new RareValues("threes", (n, value) -> value == 3)));
    String svg = Plot.svg(plot, plot.size(), theme);
    List<Place> common = marks(svg, Colour.ONE);
    List<Place> rare = marks(svg, Colour.TWO);
    assertThat(common).hasSize(4);
    assertThat(rare).hasSize(2);
    double step = common.get(2).x() - common.get(1).x();
    assertThat(common.get(3).x() - common.get(0).x()).isCloseTo(4 * step, offset());
    assertThat(common.get(3).y()).isEqualTo(common.get(0).y());
    double up = common.get(0).y() - common.get(1).y();
    assertThat(common.get(0).y() - rare.get(0).y()).isCloseTo(3 * up, offset());
    BufferedImage image = image(Plot.png(plot, plot.size(), theme));
    for (Place place : common) {
      assertThat(rgb(image, place)).isEqualTo(Colour.ONE.rgb(theme));
    }
    for (Place place : rare) {
      assertThat(rgb(image, place)).isEqualTo(Colour.TWO.rgb(theme));
    }
  }

  private static Offset<Double> offset() {
    return Offset.offset(0.5); // places are rounded to tenths
  }

  @Test
  void everyCellIsAtItsPlace() throws Exception {
    int side = 41;
    ValueGrid grid =
        ValueGrid.of(0, side, 0, side, (column, row) -> (column * row) % 7 == 3 ? 0 : -1);
    Plot plot = new MapPlot(LABELS, grid, List.of(new LegendEntry(Colour.LOSE, "P")));
    List<Place> marks = marks(Plot.svg(plot, plot.size(), Theme.LIGHT), Colour.LOSE);
    BufferedImage image = image(Plot.png(plot, plot.size(), Theme.LIGHT));
    List<Place> expected = new ArrayList<>();
    double cell = 15; // 600 pixels for 41 cells
    double left = marks.stream().mapToDouble(Place::x).min().orElseThrow() - 1.5 * cell + 0.5;
    double bottom = marks.stream().mapToDouble(Place::y).max().orElseThrow() + 1.5 * cell;
    for (int row = 0; row < side; row++) {
      for (int column = 0; column < side; column++) {
        Place place = new Place(left + (column + 0.5) * cell - 0.5, bottom - (row + 0.5) * cell);
        boolean marked = (column * row) % 7 == 3;
        if (marked) {
          expected.add(place);
        }
        assertThat(rgb(image, place) == Colour.LOSE.light())
            .as("%d %d", column, row)
            .isEqualTo(marked);
      }
    }
    assertThat(marks).containsExactlyInAnyOrderElementsOf(expected);
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(ints = {2, 30, 5_000, Integer.MAX_VALUE})
  void aMillionPointsStaySmall(int range) throws Exception {
    Series series = noise(1_000_000, range);
    for (Plot.Size size : List.of(new Plot.Size(960, 560), new Plot.Size(4000, 4000))) {
      String svg = Plot.svg(new ScatterPlot(LABELS, series), size, Theme.VIEWER);
      assertThat(svg.length()).isLessThan(MAX_BYTES);
      assertThat(marks(svg, Colour.ONE)).hasSizeGreaterThan(0);
      assertThat(Plot.svg(new HistogramPlot(LABELS, series), size, Theme.VIEWER).length())
          .isLessThan(MAX_BYTES);
    }
    assertThat(Plot.png(new ScatterPlot(LABELS, series), new Plot.Size(960, 560), Theme.LIGHT))
        .hasSizeLessThan(MAX_BYTES);
  }

  @Tag("slow")
  @Test
  void largeMapsStaySmall() {
    int side = 2_000;
    ValueGrid grid =
        ValueGrid.of(0, side, 0, side, (column, row) -> (column * 31L + row * 17L) % 97 % 2);
    List<LegendEntry> keys =
        List.of(new LegendEntry(Colour.WIN, "N"), new LegendEntry(Colour.LOSE, "P"));
    for (int pixels : new int[] {240, 760, 4000}) {
      Plot.Size size = new Plot.Size(pixels, pixels);
      assertThat(Plot.svg(new MapPlot(LABELS, grid, keys), size, Theme.VIEWER).length())
          .isLessThan(MAX_BYTES);
      ValueGrid heat = grid.with((column, row) -> column * 7919L % 1000 ^ row);
      assertThat(Plot.svg(new HeatPlot(LABELS, heat), size, Theme.VIEWER).length())
          .isLessThan(MAX_BYTES);
    }
  }

  /** One point, no known value, and the smallest canvas: nothing fails. */
  @Test
  void littleIsDrawnToo() throws Exception {
    Plot.Size small = new Plot.Size(240, 240);
    for (Series series : List.of(Series.of(7, 0), Series.of(0, -1, -1), Series.of(3, 1_000_000))) {
      parsed(Plot.svg(new ScatterPlot(LABELS, series), small, Theme.VIEWER));
      parsed(Plot.svg(new HistogramPlot(LABELS, series), small, Theme.VIEWER));
      assertThat(Plot.png(new HistogramPlot(LABELS, series), small, Theme.DARK)).isNotEmpty();
    }
    ValueGrid one = ValueGrid.of(0, 1, 0, 1, (column, row) -> 0);
    parsed(Plot.svg(new HeatPlot(LABELS, one), small, Theme.VIEWER));
    parsed(Plot.svg(new MapPlot(LABELS, one, List.of()), small, Theme.VIEWER));
  }

  @Test
  void thePeriodIsSeen() {
    Series series = Series.of(0, 500, n -> n < 71 ? n * n % 11 : n * n * n % 12);
    assertThat(PlotPeriod.detect(series)).contains(new PlotPeriod(71, 6 * 2, false));
    assertThat(PlotPeriod.detect(Series.of(0, 500, n -> n * n % 1009))).isEqualTo(Optional.empty());
    assertThat(PlotPeriod.detect(Series.of(1, 0, 0, 0, 0))).contains(new PlotPeriod(1, 1, false));
    assertThat(PlotPeriod.detect(Series.of(0, 1, 2, 1, -1))).isEmpty();
  }

  @Test
  void theRulerSaysWhatItKnows() {
    Series series = Series.of(0, 500, n -> n % 12);
    Plot proven = new ScatterPlot(LABELS, series.withPeriod(new PlotPeriod(100, 12, true)));
    assertThat(Plot.svg(proven, proven.size(), Theme.LIGHT))
        .contains(">period 12 from 100 on, proved<");
    Plot beyond = new ScatterPlot(LABELS, series.withPeriod(new PlotPeriod(1_000, 12, true)));
    assertThat(Plot.svg(beyond, beyond.size(), Theme.LIGHT)).doesNotContain("period");
  }

  @Test
  void textNeedsNoFonts() throws Exception {
    for (char letter = ' '; letter < 127; letter++) {
      assertThat(StrokeFont.has(letter)).as("" + letter).isTrue();
    }
    PngCanvas canvas = new PngCanvas(300, 60, Theme.LIGHT, false);
    canvas.text(Colour.INK, 20, TextAnchor.MIDDLE, 150, 40, "Grundy è ≠ 012");
    canvas.upward(Colour.INK, 12, 20, 30, "up");
    BufferedImage image = image(canvas.bytes());
    int dark = 0;
    for (int x = 40; x < 300; x++) {
      for (int y = 20; y < 48; y++) {
        dark += (image.getRGB(x, y) & 0xff) < 128 ? 1 : 0;
      }
    }
    assertThat(dark).isGreaterThan(150);
  }
}
