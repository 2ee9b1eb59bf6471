package zermelo.language.infer;

/**
 * What was found about rules.
 *
 * @param proven whether it holds; otherwise it may still hold, but no proof was found
 * @param reason why it holds, or what stands in the way
 */
public record InferredFact(boolean proven, String reason) {}
