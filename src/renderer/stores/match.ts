import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { Choice, LogEntry, Opened, Refusal, SeatConfig, Table } from '../../ipc/contract';
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
  /** Who made the last move on this screen, and so still sits in front of it. */
  const holder = ref<number | null>(null);
  let perform: Performer = async () => undefined;

  const people = computed(() => table.value?.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : [])) ?? []);
  /** The only person at the table, who always sees what is his. */
  const alone = computed(() => (people.value.length === 1 ? people.value[0] : null));
  /** Who has to decide next: of several, people first. */
  const decider = computed(() => {
    const seats = table.value?.deciders.map(({ seat }) => seat) ?? [];
    return seats.find((seat) => people.value.includes(seat)) ?? seats[0] ?? null;
  });
  /** The computer that must think now, and at which move; a new object for every decision. */
  const due = computed(() => {
    const now = table.value;
    const seat = decider.value;
    if (!now || busy.value || seat === null || people.value.includes(seat)) return null;
    return { match: now.match, seat, ply: now.ply };
  });

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
    holder.value = null;
    await settleWho();
  }

  /** Makes sure that the screen shows what those in front of it may see, and asks for the device where it must. */
  async function settleWho() {
    const now = table.value;
    // A lesson has one learner, who stays in his seat.
    if (!now || now.lesson) return;
    if (alone.value !== null) {
      curtain.value = null;
      if (now.viewer !== alone.value) await sit(alone.value);
      return;
    }
    const deciders = now.deciders.filter(({ seat }) => people.value.includes(seat));
    const next = deciders.find((entry) => entry.seat === now.viewer) ?? deciders[0];
    const passesOn = next?.private && next.seat !== now.viewer;
    if (passesOn && next.seat !== holder.value && settings.settings.handOver !== 'none') {
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
      holder.value = acting;
      const played = await ask('matches.play', { match, seat: acting, move: { ...choice.move }, ply });
      await advance(played.entry, played.table);
    });
  }

  async function undo() {
    await step(async () => {
      const now = table.value;
      if (!now || now.undo.seat === null) return;
      holder.value = null;
      let back = await ask('matches.undo', { match: now.match, seat: now.viewer ?? now.undo.seat });
      while (back.undo.possible && back.deciders.every(({ seat }) => !people.value.includes(seat)))
        back = await ask('matches.undo', { match: now.match, seat: now.viewer ?? now.undo.seat });
      await retreat(back);
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

  async function advance(entry: LogEntry, next: Table, quickly = false) {
    log.value = [...log.value.slice(0, entry.ply - 1), entry];
    await perform(quickly ? [] : entry.events, next.view);
    table.value = next;
    await settleWho();
  }

  /** Shows what a computer has played; `quickly`: where it led, and nothing on the way. */
  const witness = (entry: LogEntry, next: Table, quickly: boolean) => step(() => advance(entry, next, quickly));

  /** Gives seats to people and computers. */
  async function seat(seats: readonly SeatConfig[]) {
    await step(async () => {
      const now = table.value;
      if (!now) return;
      table.value = await ask('matches.seats', { match: now.match, seats: seats.map((entry) => ({ ...entry })) });
      await settleWho();
    });
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
    alone,
    due,
    setPerformer,
    open,
    lift,
    play,
    undo,
    redo,
    goOn,
    goBack,
    reload,
    seat,
    witness,
    close,
    show,
    present,
    lastDecisionOf,
  };
});
