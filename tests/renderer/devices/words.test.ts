import { describe, expect, test } from 'vitest';
import { partsOf } from '../../../src/renderer/app/table/words/parts';
import { GAME_UIS } from '../../../src/renderer/games';
import { formatSentence } from '../../../src/renderer/game-ui/translate';
import { i18n } from '../../../src/renderer/ui/i18n';
import { LANGUAGES, setLanguage } from '../../../src/renderer/locales';
import { deviceTexts } from '../../../src/renderer/locales/devices';
import { EFFECT_NAMES, STING_NAMES } from '../../../src/renderer/sound/names';
import { GAMES } from '../../../src/engine/games/registry';
import { freshMatch, isSmallGame } from '../../engine/generic/playing';
import { flat } from '../locales/texts';
import { merchantsPositions } from '../merchants';

const { t, n } = i18n.global;

const games = GAMES.map((game) => ({ id: game.about.id, game })).filter(({ id }) => GAME_UIS.knowsGame(id));

describe.each(games)('the board of $id in words', ({ id, game }) => {
  test('mentions every target exactly once, and every section has a title', async () => {
    const ui = GAME_UIS.gameUi(id);
    const view = game.view(freshMatch(game, game.about.seats[1], 0).position, 0);
    const board = (await ui.loadWords?.()) ?? null;
    expect(board).not.toBe(null);
    const parts = partsOf(ui, board, view);
    const told = parts.flatMap(({ targets }) => targets);
    expect([...told].sort()).toEqual([...ui.targets(view)].sort());
    const texts = new Map(flat(await deviceTexts('en')));
    for (const { key } of parts) expect(texts.get(`games.${id}.table.${key}`), key).toBeTruthy();
  });
});

/** A number that a listener cannot interpret: no counted noun follows it, and no numbered noun precedes it. */
const BARE =
  /(?<!(?:of|level|printed|galley|column|barricades?|gondola|space|water|red|green|blue|yellow|white|blanche|violet|plus|minus|sur|niveau|imprimés|galère|colonne|gondole|case|eaux|rouge|verte?|bleue?|jaune|violette|moins)\u00a0?:? ?|[+−]|\d)\d+(?=[;.):]|,(?!\d)|$)/i;

describe.each(
  games
    .filter(({ game }) => !isSmallGame(game))
    .flatMap(({ id, game }) => LANGUAGES.map(({ code }) => [id, code, game] as const)),
)('the board of %s in words, in %s', (id, code, game) => {
  test('has no symbols except signs, and no bare numbers', async () => {
    await setLanguage(code);
    const ui = GAME_UIS.gameUi(id);
    const told = merchantsPositions(id, 4, 'layout', [40, 110, 160]).flatMap((position) => {
      const view = game.view(position, 0);
      return ui.targets(view).map((target) => formatSentence({ t, n }, id, ui.nameTarget(target, view)));
    });
    expect(told.length).toBeGreaterThan(60);
    expect(told.filter((name) => /[→←×|]|[+−](?!\d)/.test(name) || BARE.test(name))).toEqual([]);
  });
});

test('every sound has a caption', async () => {
  const texts = new Map(flat(await deviceTexts('en')));
  for (const name of [...EFFECT_NAMES, ...STING_NAMES]) expect(texts.get(`devices.sounds.${name}`), name).toBeTruthy();
});

test.each(LANGUAGES.map(({ code }) => code))('%s has the same device texts as English', async (code) => {
  const paths = async (of: string) =>
    flat(await deviceTexts(of))
      .map(([path]) => path)
      .sort();
  expect(await paths(code)).toEqual(await paths('en'));
});
