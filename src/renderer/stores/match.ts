import { until } from '@vueuse/core';
import { defineStore } from 'pinia';
import { computed } from 'vue';
import type { Refusal } from '../../ipc/refusals';
import type { SeatConfig } from '../../ipc/seats';
import type { Choice, LogEntry, Opened, Table } from '../../ipc/table';
import { createBoardStage } from './board-stage';
import { clickAt, stillStands } from './click';
import type { DecisionOf } from './click';
import { createLog } from './log';
import { UNSAVED } from '../../ipc/refusals';
import { ask, RefusedError } from './main-process';
import { createSeating } from './seating';
import { useSession } from './session';
import { useSettings } from './settings';
import { createSteps } from './steps';

/** A seat is given up whatever computers do meanwhile: asked again so often when they have moved on. */
const RESIGN_TRIES = 5;

/** What happened, where it led, and how it is to be shown. */
interface Advance {
  readonly entries: readonly LogEntry[];
  readonly table: Table;
  /** At its full length; as others' moves are watched; or nothing on the way. */
  readonly shown?: 'played' | 'watched' | 'result';
  /** Its player knows how it ends: figures and choices first, and the board performs it meanwhile. */
  readonly foreseen?: boolean;
}

/**
 * The match on the table as main last told it. One step at a time: ask main, and show where it led. What its player foresaw is shown
 * at once, and the board follows; what chance or secrets decide is performed first. What is chosen during a step waits for its end.
 * When the next decision shows its player secrets, the curtain falls first.
 */
