import type { Seat } from '../../../core/game';
import { power, hasPalace } from '../abilities';
import { alongLoop, LOCATIONS } from '../data/board';
import type { LocationId } from '../data/board';
import { BANK_INCOME } from '../data/buildings';
import { FETCH_COST } from '../data/characters';
import { LEAVES_WITH_LEAST } from '../data/board';
import type { LaLoireMove } from '../moves';
import { isCity } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import { FIGURES } from '../state';
import type { Direction, Figure, State, TurnFrame } from '../state';
import type { TurnHandlers } from './decision';
import { cannotLeave } from './turn';

const LOOP = LOCATIONS.length;

/** The location `steps` away along the loop. */
function stepsFrom(at: LocationId, steps: number, direction: Direction): LocationId {
  return (at + steps * direction + LOOP) % LOOP;
}

/** Steps from one location to another in a direction, from 0 to the loop's length minus one. */
function distance(from: LocationId, to: LocationId, direction: Direction): number {
  return ((to - from) * direction + LOOP) % LOOP;
}

/** Why a figure can't move now. */
function whyNotSetOut(state: State, frame: TurnFrame, figure: Figure): RefusalCode | undefined {
  if (frame.poor) return 'too-poor';
  if (frame[figure]) return 'moved-already';
  if (frame.fetchedBy !== null && frame.fetchedBy !== figure) return 'fetched-first';
  return figure === 'merchant' && cannotLeave(state, frame.seat) ? 'too-poor' : undefined;
}

/** Why a stack can't leave or take these numbers of horses at its location. */
function whyNotRide(state: State, frame: TurnFrame, figure: Figure, leave: number, take: number) {
  const player = state.players[frame.seat];
  const { at, horses } = player[figure];
  if (leave > horses) return 'no-horses';
  if (leave > 0 && take > 0) return 'leave-or-take';
  if (take > state.horses[at]) return 'no-horse-here';
  if (take > power(player, 'horsesTaken') - (frame.fetchedBy === figure ? 1 : 0)) return 'horses-taken';
  return horses - leave + take > power(player, 'stack') ? 'stack-full' : undefined;
}

/** Why a figure with `horses` can't stop `steps` away. */
function whyNotStop(state: State, frame: TurnFrame, to: LocationId, steps: number, horses: number) {
  if (steps === horses + 1) return undefined;
  if (steps < 1 || steps > horses + 1) return 'exact';
  const player = state.players[frame.seat];
  if (isCity(to) && power(player, 'stopsInCities') > 0) return undefined;
  return to === state.circus && power(player, 'stopsAtCircus') > 0 ? undefined : 'exact';
}

/** The number of steps that a figure could ride if it took all the horses it may take. */
export function farthestStep(state: State, seat: Seat, figure: Figure): number {
  const player = state.players[seat];
  const { at, horses } = player[figure];
  const taken = Math.min(state.horses[at], power(player, 'horsesTaken'), power(player, 'stack') - horses);
  return horses + Math.max(0, taken) + 1;
}

type Journey = Extract<LaLoireMove, { type: 'move' }>;

function whyNotMove(state: State, frame: TurnFrame, move: Journey): RefusalCode | undefined {
  const { figure, direction, leave, take, to } = move;
  const why = whyNotSetOut(state, frame, figure) ?? whyNotRide(state, frame, figure, leave, take);
  if (why) return why;
  const stack = state.players[frame.seat][figure];
  if (stack.direction !== 0 && stack.direction !== direction) return 'no-turning';
  return whyNotStop(state, frame, to, distance(stack.at, to, direction), stack.horses - leave + take);
}

/**
 * Why a figure can't buy a horse from elsewhere. A figure with a full stack can do so, but must then leave a horse
 * behind.
 */
function whyNotFetch(state: State, frame: TurnFrame, figure: Figure, from: LocationId): RefusalCode | undefined {
  const why = whyNotSetOut(state, frame, figure);
  if (why) return why;
  const player = state.players[frame.seat];
  if (power(player, 'fetched') === 0) return 'no-blacksmith';
  if (frame.fetched) return 'fetched-already';
  if (from === player[figure].at) return 'take-here';
  if (state.horses[from] === 0) return 'no-horse-there';
  if (player.money < FETCH_COST) return 'no-money';
  const leaving = figure === 'merchant' && isCity(player.merchant.at);
  return leaving && player.money - FETCH_COST < LEAVES_WITH_LEAST ? 'fetch-and-leave' : undefined;
}

