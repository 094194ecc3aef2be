import { NOBODY } from '../serenissima/board';
import { need } from '../../kit/positions';
import { CATCH_UP } from './data/components';
import { BOARD, STARTS } from './data/board';
import { chooser } from './phases/choosing';
import { activation, fleetSize, portsOf } from './queries';
import type { ActivationFrame, Blockaded, ChoosingFrame, Frame, Galley, State } from './state';

const QUESTIONS: readonly Frame['kind'][] = ['blockade', 'battle', 'loot', 'landing'];

/**
 * Checks the stack of decisions: a set-up, activation or catch-up frame, with at most one question above an activation.
 */
export function checkFrames(state: State): void {
  const active = activation(state);
  state.frames.forEach((frame, depth) => {
    need(
      QUESTIONS.includes(frame.kind) === depth > 0,
      'Only blockades, battles, loot and landings interrupt an activation',
    );
    need(depth === 0 || active, 'A question belongs to an activation');
  });
  const bottom = state.frames.at(0)?.kind;
  const setup = bottom === 'closing' || bottom === 'choosing';
  need(setup === (state.turn === 0), 'Ports and galleys are chosen before the first turn, and only then');
  need(state.active === (active?.galley ?? NOBODY), 'The black token is at the active galley');
  if (active) checkActivation(state, active);
  for (const frame of state.frames) checkFrame(state, frame, active?.seat);
}

/** Checks a decision; `attacker` is the seat whose activation it interrupts. */
function checkFrame(state: State, frame: Frame, attacker: number | undefined): void {
  switch (frame.kind) {
    case 'closing':
    case 'activation':
      return;
    case 'choosing':
      return checkChoosing(state, frame);
    case 'blockade':
      checkBlockaded(state, frame.what);
      return need(!frame.seats.includes(attacker ?? NOBODY), 'No seat blockades itself');
    case 'battle': {
      const { target, seat } = frame;
      const foe = 'galley' in target ? state.galleys[target.galley]?.owner : state.ports[target.port].owner;
      need(foe !== undefined && foe !== NOBODY && foe !== seat, 'A battle is against another seat');
      return need(seat === attacker, 'The active galley’s owner attacks');
    }
    case 'loot': {
      const [victor, prize] = [state.galleys[frame.victor], state.galleys[frame.prize]];
      need(victor && prize, 'The victor and the prize are on the board');
      need(victor.owner === frame.seat, 'The seat owns the victor');
      return need(victor !== prize, 'A galley is not its own prize');
    }
    case 'landing':
      need(state.ports[frame.port].garrison === 0, 'Sailors land in a port without a garrison');
      return need(frame.seat === attacker, 'The active galley’s owner lands');
    case 'catchUp':
      return need(fleetSize(state, frame.seats[0]) <= CATCH_UP, 'A seat that catches up has at most two galleys');
  }
}

function checkChoosing(state: State, { seat, pick, stage }: ChoosingFrame): void {
  const seats = state.money.length;
  need(seat === chooser(state, pick), 'Choices are made in order');
  need(stage === 'galley' || pick < seats, 'Ports are chosen first');
  for (let other = 0; other < seats; other++) {
    const ports = portsOf(state, other);
    const chosen = Array.from({ length: pick }, (_, i) => chooser(state, i)).filter((by) => by === other).length;
    const port = chosen > 0 || (other === seat && stage === 'galley') ? 1 : 0;
    need(fleetSize(state, other) === chosen, `Seat ${other} has the galleys it chose`);
    need(ports.length === port && ports.every((id) => STARTS.includes(id)), `Seat ${other} has the port it chose`);
  }
}

function checkActivation(state: State, { galley, seat, step, blockader }: ActivationFrame): void {
  need(state.galleys[galley]?.owner === seat, 'The seat owns the active galley');
  need(step !== 'barred' || blockader !== NOBODY, 'A blockaded sale or claim has a blockader');
}

/** Checks that an action waiting for answers is possible. */
function checkBlockaded(state: State, what: Blockaded): void {
  if (what.type === 'movement') return;
  const galley = state.galleys[state.active] as Galley;
  const id = BOARD.ports.findIndex(({ space }) => space === galley.space);
  need(id >= 0, 'Sales and claims are at a port');
  const { size, good } = BOARD.ports[id];
  const { warehouse, owner } = state.ports[id];
  if (what.type === 'sale') {
    need(galley.cargo[what.good] > 0, 'The good to be sold is aboard');
    const room = warehouse.length < size && good !== what.good && !warehouse.includes(what.good);
    return need(room, 'The port can take the good to be sold');
  }
  need(owner === NOBODY, 'The port to be claimed is neutral');
  need(what.sailors <= Math.min(galley.sailors, size), 'The sailors to land are aboard');
}
