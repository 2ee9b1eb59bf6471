package zermelo.web.api;

import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.random.RandomGenerator;
import zermelo.application.ExplanationSession;
import zermelo.application.json.AnswerJson;
import zermelo.application.json.ExplanationJson;
import zermelo.application.json.JsonWriter;
import zermelo.application.json.ReviewJson;
import zermelo.application.play.PlayerFactory;
import zermelo.application.play.PlayerKind;
import zermelo.application.play.ThinkingTime;
import zermelo.application.words.PlayerNames;
import zermelo.insight.explain.Explanation;
import zermelo.insight.explain.GameGraph;
import zermelo.insight.review.Review;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.play.AnswerCache;
import zermelo.play.GameRecord;
import zermelo.play.PlayableGame;
import zermelo.play.Player;
import zermelo.play.Ply;
import zermelo.play.ShortProofSearch;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.solve.ValuedMove;
import zermelo.web.json.ListingLimit;
import zermelo.web.server.QueryParameters;
import zermelo.web.server.Response;
import zermelo.web.server.Routes;
import zermelo.web.work.Task;
import zermelo.web.work.WorkScheduler.Weight;

/** The routes for questions about one position or one played game. */
public final class SolveRoutes {
  /** A shorter time is only a first try. */
  private static final Duration LEAST_FOR_ESTIMATE = Duration.ofSeconds(1);

  /** Larger graphs are unreadable. */
  private static final int MAX_POSITIONS = 150;

  private static final int MAX_COUNTED_POSITIONS = 1_000;

  private final GameSessionCache sessions;
  private final EndpointFactory answers;

  public SolveRoutes(GameSessionCache sessions, EndpointFactory answers) {
    this.sessions = sessions;
    this.answers = answers;
  }

  public void addTo(Routes routes) {
    routes.get("/api/solve", "solve", answers.cached("solve", Weight.LIGHT, this::solve, "moves"));
    routes.get("/api/explain", "explain", answers.cached("explain", Weight.LIGHT, this::explain));
    routes.get("/api/graph", "graph", answers.cached("graph", Weight.LIGHT, this::graph));
    routes.get("/api/review", "review", answers.cached("review", Weight.LIGHT, this::review));
    routes.get("/api/hint", "hint", answers.cached("hint", Weight.LIGHT, this::hint));
    routes.get("/api/reply", "reply", answers.fresh(Weight.LIGHT, this::reply, "player"));
  }

  private static Task.Completion<Response> outcome(JsonWriter json, boolean whole) {
    return new Task.Completion<>(Response.json(json.toString()), whole);
  }

  private Task.Completion<Response> solve(QueryParameters query, Progress progress) {
    PositionQuery positionQuery = PositionQuery.of(query, sessions);
    Question.MoveSelection wanted =
        switch (query.one("moves", "all")) {
          case "all" -> Question.MoveSelection.ALL;
          case "winning" -> Question.MoveSelection.WINNING;
          case "none" -> Question.MoveSelection.NONE;
          default -> throw new BadInput("'moves' is all, winning or none");
        };
    int most = ListingLimit.most(positionQuery.subject().position());
    Question question = positionQuery.question(wanted, most);
    GameSession session = positionQuery.session();
    Result result =
        progress.limits().time().compareTo(LEAST_FOR_ESTIMATE) < 0
            ? session.solve(question, progress.part())
            : session.solveOrEstimate(question, progress.part());
    String json = AnswerJson.of(positionQuery.subject(), question.rules(), result);
    // More time may tell what the moves are worth that a short proof leaves unknown.
    boolean whole = result instanceof Answer answer && answer.unknown().isEmpty();
    return new Task.Completion<>(Response.json(json), whole);
  }

  private Task.Completion<Response> explain(QueryParameters query, Progress progress) {
    PositionQuery positionQuery = PositionQuery.of(query, sessions);
    ExplanationSession explaining = explaining(positionQuery, progress);
    Optional<Explanation> explanation = explaining.explanation();
    if (explanation.isEmpty()) {
      String json = ExplanationJson.unknown(positionQuery.subject(), explaining.out());
      return new Task.Completion<>(Response.json(json), false);
    }
    Rules rules = positionQuery.record().rules();
    JsonWriter json = positionQuery.subject().begin();
    AnswerJson.value(explanation.get().answer(), rules, json);
    PlayerNames names = PlayerNames.plain(positionQuery.session().misere());
    ExplanationJson.field(explanation.get(), rules, names, json);
    return outcome(json.close('}'), true);
  }

  private static ExplanationSession explaining(PositionQuery positionQuery, Progress progress) {
    int most = ListingLimit.most(positionQuery.subject().position());
    return new ExplanationSession(
        positionQuery.now(),
        progress.remaining(),
        (question, limits) ->
            positionQuery.session().solve(question.listingAtMost(most), progress.part(limits)));
  }

  private Task.Completion<Response> graph(QueryParameters query, Progress progress) {
    PositionQuery positionQuery = PositionQuery.of(query, sessions);
    PlayableGame now = positionQuery.now();
    ExplanationSession.refuseLarge(
        now, MAX_POSITIONS, MAX_COUNTED_POSITIONS, "at most " + MAX_POSITIONS + " are drawn");
    Optional<GameGraph> graph = explaining(positionQuery, progress).graph(MAX_POSITIONS);
    JsonWriter json = positionQuery.subject().begin();
    if (graph.isEmpty()) {
      return outcome(json.key("nodes").nothing().key("edges").nothing().close('}'), false);
    }
    nodes(graph.get(), json);
    return outcome(json.close('}'), true);
  }

