import type { backup } from '../../ipc/commands/backup';
import type { Handlers } from '../../ipc/contract';
import { MAX_FILES, MAX_SAVE } from '../../ipc/files';
import { readBackup, writeBackup } from './backup-file';
import type { BackedUp } from './backup-file';
import { journalPath, matchOf, SAVES, takeFreeName } from './journal';
import type { OpenMatches } from './open-matches';
import { datedName, exportFile, importFile } from './player-files';
import { listMatches } from './read-saved';
import { Refused } from './refusals';
import { duplicatesOn } from './duplicates';

/** Writes all saves and settings to one file, and restores them. Saves are copied byte for byte, even damaged ones. */
export function backupHandlers(matches: OpenMatches): Handlers<keyof typeof backup> {
  const { ports, saves, settings } = matches;
  const { clock, files, info, newId } = ports;
  return {
    async 'backup.make'() {
      const { found, left } = await collect(matches);
      const text = writeBackup({ settings: await settings.get(), saves: found }, info.version, clock.now());
      if (Buffer.byteLength(text) > MAX_FILES.backup) throw new Refused('too-much-to-back-up');
      const written = await exportFile(ports, datedName(ports, 'backup'), text, 'backup');
      return written && { ...written, saves: found.length, left };
    },

    async 'backup.restore'({ text, settings: settingsToo = false }) {
      const chosen = await importFile(ports, text, 'backup');
      if (chosen === null) return null;
      const content = readBackup(chosen);
      const duplicates = await duplicatesOn(files);
      const restored = { added: 0, copies: 0, skipped: 0, damaged: 0, lost: content.lost };
      for (const { name, bytes } of content.saves) {
        const own = matchOf(name);
        if (own === undefined || bytes.length > MAX_SAVE) restored.lost++;
        else if ((await duplicates.find(bytes)) !== undefined) restored.skipped++;
        else {
          const id = await takeFreeName(newId, (id) => files.create(journalPath(id), bytes), own);
          duplicates.add(id, bytes.length);
          if (id === own) restored.added++;
          else restored.copies++;
          if ((await saves.listed(id)).damage) restored.damaged++;
        }
      }
      return { ...restored, settings: settingsToo && (await settings.take(content.settings)) };
    },
  };
}

/** The readable saves. The total size is checked first. Each file is read between two steps of its match. */
async function collect({ ports: { files }, queue }: OpenMatches): Promise<{ found: BackedUp[]; left: number }> {
  const matches = await listMatches(files);
  const sizes = matches.map((match) => files.stat(journalPath(match)).then(({ size }) => size, () => Infinity)); // prettier-ignore
  const known = (await Promise.all(sizes)).map((size) => (size <= MAX_SAVE ? size : 0));
  if (known.reduce((sum, size) => sum + size, 0) > MAX_FILES.backup) throw new Refused('too-much-to-back-up');
  const found: BackedUp[] = [];
  for (const match of matches.sort()) {
    const path = journalPath(match);
    const read = async () => ((await files.stat(path)).size <= MAX_SAVE ? files.bytes(path) : null);
    const bytes = await queue.run(match, read).catch(() => null);
    if (bytes) found.push({ name: path.slice(SAVES.length + 1), bytes });
  }
  return { found, left: matches.length - found.length };
}
