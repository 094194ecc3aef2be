import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { GameInfo, Opened, Refusal, SaveInfo } from '../../ipc/contract';
import { ask, RefusedError } from './main-process';

export type Screen = 'home' | 'new' | 'learn' | 'table';

/** A text with what is put into it, or why main refused: translated where it is shown. */
export type Notice =
  { readonly text: string; readonly params: Readonly<Record<string, string>> } | { readonly refusal: Refusal };

/** Which screen is shown, the cabinet's games, and the shelf of saves. */
export const useApp = defineStore('app', () => {
  const screen = ref<Screen>('home');
  const games = shallowRef<readonly GameInfo[]>([]);
  const saves = shallowRef<readonly SaveInfo[]>([]);
  /** A match just opened, for the table to take over. */
  const opened = shallowRef<Opened | null>(null);
  /** One line of news for the player: an export written, a save that could not be read. */
  const notice = shallowRef<Notice | null>(null);
  const connected = ref(true);
  /** The game a new match is to be of, where the player has said so already. */
  const wanted = ref<string | null>(null);

  async function start() {
    games.value = await ask('games.list', {});
    await refresh();
  }

  async function refresh() {
    saves.value = await ask('matches.list', {});
  }

  /** Shows a screen; a new game begins with the game named. */
  function show(next: Screen, game: string | null = null) {
    screen.value = next;
    wanted.value = game;
  }

  async function home() {
    screen.value = 'home';
    opened.value = null;
    await refresh();
  }

  function take(match: Opened) {
    opened.value = match;
    screen.value = 'table';
  }

  /** Runs what the player asked for; a refusal becomes the notice. */
  async function attempt(step: () => Promise<void>) {
    notice.value = null;
    try {
      await step();
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      notice.value = { refusal: error.refusal };
    }
  }

  return { screen, games, saves, opened, notice, connected, wanted, start, refresh, show, home, take, attempt };
});