  private static void nodes(GameGraph graph, JsonWriter json) {
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

  private Task.Completion<Response> review(QueryParameters query, Progress progress) {
    PositionQuery positionQuery = PositionQuery.of(query, sessions);
    GameRecord record = positionQuery.record();
    Limits half = progress.remaining().within(progress.remaining().time().dividedBy(2));
    Duration even = half.time().dividedBy(record.plies().size() + 1L);
    Duration estimating = ThinkingTime.ofReviewed(record.plies().size());
    ShortProofSearch proofs =
        new ShortProofSearch(
            positionQuery.first(), half.within(even.compareTo(estimating) < 0 ? even : estimating));
    Progress solving = progress.part(half.within(ThinkingTime.REVIEW));
    AtomicBoolean whole = new AtomicBoolean(true);
    AnswerCache answerCache =
        new AnswerCache(
            positionQuery.first(),
            question -> {
              Limits most = solving.remaining().within(ThinkingTime.STRONG.solving());
              Result result = positionQuery.session().solve(question, solving.part(most));
              whole.compareAndSet(true, result instanceof Answer);
              return result;
            });
    Review review = Review.of(record, answerCache, proofs);
    JsonWriter json =
        new AnswerJson.PositionReference(
                positionQuery.session().name(),
                positionQuery.session().settings(),
                record.rules().printWithTurn(record.start()),
                positionQuery.session().misere())
            .begin();
    ReviewJson.fields(review, json);
    positions(record, json);
    return outcome(json.close('}'), whole.get());
  }

  /** Writes the positions of the game until the limit; the rest follow from the moves. */
  private static void positions(GameRecord record, JsonWriter json) {
    Rules rules = record.rules();
    ListingLimit listed = new ListingLimit();
    json.key("positions").open('[').value(rules.print(record.start()));
    for (Ply ply : record.plies()) {
      String position = listed.full() ? "" : rules.print(ply.move().target());
      if (listed.fits(position)) {
        json.value(position);
      } else {
        json.nothing();
      }
    }
    json.close(']');
  }

  /** Returns the machine players for one position, within the remaining limits. */
  private static PlayerFactory machines(
      AnswerCache answerCache, Position position, Progress progress, RandomGenerator random) {
    return new PlayerFactory(
        answerCache,
        time -> progress.remaining().within(time),
        random,
        () -> answerCache.solved(position));
  }

  private Task.Completion<Response> hint(QueryParameters query, Progress progress) {
    PositionQuery positionQuery = unfinished(PositionQuery.of(query, sessions));
    AnswerCache answerCache = known(positionQuery, ThinkingTime.STRONG, progress);
    Player.Choice choice =
        machines(answerCache, positionQuery.position(), progress, new SplittableRandom())
            .perfect()
            .choose(positionQuery.record());
    Optional<Answer> answer = answerCache.of(positionQuery.position());
    JsonWriter json = chosen(positionQuery, choice, answer);
    json.key("why");
    if (choice.estimate()) {
      json.value(choice.how());
    } else {
      json.value(why(positionQuery, progress));
    }
    return outcome(json.close('}'), !choice.estimate());
  }

  /** Explains the value in words, as far as the time allows. */
  private static String why(PositionQuery positionQuery, Progress progress) {
    PlayerNames names = PlayerNames.plain(positionQuery.session().misere());
    return explaining(positionQuery, progress)
        .explanation()
        .map(found -> ExplanationJson.words(found, positionQuery.record().rules(), names))
        .map(paragraphs -> String.join("\n\n", paragraphs))
        .orElse("");
  }

  private Task.Completion<Response> reply(QueryParameters query, Progress progress) {
    PlayerKind seat = PlayerKind.parse(query.one("player", "perfect"));
    if (seat.human()) {
      throw new BadInput("'player' is a machine: perfect, random, alpha-beta, mcts, or 1 to 10");
    }
    PositionQuery positionQuery = unfinished(PositionQuery.of(query, sessions));
    AnswerCache answerCache = known(positionQuery, ThinkingTime.of(seat), progress);
    Player player =
        machines(answerCache, positionQuery.position(), progress, new SplittableRandom())
            .at(seat)
            .orElseThrow();
    Player.Choice choice = player.choose(positionQuery.record());
    JsonWriter json = chosen(positionQuery, choice, Optional.empty());
    json.key("player").value(player.name(choice));
    // An estimate improves with more time. A solved or random choice does not, and a level is weak.
    return outcome(json.close('}'), !choice.estimate() || seat.isWeak());
  }

  /** Solves within the thinking time; what remains of it is for an estimate. */
  private static AnswerCache known(
      PositionQuery positionQuery, ThinkingTime time, Progress progress) {
    ThinkingTime fitted = time.within(progress.remaining().time());
    Progress turn = new Progress(progress.remaining().within(fitted.solving()));
    return new AnswerCache(
        positionQuery.first(),
        question -> {
          Limits third = progress.remaining().within(progress.remaining().time().dividedBy(3));
          Progress look =
              progress.part(third.within(ThinkingTime.firstLook(question, turn.isOver())));
          Result first = positionQuery.session().solve(question, look);
          return first instanceof Answer || turn.isOver()
              ? first
              : positionQuery.session().solve(question, progress.part(turn.remaining()));
        });
  }

  private static PositionQuery unfinished(PositionQuery positionQuery) {
    if (positionQuery.record().finish().isPresent()) {
      throw new BadInput("the game is over: there is no move to make");
    }
    return positionQuery;
  }

  private static JsonWriter chosen(
      PositionQuery positionQuery, Player.Choice choice, Optional<Answer> answer) {
    Rules rules = positionQuery.record().rules();
    JsonWriter json = new JsonWriter().open('{').key("move").value(choice.move().label());
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
