import { readSave } from '../../engine/core/load';
import type { ConflictCopy, SaveInfo, Shelf } from '../../ipc/contract';
import type { Cabinet } from './cabinet';
import { ENDING, journalPath, matchOf, SAVES } from './journal';
import type { Ports } from './ports';
import { readSaved } from './read-saved';
import { Refused } from './refusals';
import type { SaveStore } from './saves';
import type { TrashService } from './trash';

/** What cloud services add to a file's name when two machines have changed it. */
const CONFLICTS: readonly RegExp[] = [
  // Dropbox, Nextcloud: “ (Anna’s conflicted copy 2026-01-31)”, in their user’s language; Google Drive: “ (1)”.
  / \([^()]+(\([^()]*\)[^()]*)?\)$/,
  // Syncthing.
  /\.sync-conflict-\d{8}-\d{6}(-[A-Z0-9]+)?$/,
  // iCloud.
  / \d{1,3}$/,
];
/** OneDrive adds a hyphen and the machine’s name: a copy only of a save that is there, since ids have hyphens, too. */
const MACHINE = /^-[^/]{1,40}$/;

/** The match a conflict copy's name speaks of, among those there are. */
export function originalOf(name: string, matches: readonly string[]): string | undefined {
  if (!name.endsWith(ENDING)) return undefined;
  const stem = name.slice(0, -ENDING.length);
  for (const pattern of CONFLICTS) {
    const original = matchOf(stem.replace(pattern, '') + ENDING);
    if (pattern.test(stem) && original !== undefined) return original;
  }
  return matches
    .filter((match) => stem.startsWith(match) && MACHINE.test(stem.slice(match.length)))
    .sort((a, b) => b.length - a.length)[0];
}

interface ShelfService {
  state(): Promise<Shelf>;
  /** Takes a conflict copy in as a save of its own; its file goes to the trash. */
  adopt(file: string, title: string): Promise<SaveInfo>;
}

/** What is to be said of the folder of saves as a whole: whether it can be written to, who has it, and cloud services' copies. */
export function createShelf(
  { files, log, owner = null }: Ports,
  saves: SaveStore,
  trash: Pick<TrashService, 'count'>,
  cabinet: Cabinet,
): ShelfService {
  const header = (text: string) => text.slice(0, text.indexOf('\n') + 1);

  /** A file as the conflict copy its name says it is: a save that can be read and begins like the original, where one is known. */
  const copyOf = async (file: string, match: string | null, there: boolean): Promise<ConflictCopy[]> => {
    try {
      const text = await readSaved(files, `${SAVES}/${file}`);
      if (match !== null && there && header(text) !== header(await readSaved(files, journalPath(match)))) return [];
      const loaded = readSave(text, cabinet.find);
      const { modified } = await files.stat(`${SAVES}/${file}`);
      const saved = new Date(modified).toISOString();
      return [{ file, match, title: loaded.meta.title, plies: loaded.match.log.length, saved }];
    } catch {
      return [];
    }
  };

  const conflicts = async (): Promise<ConflictCopy[]> => {
    const names = await files.list(SAVES).catch(() => []);
    const matches = names.flatMap((name) => matchOf(name) ?? []);
    const copies = names.map((name) => {
      const match = originalOf(name, matches);
      if (match !== undefined) return copyOf(name, match, matches.includes(match));
      // Put there by hand, under a name of the player's own.
      return name.endsWith(ENDING) && matchOf(name) === undefined ? copyOf(name, null, false) : [];
    });
    return (await Promise.all(copies)).flat();
  };

  return {
    async state() {
      const other = owner && { shell: owner.shell, host: owner.host, since: owner.since };
      return {
        unwritable: await files.unwritable(),
        owner: other,
        conflicts: await conflicts(),
        deleted: await trash.count(),
      };
    },

    async adopt(file, title) {
      if (!(await conflicts()).some((copy) => copy.file === file)) throw new Refused('no-such-match');
      const path = `${SAVES}/${file}`;
      const { save } = await saves.add(await readSaved(files, path), title);
      await files
        .trash(path)
        .catch((error: unknown) => log.error('A copy that was taken in could not be removed', error));
      return save;
    },
  };
}
