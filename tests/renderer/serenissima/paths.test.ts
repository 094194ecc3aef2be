import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyGame, Seat } from '../../../src/engine/core/game';
import { BOARD as FIRST } from '../../../src/engine/games/serenissima-1996/data/board';
import { BOARD as SECOND } from '../../../src/engine/games/serenissima-2012/data/board';
import * as firstWords from '../../../src/renderer/games/serenissima-1996/words';
import * as secondWords from '../../../src/renderer/games/serenissima-2012/words';
import { GAME_UIS } from '../../../src/renderer/games';
import { setLanguage } from '../../../src/renderer/locales';
import * as first from '../../engine/serenissima-1996/table';
import * as second from '../../engine/serenissima-2012/table';
import { rowsAt, say } from '../rows-at';

beforeAll(() => setLanguage('en'));

/** Returns the sailing buttons of a seat's galleys, with their visible text and their whole action. */
function paths(game: Pick<AnyGame, 'about' | 'moves' | 'forecast' | 'view'>, state: unknown, seat: Seat) {
  const id = game.about.id;
  const rows = rowsAt(game, state, seat).filter(({ group }) => group === 'sail');
  return new Map(
    rows.flatMap(({ options }) => options.map(({ short, full }) => [say(id, short), say(id, full)] as const)),
  );
}

describe('a galley’s destination is named after its port, near or far', () => {
  it('in 1996', () => {
    const state = first.tableIn('sailing', first.VENICE);
    first.launch(state, { owner: first.VENICE, space: first.sea('Sicily'), sailors: 3 });
    const found = paths(first.game, state, first.VENICE);
    expect(found.get('Tunis')).toMatch(/to the Strait of Tunis$/);
    expect(found.get('Civitavecchia')).toMatch(/to the Roman Sea off Civitavecchia, 2 of 3 spaces$/);
    expect(found.get('Sardinian Channel')).toMatch(/to the Sardinian Channel/);
    expect([...found.keys()]).not.toContain('Strait of Tunis');
  });

  it('in 2012', () => {
    const state = second.table();
    second.launch(state, 4, second.BLUE, 'Smyrna', 3);
    second.activate(state, 4);
    const found = paths(second.game, state, second.BLUE);
    expect(found.get('Antakya')).toMatch(/to the Levant off Antakya \(combat value drops to\u00a02\)$/);
    expect(found.get('Alexandria')).toMatch(
      /to the Sea of Egypt off Alexandria, 2 of 3 spaces \(combat value drops to\u00a01\)$/,
    );
    expect([...found.keys()]).not.toContain('Levant');
  });
});

it('the board in words names a sea with its port, both in lists of neighbours and separately', async () => {
  const state = second.table();
  second.launch(state, 4, second.BLUE, 'Smyrna', 3);
  const ui = GAME_UIS.gameUi('serenissima-2012');
  const view = second.game.view(state, second.BLUE);
  const words = await ui.loadWords?.();
  const sea = `space:${second.sea('Antakya')}`;
  expect(say(ui.id, ui.nameTarget(sea, view))).toMatch(/^Levant off Antakya/);
  const near = words?.neighbours(`port:${second.port('Smyrna')}`, view).map((place) => say(ui.id, place));
  expect(near).toContain('the Levant off Antakya');
  await setLanguage('fr');
  const french = words?.neighbours(`port:${second.port('Smyrna')}`, view).map((place) => say(ui.id, place));
  await setLanguage('en');
  expect(french).toContain('le Levant (Antakya)');
});

describe('a button’s accessible name contains its visible text, for axe and voice control', () => {
  const editions = [
    ['serenissima-1996', firstWords, FIRST.spaces.length],
    ['serenissima-2012', secondWords, SECOND.spaces.length],
  ] as const;
  it.each(['en', 'fr'] as const)('in %s', async (language) => {
    await setLanguage(language);
    const wrong = editions.flatMap(([id, { goalName, thePlace, placeName }, spaces]) =>
      Array.from({ length: spaces }, (_, space) => {
        const shown = say(id, goalName(space)).toLowerCase();
        return [thePlace, placeName].every((named) => say(id, named(space)).toLowerCase().includes(shown)) ? [] : shown;
      }).flat(),
    );
    await setLanguage('en');
    expect(wrong).toEqual([]);
  });
});

describe('the log names a galley’s destination with its port, like the choices', () => {
  const EDITIONS = {
    'serenissima-1996': {
      view: first.game.view(first.tableIn('sailing', first.VENICE), first.VENICE),
      to: first.sea('Civitavecchia'),
      en: 'Venice sails galley 1 to the Roman Sea off Civitavecchia',
      fr: 'La galère\u00a01 de Venise rejoint la mer de Rome, devant Civitavecchia',
    },
    'serenissima-2012': {
      view: second.game.view(second.table(), second.BLUE),
      to: second.sea('Antakya'),
      en: 'Blue sails galley 1 to the Levant off Antakya',
      fr: 'La galère\u00a01 de Bleu rejoint le Levant, devant Antakya',
    },
  };
  it.each(['en', 'fr'] as const)('in %s', async (language) => {
    await setLanguage(language);
    for (const [id, { view, to, ...told }] of Object.entries(EDITIONS)) {
      const sailed = { type: 'sailed', seat: 0, galley: 0, from: 0, to };
      const sentence = GAME_UIS.gameUi(id).describe(sailed, view);
      expect(sentence && say(id, sentence)).toBe(told[language]);
    }
    await setLanguage('en');
  });
});