const BOTH_WAYS: readonly (-1 | 1)[] = [1, -1];

/** Adds every ride of the figures that have yet to move, and every horse they may buy. */
export function movementMoves(state: State, frame: TurnFrame, moves: LaLoireMove[]): void {
  for (const figure of FIGURES) {
    if (whyNotSetOut(state, frame, figure)) continue;
    rides(state, frame, figure, moves);
    if (frame.fetched || power(state.players[frame.seat], 'fetched') === 0) continue;
    for (let from = 0; from < LOOP; from++) {
      if (!whyNotFetch(state, frame, figure, from)) moves.push({ type: 'fetchHorse', figure, from });
    }
  }
}

/** Adds every ride of one figure that has yet to move. */
function rides(state: State, frame: TurnFrame, figure: Figure, moves: LaLoireMove[]): void {
  const stack = state.players[frame.seat][figure];
  for (const direction of BOTH_WAYS) {
    if (stack.direction === -direction) continue;
    for (let leave = stack.horses; leave > 0; leave--) journeys(state, frame, figure, direction, leave, 0, moves);
    for (let take = 0; take <= state.horses[stack.at]; take++) {
      journeys(state, frame, figure, direction, 0, take, moves);
    }
  }
}

/** The locations where a figure could stop if it moved now in this turn. */
export function stopsOf(state: State, frame: TurnFrame, figure: Figure): LocationId[] {
  if (whyNotSetOut(state, frame, figure)) return [];
  const moves: LaLoireMove[] = [];
  rides(state, frame, figure, moves);
  return [...new Set(moves.flatMap((move) => (move.type === 'move' ? [move.to] : [])))];
}

function journeys(
  state: State,
  frame: TurnFrame,
  figure: Figure,
  direction: -1 | 1,
  leave: number,
  take: number,
  moves: LaLoireMove[],
): void {
  if (whyNotRide(state, frame, figure, leave, take)) return;
  const stack = state.players[frame.seat][figure];
  const horses = stack.horses - leave + take;
  for (let steps = 1; steps <= horses + 1; steps++) {
    const to = stepsFrom(stack.at, steps, direction);
    if (!whyNotStop(state, frame, to, steps, horses)) moves.push({ type: 'move', figure, direction, leave, take, to });
  }
}

export const movement: TurnHandlers<'move' | 'fetchHorse'> = {
  fetchHorse(state, seat, { figure, from }, { events }, frame) {
    refuseIf(whyNotFetch(state, frame, figure, from));
    const player = state.players[seat];
    state.horses[from]--;
    player[figure].horses++;
    player.money -= FETCH_COST;
    frame.fetched = true;
    frame.fetchedBy = figure;
    frame.acting = null;
    events.push({ type: 'horseFetched', seat, figure, from, to: player[figure].at, cost: FETCH_COST });
  },

  move(state, seat, move, { events }, frame) {
    refuseIf(whyNotMove(state, frame, move));
    const { figure, direction, leave, take, to } = move;
    const player = state.players[seat];
    const stack = player[figure];
    const from = stack.at;
    if (figure === 'merchant' && isCity(from)) {
      const amount = player.money - power(player, 'leavesWith');
      if (amount > 0) {
        player.money -= amount;
        events.push({ type: 'deniersDiscarded', seat, at: from, amount });
      }
    }
    state.horses[from] += leave - take;
    stack.horses += take - leave;
    const steps = distance(from, to, direction);
    stack.at = to;
    stack.direction = isCity(to) ? 0 : direction;
    frame[figure] = true;
    frame.acting = figure;
    frame.fetchedBy = null;
    const path = alongLoop(from, to, direction);
    events.push({
      type: 'moved',
      seat,
      figure,
      from,
      to,
      direction,
      path,
      left: leave,
      taken: take,
      horses: stack.horses,
      early: steps <= stack.horses,
    });
    if (hasPalace(player, to, 'bank')) {
      player.money += BANK_INCOME;
      events.push({ type: 'bankPaid', seat, at: to, amount: BANK_INCOME });
    }
  },
};
