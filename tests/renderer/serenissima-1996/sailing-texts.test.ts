import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../../../src/renderer/locales';
import {
  game,
  GENOA,
  good,
  hold,
  launch,
  play,
  sea,
  ship,
  SPAIN,
  tableIn,
  VENICE,
} from '../../engine/serenissima-1996/table';
import { rowsAt, say } from '../rows-at';

const ID = 'serenissima-1996';

beforeAll(() => setLanguage('en'));
afterEach(() => setLanguage('en'));

/** The button that sails to Tunis, where both Genoa and Spain have a galley, as shown and in full. */
function toTunis() {
  const state = tableIn('sailing', VENICE);
  const galley = launch(state, { owner: VENICE, space: sea('Sicily'), sailors: 3 });
  for (const owner of [GENOA, SPAIN]) launch(state, { owner, space: sea('Tunis'), sailors: 1 });
  const buttons = rowsAt(game, state, VENICE)
    .filter(({ actor }) => actor === `galley:${galley}`)
    .flatMap(({ options }) => options);
  const button = buttons.find(({ target }) => target === `space:${sea('Tunis')}`);
  return button && [button.short, button.full].map((text) => say(ID, text));
}

describe('sailing to rivals in Serenissima (1996)', () => {
  it.each([
    [
      'en',
      'Tunis (to sail on, ask Genoa and Spain)',
      'Sail galley 9 to the Strait of Tunis (to sail on, ask Genoa and Spain)',
    ],
    [
      'fr',
      'Tunis (puis accord : Gênes et l’Espagne)',
      'Mener la galère 9 vers le détroit de Tunis (accord pour continuer : Gênes et l’Espagne)',
    ],
  ] as const)('needs consent only to sail on, in %s', async (code, short, full) => {
    await setLanguage(code);
    expect(toTunis()?.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([short, full]);
  });
});

describe('the price on a destination in Serenissima (1996)', () => {
  it('is the total for one piece of each good that the port has room for, as the sales then pay', () => {
    const state = tableIn('sailing', VENICE);
    hold(state, 'Sicily', SPAIN, { garrison: 1 });
    const galley = launch(state, { owner: VENICE, space: sea('Naples'), sailors: 2, cargo: { gold: 2, gems: 1 } });
    const button = rowsAt(game, state, VENICE)
      .filter(({ actor }) => actor === `galley:${galley}`)
      .flatMap(({ options }) => options)
      .find(({ target }) => target === `space:${sea('Sicily')}`);
    ship(state, galley).space = sea('Sicily');
    state.frames = [{ kind: 'phase', phase: 'revenue', place: 0, closed: [] }];
    const sales = ['gold', 'gems'] as const;
    const events = sales.flatMap((name) => play(state, VENICE, { type: 'sell', galley, good: good(name) }));
    const paid = events.reduce((sum, one) => sum + (one.type === 'sold' ? one.price + one.bonus : 0), 0);
    expect(button?.price && say(ID, button.price)).toBe(`gold, gems ${paid.toLocaleString('en')}`);
  });
});

it.each([
  ['en', 'Spain’s galley 10 can attack first (100% to win)'],
  ['fr', 'la galère 10 de l’Espagne peut attaquer en premier (100 % de succès)'],
])('a voyage to a stronger rival says who can attack before the sale, in %s', async (code, text) => {
  await setLanguage(code);
  const state = tableIn('sailing', VENICE);
  const galley = launch(state, { owner: VENICE, space: sea('Sicily'), sailors: 1, cargo: { gold: 1 } });
  const raider = launch(state, { owner: SPAIN, space: sea('Tunis'), sailors: 4 });
  const to = () =>
    rowsAt(game, state, VENICE)
      .filter(({ actor }) => actor === `galley:${galley}`)
      .flatMap(({ options }) => options)
      .find(({ target }) => target === `space:${sea('Tunis')}`)?.left;
  const said = (left = to()) => left && say(ID, left).replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(said()).toContain(text);
  ship(state, raider).sailors = 1;
  expect(said()).not.toContain(text);
});
