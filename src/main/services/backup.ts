import { MAX_FILES, MAX_SAVE } from '../../ipc/contract';
import type { Restored } from '../../ipc/contract';
import { readBackup, writeBackup } from './backup-file';
import type { BackedUp } from './backup-file';
import { journalPath, matchOf, SAVES } from './journal';
import type { SerialQueue } from './open-match';
import type { Ports } from './ports';
import { reading } from './read-saved';
import { Refused } from './refusals';
import type { SaveStore } from './saves';
import type { SettingsService } from './settings';
import { twinsOn } from './twins';

interface BackupService {
  /** Everything on the shelf and the settings as one text; `left`: entries that cannot be read. */
  make(): Promise<{ readonly text: string; readonly saves: number; readonly left: number }>;
  /** Takes in what a backup holds. What is on the shelf stays as it is; throws {@link Refused} for what is no backup. */
  restore(text: string, settingsToo: boolean): Promise<Restored>;
}

/** Everything in one file, and back. Files go through byte for byte, damaged ones too; a step on a match is never cut in two. */
export function createBackup(
  { files, clock, newId, info }: Ports,
  saves: SaveStore,
  settings: SettingsService,
  turns: SerialQueue,
): BackupService {
  /** The files of the shelf that can be had, their sizes asked before any is read. */
  const collect = async (): Promise<{ found: BackedUp[]; left: number }> => {
    const matches = (await reading(() => files.list(SAVES), 'list')).flatMap((name) => matchOf(name) ?? []);
    const sizes = matches.map((match) => files.stat(journalPath(match)).then(({ size }) => size, () => Infinity)); // prettier-ignore
    const known = (await Promise.all(sizes)).map((size) => (size <= MAX_SAVE ? size : 0));
    if (known.reduce((sum, size) => sum + size, 0) > MAX_FILES.backup) throw new Refused('too-much-to-back-up');
    const found: BackedUp[] = [];
    for (const match of matches.sort()) {
      const path = journalPath(match);
      const read = async () => ((await files.stat(path)).size <= MAX_SAVE ? files.bytes(path) : null);
      const bytes = await turns.run(match, read).catch(() => null);
      if (bytes) found.push({ name: path.slice(SAVES.length + 1), bytes });
    }
    return { found, left: matches.length - found.length };
  };

  /** Puts a file on the shelf under its own name where that is free, else under a new one. */
  const place = async (own: string, bytes: Uint8Array): Promise<string> => {
    for (let id = own, tries = 0; tries < 20; id = newId(), tries++) {
      if (await files.create(journalPath(id), bytes)) return id;
    }
    throw new Error('Every new name is taken.');
  };

  return {
    async make() {
      const { found, left } = await collect();
      const text = writeBackup({ settings: await settings.get(), saves: found }, info.version, clock.now());
      if (Buffer.byteLength(text) > MAX_FILES.backup) throw new Refused('too-much-to-back-up');
      return { text, saves: found.length, left };
    },

    async restore(text, settingsToo) {
      const content = readBackup(text);
      const twins = await twinsOn(files);
      const told = { added: 0, copies: 0, skipped: 0, damaged: 0, lost: content.lost };
      for (const { name, bytes } of content.saves) {
        const own = matchOf(name);
        if (own === undefined || bytes.length > MAX_SAVE) told.lost++;
        else if ((await twins.find(bytes)) !== undefined) told.skipped++;
        else {
          const id = await place(own, bytes);
          twins.add(id, bytes.length);
          if (id === own) told.added++;
          else told.copies++;
          if ((await saves.listed(id)).damage) told.damaged++;
        }
      }
      const set = settingsToo && (await settings.take(content.settings));
      return { ...told, settings: set };
    },
  };
}
