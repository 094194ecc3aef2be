import { describe, expect, it } from 'vitest';
import { serenissima1996Bot } from '../../../src/engine/games/serenissima-1996/bot';
import {
  fleet,
  fund,
  game,
  GENOA,
  good,
  hold,
  launch,
  play,
  port,
  sea,
  ship,
  SPAIN,
  tableIn,
  TURKEY,
  VENICE,
} from './table';
import type { State } from './table';

/** Returns the positions after a seat's harbour turn, one for each of the computer's best `ways` plans. */
function inHarbour(state: State, seat: number, ways = 1): State[] {
  const plans = serenissima1996Bot.planning?.plans(state, seat, serenissima1996Bot.styles.usual, ways) ?? [];
  return plans.map(({ moves }) => {
    const after = game.copy(state);
    for (const move of moves) if (move.type !== 'endPhase' && game.actors(after)[0] === seat) play(after, seat, move);
    return after;
  });
}

const fewest = (states: readonly State[], name: string) =>
  Math.min(...states.map(({ ports }) => ports[port(name)].garrison));

/**
 * Returns the smallest garrison of Venice that any plan keeps. The port has five men and two galleys, each with one man
 * and gems to sell. Unless `crew` is 0, a Genoese galley with that many sailors is next to the port.
 */
function venice(crew: number, fort = false): number {
  const state = tableIn('harbour', VENICE);
  for (const id of fleet(state, GENOA)) ship(state, id).space = sea('Antioch');
  for (const id of fleet(state, VENICE)) {
    ship(state, id).sailors -= 2;
    state.sailors += 2;
    ship(state, id).cargo[good('gems')]++;
    state.supply[good('gems')]--;
  }
  state.turn = 3;
  fund(state, VENICE, 400);
  hold(state, 'Venice', VENICE, { garrison: 5, fort });
  if (crew > 0) launch(state, { owner: GENOA, space: sea('Ragusa'), sailors: crew });
  return fewest(inHarbour(state, VENICE, 16), 'Venice');
}

describe('the player’s own capital', () => {
  it('keeps enough men to deter attackers: at least three against a crew of four', () => {
    expect(venice(4)).toBe(3);
    expect(venice(2)).toBeGreaterThanOrEqual(2);
    expect(venice(4, true)).toBeGreaterThanOrEqual(3);
  });

  it('gives up men if no rival can come', () => {
    expect(venice(0)).toBeLessThan(4);
  });

  it('keeps at least two men with two players', () => {
    const state = tableIn('harbour', VENICE, {}, 2);
    expect(fewest(inHarbour(state, VENICE, 16), 'Venice')).toBeGreaterThanOrEqual(2);
  });
});

/**
 * Returns the smallest garrison of Modon that any plan keeps. Modon is Venetian, stores four goods and has one man.
 * Another man is aboard a Venetian galley there, with gems to sell. Unless `crew` is 0, a Genoese galley with that many
 * sailors is at Ragusa.
 */
function modon(crew: number, { early = false, hands = 0, stores = 4 } = {}): number {
  const state = tableIn('harbour', VENICE);
  if (early) state.order = [GENOA, VENICE, SPAIN, TURKEY];
  state.frames = [{ kind: 'phase', phase: 'harbour', place: Number(early), closed: [] }];
  for (const galley of state.galleys) if (galley) galley.space = sea('Algiers');
  state.turn = 6;
  fund(state, VENICE, 0);
  hold(state, 'Modon', VENICE, { garrison: 1, stores: (['gold', 'iron', 'spices', 'gems'] as const).slice(0, stores) });
  hold(state, 'Ragusa', GENOA, { garrison: hands });
  launch(state, { owner: VENICE, space: sea('Modon'), sailors: 1, cargo: { gems: 1 } });
  if (crew > 0) launch(state, { owner: GENOA, space: sea('Ragusa'), sailors: crew });
  return fewest(inHarbour(state, VENICE, 16), 'Modon');
}

describe('a full port, worth five points', () => {
  it('keeps a man if a rival galley can come, even if it must first take men aboard', () => {
    expect(modon(2)).toBe(1);
    expect(modon(1, { hands: 1 })).toBe(1);
  });

  it('gives up its last man if no rival can or will attack, or if the port is not full', () => {
    expect(modon(0)).toBe(0);
    expect(modon(1)).toBe(0);
    expect(modon(1, { hands: 1, early: true })).toBe(0);
    expect(modon(2, { stores: 3 })).toBe(0);
  });
});

/**
 * Returns whether a fort is built in Valencia, which is full and has three men, with a Genoese crew of this size at
 * Barcelona.
 */
function fortified(crew: number): boolean {
  const state = tableIn('harbour', SPAIN);
  for (const id of fleet(state, SPAIN)) ship(state, id).space = sea('Antioch');
  for (const id of fleet(state, GENOA)) ship(state, id).space = sea('Acre');
  state.turn = 5;
  fund(state, SPAIN, 1500);
  const stores = ['gold', 'wine', 'textiles', 'spices', 'iron', 'gems'] as const;
  hold(state, 'Valencia', SPAIN, { garrison: 3, stores: [...stores] });
  state.ports[port('Valencia')].hired = 6;
  if (crew > 0) launch(state, { owner: GENOA, space: sea('Barcelona'), sailors: crew });
  return inHarbour(state, SPAIN)[0].ports[port('Valencia')].fort;
}

describe('a fort', () => {
  it('is built if a rival galley can come and the fort saves at least twice its cost', () => {
    expect(fortified(4)).toBe(true);
  });

  it('is not built if no rival can come or the garrison is enough', () => {
    expect(fortified(0)).toBe(false);
    expect(fortified(1)).toBe(false);
  });
});

/** Returns whether Venice lets a Genoese crew of four sail on from Ragusa, with this garrison in Corfu beyond it. */
function letsPass(garrison: number): boolean {
  const state = tableIn('sailing', GENOA);
  state.turn = 3;
  hold(state, 'Corfu', VENICE, { garrison });
  hold(state, 'Venice', VENICE, { garrison: 6 });
  const [watch] = fleet(state, VENICE);
  ship(state, watch).space = sea('Ragusa');
  const asker = launch(state, { owner: GENOA, space: sea('Ragusa'), sailors: 4 });
  ship(state, asker).passage = 'ask';
  play(state, GENOA, { type: 'askPassage', galley: asker });
  const [plan] = serenissima1996Bot.planning?.plans(state, VENICE, serenissima1996Bot.styles.usual, 1) ?? [];
  const [move] = plan.moves;
  return move.type === 'answerPassage' && move.grant;
}

describe('a galley that requests passage', () => {
  it('is allowed to sail on to a port that can repel it, but not to a weaker port', () => {
    expect(letsPass(6)).toBe(true);
    expect(letsPass(1)).toBe(false);
    expect(letsPass(0)).toBe(false);
  });
});
