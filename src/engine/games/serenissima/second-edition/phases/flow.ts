import { NOBODY } from '../../common/board';
import { galleyAt } from '../../common/galleys';
import type { GalleyId } from '../../common/board';
import { CATCH_UP } from '../constants';
import { fleetSize, seatsOf } from '../queries';
import type { State } from '../state';
import { drawDogeCard } from './doge';
import type { Handlers, Turn } from './handler';
import { purchaseMoves } from './investment';

/** A new turn: the black token sets out from the Doge space. */
export function beginTurn(state: State, turn: Turn): void {
  state.turn++;
  state.active = -1;
  turn.events.push({ type: 'turnBegan', turn: state.turn });
  activateNext(state, turn);
}

/** The active galley has acted, its owner has invested, or it has sunk. */
export function endActivation(state: State, turn: Turn): void {
  activateNext(state, turn);
}

/** The black token moves to the next number with a galley; after the last to the Doge space. */
function activateNext(state: State, turn: Turn): void {
  for (let id = state.active + 1; id < state.galleys.length; id++) {
    if (state.galleys[id]) return activate(state, id, turn);
  }
  endTurn(state, turn);
}

function activate(state: State, id: GalleyId, { events }: Turn): void {
  const { owner, space } = galleyAt(state, id);
  state.active = id;
  state.frames = [
    {
      kind: 'activation',
      seat: owner,
      galley: id,
      step: 'choice',
      start: space,
      crossed: 0,
      freeLoaded: false,
      value: -1,
      blockader: NOBODY,
      bought: false,
    },
  ];
  events.push({ type: 'activated', seat: owner, galley: id, space });
}

/** A Doge card, perhaps a scoring; unless that was the last, whoever is short of galleys may buy, and a new turn begins. */
function endTurn(state: State, turn: Turn): void {
  state.active = -1;
  state.frames = [];
  if (drawDogeCard(state, turn)) return;
  catchUp(state, shortOfGalleys(state), turn);
}

/** The seats with fewer than two galleys, clockwise from the first player or the other way round (an option). */
function shortOfGalleys(state: State): number[] {
  const seats = seatsOf(state);
  const order = state.money.map((_, place) => (state.first + place) % seats);
  if (state.options.catchUp === 'lastPlayer') order.reverse();
  return order.filter((seat) => fleetSize(state, seat) < CATCH_UP);
}

/** Gives the purchase to the first of these seats that can buy anything; when there is none, the next turn begins. */
function catchUp(state: State, seats: number[], turn: Turn): void {
  const place = seats.findIndex((seat) => purchaseMoves(state, seat, true).length > 0);
  if (place < 0) return beginTurn(state, turn);
  const left = seats.slice(place);
  state.frames = [{ kind: 'catchUp', seats: left }];
  turn.events.push({ type: 'catchUpBegan', seat: left[0], galleys: fleetSize(state, left[0]) });
}

export const flow: Handlers<'done'> = {
  done(state, _seat, _move, turn) {
    const [frame] = state.frames;
    if (frame.kind === 'catchUp') catchUp(state, frame.seats.slice(1), turn);
    else endActivation(state, turn);
  },
};
