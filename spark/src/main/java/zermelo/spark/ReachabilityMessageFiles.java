package zermelo.spark;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import zermelo.solve.tablebase.share.ShareMessage;

/**
 * Keeps the positions that a tier has reached in lower tiers, until those tiers are searched.
 *
 * <p>Each round of a tier's search writes at most one folder, called a sending. Its files are
 * numbered by share: file 7 has the messages to share 7 of every lower tier.
 */
final class ReachabilityMessageFiles {
  private static final String FOLDER = "inbox";

  private ReachabilityMessageFiles() {}

  private static String file(String sending, int share) {
    return "%s/%s/%06d".formatted(FOLDER, sending, share);
  }

  /** The name of the folder that a round of the search of a tier writes. */
  static String sending(int tier, int round) {
    return "%06d-%06d".formatted(tier, round);
  }

  /** The names of all sendings. */
  static List<String> sendings(SharedStorage storage) {
    return storage.list(FOLDER).toList();
  }

  static void delete(SharedStorage storage) {
    storage.delete(FOLDER);
  }

  static void write(SharedStorage storage, String sending, int share, List<ShareMessage> parcels) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      for (ShareMessage parcel : parcels) {
        out.writeInt(parcel.tier());
        out.writeInt(parcel.kind());
        out.writeInt(parcel.body().length);
        out.write(parcel.body());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    storage.write(file(sending, share), bytes.toByteArray());
  }

  /** The messages to a share of a tier, from these sendings. */
  static List<ShareMessage> read(
      SharedStorage storage, List<String> sendings, int tier, int share) {
    List<ShareMessage> found = new ArrayList<>();
    for (String sending : sendings) {
      storage
          .find(file(sending, share))
          .ifPresent(bytes -> found.addAll(parcels(bytes, tier, share)));
    }
    return found;
  }

  private static List<ShareMessage> parcels(byte[] bytes, int wanted, int share) {
    List<ShareMessage> found = new ArrayList<>();
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      while (in.available() > 0) {
        int tier = in.readInt();
        int kind = in.readInt();
        int length = in.readInt();
        if (tier == wanted) {
          found.add(new ShareMessage(tier, share, 0, kind, in.readNBytes(length)));
        } else {
          in.skipNBytes(length);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return found;
  }
}
