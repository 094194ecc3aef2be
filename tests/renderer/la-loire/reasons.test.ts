import { afterAll, describe, expect, test } from 'vitest';
import { characterId } from '../../../src/engine/games/la-loire/data/characters';
import { MESSAGES } from '../../../src/engine/games/la-loire/data/messages';
import { reasonOf } from '../../../src/renderer/games/la-loire/reasons';
import { setLanguage } from '../../../src/renderer/locales';
import { at } from '../../engine/la-loire/table';
import { say } from '../rows-at';

afterAll(() => setLanguage('en'));

/** The reason for a ride to Cheverny with this message. */
const ride = (card: number) =>
  say(
    'la-loire',
    reasonOf({ key: 'move.message', params: { to: at('Cheverny'), card, count: 1 } }, undefined as never),
  );
const of = (level: number) => MESSAGES.findIndex((card) => card.level === level);

describe('the reason for a ride towards the next stop of a message', () => {
  test('names the ride’s end, then the message', async () => {
    await setLanguage('en');
    expect(ride(of(2))).toBe('From Cheverny it’s 1 ride to a stop for a level 2 message (red, blue, Judge).');
    await setLanguage('fr');
    expect(ride(of(2))).toBe(
      'Depuis Cheverny, je peux faire avancer un message de niveau 2 (rouge, bleu, Juge) en 1 déplacement.',
    );
  });

  test.each(['en', 'fr'])('has at most 18 words in %s', async (language) => {
    await setLanguage(language);
    const lengths = MESSAGES.map((_, card) => ride(card).split(/\s+/).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(18);
  });
});

test('the reason for a ride towards a city counts places and names the city', async () => {
  const params = { figure: 'messenger', to: at('Serrant'), at: at('Orléans'), count: 9 };
  const text = () => say('la-loire', reasonOf({ key: 'move.city', params }, undefined as never));
  await setLanguage('en');
  expect(text()).toBe('My Messenger is going to Orléans, 9 places beyond Serrant.');
  await setLanguage('fr');
  expect(text()).toBe('Mon Messager va à Orléans, à 9 lieux de Serrant.');
});

test('the reason for a purchase names the character that its delivery needs', async () => {
  const params = { level: 2, price: 2, points: 4, character: characterId('apprentice') };
  const text = () => say('la-loire', reasonOf({ key: 'buyMessage.helper', params }, undefined as never));
  await setLanguage('en');
  expect(text()).toBe('A level 2 message costs 2 deniers and scores 4 points, but delivering it takes the Apprentice.');
  await setLanguage('fr');
  expect(text()).toMatch(/mais il faut l’Apprenti pour le remettre\.$/);
});
