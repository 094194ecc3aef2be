import { defineStore } from 'pinia';
import { computed, watch } from 'vue';
import type { LogEntry } from '../../ipc/contract';
import { useMatch } from './match';
import { useSession } from './session';
import { useSettings } from './settings';

/** How long each move is shown at least while playing, at normal pace, in milliseconds. */
const BEAT_MS = 700;

/** Looking back: by choice, or what happened since one's last decision. */
type ReplayKind = 'replay' | 'recap';

/**
 * Positions of the past on the same board, by the same animations. While one is shown nothing can be played; the match itself
 * stays where it is. Only what the player at the screen may know is shown: main redacts the past like the present.
 */
export const useReplay = defineStore('replay', () => {
  const match = useMatch();
  const session = useSession();
  const settings = useSettings();
  const kind = session.perTable<ReplayKind | null>(null);
  /** Moves made up to what is shown. */
  const ply = session.perTable(0);
  const view = session.perTable<unknown>(null);
  const playing = session.perTable(false);
  /** Counts what was asked for: a slower, older request never overwrites a newer one, nor goes on playing. */
  let request = 0;
  /** The position last asked for, which is shown as soon as main has answered: steps count from here, however quickly they come. */
  let asked = 0;

  const length = computed(() => match.table?.ply ?? 0);
  const entry = computed<LogEntry | null>(() => (ply.value > 0 ? (match.log[ply.value - 1] ?? null) : null));

  // What one player may know of the past is nothing for the next.
  watch([() => match.table?.viewer, () => match.curtain], () => kind.value !== null && leave(), { flush: 'sync' });

  async function viewAt(at: number): Promise<unknown> {
    const id = match.table?.match ?? '';
    return (await session.ask('matches.at', { match: id, ply: at })).view;
  }

  /** The same for request `mine`; where main has no answer, what is shown is what was asked for. */
  async function viewAtOr(at: number, mine: number): Promise<unknown> {
    try {
      return await viewAt(at);
    } catch (error) {
      if (mine === request) asked = ply.value;
      throw error;
    }
  }

  /** Shows the position after `at` moves, at once, and opens the past with it. */
  async function show(at: number, as: ReplayKind) {
    const viewer = match.table?.viewer;
    const target = Math.min(Math.max(0, at), length.value);
    const mine = ++request;
    playing.value = false;
    asked = target;
    const next = await viewAtOr(target, mine);
    if (mine !== request || match.curtain !== null || match.table?.viewer !== viewer) return;
    kind.value = as;
    ply.value = target;
    view.value = next;
    await match.show([], next);
  }

  /** Looks back at the position after `at` moves; the present, unless another is named. */
  async function open(at = length.value) {
    if (match.table && match.curtain === null) await show(at, 'replay');
  }

  /** Shows another position of the past that is open. */
  async function jump(at: number) {
    if (kind.value !== null) await show(at, kind.value);
  }

  /** One move on, animated; at once while an earlier step still waits for its position. */
  async function forward(): Promise<void> {
    if (asked !== ply.value) return jump(asked + 1);
    const mine = ++request;
    playing.value = false;
    await stepOn(mine);
  }

  async function stepOn(mine: number): Promise<boolean> {
    const next = match.log.at(ply.value);
    if (!next || kind.value === null) return false;
    asked = ply.value + 1;
    const after = await viewAtOr(asked, mine);
    if (mine !== request) return false;
    ply.value++;
    await match.show(next.events, after);
    if (mine !== request) return false;
    view.value = after;
    return true;
  }

  const back = () => jump(asked - 1);

  /** Plays on from here until the end, or until it is paused. Answers whether nothing else was asked for meanwhile. */
  async function play(): Promise<boolean> {
    if (playing.value) return false;
    const mine = ++request;
    playing.value = true;
    while (await session.during(stepOnPlaying(mine)));
    if (mine !== request) return false;
    playing.value = false;
    return true;
  }

  /** A move on, and a moment to read what it did: some moves have no animation of their own. */
  async function stepOnPlaying(mine: number): Promise<boolean> {
    const beat = settings.pace > 0 ? new Promise((resolve) => setTimeout(resolve, BEAT_MS / settings.pace)) : null;
    const going = await stepOn(mine);
    await beat;
    return going && mine === request && playing.value && ply.value < length.value;
  }

  /** Stops after the move that is being shown. */
  function pause() {
    playing.value = false;
  }

  /** The same for all moves since `from`, then back to the present by itself. */
  async function recap(from: number) {
    await show(from, 'recap');
    if (kind.value === 'recap' && (await play())) leave();
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
