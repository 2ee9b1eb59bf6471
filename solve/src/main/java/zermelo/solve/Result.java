package zermelo.solve;

/** The result of a question: an answer, or what was known when a limit was reached. */
public sealed interface Result permits Answer, OutOfLimits {}
