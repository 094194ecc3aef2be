import { expect, test } from 'vitest';
import { trailsOf } from '../../../src/renderer/app/table/log/trails';
import { GAME_UIS } from '../../../src/renderer/games';
import { merchantsMatch } from '../../../tools/harness/merchants';

const { game, position } = merchantsMatch('serenissima-1996', 4, 'since', 60);
const ui = GAME_UIS.gameUi('serenissima-1996');
const view = game.view(position, 0);
const entry = (...events: object[]) => ({ ply: 1, seat: 1, barrier: null, events: events as { type: string }[] });
const sailed = (seat: number, galley: number, from: number, to: number) => ({ type: 'sailed', seat, galley, from, to });
const landed = (seat: number, port: number) => ({ type: 'landed', seat, galley: 0, port, count: 1, from: -1 });
const placesOf = (entries: ReturnType<typeof entry>[], except = 0) =>
  trailsOf(ui, entries, except, view).map(({ places }) => places);

test('the steps of a voyage form one trail, even if another galley moves in between', () => {
  const steps = [entry(sailed(1, 30, 4, 5)), entry(sailed(2, 31, 7, 8)), entry(sailed(1, 30, 5, 6))];
  expect(placesOf(steps)).toEqual([
    ['space:4', 'space:5', 'space:6'],
    ['space:7', 'space:8'],
  ]);
});

test('a trail ends at its piece if that is still on the board', () => {
  const id = [0, 1, 2, 3, 4, 5].find((galley) => ui.targets(view).includes(`galley:${galley}`)) ?? 0;
  expect(placesOf([entry(sailed(1, id, 4, 5))])).toEqual([['space:4', 'space:5', `galley:${id}`]]);
});

test('a port gets one ring per player, and the viewer’s own moves leave no trails', () => {
  const events = [landed(1, 3), landed(1, 3), landed(2, 3), landed(0, 3)];
  expect(placesOf([entry(...events)])).toEqual([['port:3'], ['port:3']]);
});

test('a trail has its player’s ink colour', () => {
  const [trail] = trailsOf(ui, [entry(landed(2, 3))], 0, view);
  expect(trail.colour).toBe(ui.ink(ui.power(2, view).index));
});
