package zermelo.spark;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import zermelo.solve.tablebase.Parcel;

/**
 * What higher tiers have reached of lower ones, in files: for each time that a tier sent something,
 * one for each number of a share. It has the parcels for the shares with this number of all tiers.
 */
final class Inbox {
  private static final String FOLDER = "inbox";

  private Inbox() {}

  private static String file(String sending, int share) {
    return "%s/%s/%06d".formatted(FOLDER, sending, share);
  }

  /** The name under which a tier sends something for the n-th time. */
  static String sending(int tier, int time) {
    return "%06d-%06d".formatted(tier, time);
  }

  /** All times that something was sent. */
  static List<String> sendings(Storage storage) {
    return storage.list(FOLDER).toList();
  }

  static void delete(Storage storage) {
    storage.delete(FOLDER);
  }

  static void write(Storage storage, String sending, int share, List<Parcel> parcels) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      for (Parcel parcel : parcels) {
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

  /** What was sent to a share. */
  static List<Parcel> read(Storage storage, List<String> sendings, int tier, int share) {
    List<Parcel> found = new ArrayList<>();
    for (String sending : sendings) {
      storage
          .find(file(sending, share))
          .ifPresent(bytes -> found.addAll(parcels(bytes, tier, share)));
    }
    return found;
  }

  private static List<Parcel> parcels(byte[] bytes, int wanted, int share) {
    List<Parcel> found = new ArrayList<>();
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      while (in.available() > 0) {
        int tier = in.readInt();
        int kind = in.readInt();
        int length = in.readInt();
        if (tier == wanted) {
          found.add(new Parcel(tier, share, 0, kind, in.readNBytes(length)));
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
