import { expect, it } from 'vitest';
import { launch, port, refusal, sea, tableIn, VENICE } from './table';

it('a neutral port cannot be attacked, because only other players’ ports can be', () => {
  const state = tableIn('combat', VENICE);
  const galley = launch(state, { owner: VENICE, space: sea('Tunis'), sailors: 3 });
  expect(refusal(state, VENICE, { type: 'attack', galley, target: { port: port('Tunis') } })).toBe('no-foe');
});
