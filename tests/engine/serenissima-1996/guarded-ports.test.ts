import { expect, it } from 'vitest';
import { explain } from '../../../src/engine/games/serenissima-1996/bot/explain';
import { game, GENOA, hold, launch, NOBODY, port, sea, SPAIN, tableIn, VENICE } from './table';

/**
 * Returns Venice's reason to send five men to Tunis with this owner and garrison, with or without a rival galley beside
 * the port.
 */
function errand(task: 'land' | 'storm', owner: number, garrison: number, rival?: { owner: number; sailors: number }) {
  const state = tableIn('sailing', VENICE);
  state.turn = 5;
  hold(state, 'Tunis', owner, { garrison });
  const galley = launch(state, { owner: VENICE, space: sea('Naples'), sailors: 5 });
  if (rival) launch(state, { ...rival, space: sea('Tunis') });
  game.check(state);
  const params = { port: port('Tunis'), galley, good: -1 };
  return explain(state, VENICE, { moves: [], value: 0, reason: { key: `mission.${task}`, params } });
}

it('storming a port is explained by the odds, or by a galley that may fight first', () => {
  expect(errand('storm', GENOA, 1)).toMatchObject({ key: 'mission.storm', params: { power: GENOA, chance: 100 } });
  expect(errand('storm', GENOA, 1, { owner: SPAIN, sailors: 5 })).toMatchObject({
    key: 'mission.stormGuarded',
    params: { power: GENOA, garrison: 1, chance: 100, rival: SPAIN, men: 5 },
  });
});

it('an empty port counts as guarded if a galley beside it may fight', () => {
  expect(errand('land', GENOA, 0)).toMatchObject({ key: 'mission.landTaken' });
  expect(errand('land', GENOA, 0, { owner: GENOA, sailors: 4 })).toMatchObject({
    key: 'mission.landGuarded',
    params: { port: port('Tunis'), rival: GENOA, men: 4 },
  });
  expect(errand('storm', GENOA, 0, { owner: GENOA, sailors: 3 })).toMatchObject({ key: 'mission.landGuarded' });
  expect(errand('land', NOBODY, 0, { owner: SPAIN, sailors: 2 })).toMatchObject({ key: 'mission.landGuarded' });
});
