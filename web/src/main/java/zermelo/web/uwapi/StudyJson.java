package zermelo.web.uwapi;

import java.util.Optional;
import zermelo.desk.json.Json;

/** The object of a place, with the fields of all generations of front ends. */
record StudyJson(Variant variant, Wording wording, Study study) {
  void write(Json json) {
    Place place = study.place();
    Optional<Board> board = variant.board(place);
    json.open('{');
    place(place, study.worth(), json);
    json.key("moves").open('[');
    for (Ranking.Ranked ranked : study.moves()) {
      move(place, board, ranked, json);
    }
    json.close(']');
    if (study.leftOut().orElse(-1) != 0) {
      json.key("leftOut").value(study.leftOut());
    }
    json.close('}');
  }

  private void place(Place place, Worth worth, Json json) {
    json.key("position").value(wording.position(variant, place));
    json.key("autoguiPosition").value(Wording.drawn(variant, place));
    worth.write(json);
  }

  private void move(Place from, Optional<Board> board, Ranking.Ranked ranked, Json json) {
    Option option = ranked.option();
    String label = option.label();
    json.open('{').key("move").value(wording.move(variant, from, board, label));
    json.key("moveName").value(label);
    json.key("autoguiMove").value(board.map(it -> AutoGui.move(it, label)).orElse(label));
    place(option.place(), option.worth(), json);
    json.key("moveValue").value(Worth.word(option.value()));
    json.key("deltaRemoteness").value(ranked.delta()).close('}');
  }
}
