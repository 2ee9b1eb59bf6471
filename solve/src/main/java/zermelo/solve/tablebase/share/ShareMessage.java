package zermelo.solve.tablebase.share;

import java.io.Serializable;

/**
 * What one share of a tier has to say to another, all at once: never an object for a position.
 *
 * @param tier of the share that it goes to
 * @param to the share that it goes to
 * @param from the share that it comes from
 * @param kind what it is, where there are several kinds
 * @param body packed numbers
 */
@SuppressWarnings("ArrayRecordComponent") // nobody compares parcels
public record ShareMessage(int tier, int to, int from, int kind, byte[] body)
    implements Serializable {
  private static final long serialVersionUID = 1L;
}
