import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../src/engine/core/game';
import { fastRandom } from '../../../src/engine/core/random';
import type { ReachedSpace } from '../../../src/engine/games/serenissima/reach';
import { reachOf } from '../../../src/engine/games/serenissima/reach';
import { serenissima1996 } from '../../../src/engine/games/serenissima-1996';
import type { State as State1996 } from '../../../src/engine/games/serenissima-1996/state';
import { serenissima2012 } from '../../../src/engine/games/serenissima-2012';
import type { State as State2012 } from '../../../src/engine/games/serenissima-2012/state';
import { freshMatch, playOut } from '../generic/playing';

/** The way to a space, from where the galley lies. */
function wayTo(reach: readonly ReachedSpace[], space: number): ReachedSpace[] {
  const way: ReachedSpace[] = [];
  for (
    let at = reach.find((entry) => entry.space === space);
    at;
    at = reach.find((entry) => entry.space === at?.from)
  ) {
    way.unshift(at);
    if (at.from === at.space) return way;
  }
  throw new Error(`No way to ${space}`);
}

/** The fewest steps to each space when everybody lets the galley pass, found by sailing everywhere. */
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

describe('where a galley could sail to', () => {
  test('in 1996 is where it comes to when all agree, and those asked are those who are asked', () => {
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
        // Standing orders would answer by themselves.
        state.standing.forEach((orders) => orders.fill('ask'));
        const truth = sailEverywhere(state, ({ galleys }) => galleys[id]?.space ?? -1, onward);
        const reach = serenissima1996.view(state, seat).reach[id];
        const sailed = state.galleys[id]?.sailed ?? 0;
        expect(new Map(reach.map(({ space, steps }) => [space, steps - sailed]))).toEqual(truth);
        for (const { space } of reach) {
          found++;
          for (const stop of wayTo(reach, space).slice(0, -1)) {
            if (stop.asks.length > 0) asked++;
            expect(stop.asks).toEqual(grants[stop.space] ?? []);
          }
        }
      });
    }
    expect(found).toBeGreaterThan(1000);
    expect(asked).toBeGreaterThan(50);
  });

  test('in 2012 is where it comes to when nobody stops it, and those who could are those who are asked', () => {
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
        expect([...reach].map(({ space }) => space).sort()).toEqual([...truth.keys()].sort());
        for (const { space } of reach) {
          found++;
          for (const stop of wayTo(reach, space).slice(1, -1)) {
            if (stop.asks.length > 0) asked++;
            expect(stop.asks).toEqual(asks[stop.space] ?? []);
          }
        }
      });
    }
    expect(found).toBeGreaterThan(500);
    expect(asked).toBeGreaterThan(5);
  });

  test('of two ways equally short, the one on which fewer are asked', () => {
    // A square: 0 to 3 by 1 or by 2.
    const neighbours = [[1, 2], [0, 3], [0, 3], [1, 2]]; // prettier-ignore
    const graph = { neighbours, portAt: [], distance: [] };
    const reach = reachOf(graph, { space: 0, crossed: 1, range: 3, asks: [] }, (space) => (space === 1 ? [7] : []));
    expect(reach).toEqual([
      { space: 0, from: 0, steps: 1, asks: [] },
      { space: 1, from: 0, steps: 2, asks: [7] },
      { space: 2, from: 0, steps: 2, asks: [] },
      { space: 3, from: 2, steps: 3, asks: [] },
    ]);
  });
});
