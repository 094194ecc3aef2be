import { describe, expect, it } from 'vitest';
import { activate, BLACK, BLUE, game, launch, no, ORANGE, play, RED, refusal, sea, ship, table } from './table';
import type { State } from './table';

/** Blue's galley 9 sails into Algiers, where Red and Black are both stronger. */
function crowded(): State {
  const state = table();
  launch(state, 9, BLUE, 'València', 3);
  launch(state, 12, BLUE, 'València', 2);
  launch(state, 2, RED, 'Algiers', 5);
  launch(state, 3, BLACK, 'Algiers', 4);
  activate(state, 9);
  return state;
}
const toAlgiers = { type: 'sail', to: sea('Algiers') } as const;

describe('standing orders for blockades', () => {
  it('answer immediately when the same player sails to the port again, and do not affect other players', () => {
    const state = crowded();
    play(state, toAlgiers);
    play(state, { type: 'answerBlockade', declare: false, standing: true });
    expect(game.actors(state)).toEqual([BLACK]);
    play(state, { type: 'answerBlockade', declare: true, standing: true });
    expect(state.standing[RED][BLUE]).toBe('never');
    expect(state.standing[BLACK][BLUE]).toBe('always');
    expect(state.standing[BLACK][ORANGE]).toBe('ask');
    activate(state, 12);
    const events = play(state, toAlgiers).filter(({ type }) => type === 'blockadeAnswered');
    expect(events).toMatchObject([
      { seat: RED, declared: false, standing: true },
      { seat: BLACK, declared: true, standing: true },
    ]);
    expect(events.some(({ bars }) => bars)).toBe(false);
    expect(game.actors(state)).toEqual([BLUE]);
    expect(refusal(state, { type: 'sail', to: sea('Tunis') })).toBe('held');
  });

  it('apply in decision order: a player without an order who decides earlier is asked first', () => {
    const state = crowded();
    state.standing[BLACK][BLUE] = 'always';
    play(state, toAlgiers);
    expect(game.actors(state)).toEqual([RED]);
    play(state, { type: 'answerBlockade', declare: false, standing: false });
    expect(game.actors(state)).toEqual([BLUE]);
    expect(refusal(state, { type: 'sail', to: sea('Tunis') })).toBe('held');
  });

  it('let the galley sail on if every rival’s order is “never”', () => {
    const state = crowded();
    state.standing[RED][BLUE] = state.standing[BLACK][BLUE] = 'never';
    play(state, toAlgiers);
    play(state, { type: 'sail', to: sea('Tunis') });
    expect(ship(state, 9).space).toBe(sea('Tunis'));
  });

  it('are public, and can be withdrawn before the player’s galley acts', () => {
    const state = crowded();
    state.standing[BLUE][RED] = 'never';
    expect(game.view(state, ORANGE).standing[BLUE][RED]).toBe('never');
    expect(game.moves(state, BLUE)).toContainEqual({ type: 'revoke', against: RED });
    expect(refusal(state, { type: 'revoke', against: BLACK })).toBe('no-order');
    const copy = game.copy(state);
    play(state, { type: 'revoke', against: RED });
    expect(state.standing[BLUE][RED]).toBe('ask');
    play(copy, toAlgiers);
    expect(copy.standing[BLUE][RED]).toBe('never');
    expect(state.galleys[no(9)]?.space).toBe(sea('València'));
  });
});
