import { describe, expect, it } from 'vitest';
import { serenissima2012Bot } from '../../../src/engine/games/serenissima-2012/bot';
import { TRACKS } from '../../../src/engine/games/serenissima-2012/data/board';
import { game, hold, launch, no, play, RED, sea, BLUE, table } from './table';
import type { State } from './table';

/**
 * Returns a position between two turns. Blue has València, one distant galley and some ducats. Red owns Smyrna and
 * Algiers, which is next to València and has one man and some goods.
 */
function between({ ducats = 12, cubes = 3, certain = true } = {}): State {
  const state = table({}, 4);
  hold(state, 'València', BLUE, { garrison: 1 });
  hold(state, 'Algiers', RED, { garrison: 1, stores: (['wood', 'stone', 'gold'] as const).slice(0, cubes) });
  hold(state, 'Smyrna', RED, { garrison: 1 });
  launch(state, 9, BLUE, 'Antakya', 1);
  launch(state, 2, RED, 'Antakya', 5);
  state.turn = 8;
  state.scorings = 2;
  state.marker = TRACKS[4].scoring[2] - 1;
  state.active = -1;
  // The end is certain if the wine card, the only card that does not end the game by itself, has been drawn.
  state.deck = certain ? [1, 2, 3, 4] : [0, 1, 2, 3, 4];
  state.discard = certain ? [0] : [];
  state.money[BLUE] = ducats;
  state.frames = [{ kind: 'catchUp', seats: [BLUE] }];
  return state;
}

function bought(state: State): number[] {
  const [plan] = serenissima2012Bot.planning?.plans(state, BLUE, serenissima2012Bot.styles.usual, 1) ?? [];
  for (const move of plan.moves) if (move.type !== 'done' && game.actors(state)[0] === BLUE) play(state, move);
  return state.galleys.flatMap((galley, id) => (galley?.owner === BLUE && id !== no(9) ? [galley.sailors] : []));
}

describe('before a turn that is certainly the last', () => {
  it('a galley with a full crew is bought for one profitable strike', () => {
    const state = between();
    expect(bought(state)).toEqual([5]);
    expect(state.galleys.some((galley) => galley?.owner === BLUE && galley.space === sea('València'))).toBe(true);
  });

  it('no galley is bought if the strike does not pay or is unaffordable, and none with a full crew if another turn may follow', () => {
    expect(bought(between({ cubes: 2 }))).toEqual([]);
    expect(bought(between({ ducats: 5 }))).toEqual([]);
    expect(bought(between({ certain: false })).every((crew) => crew < 5)).toBe(true);
  });
});
