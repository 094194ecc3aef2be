import type { LaLoireEvent } from '../../../engine/games/la-loire/events';
import { concernsOf, piecesOf } from '../kit/concerns';
import { GREAT_DELIVERY } from './headlines';
import { target } from './targets';
import type { View } from './words';

/**
 * The events that concern another player: a figure arriving or a horse taken where one of their figures is, a purchase
 * at their building, a new price where their Merchant is, a move of the circus, a new building, the hiring of a
 * character's last copy, a delivery worth many points, and anything that brings or announces the end.
 */
export const concerns = concernsOf<LaLoireEvent, View>({
  turnBegan: ({ last }) => last,
  horseFetched: ({ from }, seat, view) => standsAt(from, seat, view),
  deniersDiscarded: false,
  moved: ({ to }, seat, view) => standsAt(to, seat, view),
  bankPaid: false,
  bought: ({ at }, seat, { owners }) => owners[at] === seat,
  boatMoved: false,
  marketShifted: ({ colour }, seat, { shields, players }) => shields[players[seat].merchant.at] === colour,
  circusMoved: true,
  sold: false,
  built: true,
  palaceBought: false,
  shipped: false,
  hired: ({ character }, _seat, { characters }) => characters[character] === 0,
  cardsDrawn: false,
  messageBought: false,
  deckShuffled: false,
  cardsReturned: false,
  cubePlaced: false,
  cubeTakenBack: false,
  delivered: ({ points }) => points >= GREAT_DELIVERY,
  turnForgone: false,
  endReached: true,
  gameOver: true,
});

function standsAt(at: number, seat: number, { players }: View): boolean {
  const { merchant, messenger } = players[seat];
  return merchant.at === at || messenger.at === at;
}

type By = { readonly seat: number };
const merchant = ({ seat }: By) => [target.merchant(seat)];
const messenger = ({ seat }: By) => [target.messenger(seat)];

/** The pieces an event moves. Animations of different figures can run at the same time. */
export const pieces = piecesOf<LaLoireEvent>({
  horseFetched: ({ figure, seat }) => [target[figure](seat)],
  deniersDiscarded: merchant,
  moved: ({ figure, seat }) => [target[figure](seat)],
  bankPaid: merchant,
  bought: merchant,
  boatMoved: ({ seat }) => [target.boat(seat)],
  marketShifted: () => ['market'],
  sold: merchant,
  palaceBought: ({ seat, palace }) => [target.merchant(seat), `palace:${palace}`],
  hired: ({ figure, seat }) => [target[figure](seat)],
  messageBought: messenger,
  cubePlaced: messenger,
  cubeTakenBack: messenger,
  delivered: messenger,
  turnForgone: merchant,
});
