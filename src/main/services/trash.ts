import type { Handlers } from '../../ipc/contract';
import type { DeletedSave } from '../../ipc/shelf';
import { SAVE_EXTENSION, journalPath, matchOf, takeFreeName, tornCopyName, tornPath } from './journal';
import type { OpenMatches } from './open-matches';
import { TRASH } from './ports';
import type { FilePort } from './ports';
import { readOrRefuse } from './read-saved';
import { Refused } from './refusals';
import { TALLY_FILE } from './trash-days';
import { latestFirst, readEntry } from './trash-entry';

const isSave = (entry: string) => readEntry(entry)?.name.endsWith(SAVE_EXTENSION) === true;
const pathOf = (entry: string) => `${TRASH}/${entry}`;

/** The number of saves in the trash, or 0 if it cannot be read. */
export async function countDeleted(files: Pick<FilePort, 'list'>): Promise<number> {
  return (await files.list(TRASH).catch(() => [])).filter(isSave).length;
}

/** Handles deleted saves. Both shells can restore them from the data folder until `clearTrash` discards them. */
export function trashHandlers({
  ports: { files, newId, log },
  saves,
  queue,
}: Pick<OpenMatches, 'ports' | 'saves' | 'queue'>): Handlers<'saves.deleted' | 'saves.restore' | 'saves.discard'> {
  const names = () => readOrRefuse(() => files.list(TRASH), 'list');
  const find = async (entry: string) => {
    if (!(await names()).includes(entry)) throw new Refused('no-such-match');
  };

  const describe = async (entry: string): Promise<DeletedSave> => {
    const { at, name } = readEntry(entry) ?? { at: 0, name: entry };
    const deleted = new Date(at).toISOString();
    const { title, game, plies, damage } = await saves.describe(
      pathOf(entry),
      name.slice(0, -SAVE_EXTENSION.length),
      deleted,
    );
    return { entry, deleted, title, game, plies, damage };
  };

  /** Moves a save back to the shelf, with a new id if its old one is in use. */
  const place = (entry: string): Promise<string> => {
    const own = matchOf(readEntry(entry)?.name ?? '');
    return takeFreeName(newId, (id) => files.move(pathOf(entry), journalPath(id)), own);
  };

  return {
    async 'saves.deleted'() {
      // An empty file reserves the name of a save that is being deleted until the save is moved there.
      const moving = (await names()).flatMap((entry) => matchOf(readEntry(entry)?.name ?? '') ?? []);
      await Promise.all(moving.map((match) => queue.run(match, async () => undefined)));
      const found = (await names()).filter(isSave).sort(latestFirst);
      return Promise.all(found.map(describe));
    },

    async 'saves.restore'({ entry }) {
      await find(entry);
      const id = await place(entry);
      try {
        if ((await names()).includes(tornCopyName(entry))) await files.move(pathOf(tornCopyName(entry)), tornPath(id));
      } catch (error) {
        log.error('The copy of a torn line could not be restored with its match', error);
      }
      return saves.listed(id);
    },

    async 'saves.discard'({ entry }) {
      if (entry !== undefined) await find(entry);
      const all = (await names()).filter((name) => name !== TALLY_FILE);
      const gone = entry === undefined ? all : all.filter((name) => name === entry || name === tornCopyName(entry));
      for (const name of gone) await files.discard(pathOf(name));
      return null;
    },
  };
}
