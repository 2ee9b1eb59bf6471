package zermelo.solve.tablebase.share;

import java.io.Serializable;

/**
 * All that one share sends to another in one step, as bytes.
 *
 * <p>Bytes are sent faster than objects.
 *
 * @param tier the tier of the receiving share
 * @param to the receiving share
 * @param from the sending share
 * @param kind the kind of message, if there are several
 * @param body packed numbers
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record ShareMessage(int tier, int to, int from, int kind, byte[] body)
    implements Serializable {
  private static final long serialVersionUID = 1L;
}
