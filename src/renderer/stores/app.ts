import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { GameInfo } from '../../ipc/cabinet';
import type { Refusal } from '../../ipc/refusals';
import type { SaveInfo, Shelf } from '../../ipc/shelf';
import type { Opened } from '../../ipc/table';
import { ask, listen, RefusedError } from './main-process';
import { useMatch } from './match';

type Screen = 'home' | 'new' | 'learn' | 'table';

/** A text with what is put into it, or why main refused (the file, if it is one): translated where it is shown. */
type Notice =
  | { readonly text: string; readonly params: Readonly<Record<string, string>> }
  | { readonly refusal: Refusal; readonly file?: string };

/** Which screen is shown, the cabinet's games, and the shelf of saves. */
export const useApp = defineStore('app', () => {
  const match = useMatch();
  const screen = ref<Screen>('home');
  const games = shallowRef<readonly GameInfo[]>([]);
  const saves = shallowRef<readonly SaveInfo[]>([]);
  /** What is to be said of the shelf as a whole. */
  const shelf = shallowRef<Shelf | null>(null);
  /** One line of news for the player: an export written, a save that could not be read. */
  const notice = shallowRef<Notice | null>(null);
  /** Whether a problem is being reported. */
  const reporting = ref(false);
  const connected = ref(true);
  /** Whether there is a host again, which does not know this page. */
  const lockedOut = ref(false);
  /** Whether the player's settings hold: until then there is nothing to choose. */
  const ready = ref(false);
  /** Whether the shelf has been read, and why it cannot be. */
  const listed = ref(false);
  /** Whether it is being read for the first time. */
  const reading = ref(false);
  const trouble = shallowRef<Refusal | null>(null);
  /** The game a new match is to be of, or that is being learnt, where the player has said so already. */
  const wanted = ref<string | null>(null);
  /** The way to a table, while main prepares it. */
  let journey: object | null = null;

  /** What is known without reading a file. */
  async function start() {
    games.value = await ask('games.list', {});
  }

  /**
   * Reads the shelf again. The first time, saves are shown as they are read; later the list stays until the new one is complete. A
   * refusal is shown in place of the list, and the rest of the app works.
   */
  async function refresh() {
    const silence = listed.value ? () => undefined : listen('saves.read', hear);
    reading.value = !listed.value;
    try {
      saves.value = sameWhereUnchanged(saves.value, await ask('matches.list', {}));
      trouble.value = null;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      saves.value = [];
      trouble.value = error.refusal;
    }
    silence();
    reading.value = false;
    listed.value = true;
    shelf.value = await ask('saves.shelf', {}).catch(() => null);
  }

  function hear(part: readonly SaveInfo[]) {
    const known = new Set(saves.value.map((save) => save.match));
    saves.value = [...saves.value, ...part.filter((save) => !known.has(save.match))];
    listed.value = true;
  }

  /** Shows a screen that is no table; a table is left. A new game, or learning, begins with the game named. */
  function show(next: Exclude<Screen, 'table'>, game: string | null = null) {
    journey = null;
    match.close();
    screen.value = next;
    wanted.value = game;
  }

  async function home() {
    show('home');
    await refresh();
  }

  /**
   * Goes to the table of the match that `opening` opens or begins. One at a time, so that a double click begins one match; and who
   * has gone elsewhere before it is there is not called back.
   */
  async function enter(opening: () => Promise<Opened>) {
    if (journey) return;
    const mine = (journey = {});
    await attempt(async () => {
      try {
        const opened = await opening();
        if (mine !== journey) return;
        void match.open(opened);
        screen.value = 'table';
      } finally {
        if (mine === journey) journey = null;
      }
    });
  }

  /** Runs what the player asked for, and says whether it was done; a refusal becomes the notice. */
  async function attempt(step: () => Promise<void>): Promise<boolean> {
    notice.value = null;
    try {
      await step();
      return true;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      notice.value = { refusal: error.refusal };
      return false;
    }
  }

  return {
    screen,
    games,
    saves,
    shelf,
    notice,
    reporting,
    connected,
    lockedOut,
    ready,
    listed,
    reading,
    trouble,
    wanted,
    start,
    refresh,
    show,
    home,
    enter,
    attempt,
  };
});

/** A new list with the old entries of saves that were not written since, so that the page leaves their cards alone. */
function sameWhereUnchanged(old: readonly SaveInfo[], now: readonly SaveInfo[]): readonly SaveInfo[] {
  const before = new Map(old.map((save) => [save.match, save]));
  return now.map((save) => {
    const known = before.get(save.match);
    return known && !known.damage && !save.damage && known.saved === save.saved ? known : save;
  });
}
