import { GAME_ENTRIES } from '../../src/engine/games/registry';
import type { Answers, Argument, Command } from '../../src/ipc/contract';
import type { Notifications } from '../../src/ipc/notifications';
import type { Refusal } from '../../src/ipc/refusals';
import type { Table } from '../../src/ipc/table';
import type { FilePort, Ports } from '../../src/main/services/ports';
import { createServices } from '../../src/main/services/services';
import type { Services } from '../../src/main/services/services';
import { faultFiles } from './fault-files';
import type { FaultFiles } from './fault-files';

export const GAME = 'serenissima-1996';

/** The services on an in-memory disk, and their output. */
export interface TestApp {
  readonly services: Services;
  readonly files: FaultFiles;
  readonly notifications: [keyof Notifications, unknown][];
  readonly logged: unknown[];
  /** Sends a command and expects an answer. Throws a refusal as {@link RefusedCommand}. */
  ask<C extends Command>(command: C, argument: Argument<C>): Promise<Answers[C]>;
  refused<C extends Command>(command: C, argument: Argument<C>): Promise<Refusal>;
}

export class RefusedCommand extends Error {
  constructor(readonly refusal: Refusal) {
    super(`${refusal.code}: ${refusal.message}`);
  }
}

/** Opens services as a shell does. Reusing `disk` simulates a restart. */
export function openTestApp(
  disk?: Map<string, string>,
  chooser: Partial<Ports['chooser']> = {},
  advise: Ports['adviser']['advise'] = async () => Promise.reject(new Error('This app has no adviser.')),
): TestApp {
  const files = faultFiles(disk);
  return { ...testAppOn(files, chooser, advise, disk?.size), files };
}

/** Opens services on any disk, such as a real or a failing one. */
export function testAppOn(
  files: FilePort,
  chooser: Partial<Ports['chooser']> = {},
  advise: Ports['adviser']['advise'] = async () => Promise.reject(new Error('This app has no adviser.')),
  firstId = 0,
): Omit<TestApp, 'files'> {
  const logged: unknown[] = [];
  const notifications: TestApp['notifications'] = [];
  let ids = firstId;
  let day = 1;
  const services = createServices(
    {
      files,
      clock: { now: () => `2026-01-01T00:00:${String(day++ % 60).padStart(2, '0')}.000Z` },
      log: { error: (_what, error) => void logged.push(error) },
      chooser: {
        exportText: async () => ({ handled: false, cancelled: false }),
        importText: async () => null,
        ...chooser,
      },
      adviser: { advise },
      newId: () => `match-${ids++}`,
      newSeed: () => 'a seed',
      info: { version: '1.2.3', shell: 'web', platform: 'test', folder: '/data' },
    },
    GAME_ENTRIES,
  );
  services.onNotification((name, value) => void notifications.push([name, value]));
  const call = (command: Command, argument: unknown) => services.handle(command, argument);
  return {
    services,
    notifications,
    logged,
    async ask(command, argument) {
      const result = await call(command, argument);
      if (!result.ok) throw new RefusedCommand(result.error);
      return result.value as never;
    },
    async refused(command, argument) {
      const result = await call(command, argument);
      if (result.ok) throw new Error(`${command} was not refused.`);
      return result.error;
    },
  };
}

export async function newMatch(
  { ask }: Pick<TestApp, 'ask'>,
  title = 'A match',
  players = 4,
  options = {},
): Promise<Table> {
  const seats = ['Anna', 'Bruno', 'Carla', 'Dario'].slice(0, players).map((name) => ({ name, kind: 'human' as const }));
  const { table } = await ask('matches.create', { game: GAME, title, seats, options, seed: 'services' });
  return table;
}

/**
 * Plays legal move number `pick` (from 0, modulo their number) of the next deciding seat, after seating that player if
 * another one is at the screen.
 */
export async function playOne(app: Pick<TestApp, 'ask'>, table: Table, pick = 0): Promise<Table> {
  const { match } = table;
  const { seat } = table.deciders[0];
  const seated = table.acting === seat ? table : (await app.ask('matches.sit', { match, seat })).table;
  const { move } = seated.choices[pick % seated.choices.length];
  return (await app.ask('matches.play', { match, seat, moves: [{ ...move }], ply: seated.ply })).table;
}
