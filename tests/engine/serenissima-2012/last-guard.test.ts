import { describe, expect, it } from 'vitest';
import { serenissima2012Bot } from '../../../src/engine/games/serenissima-2012/bot';
import { TRACKS } from '../../../src/engine/games/serenissima-2012/data/board';
import { activate, BLUE, hold, launch, play, port, RED, table } from './table';
import type { State } from './table';

/**
 * Returns a position in a turn that may be the last, and certainly is if `certain`. Blue's galley 4 invests. Blue owns
 * Algiers, with one man and `cubes` goods. Red's galley `red`, with three men, is next to Algiers.
 */
function investing({ red = 9, cubes = 3, certain = true } = {}): State {
  const state = table({}, 4);
  hold(state, 'Algiers', BLUE, { garrison: 1, stores: (['wood', 'stone', 'gold'] as const).slice(0, cubes) });
  hold(state, 'Smyrna', RED, { garrison: 1 });
  launch(state, 4, BLUE, 'Antakya', 1);
  launch(state, red, RED, 'València', 3);
  state.turn = 8;
  state.scorings = 2;
  state.marker = TRACKS[4].scoring[2] - 1;
  // The end is certain if the wine card, the only card that does not end the game by itself, has been drawn.
  state.deck = certain ? [1, 2, 3, 4] : [0, 1, 2, 3, 4];
  state.discard = certain ? [0] : [];
  state.money[BLUE] = 20;
  return activate(state, 4, 'investment');
}

function garrison(state: State): number {
  const [plan] = serenissima2012Bot.planning?.plans(state, BLUE, serenissima2012Bot.styles.usual, 1) ?? [];
  for (const move of plan.moves) if (move.type !== 'done') play(state, move);
  return state.ports[port('Algiers')].garrison;
}

describe('in a turn that is certainly the last', () => {
  it('spare ducats protect the income of a port that can be stormed, with several men at once if needed', () => {
    expect(garrison(investing())).toBeGreaterThan(2);
  });

  it('no men are bought if the attacker has already acted or little is at stake', () => {
    expect(garrison(investing({ red: 2 }))).toBe(1);
    expect(garrison(investing({ cubes: 0 }))).toBe(1);
  });
});
