import { expect, test } from 'vitest';
import {
  optionsFor,
  seatCount,
  adaptPlayer,
  isReadyTable,
  tableSetupFrom,
  defaultPlayer,
} from '../../../src/renderer/app/new-game/new-table';
import type { GameInfo } from '../../../src/ipc/game-info';
import type { TableSetup } from '../../../src/ipc/seats';

const game: GameInfo = {
  id: 'serenissima-1996',
  title: 'A game',
  year: 1996,
  designers: ['Somebody'],
  seats: [2, 5],
  minutes: [60, 90],
  computers: true,
  characters: ['pirate'],
  tables: [],
  options: [
    { key: 'end', label: 'End', note: '', default: 8, values: [6, 8].map((value) => ({ value, label: `${value}` })), rulings: [] },
    { key: 'fog', label: 'Fog', note: '', default: false, values: [true, false].map((value) => ({ value, label: `${value}` })), rulings: [] },
  ],
}; // prettier-ignore

test('the default table has one person and three Merchants, or the nearest number that the game allows', () => {
  expect([seatCount(game), seatCount({ ...game, seats: [2, 3] }), seatCount({ ...game, seats: [5, 6] })]).toEqual([
    4, 3, 5,
  ]);
  expect([seatCount(game, 1), seatCount(game, 9)]).toEqual([2, 5]);
  const merchant = { kind: 'computer', level: 'merchant' };
  expect([0, 1, 2, 3].map((seat) => defaultPlayer(game, seat))).toEqual([
    { kind: 'human' },
    merchant,
    merchant,
    merchant,
  ]);
  expect(defaultPlayer({ ...game, computers: false }, 2)).toEqual({ kind: 'human' });
});

test('characters that the game does not have are not seated', () => {
  const pirate = { kind: 'computer', level: 'doge', character: 'pirate' } as const;
  expect(adaptPlayer(game, pirate)).toEqual(pirate);
  expect(adaptPlayer(game, { ...pirate, character: 'baker' })).toEqual({ kind: 'computer', level: 'doge' });
  expect(adaptPlayer({ ...game, computers: false }, pirate)).toEqual({ kind: 'human' });
});

test('stored options are used if they are still available', () => {
  expect(optionsFor(game)).toEqual({ end: 8, fog: false });
  expect(optionsFor(game, { end: 6, fog: true, gone: 1 })).toEqual({ end: 6, fog: true });
  expect(optionsFor(game, { end: 7, fog: 'true' })).toEqual({ end: 8, fog: false });
});

test('a ready-made table keeps the person and changes everything else', () => {
  const before: TableSetup = { seats: [{ name: 'Ada', kind: 'human', portrait: 9 }], options: { fog: true } };
  const easy = { kind: 'computer', level: 'deckhand' };
  expect(tableSetupFrom(game, { key: 'first', seats: 3, easy: true, options: { end: 6 } }, before)).toEqual({
    seats: [{ name: 'Ada', kind: 'human', portrait: 9 }, easy, easy],
    options: { end: 6, fog: false },
  });
});

test('a table is recognized as a ready-made one by its players and options', () => {
  const ready = { key: 'first', seats: 3, easy: true, options: { end: 6 } } as const;
  const standard = { key: 'standard', seats: 3 } as const;
  const before: TableSetup = { seats: [{ name: 'Ada', kind: 'human', portrait: 9 }], options: {} };
  const table = tableSetupFrom(game, ready, before);
  const isLaid = (change: Partial<TableSetup>) => isReadyTable(game, ready, { ...table, ...change });
  expect([isLaid({}), isReadyTable(game, standard, table)]).toEqual([true, false]);
  const [ada, ...others] = table.seats;
  expect(isLaid({ seats: [{ ...ada, name: 'Bea', portrait: 3 }, ...others] })).toBe(true);
  expect(isLaid({ seats: [ada, others[0]] })).toBe(false);
  expect(isLaid({ seats: [ada, others[0], { ...others[1], character: 'pirate' }] })).toBe(false);
  expect(isLaid({ options: { ...table.options, fog: true } })).toBe(false);
});
