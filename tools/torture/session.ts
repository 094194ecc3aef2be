import { isDeepStrictEqual } from 'node:util';
import { GAMES } from '../../src/engine/games/registry';
import type { LogEntry, Table } from '../../src/ipc/contract';
import { nodeFiles } from '../../src/main/services/node-files';
import { cabinetOn, playOne } from '../harness/cabinet';
import type { Cabinet } from '../harness/cabinet';
import { Fault } from './round';
import type { Chance, Figures } from './round';

/** Whoever answers: services in this process, or a host at the other end of a socket. */
export type Asked = Pick<Cabinet, 'ask'>;

/** A match as everybody at the table sees it. */
export interface Seen {
  readonly table: Table;
  readonly log: readonly LogEntry[];
}

/** A new match of any game, for any number of people. */
export async function begin({ ask }: Asked, chance: Chance): Promise<Seen> {
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

/** The match as it is in memory, with nobody sitting. */
export async function look({ ask }: Asked, match: string): Promise<Seen> {
  const { table, log } = await ask('matches.sit', { match, seat: null });
  return { table, log };
}

/** What a restart on a sound disk finds of a match. */
export async function restarted(folder: string, match: string): Promise<Seen> {
  const { table, log } = await cabinetOn(nodeFiles(folder)).ask('matches.open', { match });
  return { table, log };
}

/** Rejects with a {@link Fault} unless two looks at a match show the same. */
export function compare(figures: Figures, what: string, found: Seen, wanted: Seen): void {
  figures.add('positions compared');
  if (isSame(found, wanted)) return;
  const told = ({ table }: Seen) => `${table.ply} moves, “${table.title}”`;
  if (found.table.ply < wanted.table.ply) figures.lost(`${what}: ${told(found)} in place of ${told(wanted)}`);
  throw new Fault(`${what}: ${told(found)} in place of ${told(wanted)}`);
}

export const isSame = (one: Seen, other: Seen): boolean => isDeepStrictEqual(one, other);

/** Does something at a table: mostly a move, now and then a step back or forth, a new name, other people. Tells what. */
export async function step(asked: Asked, { table }: Seen, chance: Chance): Promise<string> {
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
  await playOne(asked, table, chance.below(1000));
  return 'move';
}
