import { IllegalMove } from '../../../core/errors';
import { BOARD } from './data';
import type { FirstEditionMove } from './moves';

/**
 * What each field of each move must look like. Moves come from outside (the renderer, the console, saves), so `play` checks the
 * shape first; the rules behind it may then trust their types.
 */
type Check = (value: unknown) => boolean;
type Shapes = {
  readonly [T in FirstEditionMove['type']]: {
    readonly [F in Exclude<keyof Extract<FirstEditionMove, { type: T }>, 'type'>]: Check;
  };
};

const index: Check = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 10_000_000;
const flag: Check = (value) => typeof value === 'boolean';
const oneOf =
  (...values: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && values.includes(value);
const good: Check = (value) => index(value) && (value as number) < BOARD.goods.length;
const piece: Check = (value) => value === 'sailor' || good(value);
const berth: Check = (value) => {
  if (typeof value !== 'object' || value === null) return false;
  const keys = Object.keys(value);
  if (keys.length !== 1) return false;
  if (keys[0] === 'galley') return index((value as { galley: unknown }).galley);
  return keys[0] === 'port' && isPort((value as { port: unknown }).port);
};
const isPort: Check = (value) => index(value) && (value as number) < BOARD.ports.length;
const crews: Check = (value) => Array.isArray(value) && value.every(index);

const SHAPES: Shapes = {
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
  const bad = (what: string) => new IllegalMove('not-a-move', 'moves', `This is no move of this game: ${what}.`);
  if (typeof move !== 'object' || move === null) throw bad('it is not an object');
  const { type } = move as { type?: unknown };
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) throw bad('its type is unknown');
  const shape: Record<string, Check> = SHAPES[type as FirstEditionMove['type']];
  let fields = 0;
  for (const field in shape) {
    fields++;
    if (!shape[field]((move as Record<string, unknown>)[field]))
      throw bad(`“${field}” of “${type}” is missing or wrong`);
  }
  if (Object.keys(move).length !== fields + 1) throw bad(`“${type}” has a field too many`);
}
