import type { Seat } from '../../../engine/core/game';
import type { Serenissima1996Move } from '../../../engine/games/serenissima-1996/moves';
import type { BargainFrame } from '../../../engine/games/serenissima-1996/state';
import type { GoodId } from '../../../engine/games/serenissima/board';
import type { Choice } from '../../../ipc/table';
import type { TargetId } from '../../board/board-types';
import type { Question } from '../../game-ui/questions';
import type { Sentence } from '../../game-ui/sentence';
import { line } from '../kit/rows';
import type { Placed } from '../kit/rows';
import { target } from '../serenissima/targets';
import { bestSaleOf, ducatsOf, figure, galleyName, remainingAfter, list, sentenceOf } from '../serenissima/words';
import { goodName, piecesOf, portName, powerOf } from './words';
import type { View } from './words';

type BargainMove = Extract<Serenissima1996Move, { type: 'quote' | 'counter' | 'take' | 'accept' | 'refuse' }>;

/** The place of the goods, and the galley that would take them. */
function ends({ source, galley }: BargainFrame): readonly [from: TargetId, to: TargetId] {
  return [source.kind === 'port' ? target.port(source.port) : target.galley(source.galley), target.galley(galley)];
}

const sells = ({ stage }: BargainFrame): boolean => stage === 'quote' || stage === 'counter';

/** The piece at which the player is asked for a price or an answer, and the paths that goods would take. */
export function bargainAsked(frame: BargainFrame): Question {
  const [from, to] = ends(frame);
  return { piece: sells(frame) ? from : to, routes: [[from, to], ...(frame.inReturn ? [[to, from]] : [])] };
}

/** The question, short enough for one line: who offers what for which price. */
export function bargainWords(
  { stage, seller, buyer, count, good, inReturn, ...frame }: BargainFrame,
  view: View,
): Sentence {
  const each = stage === 'counter' ? frame.countered : frame.quoted;
  return sentenceOf(`decision.${inReturn ? 'exchange.' : ''}${stage}`, {
    count,
    seller: powerOf(view, seller),
    buyer: powerOf(view, buyer),
    goods: piecesOf(count, good),
    each: ducatsOf(each),
    asked: figure(frame.quoted),
    all: ducatsOf(each * count),
    ...(inReturn && { given: piecesOf(inReturn.count, inReturn.good) }),
  });
}

/** What the question leaves out: the other player or the goods, their route, and the buyer's own money. */
export function bargainDetails(frame: BargainFrame, view: View): Sentence {
  const { stage, seller, buyer, source, count, good, inReturn, galley } = frame;
  const money = sells(frame) ? null : view.money[buyer];
  const parts = [
    ...(inReturn && stage === 'quote' ? [powerOf(view, buyer)] : []),
    ...(stage === 'last' || stage === 'take' ? [powerOf(view, seller)] : []),
    ...(stage === 'counter' ? [piecesOf(count, good)] : []),
    sentenceOf('decision.details.route', {
      from: source.kind === 'port' ? portName(source.port) : galleyName(source.galley),
      to: galleyName(galley),
    }),
    ...(inReturn && stage === 'counter'
      ? [sentenceOf('decision.details.asked', { asked: ducatsOf(frame.quoted) })]
      : []),
    ...(!inReturn && count > 1 ? priceOfSeveral(frame) : []),
    ...(money === null ? [] : [sentenceOf('decision.details.purse', { money: figure(money) })]),
  ];
  return parts.reduce((all, item) => sentenceOf('decision.details.join', { all, item }));
}

/** The price that the question leaves out: per piece if it has the total, and the total if it has the price per piece. */
function priceOfSeveral({ stage, count, countered, quoted }: BargainFrame): Sentence[] {
  if (stage === 'answer' || stage === 'last') return [sentenceOf('decision.details.each', { each: ducatsOf(quoted) })];
  return stage === 'counter' ? [sentenceOf('decision.details.all', { all: ducatsOf(countered * count) })] : [];
}

/**
 * The row for a price, a number of pieces or an answer, at the acting player's piece. `active` is the seat whose phase
 * it is, which has opened the bargain.
 */
export function bargainPlace(
  move: BargainMove,
  forecast: Choice['forecast'],
  frame: BargainFrame,
  active: Seat | null,
): Placed {
  const [from, to] = ends(frame);
  const [actor, other] = sells(frame) ? [from, to] : [to, from];
  const at = {
    left: comesTo(forecast, frame),
    brings: fetched(forecast, frame.good, frame.inReturn?.good),
    actor,
    target: other,
  };
  return { ...at, ...place(move, forecast, frame, active) };
}

