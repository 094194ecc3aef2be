import { describe, expect, test } from 'vitest';
import type { Serenissima1996Event } from '../../../src/engine/games/serenissima-1996/events';
import type { Serenissima2012Event } from '../../../src/engine/games/serenissima-2012/events';
import { GAMES } from '../../../src/engine/games/registry';
import { GAME_UIS } from '../../../src/renderer/games';
import { EFFECT_NAMES, STING_NAMES } from '../../../src/renderer/sound/names';
import { freshMatch, playOut } from '../../engine/generic/playing';

const NAMES = [...EFFECT_NAMES, ...STING_NAMES];

const { gameUi } = GAME_UIS;

/** Events for which a text is enough. All other events must have a sound. */
const FIRST_SILENT: readonly Serenissima1996Event['type'][] = [
  'orderChosen',
  'phaseBegan',
  'phaseSkipped',
  'counterRefused',
  'bargainFailed',
  'dismissed',
  'passageAnswered',
];

const SECOND_SILENT: readonly Serenissima2012Event['type'][] = [
  'activated',
  'scuttled',
  'battleStopped',
  'invested',
  'catchUpBegan',
];
/** Events that have a sound or not, depending on their content. */
const SOMETIMES: readonly Serenissima2012Event['type'][] = ['blockadeAnswered', 'wineIncome'];

describe.each([
  ['serenissima-1996', FIRST_SILENT],
  ['serenissima-2012', SECOND_SILENT],
] as const)('the sounds of %s', (id, silent) => {
  const game = GAMES.find(({ about }) => about.id === id);
  if (!game) throw new Error(`${id} is not registered`);
  const { soundOf } = gameUi(id).events;

  test('cover every event, except those that are deliberately silent', () => {
    const seen = new Set<string>();
    const heard = new Set<string>();
    for (let index = 0; index < 36; index++) {
      const match = freshMatch(game, game.about.seats[0] + (index % 3), index);
      playOut(match, index, () => undefined);
      for (const event of match.log.flatMap(({ events }) => events)) {
        seen.add(event.type);
        const sound = soundOf(event);
        if (!(SOMETIMES as readonly string[]).includes(event.type))
          expect(sound === null, event.type).toBe((silent as readonly string[]).includes(event.type));
        if (sound === null) continue;
        expect(NAMES).toContain(sound);
        heard.add(sound);
      }
    }
    expect(seen.size).toBeGreaterThan(25);
    expect(heard.size).toBeGreaterThan(15);
  });

  test('are dice for a fight, and a fanfare for a sale with a bonus', () => {
    expect(soundOf({ type: 'fought' })).toBe('dice');
    const sold = (bonus: number) => soundOf({ type: 'sold', bonus } as { type: string });
    expect(sold(0)).toBe('purse');
    expect(sold(500)).toBe('fanfare');
  });

  test('are victory or defeat at the end, depending on the people at the screen', () => {
    const over = { type: 'gameOver', winners: [1] };
    expect(soundOf(over, [1, 2])).toBe('victory');
    expect(soundOf(over, [])).toBe('victory');
    expect(soundOf(over, [0, 2])).toBe('defeat');
  });

  test('do not exist for unknown events', () => {
    for (const type of ['', 'toString', '__proto__', 'rowed']) expect(soundOf({ type })).toBeNull();
  });
});
