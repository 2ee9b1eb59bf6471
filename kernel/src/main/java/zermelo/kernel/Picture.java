package zermelo.kernel;

import java.util.List;

/**
 * What a position looks like, as plain data: a terminal and a web page draw it each in their way.
 * Nothing here is needed to know the rules; a game without a picture of its own shows its notation.
 *
 * <p>Where one place stands for one legal move, it carries that move's label ({@code move}), so
 * that it can be valued or clicked; elsewhere that label is empty. Players are 0 and 1, the first
 * and the second, or {@link #NOBODY}.
 */
public sealed interface Picture {
  /** The owner of what belongs to no player. */
  int NOBODY = -1;

  /** Nothing to see beyond the notation: a single number. */
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
   * @param name how moves name it: {@code heap 2}, {@code a}; may be empty
   * @param note what else is to be known of it, or empty
   */
  record Pile(String name, long stones, String note) {}

  /** Numbers, lists or sets that are better read than drawn, each with its name. */
  record Values(List<Value> values) implements Picture {
    public Values {
      values = List.copyOf(values);
    }
  }

  /** One of them: {@code m} is {@code 11}. */
  record Value(String name, String text) {}

  /** A row of coins; those behind the last one all show tails. */
  record Coins(List<Coin> coins) implements Picture {
    public Coins {
      coins = List.copyOf(coins);
    }
  }

  /** One coin with the number by which moves name it. */
  record Coin(long number, boolean heads) {}

  /**
   * A board of cells.
   *
   * @param columns the headings of the columns, {@code rows} those of the rows; may be empty texts
   * @param cells the rows from the top, each from the left
   * @param slanted whether each row stands half a cell further right than the one above
   * @param note what a player should know to read the board, or empty
   */
  record Grid(
      List<String> columns, List<String> rows, List<List<Cell>> cells, boolean slanted, String note)
      implements Picture {
    public Grid {
      columns = List.copyOf(columns);
      rows = List.copyOf(rows);
      cells = cells.stream().map(List::copyOf).toList();
    }
  }

  /**
   * One cell.
   *
   * @param name how moves name it: {@code b2}
   * @param mark one character for what is there, a dot for nothing, empty if there is no cell
   * @param owner whose mark that is
   */
  record Cell(String name, String mark, int owner, String move) {}

  /**
   * Dots with edges between them, and boxes between edges.
   *
   * @param columns the headings of the columns of dots, {@code rows} those of their rows
   * @param level the edges beside each other, from each row of dots
   * @param upright the edges below each row of dots but the last
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

  /** One edge, which moves name by its dots, {@code a1-b1}. To draw it is a move of that name. */
  record Edge(String name, boolean drawn) {}

  /** Two rows of pits with a store each; each player sows to the right, as that player sees it. */
  record Pits(Side mover, Side other) implements Picture {}

  /** The pits of a player from that player's left, and the store at their right end. */
  record Side(int player, String name, List<Pit> pits, long store) {
    public Side {
      pits = List.copyOf(pits);
    }
  }

  /** One pit with the number that its owner's moves give it. */
  record Pit(String name, long seeds, String move) {}

  /** A tree that grows from the ground. */
  record Tree(List<Branch> branches) implements Picture {
    public Tree {
      branches = List.copyOf(branches);
    }
  }

  /** An edge with the vertex at its upper end, which names it, and what grows there. */
  record Branch(String name, String move, List<Branch> branches) {
    public Branch {
      branches = List.copyOf(branches);
    }
  }

  /**
   * A directed graph with a token on one of its nodes.
   *
   * @param nodes their names
   * @param token the place of its node among them
   */
  record Graph(List<String> nodes, List<Link> links, int token) implements Picture {
    public Graph {
      nodes = List.copyOf(nodes);
      links = List.copyOf(links);
    }
  }

  /** An edge from node to node, and the move along it where the token stands at its beginning. */
  record Link(int from, int to, String move) {}

  /** Several pictures that together show one position. */
  record Group(List<Part> parts) implements Picture {
    public Group {
      parts = List.copyOf(parts);
    }
  }

  /**
   * One of several.
   *
   * @param title what it shows; empty where the picture says so itself
   * @param prefix what stands before the picture's move labels to make them moves of the whole
   */
  record Part(String title, String prefix, Picture picture) {}
}
