import { defineStore } from 'pinia';
import { shallowReactive, toRefs } from 'vue';
import type { GameInfo } from '../../ipc/game-info';
import type { Refusal } from '../../ipc/refusals';
import type { Opened } from '../../ipc/table';
import { afterPaint } from './after-paint';
import { ask, refusalOf } from './main-process';
import { useMatch } from './match';
import { EMPTY_SHELF, readShelf } from './shelf';

type Screen = 'home' | 'game' | 'new' | 'learn' | 'table';

/** A text with its parameters, or a refusal by main with its file. Translated where it is shown. */
type Notice =
  | { readonly text: string; readonly params: Readonly<Record<string, string>>; readonly undo?: () => unknown }
  | { readonly refusal: Refusal; readonly file?: string };

const INITIAL = {
  screen: 'home' as Screen,
  games: [] as readonly GameInfo[],
  wanted: null as string | null, // the game that the screen shows; null if the screen chooses one
  notice: null as Notice | null, // one line for the player: an export was written, a save could not be read
  reporting: false,
  connected: true,
  lockedOut: false, // whether the host was restarted and does not recognise this page
  ready: false, // whether the settings are loaded; the player can't do anything before that
};

export const useApp = defineStore('app', () => {
  const match = useMatch();
  const shelf = shallowReactive({ ...EMPTY_SHELF });
  const state = shallowReactive({ ...INITIAL });
  let entering: object | null = null;

  /** Must not read a save, so that a damaged save can't prevent the start. */
  async function start() {
    state.games = await ask('games.list', {});
  }

  const refresh = () => readShelf(shelf);

  function show(screen: Exclude<Screen, 'table'>, game: string | null = null) {
    entering = null;
    match.close();
    state.screen = screen;
    state.wanted = game;
  }

  async function home() {
    show('home');
    // The known list is drawn first: reading 1,000 saves keeps the page busy.
    if (shelf.listed) await afterPaint();
    await refresh();
  }

  /**
   * Opens the table of the match that `opening` opens or creates. Only one match can be opened at a time, so that a
   * double click creates one match. If the player goes to another screen in the meantime, the table does not appear.
   */
  async function enter(opening: () => Promise<Opened>) {
    if (entering) return;
    const mine = (entering = {});
    await attempt(async () => {
      try {
        const opened = await opening();
        if (mine !== entering) return;
        void match.open(opened);
        state.screen = 'table';
      } finally {
        if (mine === entering) entering = null;
      }
    });
  }

  const openMatch = (match: string) => enter(() => ask('matches.open', { match }));

  /** Runs an action. Returns whether it succeeded; a refusal becomes the notice. */
  async function attempt(run: () => Promise<void>): Promise<boolean> {
    state.notice = null;
    try {
      await run();
      return true;
    } catch (error) {
      state.notice = { refusal: refusalOf(error) };
      return false;
    }
  }

  return { ...toRefs(state), ...toRefs(shelf), start, refresh, show, home, enter, openMatch, attempt };
});
