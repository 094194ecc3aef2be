import { isDeepStrictEqual } from 'node:util';
import { GAMES } from '../../src/engine/games/registry';
import type { LogEntry, Table } from '../../src/ipc/table';
import { nodeFiles } from '../../src/main/services/node-files';
import { testAppOn, playOne } from '../harness/test-app';
import type { TestApp } from '../harness/test-app';
import { Fault } from './round';
import type { Chance, Figures } from './round';

/** A way to send commands: to services in this process, or to a host through a socket. */
export type Asked = Pick<TestApp, 'ask'>;

/** A match as its players see it. */
export interface VisibleMatch {
  readonly table: Table;
  readonly log: readonly LogEntry[];
}

/** Starts a match of a random game with a random number of people. */
export async function begin({ ask }: Asked, chance: Chance): Promise<VisibleMatch> {
  const { about } = chance.pick(GAMES);
  const [fewest, most] = about.seats;
  const count = fewest + chance.below(most - fewest + 1);
  const seats = Array.from({ length: count }, (_, i) => ({ name: `Person ${i} é`, kind: 'human' as const }));
  const { table, log } = await ask('matches.create', {
    game: about.id,
    title: `Match ${chance.below(1000)}`,
    seats,
    options: {},
    seed: `torture ${chance.seed()}`,
  });
  return { table, log };
}

/** The match in memory, with no seat at the screen. */
export async function look({ ask }: Asked, match: string): Promise<VisibleMatch> {
  const { table, log } = await ask('matches.sit', { match, seat: null });
  return { table, log };
}

/** The match as it is after a restart with a working disk. */
export async function restarted(folder: string, match: string): Promise<VisibleMatch> {
  const { table, log } = await testAppOn(nodeFiles(folder)).ask('matches.open', { match });
  return { table, log };
}

/** Throws a {@link Fault} unless two states of a match are equal. */
export function compare(figures: Figures, what: string, found: VisibleMatch, wanted: VisibleMatch): void {
  figures.add('positions compared');
  if (isSame(found, wanted)) return;
  const described = ({ table }: VisibleMatch) => `${table.ply} moves, “${table.title}”`;
  if (found.table.ply < wanted.table.ply)
    figures.lost(`${what}: found ${described(found)} instead of ${described(wanted)}`);
  throw new Fault(`${what}: found ${described(found)} instead of ${described(wanted)}`);
}

export const isSame = (one: VisibleMatch, other: VisibleMatch): boolean => isDeepStrictEqual(one, other);

export const VOYAGE = 3;

/** Whether a match contains some, but not all, of the moves of the step from `before` to `after`, in order. */
export function isBetween(found: VisibleMatch, before: VisibleMatch, after: VisibleMatch): boolean {
  const { length } = found.log;
  return (
    length > before.log.length && length < after.log.length && isDeepStrictEqual(found.log, after.log.slice(0, length))
  );
}

/**
 * Plays, in one step, several moves that are each legal now for the first deciding seat. The rules end the step at the
 * first move that has become illegal.
 */
async function voyage({ ask }: Asked, table: Table, chance: Chance): Promise<void> {
  const { match, deciders } = table;
  const { seat } = deciders[0];
  const seated = table.acting === seat ? table : (await ask('matches.sit', { match, seat })).table;
  const moves = Array.from({ length: VOYAGE }, () => ({ ...chance.pick(seated.choices).move }));
  await ask('matches.play', { match, seat, moves, ply: seated.ply });
}

/**
 * Performs a random action at a table: mostly a move, sometimes undo, redo, a new title or new seats. Returns what it
 * did.
 */
export async function step(asked: Asked, { table }: VisibleMatch, chance: Chance): Promise<string> {
  const { match, undo, redo, seats, deciders } = table;
  const { ask } = asked;
  const drawn = chance.below(100);
  if (drawn < 12 && undo.possible) {
    await ask('matches.undo', { match, seat: undo.seat ?? 0 });
    return 'undo';
  }
  if (drawn < 20 && redo.possible) {
    await ask('matches.redo', { match, seat: redo.seat ?? 0 });
    return 'redo';
  }
  if (drawn >= 96 || deciders.length === 0) {
    await ask('saves.rename', { match, title: `Name ${chance.seed()} ü` });
    return 'rename';
  }
  if (drawn >= 93) {
    const people = seats.map(({ kind }) => ({ name: `Guest ${chance.seed()}`, kind }));
    await ask('matches.seats', { match, seats: people });
    return 'seats';
  }
  if (drawn >= 70) {
    await voyage(asked, table, chance);
    return 'voyage';
  }
  await playOne(asked, table, chance.below(1000));
  return 'move';
}
