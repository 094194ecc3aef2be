import { mount } from '@vue/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { computed } from 'vue';
import { GAMES } from '../../../src/engine/games/registry';
import SaveCard from '../../../src/renderer/app/saves/SaveCard.vue';
import { GAME_UIS } from '../../../src/renderer/games';
import { calledName, nameInSentence, ownName, seatName, subjectName } from '../../../src/renderer/game-ui/player-name';
import { i18n } from '../../../src/renderer/ui/i18n';
import { setLanguage } from '../../../src/renderer/locales';
import { freshMatch } from '../../engine/generic/playing';

const { gameUi } = GAME_UIS;

afterEach(() => setLanguage('en'));

const powers = GAMES.flatMap((game) => {
  const seats = game.about.seats[1];
  const view = game.view(freshMatch(game, seats, 0).position, 0);
  return Array.from(
    { length: seats },
    (_, seat) => [game.about.id, gameUi(game.about.id).power(seat, view).key] as const,
  );
});

test.each(powers)(
  '%s: the power (%s) is not added to the name of a player who is named after it',
  async (game, key) => {
    const english = i18n.global.t(`games.${game}.${key}`);
    expect([seatName(game, key, english), seatName(game, key, 'Ada')]).toEqual([english, `Ada (${english})`]);
    await setLanguage('fr');
    // The game was started in English and is read in French.
    expect(ownName(game, key, english)).toBe('');
    expect(calledName(game, key, english)).toBe(i18n.global.t(`games.${game}.${key}`));
    expect(calledName(game, key, 'Ada')).toBe('Ada');
    expect(seatName(game, key, english)).toBe(i18n.global.t(`games.${game}.${key}`));
  },
);

test('a match begun in a language that is not the reader’s shows its default names in the reader’s', async () => {
  vi.resetModules();
  const { loadAll } = await import('../../../src/renderer/locales');
  const names = await import('../../../src/renderer/game-ui/player-name');
  const shown = computed(() => names.seatName('serenissima-1996', 'powers.venice', 'Venise'));
  expect(shown.value).toBe('Venise (Venice)');
  await loadAll();
  expect(shown.value).toBe('Venice');
});

test('in a sentence, a power has its article if the language needs one, and a player keeps their name', async () => {
  expect(subjectName('doge-ship', 'powers.tower', 'Tower')).toBe('Tower');
  await setLanguage('fr');
  expect(subjectName('doge-ship', 'powers.tower', 'Tower')).toBe('La Tour');
  expect(subjectName('serenissima-1996', 'powers.spain', 'Espagne')).toBe('L’Espagne');
  expect(nameInSentence('serenissima-1996', 'powers.spain', '')).toBe('l’Espagne');
  expect(subjectName('serenissima-2012', 'colours.red', 'Rouge')).toBe('Rouge');
  expect(subjectName('doge-ship', 'powers.tower', 'Ada')).toBe('Ada');
});

test('a save on the shelf lists each power once, with the player, level, winner and points', () => {
  const [game] = GAMES;
  const view = game.view(freshMatch(game, 2, 0).position, null);
  const save = {
    match: 'a',
    game: game.about.id,
    title: 'A game',
    seats: [{ name: 'Venice', kind: 'computer', level: 'admiral' }, { name: 'Ada' }],
    points: null,
    winners: [],
    glimpse: view,
    plies: 1,
    saved: '2026-01-01T00:00:00.000Z',
    damage: null,
  };
  const linesOf = (shown: object) =>
    mount(SaveCard, {
      props: { save: { ...save, ...shown } as never, standing: 'turn 1' },
      global: { plugins: [i18n, GAME_UIS] },
      shallow: true,
    })
      .findAll('.powers > li')
      .map((line) => line.text().replace(/\s+/g, ' '));
  expect(linesOf({})).toEqual(['Venice ⚙computer Admiral', 'Ada (Genoa)']);
  expect(linesOf({ points: [31, 42], winners: [1] })).toEqual([
    'Venice ⚙computer Admiral 31 points',
    '♛Winner: Ada (Genoa) 42 points',
  ]);
});
