import { readSave } from '../../engine/core/load';
import type { Match } from '../../engine/core/match-types';
import { saveText } from '../../engine/core/save';
import type { SaveMeta } from '../../engine/core/save';
import type { SaveInfo } from '../../ipc/shelf';
import type { Games } from './games';
import { journalPath, SAVES, takeFreeName, tornCopyName, tornPath } from './journal';
import type { Ports } from './ports';
import { listMatches, readSaved } from './read-saved';
import { Refused } from './refusals';
import { infoOf } from './save-info';
import { createSaveList } from './save-list';
import type { SaveList } from './save-list';
import type { Summaries } from './summaries';
import { duplicatesOn } from './duplicates';

/** The shelf of saves, with one journal per match. */
export interface SaveStore extends Omit<SaveList, 'forget'> {
  create(match: Match, meta: SaveMeta): Promise<NewSave>;
  put(text: string): Promise<NewSave>;
  text(match: string): Promise<string>;
  /** Adds a save's text as a new save, optionally with a title and a change. Rejects with {@link BadSave}. */
  add(text: string, title?: string, change?: (match: Match) => void): Promise<Taken>;
  /** Imports a save's text, unless an identical save is already on the shelf. Rejects like {@link add}. */
  importSave(text: string): Promise<FromOutside>;
  trash(match: string): Promise<void>;
}

/** A save that was added. `cut` means that its torn last line was dropped. */
interface Taken {
  readonly save: SaveInfo;
  readonly cut: boolean;
}

/** An imported save. `known` means that it was already on the shelf and nothing was added. */
interface FromOutside extends Taken {
  readonly known: boolean;
}

/** A save that was just written, with its text, so that it need not be read again. */
export interface NewSave {
  readonly id: string;
  readonly text: string;
}

/** Connects the saves to the files. `summaries` caches list entries, so that the list does not replay every match. */
export function createSaves(ports: Ports, games: Games, summaries: Summaries): SaveStore {
  const { files, newId, log, clock } = ports;
  const { forget, ...list } = createSaveList(ports, games, summaries);

  const put = async (text: string): Promise<NewSave> => ({
    id: await takeFreeName(newId, (id) => files.create(journalPath(id), text)),
    text,
  });
  const create = (match: Match, meta: SaveMeta) => put(saveText(match, meta));

  return {
    ...list,
    create,
    put,
    text: (match) => readSaved(files, journalPath(match)),

    async add(text, title, change) {
      const { match, meta: found, torn } = readSave(text, games.find);
      change?.(match);
      const meta = title === undefined ? found : { ...found, title };
      const { id } = await create(match, meta);
      return { save: infoOf(id, match, meta, clock.now(), games), cut: torn };
    },

    async importSave(text) {
      const { match, meta, torn, text: whole } = readSave(text, games.find);
      const written = saveText(match, meta);
      const duplicates = await duplicatesOn(files);
      const duplicate =
        (await duplicates.find(text)) ?? (await duplicates.find(whole)) ?? (await duplicates.find(written));
      if (duplicate !== undefined) return { save: await list.listed(duplicate), cut: torn, known: true };
      const { id } = await put(written);
      return { save: infoOf(id, match, meta, clock.now(), games), cut: torn, known: false };
    },

    async trash(match) {
      if (!(await listMatches(files)).includes(match)) throw new Refused('no-such-match');
      forget(match);
      const kept = await files.trash(journalPath(match));
      try {
        const torn = tornPath(match);
        if ((await files.list(SAVES)).includes(torn.slice(SAVES.length + 1)))
          await files.move(torn, tornCopyName(kept));
      } catch (error) {
        log.error('The copy of a torn line could not be moved to the trash with its match', error);
      }
    },
  };
}
