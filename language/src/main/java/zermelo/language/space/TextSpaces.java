package zermelo.language.space;

import java.util.List;
import zermelo.kernel.Position;
import zermelo.kernel.Space;
import zermelo.language.interpret.SpaceFactory;
import zermelo.language.interpret.TextRules;

/** Makes the spaces of one text, and shares the compiled rules among them. */
public final class TextSpaces implements SpaceFactory {
  private final CompiledRulesCache compiled = new CompiledRulesCache();

  @Override
  public Space space(TextRules rules, List<Position> parts) {
    return new LazilyCompiledSpace(new InterpretedSpace(rules, parts, 0, true), compiled);
  }

  @Override
  public Space interpretedSpace(TextRules rules, List<Position> parts) {
    return new InterpretedSpace(rules, parts, 0, false);
  }
}
