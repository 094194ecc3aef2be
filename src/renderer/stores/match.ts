import { until } from '@vueuse/core';
import { defineStore } from 'pinia';
import { computed } from 'vue';
import type { Choice, LogEntry, Opened, Refusal, SeatConfig, Table } from '../../ipc/contract';
import { createLog } from './log';
import { UNSAVED } from '../../ipc/refusals';
import { ask, RefusedError } from './main-process';
import { useSession } from './session';
import { useSettings } from './settings';

/** Plays events on the board and then shows the view; the table screen provides it while it is mounted. */
type Performer = (events: readonly { readonly type: string }[], view: unknown) => Promise<void>;

/** A seat is given up whatever computers do meanwhile: asked again so often when they have moved on. */
const RESIGN_TRIES = 5;

/** While there is no board nothing is performed. */
const NO_BOARD: Performer = async () => undefined;

/**
 * The match on the table as main last told it. One step at a time: ask main, let the board perform what happened, show where it
 * led. When the next decision shows its player secrets, the curtain falls first.
 */
export const useMatch = defineStore('match', () => {
  const settings = useSettings();
  const session = useSession();
  const table = session.perTable<Table | null>(null);
  const told = createLog(session);
  const busy = session.perTable(false);
  /** The seat the device must be handed to; everything is hidden meanwhile. */
  const curtain = session.perTable<number | null>(null);
  /** The seat the curtain last rose for. */
  const curtainRaisedFor = session.perTable<number | null>(null);
  const refusal = session.perTable<Refusal | null>(null);
  /** Why a step could not be written. */
  const alarm = session.perTable<Refusal | null>(null);
  /** Why nothing can be saved at all. */
  const unwritable = session.perTable<Opened['unwritable']>(null);
  const notice = session.perTable<Opened['notice']>(null);
  /** The past on the board, or a question on the screen: nobody moves unasked meanwhile. */
  const held = session.perTable(false);
  /** Who made the last move on this screen, and so still sits in front of it. */
  const lastMover = session.perTable<number | null>(null);
  const performer = session.perTable(NO_BOARD);

  const people = computed(() => table.value?.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : [])) ?? []);
  /** The only person at the table, who always sees what is theirs. */
  const alone = computed(() => (people.value.length === 1 ? people.value[0] : null));
  /** Who has to decide next: of several, people first. */
  const decider = computed(() => {
    const seats = table.value?.deciders.map(({ seat }) => seat) ?? [];
    return seats.find((seat) => people.value.includes(seat)) ?? seats.at(0) ?? null;
  });
  /** The computer that must think now, and at which move; a new object for every decision. */
  const due = computed(() => {
    const now = table.value;
    const seat = decider.value;
    if (!now || busy.value || seat === null || people.value.includes(seat)) return null;
    return { match: now.match, seat, ply: now.ply };
  });

  /** Lets a board perform until the returned function is called; that leaves alone a board that has come after it. */
  function setPerformer(next: Performer): () => void {
    performer.value = next;
    return () => {
      if (performer.value === next) performer.value = NO_BOARD;
    };
  }

  const perform: Performer = (events, view) => session.during(performer.value(events, view));

  /** Lays a match on the table, in a session of its own; another that lay there is closed. */
  async function open(opened: Opened) {
    const before = table.value?.match;
    session.renew();
    if (before !== undefined && before !== opened.table.match) void closeInMain(before);
    table.value = opened.table;
    told.begin(opened);
    notice.value = opened.notice;
    unwritable.value = opened.unwritable;
    if (opened.notice === 'save-changed') alarm.value = { code: opened.notice, message: '' };
    await step(settleWho);
  }

  /** Leaves the table, and the session ends. */
  function close() {
    const before = table.value?.match;
    session.renew();
    if (before !== undefined) void closeInMain(before);
  }

  /** Tells main that a match is off the table. A main out of reach has nothing of it open any more. */
  async function closeInMain(match: string) {
    try {
      await ask('matches.close', { match });
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
    }
  }

  /** Makes sure that the screen shows what those in front of it may see, and asks for the device where it must. */
  async function settleWho() {
    const now = table.value;
    // A lesson has one learner, who stays in their seat.
    if (!now || now.lesson) return;
    if (alone.value !== null) {
      curtain.value = null;
      if (now.viewer !== alone.value) await sit(alone.value);
      return;
    }
    const deciders = now.deciders.filter(({ seat }) => people.value.includes(seat));
    const next = deciders.find((entry) => entry.seat === now.viewer) ?? deciders.at(0);
    const passesOn = next?.private && next.seat !== now.viewer;
    // Whom main has stood up by itself has left what he alone may know in the log.
    const leaves = now.viewer !== null || !told.fits(now);
    if (passesOn && next.seat !== lastMover.value && settings.settings.handOver !== 'none') {
      curtain.value = next.seat;
      if (leaves) await sit(null);
      return;
    }
    curtain.value = null;
    if (passesOn) await sit(next.seat);
    else if (leaves && !next?.private) await sit(null);
  }

  /** Main is told who looks on, and tells the rest of the log: after the moves that are known, or all of it. */
  async function sit(seat: number | null, from = told.known()) {
    const now = table.value;
    if (!now) return;
    const seated = await session.ask('matches.sit', { match: now.match, seat, from });
    table.value = seated.table;
    if (!told.seat(from, seated) && from > 0) await sit(seat, 0);
  }

  /** The player named by the curtain says that it is they. */
  async function lift() {
    const seat = curtain.value;
    if (seat === null) return;
    // The curtain falls before the step that lets it fall has ended: who is quick need not ask twice.
    if (busy.value) await session.during(until(busy).toBe(false));
    if (curtain.value !== seat) return;
    await step(async () => {
      await sit(seat);
      curtainRaisedFor.value = seat;
      curtain.value = null;
    });
  }

  /** Plays moves one after the other, in one step; main stops where something else is to be decided first. */
  async function play(...choices: readonly Pick<Choice, 'move'>[]) {
    await step(async () => {
      const now = table.value;
      if (!now || now.acting === null) return;
      const { match, ply, acting } = now;
      lastMover.value = acting;
      const moves = choices.map(({ move }) => ({ ...move }));
      const played = await session.ask('matches.play', { match, seat: acting, moves, ply });
      await advance(played.entries, played.table);
    });
  }

  async function undo() {
    await step(async () => {
      const now = table.value;
      if (!now || now.undo.seat === null) return;
      lastMover.value = null;
      // An end or a resignation is taken back by itself, and nothing before it.
      const act = now.acts.at(-1)?.ply === now.ply;
      let back = await session.ask('matches.undo', { match: now.match, seat: now.viewer ?? now.undo.seat });
      while (!act && back.undo.possible && back.deciders.every(({ seat }) => !people.value.includes(seat)))
        back = await session.ask('matches.undo', { match: now.match, seat: now.viewer ?? now.undo.seat });
      await showNow(back);
    });
  }

  async function redo() {
    await step(async () => {
      const now = table.value;
      if (!now || now.redo.seat === null) return;
      const redone = await session.ask('matches.redo', { match: now.match, seat: now.viewer ?? now.redo.seat });
      if (redone.entries.length > 0) await advance(redone.entries, redone.table);
      else await showNow(redone.table);
    });
  }

  /** Ends the match where it stands; all seats that people play have agreed. */
  const endHere = () =>
    step(async () => {
      const now = table.value;
      if (!now) return;
      const agreed = [...people.value];
      await showNow(await session.ask('matches.end', { match: now.match, ply: now.ply, agreed }));
    });

  /** A person gives a seat up. */
  async function resign(seat: number) {
    for (let tries = 0; tries < RESIGN_TRIES; tries++) {
      // Computers may be moving: that is shown first, and where they have moved on meanwhile it is asked again.
      await session.during(until(busy).toBe(false));
      await step(async () => {
        const now = table.value;
        if (now) await showNow(await session.ask('matches.resign', { match: now.match, ply: now.ply, seat }));
      });
      if (refusal.value?.code !== 'stale') return;
    }
  }

  /** A lesson's next move, made by main. */
  async function goOn() {
    await step(async () => {
      const now = table.value;
      if (!now?.lesson?.next) return;
      const played = await session.ask('lessons.go', { match: now.match, ply: now.ply });
      await advance([played.entry], played.table);
    });
  }

  /** A lesson's step taken back. */
  async function goBack() {
    await step(async () => {
      const now = table.value;
      if (!now?.lesson) return;
      await showNow(await session.ask('lessons.back', { match: now.match }));
    });
  }

  /** The table as it is now, without anything on the way: no move was made since. */
  async function showNow(next: Table) {
    told.cut(next.ply);
    table.value = next;
    await perform([], next.view);
    await settleWho();
  }

  async function advance(entries: readonly LogEntry[], next: Table, quickly = false) {
    entries.forEach((entry) => told.add(entry));
    await perform(quickly ? [] : entries.flatMap(({ events }) => events), next.view);
    table.value = next;
    await settleWho();
  }

  /** Shows what a computer has played; `quickly`: where it led, and nothing on the way. */
  const showMove = (entry: LogEntry, next: Table, quickly: boolean) => step(() => advance([entry], next, quickly));

  /** Gives seats to people and computers. */
  async function seat(seats: readonly SeatConfig[]) {
    await step(async () => {
      const now = table.value;
      if (!now) return;
      table.value = await session.ask('matches.seats', {
        match: now.match,
        seats: seats.map((entry) => ({ ...entry })),
      });
      await settleWho();
    });
  }

  /** One step at a time; what main refuses is shown, and after a missed beat the table is read anew. */
  async function step(run: () => Promise<void>) {
    if (busy.value) return;
    busy.value = true;
    refusal.value = null;
    try {
      await session.during(run());
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      if (UNSAVED.has(error.refusal.code)) alarm.value = error.refusal;
      else refusal.value = error.refusal;
      if (error.refusal.code === 'stale') await reread();
    } finally {
      busy.value = false;
    }
  }

  /** The table as main has it, after it has moved on without us. */
  async function reread() {
    await sit(table.value?.viewer ?? null, 0);
    await settleWho();
  }

  /** The same, where nothing is under way. */
  const refresh = () => step(reread);

  /** After the connection came back: the same match from nothing. */
  async function reload() {
    const now = table.value;
    if (!now) return;
    try {
      await open(await session.ask('matches.open', { match: now.match }));
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      refusal.value = error.refusal;
    }
  }

  /** Performs events of the past on the board. */
  const show = perform;

  /** Shows the present again, at once. */
  function present() {
    if (table.value) void perform([], table.value.view);
  }

  /** The moves made when a seat last decided something: what it has not seen yet comes after. */
  function lastDecisionOf(seat: number): number {
    return told.log.value.findLast((entry) => entry.seat === seat)?.ply ?? 0;
  }

  return {
    table,
    log: told.log,
    busy,
    curtain,
    people,
    curtainRaisedFor,
    refusal,
    alarm,
    unwritable,
    notice,
    held,
    decider,
    alone,
    due,
    setPerformer,
    open,
    lift,
    play,
    undo,
    redo,
    endHere,
    resign,
    goOn,
    goBack,
    refresh,
    reload,
    seat,
    showMove,
    close,
    show,
    present,
    lastDecisionOf,
  };
});
