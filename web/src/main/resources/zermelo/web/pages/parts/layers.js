/**
 * A layered layout of a game graph. Each level is a row, with the start at the top. The nodes of a
 * row are ordered by the mean of their neighbours, in a few sweeps down and up.
 */

const SWEEPS = 6;

/** @return for each node {x, y}, and the total size */
export function layOutLayers(nodes, edges, { across, down, most }) {
  const rows = wrapped(rowsOf(nodes), most);
  const above = nodes.map(() => []);
  const below = nodes.map(() => []);
  for (const [from, to] of edges) {
    below[from].push(to);
    above[to].push(from);
  }
  const order = nodes.map(() => 0);
  const number = () =>
    rows.forEach((row) =>
      row.forEach((node, i) => {
        order[node] = i / Math.max(1, row.length - 1 || 1);
      }),
    );
  number();
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const near = sweep % 2 === 0 ? above : below;
    const turn = sweep % 2 === 0 ? rows : [...rows].reverse();
    for (const row of turn) {
      const middle = new Map(
        row.map((node) => [
          node,
          mean(
            near[node].map((other) => order[other]),
            order[node],
          ),
        ]),
      );
      row.sort((a, b) => middle.get(a) - middle.get(b));
      number();
    }
  }
  const widest = Math.max(...rows.map((row) => row.length));
  const width = Math.max(3, widest) * across;
  const places = [];
  rows.forEach((row, level) =>
    row.forEach((node, i) => {
      places[node] = { x: width / 2 + (i - (row.length - 1) / 2) * across, y: (level + 0.6) * down };
    }),
  );
  return { places, width, height: (rows.length + 0.2) * down };
}

function rowsOf(nodes) {
  const rows = [];
  nodes.forEach((node, i) => {
    (rows[node.level] ??= []).push(i);
  });
  return rows.filter(Boolean);
}

/** Breaks a very wide level into several rows, so that the picture stays readable. */
function wrapped(rows, most) {
  return rows.flatMap((row) => {
    const pieces = Math.ceil(row.length / most);
    const size = Math.ceil(row.length / pieces);
    return [...Array(pieces).keys()].map((piece) => row.slice(piece * size, (piece + 1) * size));
  });
}

function mean(values, otherwise) {
  return values.length === 0 ? otherwise : values.reduce((sum, value) => sum + value, 0) / values.length;
}
