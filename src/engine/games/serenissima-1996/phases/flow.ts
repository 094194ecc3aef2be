import type { Seat } from '../../../core/game';
import { ENDING_DIE } from '../data/components';
import { incomeOf } from '../queries';
import { scoreSheet } from '../score';
import type { Phase, PhaseFrame, State } from '../state';
import { earn } from '../treasury';
import { canFight } from './combat';
import type { MoveContext } from './decision';
import { hasHarbourWork } from './harbour';
import { canLand } from './landing';
import { canSell } from './revenue';

/** The phases in order, and whether a seat has anything to decide in each. */
const PHASES: readonly { readonly phase: Phase; readonly canAct: (state: State, seat: Seat) => boolean }[] = [
  { phase: 'harbour', canAct: hasHarbourWork },
  { phase: 'sailing', canAct: (state, seat) => state.galleys.some((galley) => galley?.owner === seat) },
  { phase: 'combat', canAct: canFight },
  { phase: 'landing', canAct: canLand },
  { phase: 'revenue', canAct: canSell },
];

/** Starts a turn: resets the limits per turn, then starts the bidding. */
export function beginTurn(state: State, context: MoveContext): void {
  state.turn++;
  for (const port of state.ports) {
    port.hired = 0;
    port.built = false;
  }
  for (const galley of state.galleys) {
    if (!galley) continue;
    galley.sailed = 0;
    galley.passage = 'free';
  }
  state.frames = [{ kind: 'bidding', bids: state.powers.map(() => null) }];
  const due = state.turn >= state.lastTurn;
  const thrown = due && state.options.end === 'variable';
  context.events.push({
    type: 'turnBegan',
    turn: state.turn,
    last: due && !thrown,
    ...(thrown && { thrown: true as const }),
  });
}

/** Starts a phase with the first seat in order. */
export function beginPhase(state: State, phase: Phase, context: MoveContext): void {
  nextSeat(state, phase, 0, context);
}

/** Ends the active seat's phase and starts the next seat's. */
export function endPhase(state: State, seat: Seat, { phase, place }: PhaseFrame, context: MoveContext): void {
  if (phase === 'revenue') payIncome(state, seat, context);
  nextSeat(state, phase, place + 1, context);
}

/**
 * Starts the phase of the next seat that has a decision, from `place` on: in this phase or a later one. Ends the turn if
 * there is none.
 */
function nextSeat(state: State, phase: Phase, place: number, context: MoveContext): void {
  let step = PHASES.findIndex((entry) => entry.phase === phase);
  for (; step < PHASES.length; step++, place = 0) {
    for (; place < state.order.length; place++) {
      const seat = state.order[place];
      const current = PHASES[step].phase;
      if (PHASES[step].canAct(state, seat)) {
        state.frames = [{ kind: 'phase', phase: current, place, closed: [] }];
        context.events.push({ type: 'phaseBegan', phase: current, seat });
        return;
      }
      context.events.push({ type: 'phaseSkipped', phase: current, seat });
      if (current === 'revenue') payIncome(state, seat, context);
    }
  }
  endTurn(state, context);
}

/** Pays 300 ducats to a seat that owns its own capital. */
function payIncome(state: State, seat: Seat, context: MoveContext): void {
  const amount = incomeOf(state, seat);
  if (amount === 0) return;
  earn(state, seat, amount);
  context.events.push({ type: 'income', seat, amount });
}

function endTurn(state: State, context: MoveContext): void {
  if (!isLastTurn(state, context)) return beginTurn(state, context);
  state.frames = [];
  context.events.push({ type: 'gameOver', winners: scoreSheet(state).winners });
}

function isLastTurn(state: State, context: MoveContext): boolean {
  if (state.turn < state.lastTurn) return false;
  if (state.options.end === 'fixed') return true;
  const die = context.random.roll(6);
  const over = die >= ENDING_DIE;
  context.events.push({ type: 'endThrown', die, over });
  return over;
}
