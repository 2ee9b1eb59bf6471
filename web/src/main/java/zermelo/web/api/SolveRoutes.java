package zermelo.web.api;

import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.random.RandomGenerator;
import zermelo.desk.Explaining;
import zermelo.desk.json.AnswerJson;
import zermelo.desk.json.ExplanationJson;
import zermelo.desk.json.Json;
import zermelo.desk.json.ReviewJson;
import zermelo.desk.play.Machines;
import zermelo.desk.play.Seat;
import zermelo.desk.words.Cast;
import zermelo.insight.Review;
import zermelo.insight.explain.Explanation;
import zermelo.insight.explain.GameGraph;
import zermelo.kernel.BadInput;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.play.Course;
import zermelo.play.Played;
import zermelo.play.Player;
import zermelo.play.Ply;
import zermelo.play.Proofs;
import zermelo.play.Truth;
import zermelo.solve.Answer;
import zermelo.solve.Budget;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.solve.ValuedMove;
import zermelo.web.json.Listed;
import zermelo.web.server.Query;
import zermelo.web.server.Reply;
import zermelo.web.server.Routes;
import zermelo.web.work.Allowance;
import zermelo.web.work.Task;
import zermelo.web.work.Workshop.Weight;

/** Questions about one position, or one game that was played. */
public final class SolveRoutes {
  /** More positions than this make a graph that nobody can read. */
  private static final int MOST_POSITIONS = 150;

  private static final int MOST_COUNTED = 1_000;

  /** What a machine may spend on an estimate, and a review on one position. */
  private static final Duration ESTIMATE = Duration.ofSeconds(1);

  private static final Duration PROOF = Duration.ofMillis(200);

  private final Rooms rooms;
  private final Answers answers;

  public SolveRoutes(Rooms rooms, Answers answers) {
    this.rooms = rooms;
    this.answers = answers;
  }

  public void addTo(Routes routes) {
    routes.get("/api/solve", "solve", answers.kept("solve", Weight.LIGHT, this::solve, "moves"));
    routes.get("/api/explain", "explain", answers.kept("explain", Weight.LIGHT, this::explain));
    routes.get("/api/graph", "graph", answers.kept("graph", Weight.LIGHT, this::graph));
    routes.get("/api/review", "review", answers.kept("review", Weight.LIGHT, this::review));
    routes.get("/api/hint", "hint", answers.kept("hint", Weight.LIGHT, this::hint));
    routes.get("/api/reply", "reply", answers.fresh(Weight.LIGHT, this::reply, "player"));
  }

  private static Task.Outcome<Reply> outcome(Json json, boolean whole) {
    return new Task.Outcome<>(Reply.json(json.toString()), whole);
  }

  private Task.Outcome<Reply> solve(Query query, Allowance allowance) {
    Inquiry inquiry = Inquiry.of(query, rooms);
    Question.Wanted wanted =
        switch (query.one("moves", "all")) {
          case "all" -> Question.Wanted.ALL;
          case "winning" -> Question.Wanted.WINNING;
          case "none" -> Question.Wanted.NONE;
          default -> throw new BadInput("'moves' is all, winning or none");
        };
    int most = Listed.most(inquiry.subject().position());
    Question question = inquiry.question(wanted, most);
    Result result = inquiry.room().solve(question, allowance.meter(allowance.left()));
    String json = AnswerJson.of(inquiry.subject(), question.whole(), result);
    return new Task.Outcome<>(Reply.json(json), result instanceof Answer);
  }

  private Task.Outcome<Reply> explain(Query query, Allowance allowance) {
    Inquiry inquiry = Inquiry.of(query, rooms);
    Explaining explaining = explaining(inquiry, allowance);
    Optional<Explanation> explanation = explaining.explanation();
    if (explanation.isEmpty()) {
      String json = ExplanationJson.unknown(inquiry.subject(), explaining.out());
      return new Task.Outcome<>(Reply.json(json), false);
    }
    Rules rules = inquiry.course().rules();
    Json json = inquiry.subject().begin();
    AnswerJson.value(explanation.get().answer(), rules, json);
    Cast cast = Cast.plain(inquiry.room().misere());
    ExplanationJson.field(explanation.get(), rules, cast, json);
    return outcome(json.close('}'), true);
  }

  private static Explaining explaining(Inquiry inquiry, Allowance allowance) {
    return new Explaining(
        inquiry.now(),
        allowance.left(),
        (question, budget) -> inquiry.room().solve(question, allowance.meter(budget)));
  }

  private Task.Outcome<Reply> graph(Query query, Allowance allowance) {
    Inquiry inquiry = Inquiry.of(query, rooms);
    Played now = inquiry.now();
    Explaining.refuseLarge(
        now, MOST_POSITIONS, MOST_COUNTED, "at most " + MOST_POSITIONS + " are drawn");
    Optional<GameGraph> graph = explaining(inquiry, allowance).graph(MOST_POSITIONS);
    Json json = inquiry.subject().begin();
    if (graph.isEmpty()) {
      return outcome(json.key("nodes").nothing().key("edges").nothing().close('}'), false);
    }
    nodes(graph.get(), json);
    return outcome(json.close('}'), true);
  }

