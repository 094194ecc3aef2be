// Finds sea lanes: the shortest route between two points of the sea that avoids land and cards, with as few bends as
// possible.

const CELL = 5;

/** A grid of the sea. Each cell has its distance from land or a card in world units (0 on either). */
export function seaGrid(rings, width, height, cards = []) {
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(height / CELL);
  const under = (x, y) => cards.some((card) => x > card.left && x < card.right && y > card.top && y < card.bottom);
  const land = (x, y) => under(x, y) || rings.filter((ring) => inside(ring, x, y)).length % 2 === 1;
  const cells = Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [(i % columns) * CELL + CELL / 2, Math.floor(i / columns) * CELL + CELL / 2];
    return land(x, y) ? 0 : Infinity;
  });
  spread(cells, columns, rows);
  const clearance = (x, y) => {
    const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
    return column < 0 || row < 0 || column >= columns || row >= rows ? 0 : cells[row * columns + column];
  };
  return {
    columns,
    rows,
    cells,
    clearance,
    /** A point near this one that is as far from land as possible. */
    nearestWater([x, y]) {
      for (let distance = 26; distance > 4; distance -= 4) {
        for (let radius = 0; radius < 34; radius += 2) {
          for (let angle = 0; angle < 32; angle++) {
            const px = Math.round(x + radius * Math.cos((angle * Math.PI) / 16));
            const py = Math.round(y + radius * Math.sin((angle * Math.PI) / 16));
            if (clearance(px, py) >= distance) return [px, py];
          }
        }
      }
      throw new Error(`There is no open water near ${x}, ${y}`);
    },
  };
}

/** A polyline between two points. Straight if nothing is in the way. */
export function route(grid, from, to) {
  if (clear(grid, from, to, 3)) return [from, to];
  const path = search(grid, from, to);
  const corners = [from];
  for (let at = 0; at < path.length - 1;) {
    let next = path.length - 1;
    while (next > at + 1 && !clear(grid, path[at], path[next], 6) && !clear(grid, path[at], path[next], 3)) next--;
    corners.push(path[next]);
    at = next;
  }
  corners[corners.length - 1] = to;
  return corners;
}

/** Dijkstra's algorithm on the grid. Cells near the coast have a higher cost. */
function search({ columns, rows, cells }, from, to) {
  const index = ([x, y]) => Math.floor(y / CELL) * columns + Math.floor(x / CELL);
  const start = index(from);
  const goal = index(to);
  const cost = new Float64Array(columns * rows).fill(Infinity);
  const before = new Int32Array(columns * rows).fill(-1);
  const heap = [[0, start]];
  cost[start] = 0;
  while (heap.length > 0) {
    const [spent, at] = pop(heap);
    if (at === goal) break;
    if (spent > cost[at]) continue;
    for (const [dx, dy] of STEPS) {
      const [column, row] = [(at % columns) + dx, Math.floor(at / columns) + dy];
      if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
      const next = row * columns + column;
      if (cells[next] === 0) continue;
      const total = spent + Math.hypot(dx, dy) * (1 + 12 / Math.max(4, cells[next]));
      if (total >= cost[next]) continue;
      cost[next] = total;
      before[next] = at;
      push(heap, [total, next]);
    }
  }
  const path = [];
  for (let at = goal; at !== -1; at = before[at]) {
    path.unshift([(at % columns) * CELL + 2, Math.floor(at / columns) * CELL + 2]);
  }
  path[0] = from;
  path[path.length - 1] = to;
  return path;
}

const STEPS = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy])).filter(([dx, dy]) => dx !== 0 || dy !== 0);

/** Whether a straight line keeps this distance from land and cards. */
function clear(grid, [ax, ay], [bx, by], distance) {
  const length = Math.hypot(bx - ax, by - ay);
  for (let t = 0; t <= length; t += CELL / 2) {
    if (grid.clearance(ax + ((bx - ax) * t) / length, ay + ((by - ay) * t) / length) < distance) return false;
  }
  return true;
}

export function inside(ring, x, y) {
  let odd = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i];
    const [bx, by] = ring[j];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

/** A two-pass chamfer transform that computes each sea cell's distance to the nearest land or card. */
function spread(cells, columns, rows) {
  const pass = (order, steps) => {
    for (const i of order) {
      for (const [dx, dy] of steps) {
        const [column, row] = [(i % columns) + dx, Math.floor(i / columns) + dy];
        if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
        cells[i] = Math.min(cells[i], cells[row * columns + column] + Math.hypot(dx, dy) * CELL);
      }
    }
  };
  const all = cells.map((_, i) => i);
  pass(all, [[-1, 0], [0, -1], [-1, -1], [1, -1]]); // prettier-ignore
  pass(all.reverse(), [[1, 0], [0, 1], [1, 1], [-1, 1]]); // prettier-ignore
}

function push(heap, item) {
  let at = heap.push(item) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (heap[parent][0] <= heap[at][0]) break;
    [heap[parent], heap[at]] = [heap[at], heap[parent]];
    at = parent;
  }
}

function pop(heap) {
  const [top] = heap;
  const last = heap.pop();
  if (heap.length === 0) return top;
  heap[0] = last;
  for (let at = 0; ;) {
    const [left, right] = [2 * at + 1, 2 * at + 2];
    let least = at;
    if (left < heap.length && heap[left][0] < heap[least][0]) least = left;
    if (right < heap.length && heap[right][0] < heap[least][0]) least = right;
    if (least === at) return top;
    [heap[least], heap[at]] = [heap[at], heap[least]];
    at = least;
  }
}
