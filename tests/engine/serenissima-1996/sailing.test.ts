import { describe, expect, it } from 'vitest';
import { serenissima1996Bot } from '../../../src/engine/games/serenissima-1996/bot';
import { BOARD } from '../../../src/engine/games/serenissima-1996/data/board';
import { game, GENOA, hold, launch, play, sea, ship, SPAIN, tableIn, TURKEY, VENICE } from './table';

/**
 * Returns whether a Venetian crew of three sails to Rhodes, the only free port. A Genoese crew there plays before or
 * after Venice.
 */
function sails(foes: number, before: boolean): boolean {
  const state = tableIn('sailing', VENICE);
  for (const galley of state.galleys) if (galley) galley.space = sea('Algiers');
  state.order = before ? [GENOA, VENICE, SPAIN, TURKEY] : [VENICE, GENOA, SPAIN, TURKEY];
  state.frames = [{ kind: 'phase', phase: 'sailing', place: Number(before), closed: [] }];
  state.turn = 3;
  for (const { name } of BOARD.ports) if (name !== 'Rhodes') hold(state, name, VENICE, { garrison: 1 });
  const galley = launch(state, { owner: VENICE, space: sea('Smyrna'), sailors: 3 });
  launch(state, { owner: GENOA, space: sea('Rhodes'), sailors: foes });
  const [plan] = serenissima1996Bot.planning?.plans(state, VENICE, serenissima1996Bot.styles.usual, 1) ?? [];
  for (const move of plan.moves)
    if (move.type !== 'endPhase' && game.actors(state)[0] === VENICE) play(state, VENICE, move);
  return ship(state, galley).space === sea('Rhodes');
}

describe('a computer’s galley', () => {
  it('stays away from stronger rivals who fight and land first', () => {
    expect(sails(5, true)).toBe(false);
  });

  it('sails if it fights and lands before its rivals, even stronger ones', () => {
    expect(sails(5, false)).toBe(true);
    expect(sails(1, false)).toBe(true);
  });
});
