package zermelo.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.broadcast.Broadcast;
import scala.Tuple2;
import zermelo.solve.tablebase.Cut;
import zermelo.solve.tablebase.Parcel;
import zermelo.solve.tablebase.Plan;

/** What every machine has of a build: the rules, how tiers are cut, where files are. */
final class Site implements Serializable {
  private static final long serialVersionUID = 1L;

  private final Broadcast<Recipe> recipe;
  private final Broadcast<Cut> cut;
  private final Storage storage;

  Site(Broadcast<Recipe> recipe, Broadcast<Cut> cut, Storage storage) {
    this.recipe = recipe;
    this.cut = cut;
    this.storage = storage;
  }

  Plan plan() {
    return recipe.value().plan();
  }

  Cut cut() {
    return cut.value();
  }

  Storage storage() {
    return storage;
  }

  /** Where files of a tier are. */
  static String folder(String folder, int tier) {
    return "%s/%06d".formatted(folder, tier);
  }

  static String file(String folder, int tier, int share) {
    return "%s/%06d".formatted(folder(folder, tier), share);
  }

  /** Parcels with their addresses, as Spark wants them. */
  static Iterator<Tuple2<Integer, Parcel>> addressed(List<Parcel> parcels) {
    return parcels.stream().map(parcel -> new Tuple2<>(parcel.to(), parcel)).iterator();
  }

  /** What has arrived at a share. */
  static List<Parcel> arrived(Iterator<Tuple2<Integer, Parcel>> parcels) {
    List<Parcel> all = new ArrayList<>();
    parcels.forEachRemaining(pair -> all.add(pair._2()));
    return all;
  }
}