export const useMatch = defineStore('match', () => {
  const session = useSession();
  const table = session.perTable<Table | null>(null);
  const told = createLog(session);
  const stage = createBoardStage(session);
  /** A step asks main. If the result was not foreseen, it is performed before it is shown. */
  const steps = createSteps(session, complain);
  const { stepping } = steps;
  /** What is performed decides what is shown after it. */
  const scene = session.perTable(false);
  const busy = computed(() => stepping.value || stage.performing.value);
  /** Something was chosen that could not be played any more when its turn came. */
  const dropped = session.perTable(false);
  const decisionOf = session.perTable<DecisionOf>(() => null);
  const refusal = session.perTable<Refusal | null>(null);
  /** Why a step could not be written. */
  const alarm = session.perTable<Refusal | null>(null);
  /** Why nothing can be saved at all. */
  const unwritable = session.perTable<Opened['unwritable']>(null);
  const notice = session.perTable<Opened['notice']>(null);
  /** A replay on the board, or a question on the screen: computers wait meanwhile. */
  const held = session.perTable(false);
  const seating = createSeating(session, { table, log: told, stage, settings: useSettings() });
  const { people, alone, curtain, lastMover } = seating;

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
    await step(seating.settle);
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

  /** The player named by the curtain says that it is they. */
  async function lift() {
    const seat = curtain.value;
    if (seat === null) return;
    // The curtain falls before the step that lets it fall has ended: who is quick need not ask twice.
    if (busy.value) await session.during(until(busy).toBe(false));
    if (curtain.value !== seat) return;
    await step(() => seating.raiseCurtain(seat));
  }

  /**
   * Plays moves one after the other, in one step; main stops where something else is to be decided first. During another step it waits
   * for its turn, and shortens what is performed meanwhile. Then it is played if the same decision offers the same move; or dropped.
   * Resolves when it is shown, be the board still on its way.
   */
  async function play(...choices: readonly Pick<Choice, 'move'>[]) {
    const click = table.value && clickAt(table.value, choices, decisionOf.value);
    dropped.value = false;
    if (!click) return;
    const waits = stepping.value;
    await inTurn(async () => {
      const now = table.value;
      if (!now) return;
      if (waits && !stillStands(click, now, decisionOf.value)) return void (dropped.value = true);
      const { match, ply } = now;
      const { moves, acting: seat } = click;
      await step(async () => {
        lastMover.value = seat;
        await advance(await session.ask('matches.play', { match, seat, moves, ply }));
      });
    });
  }

  /** Plays the move a player chose to skip. */
  const skip = () =>
    steps.inTurn(() =>
      step(async () => {
        if (!table.value?.skip) return;
        const { match, ply } = table.value;
        const { entry, table: next } = await session.ask('matches.skip', { match, ply });
        await advance({ entries: [entry], table: next, foreseen: entry.barrier === null });
      }),
    );

  const undo = () => inTurn(() => step(takeBack));

  async function takeBack() {
    const now = table.value;
    if (!now || now.undo.seat === null) return;
    lastMover.value = null;
    // An end or a resignation is taken back by itself, and nothing before it.
    const act = now.acts.at(-1)?.ply === now.ply;
    let back = await session.ask('matches.undo', { match: now.match, seat: now.viewer ?? now.undo.seat });
    while (!act && back.undo.possible && back.deciders.every(({ seat }) => !people.value.includes(seat)))
      back = await session.ask('matches.undo', { match: now.match, seat: now.viewer ?? now.undo.seat });
    await showNow(back);
  }

  const redo = () => inTurn(() => step(doAgain));

  async function doAgain() {
    const now = table.value;
    if (!now || now.redo.seat === null) return;
    const { entries, table: next } = await session.ask('matches.redo', {
      match: now.match,
      seat: now.viewer ?? now.redo.seat,
    });
    if (entries.length > 0) await advance({ entries, table: next, foreseen: true });
    else await showNow(next);
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
      await advance({ entries: [played.entry], table: played.table });
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
    await stage.perform([], next.view);
    await seating.settle();
  }

  async function advance({ entries, table: next, shown = 'played', foreseen = false }: Advance) {
    const events = shown === 'result' ? [] : entries.flatMap((entry) => entry.events);
    // The board begins before the table changes: it must not be what it is on its way to already.
    if (foreseen) void follow(events, next.view);
    else await perform(events, next.view, shown === 'watched');
    entries.forEach((entry) => told.add(entry));
    table.value = next;
    await seating.settle();
  }

  /** Performs what decides what is shown after it. */
  async function perform(events: LogEntry['events'], view: unknown, watched: boolean) {
    scene.value = true;
    await stage.perform(events, view, watched);
    scene.value = false;
  }

  /**
   * Performs what is already shown. If a player has sat down meanwhile, the board jumps to the end
   * as they may see it.
   */
  async function follow(events: LogEntry['events'], view: unknown) {
    await stage.perform(events, view);
    const now = table.value;
    if (now && now.view !== view && stage.shown.value === view) await stage.perform([], now.view);
  }

  /** Shows what a computer has played; `quickly`: where it led, and nothing on the way. */
  const showMove = (entry: LogEntry, next: Table, quickly: boolean) =>
    step(() => advance({ entries: [entry], table: next, shown: quickly ? 'result' : 'watched' }));

  /** Gives seats to people and computers. */
  async function seat(seats: readonly SeatConfig[]) {
    await step(async () => {
      const now = table.value;
      if (!now) return;
      table.value = await session.ask('matches.seats', {
        match: now.match,
        seats: seats.map((entry) => ({ ...entry })),
      });
      await seating.settle();
    });
  }

  /** Shows a refusal by main; if the table was out of date, it is fetched again. */
  async function complain(error: unknown) {
    scene.value = false;
    if (!(error instanceof RefusedError)) throw error;
    if (UNSAVED.has(error.refusal.code)) alarm.value = error.refusal;
    else refusal.value = error.refusal;
    if (error.refusal.code === 'stale') await seating.reread();
  }

  function step(run: () => Promise<void>): Promise<void> {
    if (!stepping.value) refusal.value = null;
    return steps.step(run);
  }

  /** What is asked for during a step waits for its turn, and shortens what is performed meanwhile. */
  function inTurn(run: () => Promise<void>): Promise<void> {
    if (stepping.value) stage.skip();
    return steps.inTurn(run);
  }

  /** Reads the table as main has it, where nothing is under way. */
  const refresh = () => step(seating.reread);

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

  /** Shows the present again, at once. */
  function present() {
    if (table.value) void stage.perform([], table.value.view);
  }

  /** The moves made when a seat last decided something: what it has not seen yet comes after. */
  function lastDecisionOf(seat: number): number {
    return told.log.value.findLast((entry) => entry.seat === seat && !entry.skip)?.ply ?? 0;
  }

  return {
    table,
    log: told.log,
    busy,
    scene,
    playing: stage.playing,
    dropped,
    decisionOf,
    curtain,
    people,
    curtainRaisedFor: seating.curtainRaisedFor,
    refusal,
    alarm,
    unwritable,
    notice,
    held,
    decider,
    alone,
    due,
    setPerformer: stage.setPerformer,
    open,
    lift,
    play,
    skip,
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
    show: stage.perform,
    present,
    lastDecisionOf,
  };
});