  private static void nodes(GameGraph graph, Json json) {
    json.key("nodes").open('[');
    for (GameGraph.Node node : graph.nodes()) {
      Answer answer = node.answer();
      json.open('{').key("position").value(node.text());
      json.key("result").value(AnswerJson.result(answer.outcome()));
      json.key("remoteness").value(answer.remoteness()).key("grundy").value(answer.nimber());
      json.key("level").value(node.layer()).close('}');
    }
    json.close(']').key("edges").open('[');
    for (int from = 0; from < graph.nodes().size(); from++) {
      for (int to : graph.nodes().get(from).options()) {
        json.open('[').value(from).value(to).close(']');
      }
    }
    json.close(']');
  }

  private Task.Outcome<Reply> review(Query query, Allowance allowance) {
    Inquiry inquiry = Inquiry.of(query, rooms);
    Course course = inquiry.course();
    Proofs proofs = new Proofs(inquiry.first(), allowance.left(PROOF));
    AtomicBoolean whole = new AtomicBoolean(true);
    Truth truth =
        new Truth(
            inquiry.first(),
            question -> {
              Result result = inquiry.room().solve(question, allowance.meter(allowance.left()));
              whole.compareAndSet(true, result instanceof Answer);
              return result;
            });
    Review review = Review.of(course, truth, proofs);
    Json json =
        new AnswerJson.Subject(
                inquiry.room().name(),
                inquiry.room().settings(),
                course.rules().printWithTurn(course.start()),
                inquiry.room().misere())
            .begin();
    ReviewJson.fields(review, json);
    positions(course, json);
    return outcome(json.close('}'), whole.get());
  }

  /** Where the game went; as far as there is room, for the rest follows from the moves. */
  private static void positions(Course course, Json json) {
    Rules rules = course.rules();
    Listed listed = new Listed();
    json.key("positions").open('[').value(rules.print(course.start()));
    for (Ply ply : course.plies()) {
      String position = listed.full() ? "" : rules.print(ply.move().target());
      if (listed.fits(position)) {
        json.value(position);
      } else {
        json.nothing();
      }
    }
    json.close(']');
  }

  /** The machines of one position, which may spend what is left. */
  private static Machines machines(
      Truth truth, Position position, Allowance allowance, RandomGenerator random) {
    return new Machines(truth, allowance.left(ESTIMATE), random, () -> truth.solved(position));
  }

  private Task.Outcome<Reply> hint(Query query, Allowance allowance) {
    Inquiry inquiry = unfinished(Inquiry.of(query, rooms));
    Truth truth = known(inquiry, allowance);
    Player.Choice choice =
        machines(truth, inquiry.position(), allowance, new SplittableRandom())
            .perfect()
            .choose(inquiry.course());
    Optional<Answer> answer = truth.of(inquiry.position());
    Json json = chosen(inquiry, choice, answer);
    json.key("why");
    if (choice.estimate()) {
      json.value(choice.how());
    } else {
      json.value(why(inquiry, allowance));
    }
    return outcome(json.close('}'), !choice.estimate());
  }

  /** The reasons in words, as far as there is time for them. */
  private static String why(Inquiry inquiry, Allowance allowance) {
    Cast cast = Cast.plain(inquiry.room().misere());
    return explaining(inquiry, allowance)
        .explanation()
        .map(found -> ExplanationJson.words(found, inquiry.course().rules(), cast))
        .map(paragraphs -> String.join("\n\n", paragraphs))
        .orElse("");
  }

  private Task.Outcome<Reply> reply(Query query, Allowance allowance) {
    Seat seat = Seat.parse(query.one("player", "perfect"));
    if (seat.human()) {
      throw new BadInput("'player' is a machine: perfect, random, alpha-beta, mcts, or 1 to 10");
    }
    Inquiry inquiry = unfinished(Inquiry.of(query, rooms));
    Truth truth = known(inquiry, allowance);
    Player player =
        machines(truth, inquiry.position(), allowance, new SplittableRandom())
            .at(seat)
            .orElseThrow();
    Player.Choice choice = player.choose(inquiry.course());
    Json json = chosen(inquiry, choice, Optional.empty());
    json.key("player").value(player.name());
    // What estimates is better with more time; what knows the truth, or does not ask, is not.
    return outcome(json.close('}'), !choice.estimate());
  }

  /** Two thirds of the time are for the truth; the rest is for a guess. */
  private static Truth known(Inquiry inquiry, Allowance allowance) {
    Duration share = allowance.left().time().multipliedBy(2).dividedBy(3);
    return new Truth(
        inquiry.first(),
        question -> {
          Budget part = allowance.left(share);
          return inquiry.room().solve(question, allowance.meter(part));
        });
  }

  private static Inquiry unfinished(Inquiry inquiry) {
    if (inquiry.course().finish().isPresent()) {
      throw new BadInput("the game is over: there is no move to make");
    }
    return inquiry;
  }

  private static Json chosen(Inquiry inquiry, Player.Choice choice, Optional<Answer> answer) {
    Rules rules = inquiry.course().rules();
    Json json = new Json().open('{').key("move").value(choice.move().label());
    json.key("to").value(rules.printWithTurn(choice.move().target()));
    Optional<ValuedMove> valued =
        answer.stream()
            .flatMap(known -> known.moves().stream())
            .filter(move -> move.move().equals(choice.move()))
            .findFirst();
    json.key("result");
    valued.ifPresentOrElse(move -> json.value(AnswerJson.result(move.result())), json::nothing);
    json.key("remoteness");
    valued.ifPresentOrElse(move -> json.value(move.remoteness()), json::nothing);
    json.key("estimate").value(choice.estimate()).key("proven").value(choice.proven());
    json.key("how").value(choice.how());
    return json;
  }
}
