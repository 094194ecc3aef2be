import { describe, expect, test } from 'vitest';
import type { Random, Seat } from '../../../src/engine/core/game';
import { fastRandom } from '../../../src/engine/core/random';
import type { Graph } from '../../../src/engine/games/serenissima/graph';
import type { ReachedSpace } from '../../../src/engine/games/serenissima/reach';
import { reachOf } from '../../../src/engine/games/serenissima/reach';
import { serenissima1996 } from '../../../src/engine/games/serenissima-1996';
import type { State as State1996 } from '../../../src/engine/games/serenissima-1996/state';
import { serenissima2012 } from '../../../src/engine/games/serenissima-2012';
import type { State as State2012 } from '../../../src/engine/games/serenissima-2012/state';
import { freshMatch, playOut } from '../generic/playing';

function pathTo(reach: readonly ReachedSpace[], goal: ReachedSpace): ReachedSpace[] {
  const before = reach[goal.from];
  return [...(before ? pathTo(reach, before) : []), goal];
}

const nearest = (reach: readonly ReachedSpace[]): ReachedSpace[] =>
  reach.filter((entry) => reach.find(({ space }) => space === entry.space) === entry);

/** Returns the minimum number of steps to each space if all players let the galley pass, by exhaustive sailing. */
function sailEverywhere<S>(start: S, space: (state: S) => number, onward: (state: S) => S[]): Map<number, number> {
  const steps = new Map([[space(start), 0]]);
  for (let [edge, far] = [[start], 1]; edge.length > 0; far++) {
    const next: S[] = [];
    for (const state of edge.flatMap(onward)) {
      if (steps.has(space(state))) continue;
      steps.set(space(state), far);
      next.push(state);
    }
    edge = next;
  }
  return steps;
}

/** A path's destination, its number of steps, and the seats that must let it pass, in ascending order. */
interface Cost {
  readonly space: number;
  readonly steps: number;
  readonly asked: readonly Seat[];
}

const inOrder = (costs: readonly Cost[]): Cost[] =>
  [...costs].sort(
    (a, b) => a.space - b.space || a.steps - b.steps || a.asked.join(' ').localeCompare(b.asked.join(' ')),
  );

function everyPath({ neighbours }: Graph, range: number, strangers: readonly (readonly Seat[])[]): Cost[] {
  const sail = (way: readonly number[], asked: readonly Seat[]): Cost[] => {
    const [space] = way.slice(-1);
    const here = { space, steps: way.length - 1, asked };
    if (here.steps === range) return [here];
    const leaving = [...asked, ...(here.steps > 0 ? strangers[space] : [])].sort((a, b) => a - b);
    const onward = neighbours[space].filter((to) => !way.includes(to));
    return [here, ...onward.flatMap((to) => sail([...way, to], leaving))];
  };
  return sail([0], []);
}

/**
 * Returns the paths for which no other path to the same space is as short with fewer requests, or as short with the same
 * requests. Keeps the first of equal paths.
 */
const undominated = (costs: readonly Cost[]): Cost[] =>
  costs.filter((cost, i) =>
    costs.every((other, j) => {
      if (i === j || other.space !== cost.space || other.steps > cost.steps) return true;
      if (other.asked.length !== cost.asked.length) return other.asked.length > cost.asked.length;
      if (other.asked.join(' ') !== cost.asked.join(' ')) return true;
      return other.steps === cost.steps && i < j;
    }),
  );

/** Returns a graph of six to eight spaces, in which about a third of all pairs are neighbours. */
function someGraph(random: Random): Graph {
  const neighbours = Array.from({ length: 5 + random.roll(3) }, (): number[] => []);
  for (let one = 0; one < neighbours.length; one++) {
    for (let other = 0; other < one; other++) {
      if (random.roll(3) > 1) continue;
      neighbours[one].push(other);
      neighbours[other].push(one);
    }
  }
  return { neighbours, portAt: [], distance: [] };
}

