import { below, checkShape as check, flag, index, oneOf } from '../../../kit/shapes';
import type { Check, Shapes } from '../../../kit/shapes';
import { BOARD } from './data';
import type { FirstEditionMove } from './moves';

const good = below(BOARD.goods.length);
const isPort = below(BOARD.ports.length);
const piece: Check = (value) => value === 'sailor' || good(value);
const berth: Check = (value) => {
  if (typeof value !== 'object' || value === null) return false;
  const keys = Object.keys(value);
  if (keys.length !== 1) return false;
  if (keys[0] === 'galley') return index((value as { galley: unknown }).galley);
  return keys[0] === 'port' && isPort((value as { port: unknown }).port);
};
const crews: Check = (value) => Array.isArray(value) && value.every(index);

const SHAPES: Shapes<FirstEditionMove> = {
  place: { crews },
  bid: { amount: index },
  chooseOrder: { place: index },
  buy: { port: isPort, galley: index, count: index },
  askPrice: { port: isPort, galley: index, count: index },
  askCargo: { from: index, galley: index, good, count: index },
  offerCargo: { from: index, galley: index, good, count: index },
  buildGalley: { port: isPort, crew: oneOf('hired', 'garrison') },
  buildFort: { port: isPort },
  hire: { port: isPort, to: berth, count: index },
  transfer: { from: berth, to: berth, piece },
  exchange: { galley: index, piece, with: index, for: piece },
  discard: { galley: index, good },
  dismiss: { galley: index },
  setPassage: { towards: index, answer: oneOf('ask', 'always', 'never') },
  quote: { price: index },
  counter: { price: index },
  accept: {},
  refuse: {},
  sail: { galley: index, to: index },
  askPassage: { galley: index },
  answerPassage: { grant: flag, standing: flag },
  attack: { galley: index, target: berth },
  sink: {},
  seize: { crew: index },
  stow: { from: index, good },
  jettison: { galley: index, good },
  finishSpoils: {},
  land: { galley: index, count: index },
  sell: { galley: index, good },
  endPhase: {},
};

/** Refuses anything that does not have the shape of a move of this game. */
export function checkShape(move: unknown): asserts move is FirstEditionMove {
  check(SHAPES, move);
}
