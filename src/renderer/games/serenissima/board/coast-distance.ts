import { landMask } from './on-land';

/** Side length of the cells in world units. */
const CELL = 3;
const FAR = 1e9;

/** The distance of every cell from the coast, row by row: positive on water, negative on land, in world units. */
interface DistanceField {
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  readonly values: Float32Array;
}

let field: DistanceField | undefined;

/** The distance field of the coast. Made once. */
export function coastField(): DistanceField {
  field ??= makeField();
  return field;
}

/** The distance of a point from the coast in world units: positive on water, negative on land. */
export function coastDistance(x: number, y: number): number {
  const { columns, rows, cell, values } = field ?? coastField();
  const column = Math.min(columns - 1.001, Math.max(0, x / cell - 0.5));
  const row = Math.min(rows - 1.001, Math.max(0, y / cell - 0.5));
  const left = Math.floor(column);
  const top = Math.floor(row);
  const u = column - left;
  const v = row - top;
  const at = top * columns + left;
  const above = values[at] * (1 - u) + values[at + 1] * u;
  const below = values[at + columns] * (1 - u) + values[at + columns + 1] * u;
  return above * (1 - v) + below * v;
}

function makeField(): DistanceField {
  const { columns, rows, cells } = landMask(CELL);
  const toLand = squaredDistances(columns, rows, (at) => cells[at] === 1);
  const toWater = squaredDistances(columns, rows, (at) => cells[at] === 0);
  const values = toLand.map((squared, at) => (Math.sqrt(squared) - Math.sqrt(toWater[at])) * CELL);
  return { columns, rows, cell: CELL, values };
}

/** Squared distance of every cell to the nearest cell in a set: Felzenszwalb and Huttenlocher's transform. */
function squaredDistances(columns: number, rows: number, inSet: (at: number) => boolean): Float32Array {
  const found = new Float32Array(columns * rows);
  for (let at = 0; at < found.length; at++) found[at] = inSet(at) ? 0 : FAR;
  const line = createLine(Math.max(columns, rows));
  for (let column = 0; column < columns; column++) line(found, column, columns, rows);
  for (let row = 0; row < rows; row++) line(found, row * columns, 1, columns);
  return found;
}

/** Returns a function that transforms one row or column in place: the lower envelope of the parabolas at its cells. */
function createLine(longest: number) {
  const [values, centres, edges] = [new Float64Array(longest), new Int32Array(longest), new Float64Array(longest + 1)];
  return (cells: Float32Array, start: number, step: number, length: number): void => {
    for (let i = 0; i < length; i++) values[i] = cells[start + i * step];
    let last = 0;
    centres[0] = 0;
    edges[0] = -Infinity;
    edges[1] = Infinity;
    for (let i = 1; i < length; i++) {
      let meet: number;
      do {
        const centre = centres[last];
        meet = (values[i] + i * i - values[centre] - centre * centre) / (2 * (i - centre));
      } while (meet <= edges[last] && --last >= 0);
      last++;
      centres[last] = i;
      edges[last] = meet;
      edges[last + 1] = Infinity;
    }
    for (let i = 0, part = 0; i < length; i++) {
      while (edges[part + 1] < i) part++;
      cells[start + i * step] = (i - centres[part]) ** 2 + values[centres[part]];
    }
  };
}
