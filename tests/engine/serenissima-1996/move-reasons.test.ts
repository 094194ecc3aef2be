import { expect, it } from 'vitest';
import { createAgent } from '../../../src/engine/bots/agent';
import { LEVELS } from '../../../src/engine/bots/levels';
import { entryOf } from '../../../src/engine/bots/bot';
import type { GameWithBot, Reason } from '../../../src/engine/bots/bot';
import { serenissima1996Bot } from '../../../src/engine/games/serenissima-1996/bot';
import { explainMoves } from '../../../src/engine/games/serenissima-1996/bot/explain-moves';
import { BOARD } from '../../../src/engine/games/serenissima-1996/data/board';
import type { Serenissima1996Move } from '../../../src/engine/games/serenissima-1996/moves';
import { game, GENOA, good, hold, launch, play, port, sea, SPAIN, tableIn, VENICE } from './table';
import type { State } from './table';

const ENTRY = entryOf(game, serenissima1996Bot) as GameWithBot;

/** Returns a Venetian Merchant's moves and reasons in its phase, up to the first question for another player. */
function turnOf(state: State) {
  const merchant = createAgent(ENTRY, LEVELS.merchant, 1);
  const told: { move: Serenissima1996Move; reason: Reason | null }[] = [];
  while (game.actors(state)[0] === VENICE && told.at(-1)?.move.type !== 'endPhase') {
    const { move, reason } = merchant.decide(game.view(state, VENICE), VENICE);
    told.push({ move: move as Serenissima1996Move, reason });
    play(state, VENICE, move as Serenissima1996Move);
  }
  return told;
}

it('each galley sails for its own reason, which stays the same on the way', () => {
  const state = tableIn('sailing', VENICE);
  state.turn = 4;
  const fleet = [
    launch(state, { owner: VENICE, space: sea('Naples'), sailors: 3, cargo: { gold: 1 } }),
    launch(state, { owner: VENICE, space: sea('Smyrna'), sailors: 3, cargo: { gems: 1 } }),
  ];
  const told = turnOf(state);
  const named = fleet.map((galley) => {
    const own = told.filter(({ move }) => move.type === 'sail' && move.galley === galley);
    const ports = [...new Set(own.map(({ reason }) => reason?.params.port))];
    // The galley ends at the port in its reason.
    expect(ports.map((at) => BOARD.ports[at as number].space)).toEqual([state.galleys[galley]?.space]);
    return ports[0];
  });
  expect(new Set(named).size).toBe(2);
});

it('hiring sailors is explained by the port’s garrison, or by the galley beside the port', () => {
  const state = tableIn('harbour', VENICE);
  state.turn = 4;
  hold(state, 'Naples', VENICE, { garrison: 1, stores: ['textiles', 'wine'] });
  launch(state, { owner: GENOA, space: sea('Civitavecchia'), sailors: 4 });
  hold(state, 'Acre', VENICE, { garrison: 3, stores: ['wine'] });
  launch(state, { owner: VENICE, space: sea('Acre'), sailors: 1 });
  const hired = turnOf(state).flatMap(({ move, reason }) => (move.type === 'hire' ? [[move.port, reason?.key]] : []));
  expect(hired).toContainEqual([port('Naples'), 'guard']);
  expect(hired).toContainEqual([port('Acre'), 'hire']);
});

it('an offer to a galley is explained by the offer’s value, not by another galley’s destination', () => {
  const state = tableIn('harbour', VENICE);
  state.turn = 4;
  launch(state, { owner: VENICE, space: sea('Tunis'), sailors: 1, cargo: { wood: 3 } });
  launch(state, { owner: SPAIN, space: sea('Tunis'), sailors: 4 });
  const offer = turnOf(state).find(({ move }) => move.type === 'offerCargo');
  expect(offer?.reason).toMatchObject({ key: 'deal.offer', params: { good: good('wood'), power: SPAIN } });
});

it.each([
  ['that no rival can reach', 'Marseille', 1, 'leave.safe'],
  ['that a rival would take anyway', 'Barcelona', 5, 'leave.doomed'],
  ['that would have had a chance', 'Barcelona', 2, 'leave.risk'],
])('taking the last sailors of a port %s says so', (_, from, sailors, key) => {
  const state = tableIn('harbour', VENICE);
  state.galleys.fill(null);
  hold(state, 'Sardinia', VENICE, { garrison: 2 });
  const galley = launch(state, { owner: VENICE, space: sea('Sardinia'), sailors: 1 });
  launch(state, { owner: SPAIN, space: key === 'leave.safe' ? sea('Acre') : sea(from), sailors });
  const move = { type: 'transfer', from: { port: port('Sardinia') }, to: { galley }, piece: 'sailor' } as const;
  const plan = { moves: [move, move], value: 0, reason: { key: 'wait', params: {} }, errands: [] };
  expect(explainMoves(state, VENICE, plan).map((reason) => reason?.key)).toEqual([key, key]);
});
