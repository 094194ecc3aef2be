import type { Seat } from '../../core/game';
import { NOBODY } from '../serenissima/board';
import { isCount, need } from '../../kit/check-tools';
import { CATCH_UP, STARTING_GALLEYS } from './data/components';
import { BOARD, STARTS } from './data/board';
import { chooser } from './phases/choosing';
import { fleetSize, portsOf } from './queries';
import type { ActivationFrame, ChoosingFrame, Frame, State } from './state';

const STEPS = ['choice', 'loading', 'movement', 'stopped', 'sale', 'barred', 'battle', 'investment'];
const QUESTIONS = ['blockade', 'battle', 'loot', 'landing'];

/** The stack of decisions: one of set-up or turn at the bottom, and on an activation at most one question. */
export function checkFrames(state: State): void {
  const { frames } = state;
  need(frames.length <= 2, 'There are at most two decisions, one within the other');
  frames.forEach((frame, depth) => {
    need(typeof frame === 'object' && frame !== null, 'A decision is an object');
    need(
      QUESTIONS.includes(frame.kind) === depth > 0,
      'Blockades, battles, loot and landings lie within an activation, and nothing else does',
    );
    checkFrame(state, frame);
  });
  if (frames.length === 2) need(frames[0].kind === 'activation', 'A question belongs to an activation');
  const setup = frames[0]?.kind === 'closing' || frames[0]?.kind === 'choosing';
  need(setup === (state.turn === 0), 'Ports and galleys are chosen before the first turn, and only then');
  const active = frames[0]?.kind === 'activation' ? frames[0].galley : -1;
  need(state.active === active, 'The black token is at the active galley');
}

function checkFrame(state: State, frame: Frame): void {
  const seats = state.money.length;
  const isSeat = (seat: unknown): seat is Seat => isCount(seat, 0, seats - 1);
  const isGalley = (id: unknown): id is number =>
    isCount(id, 0, state.galleys.length - 1) && state.galleys[id] !== null;
  if (frame.kind === 'blockade' || frame.kind === 'catchUp') {
    need(Array.isArray(frame.seats) && frame.seats.length > 0 && frame.seats.every(isSeat), 'Somebody has to decide');
    need(new Set(frame.seats).size === frame.seats.length, 'Nobody decides twice');
  } else {
    need(isSeat(frame.seat), 'A decision is a seat’s');
  }
  switch (frame.kind) {
    case 'closing':
      return;
    case 'choosing':
      return checkChoosing(state, frame);
    case 'activation':
      need(isGalley(frame.galley), 'The active galley is on the board');
      return checkActivation(state, frame);
    case 'blockade': {
      const { what } = frame;
      need(['movement', 'sale', 'claim'].includes(what?.type), 'A blockade is of a movement, a sale or a claim');
      if (what.type === 'sale') checkPendingSale(state, what.good);
      if (what.type === 'claim') checkPendingClaim(state, what.sailors);
      return need(!frame.seats.includes(ownerOfActive(state)), 'Nobody blockades himself');
    }
    case 'battle': {
      const { target } = frame;
      need(typeof target === 'object' && target !== null, 'A battle has a target');
      const foe =
        'galley' in target
          ? isGalley(target.galley) && state.galleys[target.galley]?.owner
          : isCount(target.port, 0, BOARD.ports.length - 1) && state.ports[target.port].owner;
      need(isSeat(foe) && foe !== frame.seat, 'A battle is against another seat');
      need(isCount(frame.rounds), 'Rounds are counted');
      return need(frame.seat === ownerOfActive(state), 'The attacker is the active galley');
    }
    case 'loot':
      need(isGalley(frame.victor) && isGalley(frame.prize), 'Loot is one galley’s from another');
      need(state.galleys[frame.victor]?.owner === frame.seat, 'The victor is the seat’s');
      return need(frame.victor !== frame.prize, 'A galley is not its own prize');
    case 'landing':
      need(isCount(frame.port, 0, BOARD.ports.length - 1), 'Sailors land in a port');
      need(state.ports[frame.port].garrison === 0, 'Sailors land where the garrison has fallen');
      return need(frame.seat === ownerOfActive(state), 'The active galley lands');
    case 'catchUp':
      return need(fleetSize(state, frame.seats[0]) <= CATCH_UP, 'Whoever catches up has two galleys at most');
    default:
      return need(false, 'The decision is of a known kind');
  }
}

function checkChoosing(state: State, { seat, pick, stage }: ChoosingFrame): void {
  const seats = state.money.length;
  need(isCount(pick, 0, seats * STARTING_GALLEYS[seats] - 1), 'A choice is one of the set-up’s');
  need(seat === chooser(state, pick), 'Choices are made in order');
  need(stage === 'port' || stage === 'galley', 'A port or a galley is chosen');
  need(stage === 'galley' || pick < seats, 'Ports are chosen first');
  for (let other = 0; other < seats; other++) {
    const ports = portsOf(state, other);
    const chosen = Array.from({ length: pick }, (_, i) => chooser(state, i)).filter((by) => by === other).length;
    const port = chosen > 0 || (other === seat && stage === 'galley') ? 1 : 0;
    need(fleetSize(state, other) === chosen, `Seat ${other} has the galleys it chose`);
    need(ports.length === port && ports.every((id) => STARTS.includes(id)), `Seat ${other} has the port it chose`);
  }
}

function checkActivation(state: State, frame: ActivationFrame): void {
  const galley = state.galleys[frame.galley];
  need(galley?.owner === frame.seat, 'The active galley is the seat’s');
  need(STEPS.includes(frame.step), 'The step is one of the eight');
  need(isCount(frame.start, 0, BOARD.spaces.length - 1), 'The starting space is on the map');
  need(isCount(frame.crossed, 0, 5) && isCount(frame.value, -1, 5), 'Spaces crossed and combat value are five at most');
  need(isCount(frame.blockader, NOBODY, state.money.length - 1), 'The blockader is a seat or nobody');
  need((frame.step === 'barred') <= (frame.blockader !== NOBODY), 'A sale or claim is barred by somebody');
  need(
    typeof frame.freeLoaded === 'boolean' && typeof frame.bought === 'boolean',
    'Free cube and purchase are yes or no',
  );
}

function ownerOfActive(state: State): Seat {
  const [frame] = state.frames;
  return frame.kind === 'activation' ? frame.seat : NOBODY;
}

/** What waits for an answer must still be possible when it comes. */
function checkPendingSale(state: State, good: number): void {
  const [frame] = state.frames;
  const galley = frame.kind === 'activation' ? state.galleys[frame.galley] : null;
  const port = galley ? BOARD.ports.findIndex(({ space }) => space === galley.space) : -1;
  need(port >= 0 && isCount(galley?.cargo[good], 1), 'The good to be sold is aboard, at a port');
  const { warehouse } = state.ports[port];
  need(
    warehouse.length < BOARD.ports[port].size && BOARD.ports[port].good !== good && !warehouse.includes(good),
    'The port takes the good to be sold',
  );
}

function checkPendingClaim(state: State, sailors: number): void {
  const [frame] = state.frames;
  const galley = frame.kind === 'activation' ? state.galleys[frame.galley] : null;
  const port = galley ? BOARD.ports.findIndex(({ space }) => space === galley.space) : -1;
  need(port >= 0 && state.ports[port].owner === NOBODY, 'The port to be claimed is neutral');
  need(isCount(sailors, 1, Math.min(galley?.sailors ?? 0, BOARD.ports[port].size)), 'The sailors to land are aboard');
}
