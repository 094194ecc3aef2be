import { BRIBE, TABLES, TILES } from '../../../engine/games/doge-ship/data/board';
import type { Action } from '../../../engine/games/doge-ship/data/components';
import type { Sentence } from '../../game-ui/sentence';
import { sentenceOf } from '../kit/sentences';
import { canReplace, shownSeat } from './targets';
import { actionName, builder, count, kindOfPile, spaceName } from './words';
import type { View } from './words';

const isBribe = (action: Action): boolean => action.type === 'intrigue' && action.intrigue === 'bribe';

/** The price of a space's action, in addition to the space. */
export const ownPrice = (action: Action): number => (isBribe(action) ? BRIBE.price : 0);

/**
 * Whether the player whose yard is displayed can't pay for a space and its action. The top barricade's ducats arrive
 * after the space is paid, and can pay for the action.
 */
export function isTooDear(table: number, space: number, view: View): boolean {
  const action = TABLES[table].spaces[space - 1];
  const { money, top } = view.players[shownSeat(view)];
  const left = money - view.tables[table].spaces[space - 1].price;
  const bonus = top?.action === action.type && top.bonus.type === 'ducats' ? top.bonus.amount : 0;
  return left < 0 || (isBribe(action) && left + bonus < BRIBE.price);
}

/** A space in words: its action, and its price or its marker. For a player, also why it can't be used or has no effect. */
export function spaceState(table: number, space: number, view: View): Sentence {
  const { price, taken } = view.tables[table].spaces[space - 1];
  const action = TABLES[table].spaces[space - 1];
  const state = (words: Sentence) =>
    sentenceOf('names.space', { space: spaceName(table, space), action: actionName(action), state: words });
  if (taken >= 0) return state(sentenceOf('names.taken', { builder: builder(taken) }));
  const plays = view.seat !== null && view.phase !== 'over';
  if (plays && isTooDear(table, space, view)) {
    const { money } = view.players[shownSeat(view)];
    return state(
      sentenceOf('names.dear', {
        price: costOf(price + ownPrice(action), isBribe(action) && price > 0),
        money: count('ducat', money),
      }),
    );
  }
  const known = state(spacePrice(price, action));
  const useless = plays && isUseless(action, price, view);
  return useless ? sentenceOf('list', { all: known, item: sentenceOf(`rows.idle.${action.type}`) }) : known;
}

/** A price within a sentence. `inAll`: it is the price of both the space and its action. */
export const costOf = (price: number, inAll: boolean): Sentence =>
  price === 0
    ? sentenceOf('rows.free')
    : sentenceOf(inAll ? 'rows.costsInAll' : 'rows.costs', { price: count('ducat', price) });

/** The price of a space. If its action has a price too, says that this is the price of the space itself. */
function spacePrice(price: number, action: Action): Sentence {
  const itself = isBribe(action);
  if (price === 0)
    return sentenceOf(itself ? 'rows.freeSpace' : action.type === 'buy' ? 'names.freeBuy' : 'names.free');
  return sentenceOf(itself ? 'names.costsItself' : 'rows.costs', { price: count('ducat', price) });
}

/** Whether an action offers the player whose yard is displayed nothing to buy, build or replace, or no profit. */
function isUseless(action: Action, price: number, view: View): boolean {
  const { yard, top } = view.players[shownSeat(view)];
  switch (action.type) {
    case 'money': {
      const bonus = top?.action === 'money' ? top.bonus : null;
      if (bonus && bonus.type !== 'ducats') return false;
      return action.ducats + (bonus?.amount ?? 0) <= price;
    }
    case 'buy':
      return !view.piles.some((left, pile) => left > 0 && action.kinds.includes(kindOfPile(pile)));
    case 'construct':
      return !yard.some(({ tile, fits }) => fits && action.kinds.includes(TILES[tile].kind));
    case 'replacement':
      return !yard.some(({ tile }) => canReplace(TILES[tile].pile, view));
    default:
      return false;
  }
}
