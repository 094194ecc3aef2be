import { afterAll, expect, it } from 'vitest';
import { tooltipOf } from '../../../src/renderer/app/table/choices/row-words';
import { setLanguage } from '../../../src/renderer/locales';
import { game, hold, launch, sea, SPAIN, tableIn, VENICE } from '../../engine/serenissima-1996/table';
import { rowsAt, say } from '../rows-at';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

afterAll(() => setLanguage('en'));

// Three sailors total 4 to 9, so they always kill one. The defender's total of 2 to 7 kills 0 (1/6), 1 (1/2) or 2 (1/3).
it.each([
  ['en', 'to the end: sure to win, usually losing 1 or 2 of 3', 'Sailors lost in a win: 0 (17%), 1 (50%), 2 (33%)'],
  [
    'fr',
    'victoire assurée, pertes : en général 1 ou 2 sur 3',
    'Marins perdus en cas de victoire : 0 (17 %), 1 (50 %), 2 (33 %)',
  ],
])('an attack says what a win costs, in %s', async (code, note, detail) => {
  await setLanguage(code);
  const state = tableIn('combat', VENICE);
  hold(state, 'Sardinia', SPAIN, { garrison: 1 });
  launch(state, { owner: VENICE, space: sea('Sardinia'), sailors: 3 });
  const row = rowsAt(game, state, VENICE).find(({ group }) => group === 'attack');
  if (!row?.note) throw new Error('There is no attack');
  const format = (sentence: Parameters<typeof say>[1]) => plain(say('serenissima-1996', sentence));
  expect(format(row.note)).toContain(note);
  expect(tooltipOf(row.options[0], row, format)).toContain(detail);
});

it.each([
  ['en', /no survivors/, 'no survivors: each side loses all its sailors'],
  ['fr', /aucun survivant/, 'aucun survivant : chaque camp perd tous ses marins'],
])('an attack that may leave no survivors says what that means, in %s', async (code, note, detail) => {
  await setLanguage(code);
  const state = tableIn('combat', VENICE);
  hold(state, 'Sardinia', SPAIN, { garrison: 3 });
  launch(state, { owner: VENICE, space: sea('Sardinia'), sailors: 3 });
  const row = rowsAt(game, state, VENICE).find(({ group }) => group === 'attack');
  if (!row?.note) throw new Error('There is no attack');
  const format = (sentence: Parameters<typeof say>[1]) => plain(say('serenissima-1996', sentence));
  expect(format(row.note)).toMatch(note);
  expect(tooltipOf(row.options[0], row, format)).toContain(detail);
});
