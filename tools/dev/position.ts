import { realpath } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { saveText } from '../../src/engine/core/save';
import type { Argument, Answers, Command } from '../../src/ipc/contract';
import { readSaveFile } from '../../src/main/services/save-file';
import type { Services } from '../../src/main/services/services';
import { merchantsMatch } from '../harness/merchants';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio', 'Gina', 'Hugo'];
/** A fixed creation date, so that a match is found again when the same address is opened twice. */
const CREATED = '2026-01-01T00:00:00.000Z';

/**
 * The match requested by an address, or `null` if none is requested. New matches are added to the shelf. `game`,
 * `seats`, `seed` and `ply` request a match played up to this ply by Merchants. `save` requests a save by its title,
 * id, or path in the data folder. Rejects with a readable error if the position does not exist.
 */
export async function positionAsked(query: URLSearchParams, services: Services, data: string): Promise<string | null> {
  const [game, save] = [query.get('game'), query.get('save')];
  if (game !== null) return importSave(services, played(game, query));
  if (save === null) return null;
  const named = (await ask(services, 'matches.list', {})).find(({ title, match }) => title === save || match === save);
  return named ? named.match : importSave(services, await readSaveFile(await within(data, save)));
}

function played(game: string, query: URLSearchParams): string {
  const [players, plies] = [figure(query, 'seats', 2), figure(query, 'ply', 0)];
  const seed = query.get('seed') ?? 'dev';
  const match = merchantsMatch(game, players, seed, plies);
  const title = `${game}, ${players} seats, seed ${seed.slice(0, 20)}, ply ${match.log.length}`;
  const seats = NAMES.slice(0, players).map((name) => ({ name, kind: 'human' }));
  return saveText(match, { title, seats, created: CREATED });
}

function figure(query: URLSearchParams, name: string, otherwise: number): number {
  const text = query.get(name) ?? String(otherwise);
  if (!/^\d{1,5}$/.test(text)) throw new Error(`“${name}” must be a whole number, not “${text}”.`);
  return Number(text);
}

/** Resolves a path and its links inside a folder. */
async function within(folder: string, path: string): Promise<string> {
  const real = await realpath(resolve(folder, path)).catch(() => null);
  if (real?.startsWith((await realpath(folder)) + sep)) return real;
  throw new Error(`“${path}” is neither the title of a save on the shelf nor a file in the data folder ${folder}.`);
}

async function importSave(services: Services, text: string): Promise<string> {
  const taken = await ask(services, 'saves.import', { text });
  if (!taken) throw new Error('The save was not imported.');
  return taken.match;
}

async function ask<C extends Command>(services: Services, command: C, argument: Argument<C>): Promise<Answers[C]> {
  const result = await services.handle(command, argument);
  if (!result.ok) throw new Error(result.error.message);
  return result.value as Answers[C];
}
