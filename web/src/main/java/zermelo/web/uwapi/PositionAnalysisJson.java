package zermelo.web.uwapi;

import java.util.Optional;
import zermelo.application.json.JsonWriter;
import zermelo.web.uwapi.board.AutoGui;
import zermelo.web.uwapi.board.TextBoard;

/** Writes the analysis of a position as JSON, with the fields of all versions of front ends. */
record PositionAnalysisJson(Variant variant, UwapiNotation wording, PositionAnalysis study) {
  void write(JsonWriter json) {
    PositionWithTurn place = study.place();
    Optional<TextBoard> board = variant.board(place);
    json.open('{');
    place(place, study.worth(), json);
    json.key("moves").open('[');
    for (MoveRanking.RankedMove ranked : study.moves()) {
      move(place, board, ranked, json);
    }
    json.close(']');
    if (study.leftOut().orElse(-1) != 0) {
      json.key("leftOut").value(study.leftOut());
    }
    json.close('}');
  }

  private void place(PositionWithTurn place, UwapiValue worth, JsonWriter json) {
    json.key("position").value(wording.position(variant, place));
    json.key("autoguiPosition").value(UwapiNotation.drawn(variant, place));
    worth.write(json);
  }

  private void move(
      PositionWithTurn from,
      Optional<TextBoard> board,
      MoveRanking.RankedMove ranked,
      JsonWriter json) {
    UwapiMove option = ranked.option();
    String label = option.label();
    json.open('{').key("move").value(wording.move(variant, from, board, label));
    json.key("moveName").value(label);
    json.key("autoguiMove").value(board.map(it -> AutoGui.move(it, label)).orElse(label));
    place(option.place(), option.targetValue(), json);
    json.key("moveValue").value(UwapiValue.word(option.value()));
    json.key("deltaRemoteness").value(ranked.delta()).close('}');
  }
}
