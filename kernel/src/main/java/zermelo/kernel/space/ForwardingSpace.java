package zermelo.kernel.space;

import java.util.Optional;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.Space;

/** Forwards every call to another space. Subclasses override what they change. */
public abstract class ForwardingSpace implements Space {
  private final Space space;

  protected ForwardingSpace(Space space) {
    this.space = space;
  }

  @Override
  public int words() {
    return space.words();
  }

  @Override
  public boolean holds(Position part) {
    return space.holds(part);
  }

  @Override
  public void pack(Position part, long[] target, int at) {
    space.pack(part, target, at);
  }

  @Override
  public Position unpack(long[] words, int at) {
    return space.unpack(words, at);
  }

  @Override
  public Ending ending(long[] words, int at) {
    return space.ending(words, at);
  }

  @Override
  public void options(long[] words, int at, Options out) {
    space.options(words, at, out);
  }

  @Override
  public int turn(long[] words, int at) {
    return space.turn(words, at);
  }

  @Override
  public void setTurn(long[] words, int at, int player) {
    space.setTurn(words, at, player);
  }

  @Override
  public int settlement(long[] words, int at) {
    return space.settlement(words, at);
  }

  @Override
  public Space wider() {
    return space.wider();
  }

  @Override
  public <T> Optional<T> capability(Class<T> kind) {
    return space.capability(kind);
  }
}
