import { defineStore } from 'pinia';
import { sameMove } from '../../engine/core/same-move';
import type { Choice, LogEntry } from '../../ipc/table';
import { useMatch } from './match';
import { useSession } from './session';

type Moves = readonly Pick<Choice, 'move'>[];

/** What is left of a click’s moves while others answer a question they raised: whose they are, and the moves made before. */
interface Rest {
  readonly seat: number;
  readonly moves: Moves;
  readonly ply: number;
}

/**
 * A way of several moves that was stopped by a question to others goes on by itself once it is answered, if nothing but the answer
 * came between. Where it cannot, what was answered last is kept to be told: the player had meant to go further.
 */
export const useVoyage = defineStore('voyage', () => {
  const match = useMatch();
  const session = useSession();
  const rest = session.perTable<Rest | null>(null);
  /** What ended a way before its goal. */
  const halted = session.perTable<LogEntry | null>(null);

  /** Plays moves one after the other, and keeps what a question to others leaves of them. */
  async function play(...moves: Moves) {
    const seat = match.table?.acting ?? null;
    halted.value = null;
    // Who answers at the same screen leaves the way of who asked as it is.
    if (rest.value?.seat === seat) rest.value = null;
    await match.play(...moves);
    const now = match.table;
    if (!now || seat === null || match.dropped || match.refusal) return;
    const left = moves.slice(lastClick(seat));
    const asked = !now.over && now.deciders.every((decider) => decider.seat !== seat);
    if (left.length > 0 && asked) rest.value = { seat, moves: left, ply: now.ply };
  }

  /** How many moves a seat made by the last click that is told. */
  function lastClick(seat: number): number {
    const { log } = match;
    let first = log.length - 1;
    while (first > 0 && log[first].on) first--;
    return log[first]?.seat === seat ? log.length - first : 0;
  }

  /** Goes on, where it is time to; called whenever the table has changed. */
  async function goOn() {
    const { table: now } = match;
    const left = rest.value;
    if (!left || !now) return;
    if (now.ply < left.ply || now.over) return void (rest.value = null);
    if (match.busy || match.held || match.curtain !== null || now.acting !== left.seat) return;
    const since = match.log.filter(({ ply }) => ply > left.ply);
    rest.value = null;
    if (since.some(({ seat, barrier }) => seat === left.seat || barrier === 'chance')) return;
    if (now.choices.some(({ move }) => sameMove(move, left.moves[0].move))) await play(...left.moves);
    else halted.value = since.at(-1) ?? null;
  }

  return { halted, play, goOn };
});
