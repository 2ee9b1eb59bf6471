package zermelo.spark;

import org.apache.spark.Partitioner;

/** Tells Spark that the messages to share n belong to partition n. */
final class SharePartitioner extends Partitioner {
  private static final long serialVersionUID = 1L;

  private final int shares;

  SharePartitioner(int shares) {
    this.shares = shares;
  }

  @Override
  public int numPartitions() {
    return shares;
  }

  @Override
  public int getPartition(Object key) {
    return (Integer) key;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SharePartitioner by && by.shares == shares;
  }

  @Override
  public int hashCode() {
    return shares;
  }
}
