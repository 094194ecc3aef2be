import { beforeAll, expect, test } from 'vitest';
import { actionsLeft } from '../../../src/renderer/app/table/choices/pieces';
import { setLanguage } from '../../../src/renderer/locales';
import { employ, fund, game, give, hand, play, put, RED, stopped, table, card } from '../../engine/la-loire/table';
import type { State } from '../../engine/la-loire/table';
import { rowsAt, say } from '../rows-at';

beforeAll(() => setLanguage('en'));

/** The different warnings of the buttons for these moves; `null` is no warning. */
const warnings = (state: State, ...types: string[]) => [
  ...new Set(
    rowsAt(game, state, RED).flatMap(({ options }) =>
      options.flatMap(({ choice, warning }) =>
        types.includes(choice.move.type) ? [warning ? say('la-loire', warning) : null] : [],
      ),
    ),
  ),
];

test('a move that gives up a delivery asks first, and names the message and its gain', () => {
  const state = table();
  const message = card('Serrant');
  hand(state, RED, message);
  stopped(state, RED, 'messenger', 'Serrant');
  put(state, RED, 'merchant', 'Saumur');
  employ(state, RED, 'blacksmith');
  fund(state, RED, 9);
  expect(warnings(state, 'move', 'fetchHorse')).toEqual([
    expect.stringMatching(
      /^Move without delivering\? Once the Merchant moves, .* message to Serrant \(General\) .* 2 points, \d deniers?\.$/,
    ),
  ]);
  expect(warnings(state, 'deliver', 'takeBackCube')).toEqual([null]);
  play(state, RED, { type: 'deliver', card: message });
  expect(warnings(state, 'move', 'fetchHorse')).toEqual([null]);
});

test('of several deliveries that a move gives up, the question names the one with the most points', () => {
  const state = table();
  const village = stopped(state, RED, 'messenger', 'Serrant') && state.players[RED].messenger.at;
  employ(state, RED, 'apprentice');
  state.players[RED].cubes = 2;
  const stop = card(['red', 'blue']);
  state.shields[village] = 0;
  hand(state, RED, stop);
  expect(warnings(state, 'move')).toEqual([
    expect.stringMatching(/^Move without marking this stop\? .* level 2 message .* this turn\.$/),
  ]);
  hand(state, RED, card('Serrant'));
  expect(warnings(state, 'move')).toEqual([expect.stringMatching(/message to Serrant/)]);
});

test('a move that gives up a sale asks first, unless only wood would be left, which may be for building', () => {
  const state = table();
  stopped(state, RED, 'merchant', 'Nantes');
  put(state, RED, 'messenger', 'Saumur');
  give(state, RED, 'wood', 2);
  expect(warnings(state, 'move')).toEqual([null]);
  give(state, RED, 'cheese');
  expect(warnings(state, 'move')).toEqual([
    'Move without selling? Once the Messenger moves, your Merchant can’t sell your goods here this turn: 9 deniers.',
  ]);
});

test('the question at the end of the turn names purchases and sales in whole phrases', () => {
  const state = table();
  fund(state, RED, 9);
  stopped(state, RED, 'merchant', 'Blois');
  const reminders = () => actionsLeft(rowsAt(game, state, RED)).map(({ open }) => open && say('la-loire', open));
  expect(reminders()).toContainEqual(expect.stringMatching(/^Buy 1 wine for \d deniers?$/));
  stopped(state, RED, 'merchant', 'Nantes');
  give(state, RED, 'cheese');
  expect(reminders()).toContain('Sell your cheese');
});
