import { renewLuck } from '../../engine/core/match';
import type { Handlers } from '../../ipc/contract';
import { FILE_ENDINGS } from '../../ipc/files';
import type { SaveInfo } from '../../ipc/shelf';
import { fileName } from './file-name';
import { textOf, withMatch } from './open-matches';
import type { OpenMatches } from './open-matches';
import { exportFile, importFile } from './player-files';
import { changeMeta } from './recording';
import { infoOf } from './save-info';
import { whenStartedMatchesSettle } from './unplayed';

type SaveCommands =
  'matches.list' | 'saves.rename' | 'saves.duplicate' | 'saves.trash' | 'saves.export' | 'saves.import';

/** Handles the saves on the shelf. `announce` gets the saves in parts during a slow read. */
export function saveHandlers(
  matches: OpenMatches,
  announce: (part: readonly SaveInfo[]) => void,
): Handlers<SaveCommands> {
  const { ports, saves, games, opened, started, queue } = matches;
  return {
    async 'matches.list'() {
      await whenStartedMatchesSettle(matches);
      const found = await saves.list(announce);
      // If another program has changed the file, the match opens with its state in memory, so the list shows that
      // state.
      return found.map((save) => {
        const open = opened.get(save.match);
        return open?.changedOnDisk ? infoOf(open.id, open.match, open.meta, open.saved, games) : save;
      });
    },

    'saves.rename': ({ match: id, title }) =>
      withMatch(matches, id, async (open) => {
        await changeMeta(matches, open, { title });
        return infoOf(id, open.match, open.meta, open.saved, games);
      }),

    async 'saves.duplicate'({ match: id, title, sameLuck = false }) {
      const text = await textOf(matches, id);
      return (await saves.add(text, title, (copy) => sameLuck || renewLuck(copy, ports.newSeed()))).save;
    },

    'saves.trash': ({ match: id }) =>
      queue.run(id, async () => {
        opened.delete(id);
        await saves.trash(id);
        started.delete(id);
        return null;
      }),

    async 'saves.export'({ match: id }) {
      const text = await textOf(matches, id);
      const { title } = await saves.info(id);
      return exportFile(ports, `${fileName(title)}.${FILE_ENDINGS.save}`, text, 'save');
    },

    async 'saves.import'({ text }) {
      const chosen = await importFile(ports, text, 'save');
      if (chosen === null) return null;
      const { save, cut, known } = await saves.importSave(chosen);
      return { ...save, cut, known };
    },
  };
}
