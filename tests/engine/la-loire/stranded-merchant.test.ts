import { describe, expect, test } from 'vitest';
import { REFUSALS } from '../../../src/engine/games/la-loire/refusals';
import { WORDS } from '../../../src/engine/games/la-loire/words';
import { MESSAGE_TYPES, MESSAGES } from '../../../src/engine/games/la-loire/data/messages';
import { characterId, CHARACTERS } from '../../../src/engine/games/la-loire/data/characters';
import { at, erect, fund, game, play, put, RED, refusal, stopped, table } from './table';
import { LOCATIONS } from '../../../src/engine/games/la-loire/data/board';

/** Forecasts, refusals and rule texts must match what the engine does. */
describe('a purchase that strands the Merchant in a city', () => {
  test('is shown in the forecast with the result of the turn’s end', () => {
    const state = table();
    stopped(state, RED, 'merchant', 'Nantes');
    fund(state, RED, 10);
    expect(game.forecast?.(state, RED, { type: 'ship', spaces: 1 })).toMatchObject({ money: 4, strands: 1 });
    fund(state, RED, 11);
    expect(game.forecast?.(state, RED, { type: 'ship', spaces: 1 })).not.toHaveProperty('strands');
    fund(state, RED, 4);
    const [frame] = state.frames;
    Object.assign(frame, { merchant: true, messenger: true });
    expect(game.forecast?.(state, RED, { type: 'endTurn' })).toEqual({ forgoes: 1 });
    Object.assign(frame, { merchant: false });
    expect(game.forecast?.(state, RED, { type: 'endTurn' })).toMatchObject({ pays: 1, money: 5 });
  });
});

test('money spent by the Messenger can strand the Merchant in the same turn', () => {
  const state = table();
  put(state, RED, 'merchant', 'Nantes');
  stopped(state, RED, 'messenger', 'Orléans');
  Object.assign(state.frames[0], { merchant: false });
  fund(state, RED, 6);
  const buy = { type: 'buyMessage', level: 2, way: 'top' } as const;
  expect(game.forecast?.(state, RED, buy)).toMatchObject({ money: 4, strands: 1, strandsNow: 1 });
  play(state, RED, buy);
  expect(game.moves(state, RED)).toEqual([{ type: 'endTurn' }]);
  play(state, RED, { type: 'endTurn' });
  expect(state.players[RED].money).toBe(5);
});

test('a purchase at the player’s own building gives no point after the boat has reached the end', () => {
  const state = table();
  const frame = stopped(state, RED, 'merchant', 'Saumur');
  erect(state, RED, 'Saumur', 'farm');
  fund(state, RED, 9);
  const [move] = game.moves(state, RED).filter(({ type }) => type === 'buy');
  expect(frame.seat).toBe(RED);
  expect(game.forecast?.(state, RED, move)).toMatchObject({ points: 1 });
  state.players[RED].boat = 20;
  expect(game.forecast?.(state, RED, move)).toMatchObject({ points: 0 });
});

test('in the casual game, hiring is refused as not allowed; in the full game, the refusal says where red characters are hired', () => {
  const state = table(2, { game: 'casual' });
  stopped(state, RED, 'merchant', 'Saumur');
  expect(refusal(state, RED, { type: 'hire', character: 0 })).toBe('no-characters');
  expect(REFUSALS['no-characters'].rule).toBe('casual');
  expect(REFUSALS['circus-only'].message).toMatch(/Palatium Balivi/);
});

test('the rules’ text covers a figure’s direction, the discount at the circus, and Abbey’s messages in the casual game', () => {
  expect(WORDS.rules.direction.text).toMatch(/keeps its direction/);
  expect(WORDS.rules.buying.text).toMatch(/another denier less at the circus/);
  expect(WORDS.rules.casual.text).toMatch(/Abbey/);
});

test('a blue character’s forecast counts the delivered messages of its type', () => {
  const state = table();
  state.circus = at('Saumur');
  stopped(state, RED, 'merchant', 'Saumur');
  fund(state, RED, 20);
  const blue = characterId('lover');
  const before = game.forecast?.(state, RED, { type: 'hire', character: blue });
  state.players[RED].delivered.push(MESSAGES.findIndex(({ type }) => type === MESSAGE_TYPES.indexOf('lover')));
  const after = game.forecast?.(state, RED, { type: 'hire', character: blue });
  expect((after?.points ?? 0) - (before?.points ?? 0)).toBe(2);
});

test('the rules’ text says that market tiles move to the left', () => {
  expect(WORDS.rules.market.text).toMatch(/one space left/);
});

test('the Witch does not lower her own price, and the rules say so', () => {
  expect(WORDS.rules.hiring.text).toMatch(/Witch saves a denier each time, but not on its own price/);
  const hires = (state: ReturnType<typeof table>) =>
    game
      .moves(state, RED)
      .filter((move) => move.type === 'hire')
      .map((move) => [CHARACTERS[move.character], game.forecast?.(state, RED, move).cost] as const);
  const state = table();
  stopped(state, RED, 'merchant', 'Ussé');
  fund(state, RED, 10);
  state.circus = LOCATIONS.findIndex(({ name }) => name === 'Ussé');
  const before = hires(state);
  expect(before.length).toBeGreaterThan(5);
  expect(before.every(([{ cost }, price]) => cost === price)).toBe(true);
  state.players[RED].characters.push(CHARACTERS.findIndex(({ name }) => name === 'witch'));
  expect(hires(state).every(([{ cost }, price]) => price === cost - 1)).toBe(true);
});
