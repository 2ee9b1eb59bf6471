package zermelo.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.broadcast.Broadcast;
import scala.Tuple2;
import zermelo.solve.tablebase.TablebasePlan;
import zermelo.solve.tablebase.share.ShareLayout;
import zermelo.solve.tablebase.share.ShareMessage;

/** The data of a build on every machine: the plan, the layout of shares, the shared storage. */
final class ClusterContext implements Serializable {
  private static final long serialVersionUID = 1L;

  private final Broadcast<PlanDescription> description;
  private final Broadcast<ShareLayout> layout;
  private final SharedStorage storage;

  ClusterContext(
      Broadcast<PlanDescription> description,
      Broadcast<ShareLayout> layout,
      SharedStorage storage) {
    this.description = description;
    this.layout = layout;
    this.storage = storage;
  }

  TablebasePlan plan() {
    return description.value().plan();
  }

  ShareLayout layout() {
    return layout.value();
  }

  SharedStorage storage() {
    return storage;
  }

  /** The folder for files of a tier. */
  static String folder(String folder, int tier) {
    return "%s/%06d".formatted(folder, tier);
  }

  static String file(String folder, int tier, int share) {
    return "%s/%06d".formatted(folder(folder, tier), share);
  }

  /** Pairs each message with the number of the share that receives it, as Spark expects. */
  static Iterator<Tuple2<Integer, ShareMessage>> addressed(List<ShareMessage> parcels) {
    return parcels.stream().map(parcel -> new Tuple2<>(parcel.to(), parcel)).iterator();
  }

  /** The messages that arrived at a share. */
  static List<ShareMessage> arrived(Iterator<Tuple2<Integer, ShareMessage>> parcels) {
    List<ShareMessage> all = new ArrayList<>();
    parcels.forEachRemaining(pair -> all.add(pair._2()));
    return all;
  }
}
