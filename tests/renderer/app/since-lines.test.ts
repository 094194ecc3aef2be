import { expect, test } from 'vitest';
import { concerningLines } from '../../../src/renderer/app/table/log/sinceLines';
import { CABINET } from '../../../src/renderer/games';
import { merchantsMatch } from '../../../tools/harness/merchants';

const { game, position } = merchantsMatch('serenissima-1996', 4, 'since', 60);
const ui = CABINET.gameUi('serenissima-1996');
const view = game.view(position, 0) as { galleys: ({ owner: number; space: number } | null)[] };
const own = view.galleys.find((galley) => galley?.owner === 0)?.space ?? -1;
const entry = (ply: number, ...events: object[]) => ({
  ply,
  seat: 1,
  barrier: null,
  events: events as { type: string }[],
});
const sailed = (galley: number, from: number, to: number) => ({ type: 'sailed', seat: 1, galley, from, to });
const hired = { type: 'hired', seat: 1, port: 0, to: { port: 0 }, count: 1, cost: 0 };
const taken = { type: 'landed', seat: 1, galley: 4, port: 3, count: 1, from: 0 };

test('the recap lists the events that concern the player, with the moves that caused them, and no headings', () => {
  const turn = { type: 'turnBegan', turn: 3, last: false };
  const lines = concerningLines(ui, [entry(61, hired, turn), entry(62, hired), entry(63, hired, taken)], 0, view);
  expect(lines).toEqual([{ key: '63.1', ply: 63, event: taken }]);
});

test('it has only the last step of a voyage', () => {
  // Two moves went to a space with an own galley. Moves of the same piece count once, those of two pieces twice.
  const steps = [sailed(9, own, own), sailed(9, own, own)];
  expect(concerningLines(ui, [entry(61, steps[0]), entry(62, steps[1])], 0, view).map(({ ply }) => ply)).toEqual([62]);
  const others = [sailed(8, own, own), sailed(9, own, own)];
  expect(concerningLines(ui, [entry(61, others[0]), entry(62, others[1])], 0, view)).toHaveLength(2);
});
