import { expect, it } from 'vitest';
import type { Plan } from '../../../src/engine/bots/bot';
import { explain } from '../../../src/engine/games/serenissima-1996/bot/explain';
import type { Serenissima1996Move } from '../../../src/engine/games/serenissima-1996/moves';
import { launch, sea, SPAIN, tableIn, VENICE } from './table';

it.each([
  ['fixed', 0, ['land.last', 'spoils.last', 'passage.lastTurn']],
  ['fixed', 1, ['land', 'spoils.late']],
  ['variable', 0, ['land.last.variable', 'spoils.last.variable', 'passage.lastTurn.variable']],
  ['variable', 1, ['land', 'spoils.late.variable']],
] as const)('with a %s end, %i turns before the last one, reasons claim no more than is known', (end, before, keys) => {
  const state = tableIn('landing', VENICE, { end });
  state.turn = state.lastTurn - before;
  const told = (key: string, move: Serenissima1996Move) =>
    explain(state, VENICE, { moves: [move], reason: { key, params: {} } } as unknown as Plan<Serenissima1996Move>)?.key;
  const galley = launch(state, { owner: VENICE, space: sea('Alexandria'), sailors: 3 });
  const reasons = [told('land', { type: 'land', galley, count: 1 })];
  const prize = launch(state, { owner: SPAIN, space: sea('Alexandria'), sailors: 0 });
  state.frames.push({ kind: 'spoils', stage: 'fate', seat: VENICE, victor: galley, prize });
  reasons.push(told('spoils', { type: 'sink' }));
  state.frames.splice(-1, 1, { kind: 'passage', galley: prize, owners: [VENICE] });
  if (before === 0) reasons.push(told('passage.lastTurn', { type: 'answerPassage', grant: false, standing: false }));
  expect(reasons).toEqual(keys);
});
