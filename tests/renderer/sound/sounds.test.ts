import { describe, expect, test } from 'vitest';
import type { FirstEditionEvent } from '../../../src/engine/games/serenissima/first-edition/events';
import { GAMES } from '../../../src/engine/games/registry';
import { soundOf } from '../../../src/renderer/games/serenissima/first-edition/sounds';
import { EFFECT_NAMES } from '../../../src/renderer/table/sound/effects';
import { freshMatch, playOut } from '../../engine/generic/playing';

/** Where words say enough. Whatever is not here is to be heard. */
const SILENT: readonly FirstEditionEvent['type'][] = [
  'orderChosen',
  'phaseBegan',
  'phaseSkipped',
  'counterRefused',
  'bargainFailed',
  'dismissed',
  'passageAnswered',
  'garrisonFell',
];

describe('the sounds of the 1996 game', () => {
  const game = GAMES.find(({ about }) => about.id === 'serenissima-1996');
  if (!game) throw new Error('the 1996 game is not registered');

  test('whatever happens is heard, or is silent on purpose', () => {
    const seen = new Set<string>();
    const heard = new Set<string>();
    for (let index = 0; index < 36; index++) {
      const match = freshMatch(game, game.about.seats[0] + (index % 3), index);
      playOut(match, index, () => undefined);
      for (const event of match.log.flatMap(({ events }) => events)) {
        seen.add(event.type);
        const sound = soundOf(event);
        expect(sound === null, event.type).toBe((SILENT as readonly string[]).includes(event.type));
        if (sound === null) continue;
        expect(EFFECT_NAMES).toContain(sound);
        heard.add(sound);
      }
    }
    expect(seen.size).toBeGreaterThan(25);
    expect([...heard].sort()).toEqual([...EFFECT_NAMES].sort());
  });

  test('a fight at sea is steel, before walls arrows; a sale with a bonus is a fanfare', () => {
    const fought = (target: object) => soundOf({ type: 'fought', target } as { type: string });
    expect(fought({ galley: 3 })).toBe('steel');
    expect(fought({ port: 3 })).toBe('arrows');
    const sold = (bonus: number) => soundOf({ type: 'sold', bonus } as { type: string });
    expect(sold(0)).toBe('coins');
    expect(sold(500)).toBe('fanfare');
  });

  test('what no event of this game is called is silent', () => {
    for (const type of ['', 'toString', '__proto__', 'rowed']) expect(soundOf({ type })).toBeNull();
  });
});
