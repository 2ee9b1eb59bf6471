package zermelo.cli.testing;

/** The graphs in the test resources, for tests of this module and of others beside it. */
public final class TestGraphs {
  private TestGraphs() {}

  /** Returns the name of the game on a graph. */
  public static String game(String file) {
    return "graph:../cli/src/test/resources/graphs/" + file;
  }
}
