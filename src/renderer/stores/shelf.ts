import type { Refusal } from '../../ipc/refusals';
import type { SaveInfo, Shelf } from '../../ipc/shelf';
import { ask, listen, refusalOf } from './main-process';

export const EMPTY_SHELF = {
  saves: [] as readonly SaveInfo[],
  shelf: null as Shelf | null,
  listed: false, // whether the list has been read, at least in part
  reading: false, // whether the list is being read for the first time
  trouble: null as Refusal | null,
};

type ShelfState = typeof EMPTY_SHELF;

/**
 * Reads the list again. The first time, saves appear as they are read; later, the old list stays until the new one is
 * complete. A refusal is shown in place of the list, and the app otherwise still works.
 */
export async function readShelf(state: ShelfState): Promise<void> {
  const stopListening = state.listed ? () => undefined : listen('saves.read', (part) => addSaves(state, part));
  state.reading = !state.listed;
  try {
    state.saves = keepUnchanged(state.saves, await ask('matches.list', {}));
    state.trouble = null;
  } catch (error) {
    state.trouble = refusalOf(error);
    state.saves = [];
  }
  stopListening();
  state.reading = false;
  state.listed = true;
  state.shelf = await ask('saves.shelf', {}).catch(() => null);
}

function addSaves(state: ShelfState, part: readonly SaveInfo[]): void {
  const known = new Set(state.saves.map((save) => save.match));
  state.saves = [...state.saves, ...part.filter((save) => !known.has(save.match))];
  state.listed = true;
}

/** The new list, with the old entries of saves that have not changed, so that their cards are not rendered again. */
function keepUnchanged(old: readonly SaveInfo[], now: readonly SaveInfo[]): readonly SaveInfo[] {
  const before = new Map(old.map((save) => [save.match, save]));
  return now.map((save) => {
    const known = before.get(save.match);
    return known && !known.damage && !save.damage && known.saved === save.saved ? known : save;
  });
}
