import { NOBODY } from '../../serenissima/board';
import { galleyAt } from '../../serenissima/galleys';
import type { GalleyId } from '../../serenissima/board';
import { CATCH_UP } from '../data/components';
import { fleetSize, seatsOf } from '../queries';
import type { CatchUpFrame, State } from '../state';
import type { Decision, MoveContext } from './decision';
import { drawDogeCard } from './doge';
import { purchaseMoves, purchases } from './investment';

/** Starts a turn: the black token leaves the Doge space. */
export function beginTurn(state: State, context: MoveContext): void {
  state.turn++;
  state.active = -1;
  context.events.push({ type: 'turnBegan', turn: state.turn });
  activateNext(state, context);
}

/** Ends an activation after the galley has acted or sunk, or its owner has invested. */
export function endActivation(state: State, context: MoveContext): void {
  activateNext(state, context);
}

/** Moves the black token to the next number with a galley, or after the last one to the Doge space. */
function activateNext(state: State, context: MoveContext): void {
  for (let id = state.active + 1; id < state.galleys.length; id++) {
    if (state.galleys[id]) return activate(state, id, context);
  }
  endTurn(state, context);
}

function activate(state: State, id: GalleyId, { events }: MoveContext): void {
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

/** Draws a Doge card. If the game goes on, seats with too few galleys may buy, and a new turn begins. */
function endTurn(state: State, context: MoveContext): void {
  state.active = -1;
  state.frames = [];
  if (drawDogeCard(state, context)) return;
  offerPurchase(state, shortOfGalleys(state), context);
}

/** The seats with fewer than two galleys, clockwise from the first player or in reverse (an option). */
function shortOfGalleys(state: State): number[] {
  const seats = seatsOf(state);
  const order = state.money.map((_, place) => (state.first + place) % seats);
  if (state.options.catchUp === 'lastPlayer') order.reverse();
  return order.filter((seat) => fleetSize(state, seat) < CATCH_UP);
}

/** Offers a purchase to the first of these seats that may buy. If there is none, the next turn begins. */
function offerPurchase(state: State, seats: number[], context: MoveContext): void {
  const place = seats.findIndex((seat) => mayBuy(state, seat));
  if (place < 0) return beginTurn(state, context);
  const left = seats.slice(place);
  state.frames = [{ kind: 'catchUp', seats: left }];
  context.events.push({ type: 'catchUpBegan', seat: left[0], galleys: fleetSize(state, left[0]) });
}

/**
 * Whether a seat can buy something, or could with enough money: with hidden ducats, asking must not reveal a seat's
 * money. Before rules version 3, only seats that could pay were asked.
 */
function mayBuy(state: State, seat: number): boolean {
  const { money, asked } = state.options;
  const rich = money === 'hidden' && asked === 'all';
  return purchaseMoves(rich ? withMoney(state, seat) : state, seat, true).length > 0;
}

function withMoney(state: State, seat: number): State {
  return { ...state, money: state.money.map((ducats, other) => (other === seat ? Infinity : ducats)) };
}

/** After a turn, each seat with too few galleys may make purchases, one seat at a time. */
export const catchUp: Decision<CatchUpFrame, 'recruit' | 'buyGalley' | 'done'> = {
  actors: (_state, { seats }) => [seats[0]],
  moves: (state, _frame, seat) => [...purchaseMoves(state, seat, true), { type: 'done' }],
  play: {
    ...purchases,
    done: (state, _seat, _move, context, { seats }) => offerPurchase(state, seats.slice(1), context),
  },
};
