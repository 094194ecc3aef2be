import { WOOD } from '../../../engine/games/la-loire/data/board';
import type { LaLoireMove } from '../../../engine/games/la-loire/moves';
import type { Choice } from '../../../ipc/table';
import type { Sentence } from '../../game-ui/sentence';
import type { Placed } from '../kit/rows';
import { deniers, figureName, messageName, points, priceOf, sentenceOf, SHORT } from './words';

/** The question before a move that gives up a delivery or sale, or leaves the Merchant stuck; `null` for other moves. */
export function warningOf({ move, forecast }: Choice<LaLoireMove>, lost: Sentence | null) {
  const isLost = move.type === 'move' || move.type === 'fetchHorse';
  const warning = isLost ? lost : forecast.strands ? strandWarning(forecast) : null;
  return warning && { warning };
}

/**
 * Warns that a Merchant in a city could not afford to leave it after this payment: this turn if it has yet to move,
 * otherwise next turn.
 */
const strandWarning = ({ strandsNow, money = 0 }: Choice['forecast']): Sentence =>
  sentenceOf(strandsNow ? 'rows.strandNowWarning' : 'rows.strandWarning', { ...SHORT, left: deniers(money) });

/**
 * The question about the delivery or sale that the acting figure gives up once the other one moves; `null` without one. A
 * purchase is rarely regretted, and wood may be kept for building, so neither is mentioned.
 */
export function lostByMoving(choices: readonly Choice<LaLoireMove>[]): Sentence | null {
  return lostDelivery(choices) ?? lostSale(choices);
}

/** The delivery with the most points, or a stop on the way, which has none yet. */
function lostDelivery(choices: readonly Choice<LaLoireMove>[]): Sentence | null {
  const worth = ({ points = 0, honours = 0 }: Choice['forecast']) => points + honours;
  const best = choices
    .filter(({ move }) => move.type === 'deliver')
    .toSorted((a, b) => worth(b.forecast) - worth(a.forecast))
    .at(0);
  if (best?.move.type !== 'deliver') return null;
  const { move, forecast } = best;
  const params = { figure: figureName('merchant'), message: messageName(move.card) };
  if (worth(forecast) === 0) return sentenceOf('rows.lostStopWarning', params);
  const gain = { points: points(worth(forecast)), price: deniers(forecast.pays ?? 0) };
  return sentenceOf(forecast.pays ? 'rows.lostDeliveryPaidWarning' : 'rows.lostDeliveryWarning', {
    ...params,
    ...gain,
  });
}

/** The sale of all goods in hand. */
function lostSale(choices: readonly Choice<LaLoireMove>[]): Sentence | null {
  const lots = new Map<number, number>();
  for (const { move, forecast } of choices)
    if (move.type === 'sell') lots.set(move.good, Math.max(lots.get(move.good) ?? 0, forecast.pays ?? 0));
  if ([...lots.keys()].every((good) => good === WOOD)) return null;
  const price = priceOf([...lots.values()].reduce((sum, pays) => sum + pays, 0));
  return sentenceOf('rows.lostSaleWarning', { figure: figureName('messenger'), price });
}

/** The reminder of a purchase or delivery is its full text. */
export const reminded = ({ type }: LaLoireMove, placed: Placed): Placed =>
  type === 'buy' || type === 'deliver' ? { ...placed, open: placed.full } : placed;
