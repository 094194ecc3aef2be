import { describe, expect, test } from 'vitest';
import { partsOf } from '../../../src/renderer/app/table/words/parts';
import { CABINET } from '../../../src/renderer/games';
import { LANGUAGES } from '../../../src/renderer/locales';
import { handsTexts } from '../../../src/renderer/locales/hands';
import { EFFECTS } from '../../../src/renderer/sound/effects';
import { GAMES } from '../../../src/engine/games/registry';
import { freshMatch } from '../../engine/generic/playing';
import { flat } from '../locales/texts';

const games = GAMES.map((game) => ({ id: game.about.id, game })).filter(({ id }) => CABINET.knowsGame(id));

describe.each(games)('the table of $id in words', ({ id, game }) => {
  test('leaves out nothing of the board, says nothing twice, and has a name for each part', async () => {
    const ui = CABINET.gameUi(id);
    const view = game.view(freshMatch(game, game.about.seats[1], 0).position, 0);
    const board = (await ui.loadWords?.()) ?? null;
    expect(board).not.toBe(null);
    const parts = partsOf(ui, board, view);
    const told = parts.flatMap(({ targets }) => targets);
    expect([...told].sort()).toEqual([...ui.targets(view)].sort());
    const texts = new Map(flat(await handsTexts('en')));
    for (const { key } of parts) expect(texts.get(`games.${id}.table.${key}`), key).toBeTruthy();
  });
});

test('every sound has a caption', async () => {
  const texts = new Map(flat(await handsTexts('en')));
  for (const name of Object.keys(EFFECTS)) expect(texts.get(`hands.sounds.${name}`), name).toBeTruthy();
});

test.each(LANGUAGES.map(({ code }) => code))('%s says what English says', async (code) => {
  const paths = async (of: string) =>
    flat(await handsTexts(of))
      .map(([path]) => path)
      .sort();
  expect(await paths(code)).toEqual(await paths('en'));
});
