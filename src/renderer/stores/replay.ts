import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { LogEntry } from '../../ipc/contract';
import { ask } from './main-process';
import { useMatch } from './match';
import { useSettings } from './settings';

/** How long each move is shown at least while playing, at normal pace, in milliseconds. */
const BEAT_MS = 700;

/** Looking back: by choice, or what happened since one's last decision. */
export type ReplayKind = 'replay' | 'recap';

/**
 * Positions of the past on the same board, by the same animations. While one is shown nothing can be played; the match itself
 * stays where it is. Only what the player at the screen may know is shown: main redacts the past like the present.
 */
export const useReplay = defineStore('replay', () => {
  const match = useMatch();
  const settings = useSettings();
  const kind = ref<ReplayKind | null>(null);
  /** Moves made up to what is shown. */
  const ply = ref(0);
  const view = shallowRef<unknown>(null);
  const playing = ref(false);
  /** Counts requests: a slower, older one never overwrites a newer one. */
  let request = 0;

  const length = computed(() => match.table?.ply ?? 0);
  const entry = computed<LogEntry | null>(() => (ply.value > 0 ? (match.log[ply.value - 1] ?? null) : null));

  async function viewAt(at: number): Promise<unknown> {
    const id = match.table?.match ?? '';
    return (await ask('matches.at', { match: id, ply: at })).view;
  }

  /** Shows the position after `at` moves, at once. */
  async function jump(at: number) {
    const target = Math.min(Math.max(0, at), length.value);
    const mine = ++request;
    playing.value = false;
    const next = await viewAt(target);
    if (mine !== request) return;
    ply.value = target;
    view.value = next;
    await match.show([], next);
  }

  async function open(at = length.value) {
    if (!match.table || match.curtain !== null) return;
    await jump(at);
    if (view.value !== null) kind.value = 'replay';
  }

  /** One move on, animated. Answers whether there was one. */
  async function forward(): Promise<boolean> {
    const mine = ++request;
    const next = match.log[ply.value];
    if (!next) return false;
    const after = await viewAt(ply.value + 1);
    if (mine !== request) return false;
    ply.value++;
    await match.show(next.events, after);
    if (mine !== request) return false;
    view.value = after;
    return true;
  }

  const back = () => jump(ply.value - 1);

  /** Plays on from here until the end, or until it is paused. */
  async function play() {
    if (playing.value) return;
    playing.value = true;
    while (playing.value && (await forwardPlaying()));
    playing.value = false;
  }

  /** A move on, and a moment to read what it did: some moves have no animation of their own. */
  async function forwardPlaying(): Promise<boolean> {
    const beat = settings.pace > 0 ? new Promise((resolve) => setTimeout(resolve, BEAT_MS / settings.pace)) : null;
    const going = await forward();
    await beat;
    return going && ply.value < length.value && kind.value !== null;
  }

  function pause() {
    playing.value = false;
  }

  /** The same for all moves since `from`, then back to the present by itself. */
  async function recap(from: number) {
    await jump(from);
    if (view.value === null) return;
    kind.value = 'recap';
    await play();
    if (kind.value === 'recap') leave();
  }

  /** Back to the present. */
  function leave() {
    request++;
    playing.value = false;
    kind.value = null;
    view.value = null;
    match.present();
  }

  return { kind, ply, view, playing, length, entry, open, jump, forward, back, play, pause, recap, leave };
});