describe('a galley’s reach', () => {
  test('in 1996 covers the spaces the galley can reach if all players agree, and lists the requests needed', () => {
    let [found, asked] = [0, 0];
    for (let index = 0; index < 8; index++) {
      const match = freshMatch(serenissima1996, 4, index);
      playOut(match, index, ({ seat, legal }) => {
        const sails = legal.find((move) => move.type === 'sail' || move.type === 'askPassage') as { galley?: number };
        if (sails?.galley === undefined || found > 4000) return;
        const id = sails.galley;
        const grants: Seat[][] = [];
        const state = match.position as State1996;
        const onward = (before: State1996): State1996[] => {
          const at = serenissima1996.copy(before);
          if (serenissima1996.moves(at, seat).some((move) => move.type === 'askPassage' && move.galley === id)) {
            serenissima1996.play(at, seat, { type: 'askPassage', galley: id }, fastRandom(1));
            const owners: Seat[] = [];
            for (let frame = at.frames.at(-1); frame?.kind === 'passage'; frame = at.frames.at(-1)) {
              owners.push(frame.owners[0]);
              serenissima1996.play(at, frame.owners[0], { type: 'answerPassage', grant: true, standing: false }, fastRandom(1)); // prettier-ignore
            }
            grants[at.galleys[id]?.space ?? -1] = owners;
          }
          return serenissima1996.moves(at, seat).flatMap((move) => {
            if (move.type !== 'sail' || move.galley !== id) return [];
            const to = serenissima1996.copy(at);
            serenissima1996.play(to, seat, move, fastRandom(1));
            return [to];
          });
        };
        // Standing orders would answer automatically.
        state.standing.forEach((orders) => orders.fill('ask'));
        const truth = sailEverywhere(state, ({ galleys }) => galleys[id]?.space ?? -1, onward);
        const reach = serenissima1996.view(state, seat).reach[id];
        const sailed = state.galleys[id]?.sailed ?? 0;
        expect(new Map(nearest(reach).map(({ space, steps }) => [space, steps - sailed]))).toEqual(truth);
        for (const goal of reach) {
          found++;
          for (const stop of pathTo(reach, goal).slice(0, -1)) {
            if (stop.asks.length > 0) asked++;
            expect(stop.asks).toEqual(grants[stop.space] ?? []);
          }
        }
      });
    }
    expect(found).toBeGreaterThan(1000);
    expect(asked).toBeGreaterThan(50);
  });

  test('in 2012 covers the spaces the galley can reach if it is not stopped, with exactly the requests needed', () => {
    let [found, asked] = [0, 0];
    for (let index = 0; index < 8; index++) {
      const match = freshMatch(serenissima2012, 4, index);
      playOut(match, index, ({ seat, legal }) => {
        if (!legal.some(({ type }) => type === 'sail') || found > 4000) return;
        const state = match.position as State2012;
        const id = state.active;
        const asks: Seat[][] = [];
        state.standing.forEach((orders) => orders.fill('ask'));
        const onward = (before: State2012): State2012[] =>
          serenissima2012.moves(before, seat).flatMap((move) => {
            if (move.type !== 'sail') return [];
            const to = serenissima2012.copy(before);
            serenissima2012.play(to, seat, move, fastRandom(1));
            const owners: Seat[] = [];
            for (let [asking] = serenissima2012.actors(to); asking !== seat && owners.length < 4;) {
              owners.push(asking);
              const pass = serenissima2012.moves(to, asking).find((answer) => answer.type === 'answerBlockade' && !answer.declare && !answer.standing); // prettier-ignore
              if (!pass) break;
              serenissima2012.play(to, asking, pass, fastRandom(1));
              [asking] = serenissima2012.actors(to);
            }
            asks[move.to] ??= owners;
            return [to];
          });
        const truth = sailEverywhere(state, ({ galleys }) => galleys[id]?.space ?? -1, onward);
        const { reach } = serenissima2012.view(state, seat);
        expect(
          nearest(reach)
            .map(({ space }) => space)
            .sort(),
        ).toEqual([...truth.keys()].sort());
        for (const goal of reach) {
          found++;
          for (const stop of pathTo(reach, goal).slice(1, -1)) {
            if (stop.asks.length > 0) asked++;
            expect(stop.asks).toEqual(asks[stop.space] ?? []);
          }
        }
      });
    }
    expect(found).toBeGreaterThan(500);
    expect(asked).toBeGreaterThan(5);
  });

  test('prefers the path with fewer requests among equally short paths', () => {
    // The spaces form a square: from 0 to 3 through 1 or 2.
    const neighbours = [[1, 2], [0, 3], [0, 3], [1, 2]]; // prettier-ignore
    const graph = { neighbours, portAt: [], distance: [] };
    const reach = reachOf(graph, { space: 0, crossed: 1, range: 3, asks: [] }, (space) => (space === 1 ? [7] : []));
    expect(reach).toEqual([
      { space: 0, from: -1, steps: 1, asks: [] },
      { space: 1, from: 0, steps: 2, asks: [7] },
      { space: 2, from: 0, steps: 2, asks: [] },
      { space: 3, from: 2, steps: 3, asks: [] },
    ]);
  });

  test('lists equally short paths that ask different players', () => {
    // The spaces form a square: from 0 to 3 through 1 or 2.
    const neighbours = [[1, 2], [0, 3], [0, 3], [1, 2]]; // prettier-ignore
    const graph = { neighbours, portAt: [], distance: [] };
    const reach = reachOf(graph, { space: 0, crossed: 0, range: 2, asks: [] }, (space) => [[], [7], [5], []][space]);
    expect(reach.filter(({ space }) => space === 3).map(({ from }) => reach[from].asks)).toEqual([[7], [5]]);
  });

  test('has a shortest path to each space, and others with fewer requests or other players to ask', () => {
    let longer = 0;
    for (let seed = 0; seed < 400; seed++) {
      const random = fastRandom(seed);
      const graph = someGraph(random);
      const strangers = graph.neighbours.map(() => [[], [], [0], [1], [0, 1]][random.roll(5) - 1]);
      const range = 1 + random.roll(5);
      const reach = reachOf(graph, { space: 0, crossed: 0, range, asks: [] }, (space) => strangers[space]);
      for (const { space, from, steps } of reach.slice(1)) {
        expect(graph.neighbours[reach[from].space]).toContain(space);
        expect(reach[from].steps).toBe(steps - 1);
      }
      const found = reach.map((goal) => ({
        space: goal.space,
        steps: goal.steps,
        asked: pathTo(reach, goal).slice(1, -1).flatMap(({ asks }) => asks).sort((a, b) => a - b), // prettier-ignore
      }));
      expect(inOrder(found)).toEqual(inOrder(undominated(everyPath(graph, range, strangers))));
      longer += reach.length - nearest(reach).length;
    }
    expect(longer).toBeGreaterThan(20);
  });
});
