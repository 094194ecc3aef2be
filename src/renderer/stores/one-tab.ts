import { defineStore } from 'pinia';
import { ref, watch } from 'vue';
import { useApp } from './app';
import { useMatch } from './match';

const lockName = (match: string) => `serenissima-match-${match}`;

/**
 * Locks the open match for this browser tab, because two tabs would keep changing the seat at the screen. While
 * another tab has the match, `elsewhere` is true, until that tab leaves it or `takeOver` makes it leave. Electron has
 * one window, so its lock is always free.
 */
export const useOneTab = defineStore('one-tab', () => {
  const app = useApp();
  const match = useMatch();
  const elsewhere = ref(false);
  let release: () => void = () => undefined;

  /** Waits for the lock. If another tab had it, the match is reloaded. */
  async function lock(id: string): Promise<void> {
    const released = new Promise<void>((resolve) => (release = resolve));
    const isOurs = await navigator.locks.request(lockName(id), { ifAvailable: true }, async (lock) => {
      if (lock) await released;
      return lock !== null;
    });
    if (isOurs || match.table?.match !== id) return;
    elsewhere.value = true;
    await navigator.locks.request(lockName(id), async () => {
      if (match.table?.match !== id) return;
      elsewhere.value = false;
      await match.reload();
      await released;
    });
  }

  /** On this channel, a tab announces the match that it wants to take over. */
  const channel = 'locks' in navigator ? new BroadcastChannel('serenissima-matches') : null;
  channel?.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (data === match.table?.match && !elsewhere.value) void leaveTable();
  });
  async function leaveTable() {
    await app.home();
    app.notice = { text: 'home.otherTab', params: {} };
  }

  watch(
    () => match.table?.match,
    (id) => {
      release();
      elsewhere.value = false;
      if (id !== undefined && channel) void lock(id);
    },
    { immediate: true },
  );

  const takeOver = () => channel?.postMessage(match.table?.match ?? '');
  return { elsewhere, takeOver };
});
