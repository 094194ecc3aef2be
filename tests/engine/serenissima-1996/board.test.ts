import { describe, expect, it } from 'vitest';
import { graphOf } from '../../../src/engine/games/serenissima/graph';
import { BOARD, DISPUTED_EDGE, GOODS } from '../../../src/engine/games/serenissima-1996/data/board';

const graph = graphOf(BOARD);
const space = (name: string) => BOARD.ports.find((port) => port.name === name)?.space ?? -1;
const reachable = (without: number): number => {
  const start = without === 0 ? 1 : 0;
  const seen = new Set([start]);
  for (const at of seen) for (const next of graph.neighbours[at]) if (next !== without) seen.add(next);
  return seen.size;
};

describe('the 1996 board', () => {
  it('has 32 spaces, 63 two-way borders, and is connected', () => {
    expect(BOARD.spaces).toHaveLength(32);
    expect(BOARD.edges).toHaveLength(63);
    expect(new Set(BOARD.edges.map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`)).size).toBe(63);
    expect(graph.neighbours.flat()).toHaveLength(126);
    expect(graph.distance[0].every(Number.isFinite)).toBe(true);
  });

  it('has a planar graph (at most 3n - 6 borders)', () => {
    expect(BOARD.edges.length).toBeLessThanOrEqual(3 * 32 - 6);
    // No straight lines between the centres cross, which proves that the graph is planar.
    const at = (id: number) => [BOARD.spaces[id].lon, BOARD.spaces[id].lat] as const;
    const side = (a: number, b: number, c: number) => {
      const [[ax, ay], [bx, by], [cx, cy]] = [at(a), at(b), at(c)];
      return Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
    };
    const crossing = BOARD.edges.flatMap(([a, b], i) =>
      BOARD.edges
        .slice(i + 1)
        .filter(([c, d]) => new Set([a, b, c, d]).size === 4)
        .filter(([c, d]) => side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b))
        .map(([c, d]) => `${a}-${b} x ${c}-${d}`),
    );
    expect(crossing).toEqual([]);
  });

  it('has 23 ports, at most one per space', () => {
    expect(BOARD.ports).toHaveLength(23);
    expect(new Set(BOARD.ports.map((port) => port.space)).size).toBe(23);
  });

  it('has as many ports of each good as the rulebook says', () => {
    const count = Object.fromEntries(
      GOODS.map((name, good) => [name, BOARD.ports.filter((p) => p.good === good).length]),
    );
    expect(count).toEqual({ wood: 6, iron: 4, wine: 4, textiles: 4, spices: 2, gold: 2, gems: 1 });
  });

  it('has 4 capitals of 6 spaces, 11 ports of 4 and 8 of 2', () => {
    const sizes = (size: number) => BOARD.ports.filter((port) => port.size === size).length;
    expect([sizes(6), sizes(4), sizes(2)]).toEqual([4, 11, 8]);
    expect(BOARD.ports.reduce((sum, port) => sum + port.size, 0)).toBe(84);
    expect(BOARD.powers.map((power) => BOARD.ports[power.capital].name)).toEqual([
      'Venice',
      'Genoa',
      'Valencia',
      'Istanbul',
    ]);
  });

  it('has Cyrene five spaces from every capital', () => {
    for (const capital of [0, 1, 2, 3]) expect(graph.distance[capital][space('Cyrene')]).toBe(5);
  });

  it.each([
    [1, 2, 3],
    [0, 3, 5],
    [0, 1, 6],
    [0, 2, 7],
    [1, 3, 7],
    [2, 3, 8],
  ])('puts capitals %i and %i at a distance of %i', (a, b, distance) => {
    expect(graph.distance[a][b]).toBe(distance);
  });

  it('ends at the Black Sea and the Alboran Sea', () => {
    expect(graph.neighbours[12]).toEqual([3]);
    expect(graph.neighbours[8]).toEqual([2, 9]);
  });

  it('has Sicily or Tunis on every path from west to east', () => {
    const seen = new Set([space('Valencia')]);
    for (const at of seen) {
      for (const next of graph.neighbours[at]) if (next !== space('Sicily') && next !== space('Tunis')) seen.add(next);
    }
    expect(seen.has(space('Istanbul'))).toBe(false);
    expect(seen.has(space('Alexandria'))).toBe(false);
  });

  it('has cut points at Istanbul, Ragusa, Smyrna and Corfu only', () => {
    const cuts = BOARD.spaces.flatMap((_, id) => (reachable(id) < 31 ? [id] : []));
    expect(cuts).toEqual([3, 4, 13, 14]);
  });

  it('has four high seas, surrounded by other spaces', () => {
    expect(BOARD.spaces.flatMap((entry, id) => (entry.highSea ? [id] : []))).toEqual([10, 16, 21, 26]);
  });

  it('has a shorter path to Acre only with the disputed border', () => {
    const wider = graphOf(BOARD, [DISPUTED_EDGE]);
    expect(graph.distance[space('Alexandria')][space('Acre')]).toBe(2);
    expect(wider.distance[space('Alexandria')][space('Acre')]).toBe(1);
    expect(graph.distance[space('Valencia')][space('Acre')]).toBe(8);
    expect(wider.distance[space('Valencia')][space('Acre')]).toBe(7);
  });
});
