import { expect, it } from 'vitest';
import { explain } from '../../../src/engine/games/serenissima-1996/bot/explain';
import { plans } from '../../../src/engine/games/serenissima-1996/bot/plans';
import { STYLES } from '../../../src/engine/games/serenissima-1996/bot/style';
import { hold, launch, play, sea, ship, SPAIN, tableIn, VENICE } from './table';

/** Returns Venice's reasons for and against letting a Spanish galley sail on from Tunis, in order of preference. */
function answers(venetianPort?: string) {
  const state = tableIn('sailing', SPAIN);
  state.turn = 3;
  const galley = launch(state, { owner: SPAIN, space: sea('Tunis'), sailors: 4 });
  launch(state, { owner: VENICE, space: sea('Tunis'), sailors: 2 });
  if (venetianPort) hold(state, venetianPort, VENICE, { garrison: 0 });
  Object.assign(ship(state, galley), { passage: 'ask', sailed: 1 });
  play(state, SPAIN, { type: 'askPassage', galley });
  return plans(state, VENICE, STYLES.usual, 2).map((plan) => {
    const [move] = plan.moves;
    return { grant: move.type === 'answerPassage' && move.grant, reason: explain(state, VENICE, plan) };
  });
}

it('each answer to a passage request gives a reason for that answer', () => {
  expect(answers()).toEqual([
    { grant: true, reason: { key: 'passage.peace', params: { power: SPAIN, space: sea('Tunis') } } },
    { grant: false, reason: { key: 'passage.hold', params: { power: SPAIN, space: sea('Tunis') } } },
  ]);
  expect(answers('Naples')).toEqual([
    { grant: false, reason: { key: 'passage.blockade', params: { power: SPAIN, space: sea('Tunis') } } },
    { grant: true, reason: { key: 'passage.through', params: { power: SPAIN, space: sea('Tunis') } } },
  ]);
});
