import { defineStore } from 'pinia';
import { ref, watch } from 'vue';
import { useApp } from './app';
import { useMatch } from './match';

const nameOf = (match: string) => `serenissima-match-${match}`;

/**
 * Holds the match on the table for this tab of a browser alone: two tabs would move the same people from seat to seat. Where another
 * tab has the match, `elsewhere` is true until that one gives it up, by itself or because `takeOver` asked for it. Electron has one
 * window, where nothing of this is ever seen.
 */
export const useOneTab = defineStore('one-tab', () => {
  const app = useApp();
  const match = useMatch();
  const elsewhere = ref(false);
  /** Gives the match back. */
  let release: () => void = () => undefined;

  /** Waits until the match is this tab's; if that took another tab's leave, shows it as it is then. */
  async function hold(id: string): Promise<void> {
    const released = new Promise<void>((resolve) => (release = resolve));
    const isOurs = await navigator.locks.request(nameOf(id), { ifAvailable: true }, async (lock) => {
      if (lock) await released;
      return lock !== null;
    });
    if (isOurs || match.table?.match !== id) return;
    elsewhere.value = true;
    await navigator.locks.request(nameOf(id), async () => {
      if (match.table?.match !== id) return;
      elsewhere.value = false;
      await match.reload();
      await released;
    });
  }

  /** What tabs tell each other: the match that one of them is to have. */
  const channel = 'locks' in navigator ? new BroadcastChannel('serenissima-matches') : null;
  channel?.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (data === match.table?.match && !elsewhere.value) void giveUp();
  });
  async function giveUp() {
    await app.home();
    app.notice = { text: 'home.otherTab', params: {} };
  }

  watch(
    () => match.table?.match,
    (id) => {
      release();
      elsewhere.value = false;
      if (id !== undefined && channel) void hold(id);
    },
    { immediate: true },
  );

  const takeOver = () => channel?.postMessage(match.table?.match ?? '');
  return { elsewhere, takeOver };
});
