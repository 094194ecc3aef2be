import { afterEach, expect, test } from 'vitest';
import { LOCATIONS } from '../../../src/engine/games/la-loire/data/board';
import { ABBEY, MESSAGES } from '../../../src/engine/games/la-loire/data/messages';
import { recapText } from '../../../src/renderer/games/la-loire/recap';
import { cardFacts, nameTarget, shortName } from '../../../src/renderer/games/la-loire/board-words';
import { setLanguage } from '../../../src/renderer/locales';
import {
  at,
  card,
  employ,
  erect,
  fund,
  game,
  hand,
  own,
  put,
  RED,
  stopped,
  table,
  YELLOW,
} from '../../engine/la-loire/table';
import { buttonsOf, rowsAt, say } from '../rows-at';

afterEach(() => setLanguage('en'));

test('a figure’s card does not repeat its title', () => {
  const state = table();
  put(state, RED, 'merchant', 'Luynes', { horses: 1 });
  const view = game.view(state, RED);
  const [title, facts] = [shortName, cardFacts].map((text) => say('la-loire', text(`merchant:${RED}`, view)));
  expect([title, facts]).toEqual(['Your Merchant, Luynes', '1 horse, going east']);
  expect(say('la-loire', cardFacts(`place:${at('Luynes')}`, view))).not.toMatch(/Luynes/);
});

test('a figure or boat of another house is named by its house', () => {
  const named = (id: string) => say('la-loire', nameTarget(id, game.view(table(), RED)));
  expect(named(`messenger:${YELLOW}`)).toMatch(/^Touraine’s Messenger, /);
  expect(named(`messenger:${RED}`)).toMatch(/^Your Messenger, /);
  expect(named(`boat:${YELLOW}`)).toMatch(/^Touraine’s boat: /);
  expect(named(`boat:${RED}`)).toMatch(/^Your boat: /);
});

test('a place mentions the viewer’s messages for it, and no other deliveries', () => {
  const state = table();
  hand(state, RED, card('Saumur', 1));
  const facts = (place: string, seat: number) =>
    say('la-loire', cardFacts(`place:${at(place)}`, game.view(state, seat)));
  expect(facts('Saumur', RED)).toMatch(/deliver a message for 2 points and \d/);
  for (const [place, seat] of [
    ['Chinon', RED],
    ['Saumur', YELLOW],
  ] as const)
    expect(facts(place, seat)).not.toMatch(/message|deliver/);
});

test('a city names each owner once, before all of its palaces', async () => {
  const state = table();
  own(state, RED, 'Nantes', 'ducalPalace');
  own(state, RED, 'Nantes', 'postOffice');
  own(state, YELLOW, 'Nantes', 'bank');
  const facts = () => say('la-loire', nameTarget(`place:${at('Nantes')}`, game.view(state, RED)));
  expect(facts()).toContain('city, your Ducal Palace, Post Office, Touraine’s Bank');
  await setLanguage('fr');
  expect(facts()).toMatch(/ville, vos palais \(Palais ducal, .*\), palais de Touraine \(Banque\)/);
});

test('the recap names a message with its article', async () => {
  const bought = (id: number) =>
    recapText(
      { type: 'messageBought', seat: RED, at: 0, level: 2, card: id, way: 'top', cost: 2 },
      game.view(table(), RED),
    );
  const abbey = MESSAGES.findIndex(({ level }) => level === ABBEY);
  const to = LOCATIONS[MESSAGES[abbey].to].name;
  const texts = () =>
    [card(['red', 'blue']), card('Saumur', 1), abbey].map((id) => say('la-loire', bought(id) as never));
  expect(texts()).toEqual([
    'buys a level 2 message (−2)',
    'buys a message to Saumur (−2)',
    `buys an Abbey’s message to ${to} (−2)`,
  ]);
  await setLanguage('fr');
  expect(texts()).toEqual([
    'achète un message de niveau 2 (−2)',
    'achète un message pour Saumur (−2)',
    `achète un message d’abbaye pour ${to} (−2)`,
  ]);
});

test('a free good agrees with its number in French', async () => {
  await setLanguage('fr');
  const state = table();
  employ(state, RED, 'lumberjack');
  fund(state, RED, 10);
  const buttons = LOCATIONS.flatMap(({ name, kind }) => {
    if (kind === 'city') return [];
    erect(state, RED, name, 'farm');
    stopped(state, RED, 'merchant', name);
    return rowsAt(game, state, RED).flatMap((row) => (row.group === 'buy' ? buttonsOf('la-loire', row) : []));
  });
  expect(buttons).toContain('1 gratuit');
  expect(buttons.join()).not.toMatch(/gratuitement/);
});
