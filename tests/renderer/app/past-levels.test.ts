import { describe, expect, test } from 'vitest';
import type { LevelName } from '../../../src/engine/bots/levels';
import type { SaveInfo } from '../../../src/ipc/shelf';
import { easierLevel, suggestedLevel } from '../../../src/renderer/app/new-game/past-levels';

let number = 0;

/** A finished match of Ada against two computers, later than all previous ones. */
function result(points: readonly number[], level: LevelName, changes: Partial<SaveInfo> = {}): SaveInfo {
  const best = Math.max(...points);
  return {
    match: `m${++number}`,
    title: 'A match',
    game: 'la-loire',
    seats: [{ name: 'Ada', kind: 'human' }, ...[1, 2].map(() => ({ name: 'Anjou', kind: 'computer' as const, level }))],
    created: '',
    saved: new Date(number * 1000).toISOString(),
    plies: 100,
    over: true,
    ended: null,
    points,
    winners: points.flatMap((total, seat) => (total === best ? [seat] : [])),
    glimpse: null,
    damage: null,
    ...changes,
  };
}
const won = (level: LevelName) => result([30, 27, 10], level);
const triumph = (level: LevelName) => result([30, 20, 10], level);
const lost = (level: LevelName) => result([25, 30, 10], level);
const crushed = (level: LevelName) => result([10, 30, 10], level);

describe('the suggested level', () => {
  const suggested = (...saves: SaveInfo[]) => suggestedLevel(saves, 'la-loire');

  test('depends on the last result', () => {
    expect(suggested()).toBeUndefined();
    expect(suggested(crushed('merchant'), won('merchant'))).toBe('admiral');
    expect(suggested(won('merchant'), lost('merchant'))).toBe('merchant');
    expect(suggested(won('merchant'), crushed('merchant'))).toBe('shopkeeper');
  });

  test('moves two steps after two clear wins or two heavy losses in a row', () => {
    expect(suggested(triumph('sailor'))).toBe('mate');
    expect(suggested(triumph('deckhand'), triumph('sailor'))).toBe('apprentice');
    expect(suggested(triumph('deckhand'), won('sailor'))).toBe('mate');
    expect(suggested(won('deckhand'), triumph('sailor'))).toBe('mate');
    expect(suggested(crushed('merchant'), crushed('shopkeeper'))).toBe('apprentice');
    expect(suggested(crushed('merchant'), lost('merchant'), crushed('merchant'))).toBe('shopkeeper');
  });

  test('is never below the easiest or above the strongest level', () => {
    expect(suggested(crushed('deckhand'))).toBe('deckhand');
    expect(suggested(triumph('doge'), triumph('admiral'))).toBe('doge');
  });

  test('ignores other games, ongoing matches, agreed ends and matches of several people', () => {
    const people = ['Ada', 'Berta'].map((name) => ({ name, kind: 'human' as const }));
    const other = [
      { game: 'doge-ship' },
      { points: null, winners: [], over: false },
      { ended: 'end' as const },
      { seats: [...people, { name: 'Anjou', kind: 'computer' as const, level: 'doge' as const }] },
    ];
    expect(suggested(...other.map((changes) => result([30, 20, 10], 'doge', changes)))).toBeUndefined();
  });
});

describe('the easier level', () => {
  test('is offered after the first heavy loss at a level', () => {
    const saves = [lost('merchant'), crushed('merchant'), crushed('merchant'), crushed('admiral')];
    expect(easierLevel(saves.slice(0, 2), 'la-loire', saves[1].match)).toBe('shopkeeper');
    expect(easierLevel(saves, 'la-loire', saves[2].match)).toBeUndefined();
    expect(easierLevel(saves, 'la-loire', saves[3].match)).toBe('shopkeeper');
  });

  test('is not offered after a close loss, a win, or a loss against Deckhands', () => {
    for (const save of [lost('merchant'), won('merchant'), crushed('deckhand')])
      expect(easierLevel([save], 'la-loire', save.match)).toBeUndefined();
  });
});
