import { useDocumentVisibility } from '@vueuse/core';
import { defineStore } from 'pinia';
import { computed, ref, watch } from 'vue';
import type { LogEntry } from '../../ipc/table';
import { useMatch } from './match';
import { useSession } from './session';
import { useSettings } from './settings';

/** How many times as quick as usual the past can be watched. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
type ReplaySpeed = (typeof SPEEDS)[number];

/**
 * How long a move is shown at least while playing at 1×, and how long a whole game takes then, in milliseconds: eight minutes with its
 * longest scenes.
 */
const BEAT_MS = 700;
const WHOLE_MS = 450_000;
/** So far behind its time, in milliseconds, a move is shown without its animation. */
const BEHIND_MS = 4000;

/** Looking back: by choice, or what happened since one's last decision. */
type ReplayKind = 'replay' | 'recap';

/** The past as shown: the position after N moves. */
interface Shown {
  readonly kind: ReplayKind;
  readonly ply: number;
  readonly view: unknown;
}

const now = () => performance.now();

/**
 * Positions of the past on the same board, by the same animations. While one is shown nothing can be played; the match itself
 * stays where it is. Only what the player at the screen may know is shown: main redacts the past like the present.
 */
export const useReplay = defineStore('replay', () => {
  const match = useMatch();
  const session = useSession();
  const settings = useSettings();
  const shown = session.perTable<Shown | null>(null);
  const playing = session.perTable(false);
  /** Kept as long as the app is open, also for the next table. */
  const speed = ref<ReplaySpeed>(1);
  /** Counts what was asked for: a slower, older request never overwrites a newer one, nor goes on playing. */
  let request = 0;
  /** The position last asked for, which is shown as soon as main has answered: steps count from here, however quickly they come. */
  const asked = session.perTable(0);
  /** Counts what the board was told, and where the last of it leads: panel and log follow when the board is there. */
  let placed = 0;
  const heading = session.perTable(0);
  /** Counts the positions shown at once, without what led there: what was said of the one before holds no longer. */
  const leaps = ref(0);
  /** The position after the one being performed, asked for meanwhile. */
  const ahead = session.perTable<{ readonly at: number; readonly view: Promise<unknown> } | null>(null);
  /** The request that plays on from move to move; -1: none. */
  const loop = session.perTable(-1);
  /** When the move being shown has had its time. */
  let due = 0;

  const kind = computed(() => shown.value?.kind ?? null);
  /** Moves made up to what is shown. */
  const ply = computed(() => shown.value?.ply ?? 0);
  const view = computed(() => shown.value?.view ?? null);
  const length = computed(() => match.table?.ply ?? 0);
  const entry = computed<LogEntry | null>(() => (ply.value > 0 ? (match.log[ply.value - 1] ?? null) : null));
  /** How quickly the board performs; 0: it shows results at once. Looking back goes at a speed of its own. */
  const pace = computed(() => (settings.pace > 0 && kind.value === 'replay' ? speed.value : settings.pace));
  /** How long a move has while playing: of a long game less, so that all of it can be watched. */
  const beat = computed(() => Math.min(BEAT_MS, WHOLE_MS / Math.max(1, length.value)) / (pace.value || speed.value));

  // What one player may know of the past is nothing for the next.
  watch([() => match.table?.viewer, () => match.curtain], () => kind.value !== null && leave(), { flush: 'sync' });

  // A hidden window gets no frames.
  watch(useDocumentVisibility(), (now) => now === 'hidden' && pause());

  async function fetchAt(at: number): Promise<unknown> {
    const id = match.table?.match ?? '';
    return (await session.ask('matches.at', { match: id, ply: at })).view;
  }

  /** The position after `at` moves for request `mine`; where main has no answer, what is shown is what was asked for. */
  async function viewAt(at: number, mine: number): Promise<unknown> {
    try {
      return await (ahead.value?.at === at ? ahead.value.view : fetchAt(at));
    } catch (error) {
      ahead.value = null;
      if (mine === request) asked.value = heading.value;
      throw error;
    }
  }

  function fetchAhead(at: number) {
    ahead.value = at <= length.value ? { at, view: fetchAt(at) } : null;
    // Who comes to need it learns of a failure then.
    ahead.value?.view.catch(() => undefined);
  }

  /** Board, panel and log go to a position together: the last two when the board has performed what leads there. */
  async function put(as: ReplayKind, at: number, events: LogEntry['events'], next: unknown) {
    const mine = ++placed;
    heading.value = at;
    if (events.length === 0) leaps.value++;
    await match.show(events, next);
    if (mine === placed) shown.value = { kind: as, ply: at, view: next };
  }

  /** Shows the position after `at` moves, at once, and opens the past with it. Answers whether nothing else was asked for meanwhile. */
  async function show(at: number, as: ReplayKind): Promise<boolean> {
    const viewer = match.table?.viewer;
    const target = Math.min(Math.max(0, at), length.value);
    const mine = ++request;
    playing.value = false;
    asked.value = target;
    const next = await viewAt(target, mine);
    if (mine !== request || match.curtain !== null || match.table?.viewer !== viewer) return false;
    await put(as, target, [], next);
    return mine === request;
  }

  /** Looks back at the position after `at` moves; the present, unless another is named. */
  async function open(at = length.value) {
    if (match.table && match.curtain === null) await show(at, 'replay');
  }

  /** Shows another position of the past that is open. */
  async function jump(at: number) {
    if (kind.value !== null) await show(at, kind.value);
  }

  /** Shows the position before a move and performs that move; what was playing plays on from there. */
  async function watchMove(at: number) {
    if (kind.value === null) return;
    const going = playing.value;
    const there = await show(at - 1, kind.value);
    if (there) await (going ? play() : forward());
  }

  /** One move on, animated; at once while an earlier step still waits for its position. */
  async function forward(): Promise<void> {
    if (asked.value !== heading.value) return jump(asked.value + 1);
    const mine = ++request;
    playing.value = false;
    await stepOn(mine);
  }

  /** Answers whether it was made and nothing else was asked for meanwhile. */
  async function stepOn(mine: number, quietly = false): Promise<boolean> {
    const from = heading.value;
    const next = match.log.at(from);
    const past = kind.value;
    if (!next || past === null) return false;
    asked.value = from + 1;
    const after = await viewAt(from + 1, mine);
    if (mine !== request || view.value === null) return false;
    fetchAhead(from + 2);
    await put(past, from + 1, quietly ? [] : next.events, after);
    return mine === request;
  }

  const back = () => jump(asked.value - 1);

  /** Plays on from here until the end, or until it is paused. Answers whether nothing else was asked for meanwhile. */
  async function play(): Promise<boolean> {
    if (playing.value) return false;
    playing.value = true;
    // Paused in the midst of a move that is still being shown: what plays goes on after it.
    if (loop.value === request) return false;
    const mine = (loop.value = ++request);
    asked.value = heading.value;
    due = now();
    while (await session.during(stepOnPlaying(mine)));
    if (mine !== request) return false;
    loop.value = -1;
    playing.value = false;
    return true;
  }

  /**
   * A move on, and a moment to read what it did. After a long scene the quiet moves that follow wait no longer, and far behind they are
   * shown at once: a game takes the time it is to take.
   */
  async function stepOnPlaying(mine: number): Promise<boolean> {
    const behind = now() - due > BEHIND_MS;
    due += beat.value;
    const going = await stepOn(mine, behind);
    const left = due - now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    return going && mine === request && playing.value && heading.value < length.value;
  }

  /** Stops after the move that is being shown. */
  function pause() {
    playing.value = false;
  }

  /** Plays or pauses; at the end it starts again. */
  async function toggle() {
    if (playing.value) return pause();
    if (kind.value === 'replay' && asked.value >= length.value && !(await show(0, 'replay'))) return;
    await play();
  }

  /** As many speeds quicker, or slower below 0. */
  function faster(by: number) {
    const at = SPEEDS.indexOf(speed.value) + by;
    speed.value = SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, at))];
  }

  /** The same for all moves since `from`, then back to the present by itself. */
  async function recap(from: number) {
    if ((await show(from, 'recap')) && (await play())) leave();
  }

  /** Back to the present. */
  function leave() {
    request++;
    placed++;
    leaps.value++;
    ahead.value = null;
    playing.value = false;
    shown.value = null;
    match.present();
  }

  return {
    kind,
    ply,
    view,
    asked,
    leaps,
    playing,
    speed,
    pace,
    length,
    entry,
    open,
    jump,
    watchMove,
    forward,
    back,
    play,
    pause,
    toggle,
    faster,
    recap,
    leave,
  };
});
