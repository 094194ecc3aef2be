import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { Choice, LogEntry, Opened, Refusal, Table } from '../../ipc/contract';
import { ask, RefusedError } from './main-process';
import { useSettings } from './settings';

/** Plays events on the board and then shows the view; the table screen provides it while it is mounted. */
export type Performer = (events: readonly { readonly type: string }[], view: unknown) => Promise<void>;

/**
 * The match on the table as main last told it. One step at a time: ask main, let the board perform what happened, show where it
 * led. When the next decision shows its player secrets, the curtain falls first.
 */
export const useMatch = defineStore('match', () => {
  const settings = useSettings();
  const table = shallowRef<Table | null>(null);
  const log = shallowRef<readonly LogEntry[]>([]);
  const busy = ref(false);
  /** The seat the device must be handed to; everything is hidden meanwhile. */
  const curtain = ref<number | null>(null);
  /** The seat the curtain last rose for. */
  const lifted = ref<number | null>(null);
  const refusal = shallowRef<Refusal | null>(null);
  /** A save that could not be written. */
  const alarm = ref('');
  const notice = ref<Opened['notice']>(null);
  let perform: Performer = async () => undefined;

  const humans = computed(() => table.value?.seats.filter((seat) => seat.kind === 'human').length ?? 0);
  /** Who has to decide next. */
  const decider = computed(() => table.value?.deciders[0]?.seat ?? null);

  function setPerformer(next: Performer) {
    perform = next;
  }

  async function open(opened: Opened) {
    table.value = opened.table;
    log.value = opened.log;
    notice.value = opened.notice;
    refusal.value = null;
    alarm.value = '';
    curtain.value = null;
    await settleWho();
  }

  /** Makes sure that the screen shows what those in front of it may see, and asks for the device where it must. */
  async function settleWho() {
    const now = table.value;
    // A lesson has one learner, who stays in his seat.
    if (!now || now.lesson) return;
    const next = now.deciders.find((entry) => entry.seat === now.viewer) ?? now.deciders[0];
    const passesOn = next?.private && next.seat !== now.viewer;
    if (passesOn && humans.value > 1 && settings.settings.handOver !== 'none') {
      curtain.value = next.seat;
      if (now.viewer !== null) await sit(null);
      return;
    }
    curtain.value = null;
    if (passesOn) await sit(next.seat);
    else if (now.viewer !== null && !next?.private) await sit(null);
  }

  async function sit(seat: number | null) {
    const now = table.value;
    if (!now) return;
    const seated = await ask('matches.sit', { match: now.match, seat });
    table.value = seated.table;
    log.value = seated.log;
  }

  /** The player named by the curtain says that it is he. */
  async function lift() {
    const seat = curtain.value;
    if (seat === null) return;
    await step(async () => {
      await sit(seat);
      lifted.value = seat;
      curtain.value = null;
    });
  }

  async function play(choice: Pick<Choice, 'move'>) {
    await step(async () => {
      const now = table.value;
      if (!now || now.acting === null) return;
      const { match, ply, acting } = now;
      const played = await ask('matches.play', { match, seat: acting, move: { ...choice.move }, ply });
      await advance(played.entry, played.table);
    });
  }

  async function undo() {
    await step(async () => {
      const now = table.value;
      if (!now || now.undo.seat === null) return;
      await retreat(await ask('matches.undo', { match: now.match, seat: now.viewer ?? now.undo.seat }));
    });
  }

  async function redo() {
    await step(async () => {
      const now = table.value;
      if (!now || now.redo.seat === null) return;
      const played = await ask('matches.redo', { match: now.match, seat: now.viewer ?? now.redo.seat });
      await advance(played.entry, played.table);
    });
  }

  /** A lesson's next move, made by main. */
  async function goOn() {
    await step(async () => {
      const now = table.value;
      if (!now?.lesson?.next) return;
      const played = await ask('lessons.go', { match: now.match, ply: now.ply });
      await advance(played.entry, played.table);
    });
  }

  /** A lesson's step taken back. */
  async function goBack() {
    await step(async () => {
      const now = table.value;
      if (!now?.lesson) return;
      await retreat(await ask('lessons.back', { match: now.match }));
    });
  }

  async function retreat(back: Table) {
    log.value = log.value.slice(0, back.ply);
    table.value = back;
    await perform([], back.view);
    await settleWho();
  }

  async function advance(entry: LogEntry, next: Table) {
    log.value = [...log.value.slice(0, entry.ply - 1), entry];
    await perform(entry.events, next.view);
    table.value = next;
    await settleWho();
  }

  /** One step at a time; what main refuses is shown, and after a missed beat the table is read anew. */
  async function step(run: () => Promise<void>) {
    if (busy.value) return;
    busy.value = true;
    refusal.value = null;
    try {
      await run();
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      refusal.value = error.refusal;
      if (error.refusal.code === 'stale') await sit(table.value?.viewer ?? null);
    } finally {
      busy.value = false;
    }
  }

  /** After the connection came back: the table as it is now. */
  async function reload() {
    const now = table.value;
    if (!now) return;
    await step(async () => {
      const again = await ask('matches.open', { match: now.match });
      await open(again);
    });
  }

  async function close() {
    const now = table.value;
    table.value = null;
    log.value = [];
    curtain.value = null;
    if (now) await ask('matches.close', { match: now.match });
  }

  /** Performs events of the past on the board. */
  const show: Performer = (events, view) => perform(events, view);

  /** Shows the present again, at once. */
  function present() {
    if (table.value) void perform([], table.value.view);
  }

  /** The moves made when a seat last decided something: what it has not seen yet comes after. */
  function lastDecisionOf(seat: number): number {
    return log.value.findLast((entry) => entry.seat === seat)?.ply ?? 0;
  }

  return {
    table,
    log,
    busy,
    curtain,
    lifted,
    refusal,
    alarm,
    notice,
    decider,
    setPerformer,
    open,
    lift,
    play,
    undo,
    redo,
    goOn,
    goBack,
    reload,
    close,
    show,
    present,
    lastDecisionOf,
  };
});
