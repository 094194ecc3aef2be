import { withoutMark } from '../../engine/core/lines';
import type { Handlers } from '../../ipc/contract';
import type { Shelf } from '../../ipc/shelf';
import { SAVE_EXTENSION, journalPath, matchOf, SAVES } from './journal';
import type { Ports } from './ports';
import { readSaved } from './read-saved';
import { Refused } from './refusals';
import type { SaveStore } from './saves';
import { countDeleted } from './trash';

/** The suffixes that cloud services add to the name of a file that was changed on two machines. */
const CONFLICTS: readonly RegExp[] = [
  // Dropbox, Nextcloud: “ (Anna’s conflicted copy 2026-01-31)”, in their user’s language; Google Drive: “ (1)”.
  / \([^()]+(\([^()]*\)[^()]*)?\)$/,
  // Syncthing.
  /\.sync-conflict-\d{8}-\d{6}(-[A-Z0-9]+)?$/,
  // iCloud.
  / \d{1,3}$/,
];
/** OneDrive adds a hyphen and the machine’s name. Ids have hyphens too, so the part before must be a save's name. */
const MACHINE = /^-[^/]{1,40}$/;

/** The match that a cloud service's conflict copy belongs to, or `undefined` if the name is not such a copy. */
export function originalOfConflictCopy(name: string, matches: readonly string[]): string | undefined {
  if (!name.endsWith(SAVE_EXTENSION)) return undefined;
  const stem = name.slice(0, -SAVE_EXTENSION.length);
  for (const pattern of CONFLICTS) {
    const original = matchOf(stem.replace(pattern, '') + SAVE_EXTENSION);
    if (pattern.test(stem) && original !== undefined) return original;
  }
  return matches
    .filter((match) => stem.startsWith(match) && MACHINE.test(stem.slice(match.length)))
    .sort((a, b) => b.length - a.length)[0];
}

type Found = Pick<Shelf, 'conflicts' | 'unreadable'>;
const NOTHING: Found = { conflicts: [], unreadable: [] };

/** Handles the folder of saves: whether it is writable, who has it open, and cloud services' copies. */
export function shelfHandlers(
  { files, log, owner = null }: Ports,
  saves: SaveStore,
): Handlers<'saves.shelf' | 'saves.adopt'> {
  const header = (text: string) => withoutMark(text).split('\n', 1)[0].trimEnd();

  /** Whether a file has the same first line as the save it seems to be a copy of. False if either cannot be read. */
  const beginsLike = async (file: string, match: string): Promise<boolean> => {
    const texts = [`${SAVES}/${file}`, journalPath(match)].map((path) => readSaved(files, path).then(header));
    return Promise.all(texts).then(
      ([one, other]) => one === other,
      () => false,
    );
  };

  /** Describes a file that can be imported (a save put there by hand, or a conflict copy), or why it cannot be read. */
  const lookAt = async (file: string, match: string | null, there: boolean): Promise<Found> => {
    if (match !== null && there && !(await beginsLike(file, match))) return NOTHING;
    const modified = await files.stat(`${SAVES}/${file}`).then(
      (stat) => stat.modified,
      () => 0,
    );
    const saved = new Date(modified).toISOString();
    const { title, plies, damage } = await saves.describe(`${SAVES}/${file}`, file, saved);
    if (damage) return { conflicts: [], unreadable: [{ file, damage }] };
    return { conflicts: [{ file, match, title, plies, saved }], unreadable: [] };
  };

  const strangers = async (): Promise<Found> => {
    const names = await files.list(SAVES).catch(() => []);
    const matches = names.flatMap((name) => matchOf(name) ?? []);
    const copies = names.map((name) => {
      const match = originalOfConflictCopy(name, matches);
      if (match !== undefined) return lookAt(name, match, matches.includes(match));
      // A save that someone put in the folder, under a name that the app would not generate.
      return name.endsWith(SAVE_EXTENSION) && matchOf(name) === undefined ? lookAt(name, null, false) : NOTHING;
    });
    const found = await Promise.all(copies);
    return {
      conflicts: found.flatMap((one) => one.conflicts),
      unreadable: found.flatMap((one) => one.unreadable),
    };
  };

  return {
    async 'saves.shelf'() {
      const other = owner && { shell: owner.shell, host: owner.host, since: owner.since };
      return {
        unwritable: await files.unwritable(),
        owner: other,
        ...(await strangers()),
        deleted: await countDeleted(files),
      };
    },

    async 'saves.adopt'({ file, title }) {
      if (!(await strangers()).conflicts.some((copy) => copy.file === file)) throw new Refused('no-such-match');
      const path = `${SAVES}/${file}`;
      const { save } = await saves.add(await readSaved(files, path), title);
      await files.trash(path).catch((error: unknown) => log.error('An imported copy could not be removed', error));
      return save;
    },
  };
}
