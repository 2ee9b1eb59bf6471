package zermelo.bench.search;

import java.nio.file.Path;
import java.util.List;

/** A program in C or C++ that {@code bench search} compiles and compares with. */
enum SearchBaseline {
  /** A plain but good search for connect four: width, height. */
  CONNECT_FOUR("g++", "search/connect4ab.cpp"),
  /** Every position of connect four: width, height. */
  ALL_POSITIONS("g++", "search/connect4.cpp"),
  /** A loop over all heaps of square-nim: the largest heap. */
  SQUARES("gcc", "search/squarenim.c");

  private final String compiler;
  private final String source;

  SearchBaseline(String compiler, String source) {
    this.compiler = compiler;
    this.source = source;
  }

  String compiler() {
    return compiler;
  }

  /** Its source in the installation folder. */
  Path source(Path home) {
    return home.resolve("bench").resolve(source);
  }

  List<String> compile(Path from, Path program) {
    return List.of(compiler, "-O3", "-march=native", from.toString(), "-o", program.toString());
  }
}
