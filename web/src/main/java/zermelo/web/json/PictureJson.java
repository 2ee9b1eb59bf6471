package zermelo.web.json;

import java.util.List;
import zermelo.application.json.JsonWriter;
import zermelo.kernel.Picture;

/** Writes the picture of a position as JSON. Each kind of picture has the fields of its record. */
public final class PictureJson {
  private PictureJson() {}

  /** Writes the picture as the next JSON value. */
  public static void write(Picture picture, JsonWriter json) {
    json.open('{').key("kind");
    switch (picture) {
      case Picture.Notation notation -> json.value("notation").key("text").value(notation.text());
      case Picture.Piles piles -> piles(piles, json.value("piles"));
      case Picture.Values values -> values(values, json.value("values"));
      case Picture.Coins coins -> coins(coins, json.value("coins"));
      case Picture.Grid grid -> grid(grid, json.value("grid"));
      case Picture.Points points -> points(points, json.value("points"));
      case Picture.Dots dots -> dots(dots, json.value("dots"));
      case Picture.Pits pits -> pits(pits, json.value("pits"));
      case Picture.Tree tree -> branches(tree.branches(), json.value("tree"));
      case Picture.Graph graph -> graph(graph, json.value("graph"));
      case Picture.Group several -> several(several, json.value("several"));
    }
    json.close('}');
  }

  /** Writes a picture without moves, for display only. */
  public static void writePreview(Picture picture, JsonWriter json) {
    write(
        switch (picture) {
          case Picture.Grid grid ->
              new Picture.Grid(
                  grid.columns(),
                  grid.rows(),
                  grid.cells(),
                  grid.slanted(),
                  grid.goals(),
                  grid.note(),
                  List.of());
          case Picture.Points points ->
              new Picture.Points(points.points(), points.joins(), List.of());
          default -> picture;
        },
        json);
  }

  private static void piles(Picture.Piles piles, JsonWriter json) {
    json.key("piles").open('[');
    for (Picture.Pile pile : piles.piles()) {
      json.open('{').key("name").value(pile.name()).key("stones").value(pile.stones());
      json.key("note").value(pile.note()).close('}');
    }
    json.close(']');
  }

  private static void values(Picture.Values values, JsonWriter json) {
    json.key("values").open('[');
    for (Picture.Value value : values.values()) {
      json.open('{').key("name").value(value.name()).key("text").value(value.text()).close('}');
    }
    json.close(']');
  }

  private static void coins(Picture.Coins coins, JsonWriter json) {
    json.key("coins").open('[');
    for (Picture.Coin coin : coins.coins()) {
      json.open('{').key("number").value(coin.number());
      json.key("heads").value(coin.heads()).close('}');
    }
    json.close(']');
  }

  private static void grid(Picture.Grid grid, JsonWriter json) {
    texts("columns", grid.columns(), json);
    texts("rows", grid.rows(), json);
    cells("cells", grid.cells(), json);
    json.key("slanted").value(grid.slanted()).key("goals").value(grid.goals());
    json.key("note").value(grid.note());
    moves(grid.moves(), json);
  }

  private static void moves(List<Picture.CellMove> moves, JsonWriter json) {
    json.key("moves").open('[');
    for (Picture.CellMove move : moves) {
      json.open('{').key("move").value(move.label());
      texts("cells", move.cells(), json);
      json.key("any_order").value(move.anyOrder()).close('}');
    }
    json.close(']');
  }

  private static void points(Picture.Points points, JsonWriter json) {
    json.key("points").open('[');
    for (Picture.Point point : points.points()) {
      json.open('{');
      cell(point.cell(), json);
      json.key("x").value(point.x()).key("y").value(point.y()).close('}');
    }
    json.close(']').key("joins").open('[');
    for (Picture.Join join : points.joins()) {
      json.open('{').key("from").value(join.from()).key("to").value(join.to()).close('}');
    }
    json.close(']');
    moves(points.moves(), json);
  }

  private static void texts(String key, List<String> texts, JsonWriter json) {
    json.key(key).open('[');
    texts.forEach(json::value);
    json.close(']');
  }

  private static void cells(String key, List<List<Picture.Cell>> rows, JsonWriter json) {
    json.key(key).open('[');
    for (List<Picture.Cell> row : rows) {
      json.open('[');
      for (Picture.Cell cell : row) {
        json.open('{');
        cell(cell, json);
        json.close('}');
      }
      json.close(']');
    }
    json.close(']');
  }

  private static void cell(Picture.Cell cell, JsonWriter json) {
    json.key("name").value(cell.name()).key("mark").value(cell.mark());
    json.key("owner").value(cell.owner()).key("move").value(cell.move());
  }

  private static void dots(Picture.Dots dots, JsonWriter json) {
    texts("columns", dots.columns(), json);
    texts("rows", dots.rows(), json);
    edges("level", dots.level(), json);
    edges("upright", dots.upright(), json);
    cells("boxes", dots.boxes(), json);
  }

  private static void edges(String key, List<List<Picture.Edge>> rows, JsonWriter json) {
    json.key(key).open('[');
    for (List<Picture.Edge> row : rows) {
      json.open('[');
      for (Picture.Edge edge : row) {
        json.open('{').key("name").value(edge.name()).key("drawn").value(edge.drawn()).close('}');
      }
      json.close(']');
    }
    json.close(']');
  }

  private static void pits(Picture.Pits pits, JsonWriter json) {
    side("mover", pits.mover(), json);
    side("other", pits.other(), json);
  }

  private static void side(String key, Picture.Side side, JsonWriter json) {
    json.key(key).open('{').key("player").value(side.player()).key("name").value(side.name());
    json.key("pits").open('[');
    for (Picture.Pit pit : side.pits()) {
      json.open('{').key("name").value(pit.name()).key("seeds").value(pit.seeds());
      json.key("move").value(pit.move()).close('}');
    }
    json.close(']').key("store").value(side.store()).close('}');
  }

  private static void branches(List<Picture.Branch> branches, JsonWriter json) {
    json.key("branches").open('[');
    for (Picture.Branch branch : branches) {
      json.open('{').key("name").value(branch.name()).key("mark").value(branch.mark());
      json.key("owner").value(branch.owner()).key("move").value(branch.move());
      branches(branch.branches(), json);
      json.close('}');
    }
    json.close(']');
  }

  private static void graph(Picture.Graph graph, JsonWriter json) {
    texts("nodes", graph.nodes(), json);
    json.key("links").open('[');
    for (Picture.Link link : graph.links()) {
      json.open('{').key("from").value(link.from()).key("to").value(link.to());
      json.key("move").value(link.move()).close('}');
    }
    json.close(']').key("token").value(graph.token());
  }

  private static void several(Picture.Group several, JsonWriter json) {
    json.key("parts").open('[');
    for (Picture.Part part : several.parts()) {
      json.open('{').key("title").value(part.title()).key("prefix").value(part.prefix());
      write(part.picture(), json.key("picture"));
      json.close('}');
    }
    json.close(']');
  }
}
