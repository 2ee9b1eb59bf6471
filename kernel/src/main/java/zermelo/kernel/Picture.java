package zermelo.kernel;

import java.util.List;

/**
 * A drawing of a position as plain data, which a terminal and a web page each render.
 *
 * <p>The rules do not depend on pictures. A game without a picture of its own shows its notation.
 *
 * <p>If a place of a picture stands for one legal move, it carries that move's label ({@code
 * move}). So the place can show the move's value, and can be clicked. Otherwise that label is
 * empty. Players are 0 and 1, the first and the second, or {@link #NOBODY}.
 */
public sealed interface Picture {
  /** The owner of things that belong to no player. */
  int NOBODY = -1;

  /** The notation alone, for example a single number. */
  record Notation(String text) implements Picture {}

  /** Stones in heaps, one line each. */
  record Piles(List<Pile> piles) implements Picture {
    public Piles {
      piles = List.copyOf(piles);
    }
  }

  /**
   * One heap.
   *
   * @param name the name used in moves: {@code heap 2}, {@code a}; may be empty
   * @param note further information about the heap, or empty
   */
  record Pile(String name, long stones, String note) {}

  /** Named numbers, lists or sets that are better read than drawn. */
  record Values(List<Value> values) implements Picture {
    public Values {
      values = List.copyOf(values);
    }
  }

  /** One named value: {@code m} is {@code 11}. */
  record Value(String name, String text) {}

  /** A row of coins. All coins after the last one show tails. */
  record Coins(List<Coin> coins) implements Picture {
    public Coins {
      coins = List.copyOf(coins);
    }
  }

  /** One coin with the number used in moves. */
  record Coin(long number, boolean heads) {}

  /**
   * A board of cells.
   *
   * @param columns the headings of the columns, {@code rows} those of the rows; may be empty texts
   * @param cells the rows from the top, each from the left
   * @param slanted whether each row is drawn half a cell further right than the one above
   * @param goals whether the first player joins top and bottom, the second left and right
   * @param note what a player should know to read the board, or empty
   * @param moves the moves that are chosen by cells; if they are many, only the first ones
   */
  record Grid(
      List<String> columns,
      List<String> rows,
      List<List<Cell>> cells,
      boolean slanted,
      boolean goals,
      String note,
      List<CellMove> moves)
      implements Picture {
    public Grid {
      columns = List.copyOf(columns);
      rows = List.copyOf(rows);
      cells = cells.stream().map(List::copyOf).toList();
      moves = List.copyOf(moves);
    }

    /** A board on which no move is chosen by several cells. On a slanted one, sides are goals. */
    public Grid(
        List<String> columns,
        List<String> rows,
        List<List<Cell>> cells,
        boolean slanted,
        String note) {
      this(columns, rows, cells, slanted, slanted, note, List.of());
    }
  }

  /**
   * One cell.
   *
   * @param name the name used in moves: {@code b2}
   * @param mark one character for the content, a dot for an empty cell, empty if there is no cell
   * @param owner the player who owns the mark
   */
  record Cell(String name, String mark, int owner, String move) {}

  /**
   * A move that is chosen by cells, one after another: from, to, and where the arrow goes.
   *
   * @param cells the names of the cells, in the order in which they are chosen
   * @param anyOrder whether they may be chosen in any order, because the move changes them alike
   */
  record CellMove(String label, List<String> cells, boolean anyOrder) {
    public CellMove {
      cells = List.copyOf(cells);
    }
  }

  /**
   * A board of points with lines between them.
   *
   * @param moves the moves that are chosen by points; if they are many, only the first ones
   */
  record Points(List<Point> points, List<Join> joins, List<CellMove> moves) implements Picture {
    public Points {
      points = List.copyOf(points);
      joins = List.copyOf(joins);
      moves = List.copyOf(moves);
    }
  }

  /**
   * One point of a board.
   *
   * @param x its distance from the left, from 0 to 1000; {@code y} that from the top
   */
  record Point(Cell cell, int x, int y) {}

  /** A line between two points, which are given by their index. */
  record Join(int from, int to) {}

  /**
   * Dots with edges between them, and boxes between edges.
   *
   * @param columns the headings of the columns of dots, {@code rows} those of their rows
   * @param level the horizontal edges, one list for each row of dots
   * @param upright the vertical edges below each row of dots except the last
   * @param boxes the owner's mark in each box, a dot if it is open
   */
  record Dots(
      List<String> columns,
      List<String> rows,
      List<List<Edge>> level,
      List<List<Edge>> upright,
      List<List<Cell>> boxes)
      implements Picture {
    public Dots {
      columns = List.copyOf(columns);
      rows = List.copyOf(rows);
      level = level.stream().map(List::copyOf).toList();
      upright = upright.stream().map(List::copyOf).toList();
      boxes = boxes.stream().map(List::copyOf).toList();
    }
  }

  /** One edge, named by its dots, {@code a1-b1}. The move that draws it has the same name. */
  record Edge(String name, boolean drawn) {}

  /**
   * Two rows of pits with a store each. Each player sows to the right, as seen from that player's
   * side.
   */
  record Pits(Side mover, Side other) implements Picture {}

  /** The pits of one player, from that player's left, and the store at their right end. */
  record Side(int player, String name, List<Pit> pits, long store) {
    public Side {
      pits = List.copyOf(pits);
    }
  }

  /** One pit with the number used in its owner's moves. */
  record Pit(String name, long seeds, String move) {}

  /** A tree that grows from the ground. */
  record Tree(List<Branch> branches) implements Picture {
    public Tree {
      branches = List.copyOf(branches);
    }
  }

  /**
   * An edge, named after the vertex at its upper end, and the branches that grow there.
   *
   * @param mark one character for the kind of edge; empty if all are alike
   * @param owner the player who owns the edge
   */
  record Branch(String name, String mark, int owner, String move, List<Branch> branches) {
    public Branch {
      branches = List.copyOf(branches);
    }

    /** An edge of a tree whose edges are all alike. */
    public Branch(String name, String move, List<Branch> branches) {
      this(name, "", NOBODY, move, branches);
    }
  }

  /**
   * A directed graph with a token on one of its nodes.
   *
   * @param nodes the names of the nodes
   * @param token the index of the node with the token
   */
  record Graph(List<String> nodes, List<Link> links, int token) implements Picture {
    public Graph {
      nodes = List.copyOf(nodes);
      links = List.copyOf(links);
    }
  }

  /** An edge between two nodes, and the move along it if the token is on its first node. */
  record Link(int from, int to, String move) {}

  /** Several pictures that together show one position. */
  record Group(List<Part> parts) implements Picture {
    public Group {
      parts = List.copyOf(parts);
    }
  }

  /**
   * One picture of a group.
   *
   * @param title what it shows; empty if the picture shows that itself
   * @param prefix the text to put before the picture's move labels: then they are moves of the
   *     whole position
   */
  record Part(String title, String prefix, Picture picture) {}
}
