import { expect, test } from 'vitest';
import type { LogEntry } from '../../../src/ipc/table';
import { turnStart } from '../../../src/renderer/app/table/choices/turn-start';

const ui = {
  moments: { heading: ({ type }: { type: string }) => (type === 'turn' ? { level: 'turn', label: '' } : null) },
} as never;
const entry = (seat: number, type = 'step', barrier: LogEntry['barrier'] = null) =>
  ({ seat, events: [{ type }], barrier }) as unknown as LogEntry;

test.each<[what: string, log: readonly LogEntry[], start: number]>([
  ['the beginning of the game', [entry(0), entry(0)], 0],
  ['another seat’s move', [entry(0), entry(1), entry(0), entry(0)], 2],
  ['a heading, also of the seat’s own next turn', [entry(0), entry(0, 'turn'), entry(0)], 2],
  ['a move that cannot be undone', [entry(0), entry(0, 'roll', 'chance'), entry(0)], 2],
  ['the last move, which begins another turn', [entry(0), entry(0, 'turn')], 2],
  ['nothing', [], 0],
])('a turn starts after %s', (_, log, start) => {
  expect(turnStart(ui, log, {})).toBe(start);
});
