import { afterAll, describe, expect, it } from 'vitest';
import { GAME_UIS } from '../../../src/renderer/games';
import { stateIn } from '../../../src/renderer/game-ui/short-name';
import { destinationOf } from '../../../src/renderer/games/serenissima/destinations';
import { cardFacts } from '../../../src/renderer/games/serenissima-1996/port-card';
import { portName, goodName, powerOf, theGood } from '../../../src/renderer/games/serenissima-1996/words';
import { BOARD } from '../../../src/engine/games/serenissima-1996/data/board';
import { setLanguage } from '../../../src/renderer/locales';
import { game, good, hold, launch, port, sea, SPAIN, tableIn, VENICE } from '../../engine/serenissima-1996/table';
import { say } from '../rows-at';

const ID = 'serenissima-1996';
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

afterAll(() => setLanguage('en'));

describe('a port of Serenissima (1996) in words', () => {
  const named = (name: string, state = tableIn('harbour', VENICE)) =>
    plain(say(ID, GAME_UIS.gameUi(ID).nameTarget(`port:${port(name)}`, game.view(state, VENICE))));

  it.each([
    [
      'en',
      'Algiers, held by Venice with 2 sailors and a fort, produces wine, stores wood and iron' +
        ', 1 point now, 5 when full (2 more goods) – buys textiles, spices, gold and gems (400 ducats for the first)',
      'Acre, no owner',
    ],
    [
      'fr',
      'Alger, tenu par Venise avec 2 marins et un fort, produit : vin, entrepôt : bois et fer' +
        ', 1 point, 5 une fois plein (encore 2 marchandises) – achète les étoffes, les épices, l’or et les gemmes (400 ducats le premier lot)',
      'Acre, sans propriétaire',
    ],
  ])('states its garrison with its owner, not with its goods, then its prices, in %s', async (code, held, free) => {
    await setLanguage(code);
    const state = tableIn('harbour', VENICE);
    hold(state, 'Algiers', VENICE, { garrison: 2, fort: true, stores: ['wood', 'iron'] });
    expect(named('Algiers', state)).toBe(held);
    expect(named('Acre')).toMatch(new RegExp(`^${free}, `));
  });

  it.each([
    [
      'en',
      'Your capital · garrison 3 · makes wine · 6 free places · 11 points now, 20 when full · buys',
      'Spain’s port · garrison 2 and a fort · makes wine · stores wood, iron · 2 free places · 1 point now, 5 when full · ',
    ],
    [
      'fr',
      'Votre capitale · garnison 3 · produit : vin · 6 places libres · 11 points, 20 une fois plein · ',
      'Port de l’Espagne · garnison 2 et un fort · produit : vin · entrepôt : bois, fer · 2 places libres · 1 point, 5 une fois plein · ',
    ],
  ])('has a card with short phrases, in %s', async (code, own, other) => {
    await setLanguage(code);
    const state = tableIn('harbour', VENICE);
    hold(state, 'Venice', VENICE, { garrison: 3 });
    hold(state, 'Algiers', SPAIN, { garrison: 2, fort: true, stores: ['wood', 'iron'] });
    const card = (name: string) => cardFacts(`port:${port(name)}`, game.view(state, VENICE));
    const said = ['Venice', 'Algiers'].map((name) => plain(say(ID, card(name) ?? { key: 'none' })));
    expect(said.map((text, i) => text.slice(0, [own, other][i].length))).toEqual([own, other]);
    expect(cardFacts('galley:0', game.view(state, VENICE))).toBeNull();
  });

  it('does not repeat its name as its owner, or as the title above its state', async () => {
    await setLanguage('en');
    expect(named('Venice')).toMatch(/^Venice, held by its original owner with \d sailors, produces/);
    expect(stateIn('Venice, held by Spain', 'Venice')).toBe('Held by Spain');
    expect(stateIn('Modon : 1 marin', 'Modon')).toBe('1 marin');
    expect(stateIn('Venice, galley 1, 2 sailors', 'Galley 1, Tunis')).toBe('Venice, galley 1, 2 sailors');
  });
});

it.each([
  ['Venice', ['wood', 'iron', 'spices', 'gold', 'gems', 'textiles'], 'full: 20 points'],
  ['Genoa', ['wood'], '1 point now, 10 when full (5 more goods)'],
  ['Marseille', ['wood', 'iron'], 'full: 2 points'],
] as const)('%s’s points for Venice count its own capital and full ports', async (name, stores, score) => {
  await setLanguage('en');
  const state = tableIn('harbour', VENICE);
  hold(state, name, VENICE, { garrison: 1, stores: [...stores] });
  expect(say(ID, GAME_UIS.gameUi(ID).nameTarget(`port:${port(name)}`, game.view(state, VENICE)))).toContain(score);
});

it('a space names its port’s prices if a galley can reach it', async () => {
  await setLanguage('en');
  const state = tableIn('sailing', VENICE);
  launch(state, { owner: VENICE, space: sea('Ragusa'), sailors: 1 });
  const named = (name: string) =>
    say(ID, GAME_UIS.gameUi(ID).nameTarget(`space:${sea(name)}`, game.view(state, VENICE)));
  expect(named('Corfu')).toMatch(/ – Corfu buys .* \(200 ducats for the first\) – no owner$/);
  expect(named('Acre')).not.toContain('buys');
});

it.each([
  ['en', 'Algiers buys gems for 1,000 ducats, spices and gold (500 ducats for the first), wood for 100 ducats'],
  [
    'fr',
    'le port d’Alger achète les gemmes à 1 000 ducats, les épices et l’or (500 ducats le premier lot), le bois à 100 ducats',
  ],
])('a destination in Serenissima (1996) names what it buys at which price, in %s', async (code, text) => {
  await setLanguage(code);
  const view = game.view(tableIn('sailing', VENICE), VENICE);
  const sales = BOARD.ports.map(() => BOARD.goods.map(() => 0));
  for (const [name, price] of [
    ['gems', 1000],
    ['spices', 500],
    ['gold', 500],
    ['wood', 100],
  ] as const)
    sales[port('Algiers')][good(name)] = price;
  const words = { portName, goodName, theGood, powerOf: (seat: number) => powerOf(view, seat) };
  const { left } = destinationOf(BOARD, { ...view, sales }, BOARD.ports[port('Algiers')].space, null, words, () => ({
    goods: [],
    price: 0,
  }));
  expect(left && plain(say(ID, left)).split(' – ')[0]).toBe(text);
});

it.each([
  ['Tunis', 'dans le détroit de Tunis'],
  ['Acre', 'sur la côte d’Outremer, devant Acre'],
])('a galley off %s is “%s” in French', async (name, place) => {
  await setLanguage('fr');
  const state = tableIn('sailing', VENICE);
  const galley = launch(state, { owner: VENICE, space: sea(name), sailors: 1 });
  const text = plain(say(ID, GAME_UIS.gameUi(ID).nameTarget(`galley:${galley}`, game.view(state, VENICE))));
  expect(text).toMatch(new RegExp(`sans cargaison, ${place}$`));
});
