import type { DeletedSave, SaveInfo } from '../../ipc/contract';
import { KEPT_DAYS } from '../../ipc/shelf';
import { ENDING, journalPath, matchOf, tornOf, tornPath } from './journal';
import { TRASH } from './ports';
import type { FilePort, Ports } from './ports';
import { reading } from './read-saved';
import { Refused } from './refusals';
import type { SaveStore } from './saves';

const DAY_MS = 86_400_000;

export interface TrashService {
  /** How many saves lie in the trash. */
  count(): Promise<number>;
  /** The saves in the trash, the last thrown away first. */
  list(): Promise<DeletedSave[]>;
  /** Puts a save back on the shelf, under a new name where its own is taken; the copy of its torn line comes with it. */
  restore(entry: string): Promise<SaveInfo>;
  /** Takes a save out of the trash, or without one everything, into the system's trash or for good. */
  discard(entry?: string): Promise<void>;
}

/** A name in the trash, read: when it was thrown away, in ms, and how it was called; `undefined` for what this program did not name. */
function thrown(entry: string): { readonly at: number; readonly name: string } | undefined {
  const found = /^(\d{13})-(.+)$/s.exec(entry);
  return found ? { at: Number(found[1]), name: found[2] } : undefined;
}

/** Discards what has lain in the trash for longer than it is kept; `now` in ms. */
export async function clearTrash(files: FilePort, now: number): Promise<void> {
  for (const entry of await files.list(TRASH)) {
    const found = thrown(entry);
    if (found && now - found.at > KEPT_DAYS * DAY_MS) await files.discard(`${TRASH}/${entry}`);
  }
}

/** What was thrown away lies in the data folder for so many days, and comes back from there in every shell alike. */
export function createTrash({ files, newId, log }: Ports, saves: SaveStore): TrashService {
  const names = () => reading(() => files.list(TRASH), 'list');
  const isSave = (entry: string) => thrown(entry)?.name.endsWith(ENDING) === true;
  const pathOf = (entry: string) => `${TRASH}/${entry}`;
  const find = async (entry: string) => {
    if (!(await names()).includes(entry)) throw new Refused('no-such-match');
  };

  const describe = async (entry: string): Promise<DeletedSave> => {
    const { at, name } = thrown(entry) ?? { at: 0, name: entry };
    const deleted = new Date(at).toISOString();
    const { title, game, plies, damage } = await saves.describe(pathOf(entry), name.slice(0, -ENDING.length), deleted);
    return { entry, deleted, title, game, plies, damage };
  };

  /** Moves a save back to the first of these names that is free. */
  const place = async (entry: string): Promise<string> => {
    const own = matchOf(thrown(entry)?.name ?? '');
    for (let id = own ?? newId(), tries = 0; tries < 20; id = newId(), tries++) {
      if (await files.move(pathOf(entry), journalPath(id))) return id;
    }
    throw new Error('Every new name is taken.');
  };

  return {
    count: async () => (await files.list(TRASH).catch(() => [])).filter(isSave).length,

    async list() {
      const found = (await names()).filter(isSave).sort().reverse();
      return Promise.all(found.map(describe));
    },

    async restore(entry) {
      await find(entry);
      const id = await place(entry);
      try {
        if ((await names()).includes(tornOf(entry))) await files.move(pathOf(tornOf(entry)), tornPath(id));
      } catch (error) {
        log.error('The copy of a torn line could not be put back with its match', error);
      }
      return saves.listed(id);
    },

    async discard(entry) {
      if (entry !== undefined) await find(entry);
      const all = await names();
      const gone = entry === undefined ? all : all.filter((name) => name === entry || name === tornOf(entry));
      for (const name of gone) await files.discard(pathOf(name));
    },
  };
}
