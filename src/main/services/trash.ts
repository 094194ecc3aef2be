import type { DeletedSave, SaveInfo } from '../../ipc/contract';
import { ENDING, journalPath, matchOf, tornOf, tornPath } from './journal';
import { TRASH } from './ports';
import type { Ports } from './ports';
import { reading } from './read-saved';
import { Refused } from './refusals';
import type { SaveStore } from './saves';
import { TALLY } from './trash-days';
import { byDeletion, readEntry } from './trash-entry';

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

/** Deleted saves stay in the data folder, from where every shell can restore them, until `clearTrash` discards them. */
export function createTrash({ files, newId, log }: Ports, saves: SaveStore): TrashService {
  const names = () => reading(() => files.list(TRASH), 'list');
  const isSave = (entry: string) => readEntry(entry)?.name.endsWith(ENDING) === true;
  const pathOf = (entry: string) => `${TRASH}/${entry}`;
  const find = async (entry: string) => {
    if (!(await names()).includes(entry)) throw new Refused('no-such-match');
  };

  const describe = async (entry: string): Promise<DeletedSave> => {
    const { at, name } = readEntry(entry) ?? { at: 0, name: entry };
    const deleted = new Date(at).toISOString();
    const { title, game, plies, damage } = await saves.describe(pathOf(entry), name.slice(0, -ENDING.length), deleted);
    return { entry, deleted, title, game, plies, damage };
  };

  /** Moves a save back to the first of these names that is free. */
  const place = async (entry: string): Promise<string> => {
    const own = matchOf(readEntry(entry)?.name ?? '');
    for (let id = own ?? newId(), tries = 0; tries < 20; id = newId(), tries++) {
      if (await files.move(pathOf(entry), journalPath(id))) return id;
    }
    throw new Error('Every new name is taken.');
  };

  return {
    count: async () => (await files.list(TRASH).catch(() => [])).filter(isSave).length,

    async list() {
      const found = (await names()).filter(isSave).sort(byDeletion);
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
      const all = (await names()).filter((name) => name !== TALLY);
      const gone = entry === undefined ? all : all.filter((name) => name === entry || name === tornOf(entry));
      for (const name of gone) await files.discard(pathOf(name));
    },
  };
}