function place(move: BargainMove, forecast: Choice['forecast'], frame: BargainFrame, active: Seat | null): Placed {
  switch (move.type) {
    case 'quote':
    case 'counter': {
      const key = frame.inReturn ? `${move.type}OnTop` : move.type;
      const placed = line('bargain', move.type, key, figure(move.price), {
        price: ducatsOf(move.price),
        count: frame.count,
      });
      // Steppers start at a value that reveals little: for the seller the value of the goods, for the buyer just below
      // the quoted price.
      if (move.type === 'quote') {
        const note = frame.source.kind === 'port' ? sentenceOf('rows.mustSell') : null;
        return { ...placed, begins: move.price <= (forecast.brings ?? Infinity), note };
      }
      return { ...placed, begins: true, brings: null };
    }
    case 'take': {
      const { cost = 0 } = forecast;
      const { good } = frame;
      const params = { goods: piecesOf(move.count, good), good: goodName(good), price: ducatsOf(cost) };
      const placed = {
        ...line('bargain', 'take', 'take', figure(move.count), params),
        price: figure(cost),
        begins: true,
      };
      return move.count === 0 ? { ...placed, full: sentenceOf('rows.takeNone', params) } : placed;
    }
    case 'accept':
      return { ...answer('accept', acceptance(forecast, frame)), note: comesTo(forecast, frame) };
    case 'refuse':
      if (frame.stage === 'quote' && frame.seller === active) return { ...withdrawal(), brings: null };
      // A player who must quote a price already sees the goods' value beside it.
      return { ...answer('refuse', sentenceOf('rows.refuse')), ...(frame.stage === 'quote' && { brings: null }) };
  }
}

const answer = (key: string, full: Sentence): Placed => ({
  ...line('bargain', 'answer', key, sentenceOf(`rows.${key}`)),
  label: sentenceOf('rows.answer'),
  full,
});

/** A seller who opened the bargain has nothing to refuse yet. */
const withdrawal = (): Placed => ({
  ...line('bargain', 'answer', 'withdraw', sentenceOf('rows.withdraw')),
  label: sentenceOf('rows.yourOffer'),
});

/** The text for accepting a price: per piece, in total, or in addition to the goods of an exchange. */
function acceptance({ each, onTop, cost }: Choice['forecast'], { count }: BargainFrame): Sentence {
  const price = ducatsOf(onTop ?? each ?? cost ?? 0);
  if (onTop !== undefined) return sentenceOf('rows.acceptOnTop', { price });
  if (count === 1) return sentenceOf('rows.acceptOne', { price });
  return sentenceOf(each === undefined ? 'rows.acceptFull' : 'rows.acceptEach', { price });
}

/**
 * What the acting player has after a move: money and, for a buyer, the room left. Names the goods if there are several
 * pieces.
 */
function comesTo(forecast: Choice['forecast'], frame: BargainFrame): Sentence | null {
  const { money, pieces = 1 } = forecast;
  if (money === undefined) return null;
  const what = sells(frame) ? sentenceOf('rows.youHave', { price: ducatsOf(money) }) : remainingAfter(forecast);
  return what && pieces > 1 ? sentenceOf('rows.forGoods', { goods: piecesOf(pieces, frame.good), what }) : what;
}

const bestPrice = (params: Sentence['params'], turns?: number): Sentence =>
  turns === undefined
    ? sentenceOf('rows.bestPrice', params)
    : sentenceOf('rows.bestPriceLater', { ...params, count: turns });

/** The best selling price of the goods; in an exchange, of both goods. */
export function fetched(forecast: Choice['forecast'], good: GoodId, inReturn?: GoodId): Sentence | null {
  if (inReturn === undefined) return bestSaleOf(forecast, portName);
  const { market, brings, turns, otherMarket, otherBrings, otherTurns } = forecast;
  const goods = [
    { of: good, port: market, price: brings, count: turns },
    { of: inReturn, port: otherMarket, price: otherBrings, count: otherTurns },
  ].flatMap(({ of, port, price, count }) =>
    port === undefined || price === undefined
      ? []
      : [bestPrice({ good: goodName(of), port: portName(port), price: figure(price) }, count)],
  );
  return goods.length > 0 ? sentenceOf('rows.bestPrices', { goods: list(goods, 'none') }) : null;
}

/** Puts answers before counteroffers. */
export const answersFirst = (one: Choice<Serenissima1996Move>, other: Choice<Serenissima1996Move>): number =>
  rank(one) - rank(other);

const rank = ({ move: { type } }: Choice<Serenissima1996Move>): number => (type === 'counter' ? 1 : 0);
