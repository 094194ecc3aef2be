import { describe, expect, it } from 'vitest';
import { graphOf } from '../../../src/engine/games/serenissima/graph';
import { fightOdds } from '../../../src/engine/games/serenissima-2012/blows';
import {
  ADRIATIC_EDGE,
  BOARD,
  CUBES,
  DOGE_CARDS,
  GOODS,
  STARTS,
  TRACKS,
} from '../../../src/engine/games/serenissima-2012/data/board';
import { RULES } from '../../../src/engine/games/serenissima-2012/rulebook';
import { REFUSALS } from '../../../src/engine/games/serenissima-2012/refusals';
import { activate, BLUE, dice, game, hold, launch, no, port, RED, sea, table } from './table'; // prettier-ignore

const graph = graphOf(BOARD);

describe('the 2012 board', () => {
  it('has 20 zones, 37 borders and 19 ports, at most one per zone', () => {
    expect([BOARD.spaces.length, BOARD.edges.length, BOARD.ports.length]).toEqual([20, 37, 19]);
    expect(new Set(BOARD.ports.map((entry) => entry.space)).size).toBe(19);
    expect(graph.distance.flat().every(Number.isFinite)).toBe(true);
  });

  it('has the goods and sizes from its sources', () => {
    const count = GOODS.map((_, kind) => BOARD.ports.filter((entry) => entry.good === kind).length);
    expect(count).toEqual([5, 4, 4, 3, 2, 1]);
    expect(CUBES.reduce((sum, cubes) => sum + cubes, 0)).toBe(70);
    expect(STARTS.map((id) => [BOARD.ports[id].name, BOARD.ports[id].size])).toEqual(
      ['València', 'Genova', 'Venezia', 'Constantinople', 'Alexandria'].map((name) => [name, 5]),
    );
    expect(BOARD.ports[port('Antakya')]).toMatchObject({ size: 3, good: GOODS.indexOf('gold') });
    expect(BOARD.ports[port('Tripoli')].good).toBe(GOODS.indexOf('spice'));
  });

  it('has València next to Algiers and three spaces from Tripoli', () => {
    expect(graph.distance[sea('València')][sea('Algiers')]).toBe(1);
    expect(graph.distance[sea('València')][sea('Tripoli')]).toBe(3);
  });

  it('gives Venezia a second exit, as an option', () => {
    expect(graph.neighbours[sea('Venezia')]).toEqual([sea('Ragusa')]);
    expect(graphOf(BOARD, [ADRIATIC_EDGE]).neighbours[sea('Venezia')]).toEqual([sea('Ragusa'), sea('Corfu')]);
  });

  it('has a four-player track of ten steps, which lasts 5 to 11 turns', () => {
    const { start, scoring } = TRACKS[4];
    const steps = scoring[2] - start;
    expect(steps).toBe(10);
    const lengths = new Set<number>();
    const walk = (left: readonly number[], gone: number, turns: number): void => {
      if (gone >= steps) return void lengths.add(turns);
      for (const card of left) {
        const { steps: more, shuffle } = DOGE_CARDS[card];
        walk(shuffle ? DOGE_CARDS.map((_, id) => id) : left.filter((id) => id !== card), gone + more, turns + 1);
      }
    };
    walk(DOGE_CARDS.map((_, id) => id), 0, 0); // prettier-ignore
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([5, 11]);
  });
});

describe('the odds', () => {
  it.each([
    [5, 0, 5, 0.47, 0.06],
    [4, 1, 3, 0.72, 0.07],
    [3, 0, 3, 0.45, 0.11],
    [3, 2, 1, 0.93, 0.04],
    [1, 0, 1, 0.33, 0.33],
  ])(
    'for %i sailors that moved %i spaces against %i are %d to win and %d that both sides die',
    (sailors, moved, foes, win, both) => {
      const { end } = fightOdds(sailors, foes, sailors - moved);
      expect(end.attacker).toBeCloseTo(win, 2);
      expect(end.both).toBeCloseTo(both, 2);
      expect(end.attacker + end.both + end.defender).toBeCloseTo(1, 9);
    },
  );

  it('are forecast before an attack, with the combat value and the fort’s shot', () => {
    const state = table();
    hold(state, 'Napoli', RED, { fort: true });
    launch(state, 1, BLUE, 'Napoli', 1);
    activate(state, 1);
    const told = game.forecast?.(state, BLUE, { type: 'attack', target: { port: port('Napoli') } });
    // In a quarter of cases, both shots of the fort miss. Then it is one against one.
    expect(told).toMatchObject({ value: 1, sailors: 1, crossed: 0, defenders: 1, fortOne: 50, fortTwo: 25 });
    expect(told).toMatchObject({ onceWin: 6.3, onceBoth: 6.3, endWin: 8.3, endBoth: 8.3, endLose: 83.3 });
  });
});

describe('secrets and texts', () => {
  it('the order of the Doge cards is hidden', () => {
    const state = table();
    launch(state, 1, BLUE, 'València', 1);
    activate(state, 1);
    for (const seat of [null, 0, 1, 2, 3]) {
      const seen = JSON.stringify(game.view(state, seat));
      for (const deck of [
        [4, 3, 2, 1, 0],
        [2, 0, 4, 1, 3],
      ])
        // prettier-ignore
        expect(JSON.stringify(game.view({ ...state, deck }, seat))).toBe(seen);
    }
  });

  it('the statistics count the skulls rolled', () => {
    const state = table();
    launch(state, 1, BLUE, 'Genova', 2);
    launch(state, 2, RED, 'Genova', 1);
    activate(state, 1);
    const events = game.play(state, BLUE, { type: 'attack', target: { galley: no(2) } }, dice(6, 1, 1));
    expect(events.flatMap((entry) => game.statistics?.dice?.(entry) ?? [])).toEqual([
      { seat: BLUE, die: 2, sides: 2 },
      { seat: BLUE, die: 1, sides: 2 },
      { seat: RED, die: 1, sides: 2 },
    ]);
  });

  it('every refusal cites an existing paragraph', () => {
    for (const { rule } of Object.values(REFUSALS)) expect(RULES[rule], rule).toBeDefined();
  });
});
