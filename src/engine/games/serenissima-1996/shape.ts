import { fieldsOf } from '../serenissima/fields';
import { flag, index, oneOf, shapeChecker } from '../../kit/shapes';
import type { FieldCheck, Shapes } from '../../kit/shapes';
import { BOARD } from './data/board';
import type { Serenissima1996Move } from './moves';

const { good, port, piece, berth } = fieldsOf(BOARD);
const crews: FieldCheck = (value) => Array.isArray(value) && value.every(index);

const SHAPES: Shapes<Serenissima1996Move> = {
  place: { crews },
  bid: { amount: index },
  chooseOrder: { place: index },
  buy: { port, galley: index, count: index },
  askPrice: { port, galley: index, count: index },
  askCargo: { from: index, galley: index, good, count: index },
  offerCargo: { from: index, galley: index, good, count: index },
  askBarter: { from: index, galley: index, good, count: index, inReturn: good, returned: index },
  offerBarter: { from: index, galley: index, good, count: index, inReturn: good, returned: index },
  buildGalley: { port, crew: oneOf('hired', 'garrison') },
  buildFort: { port },
  hire: { port, to: berth, count: index },
  transfer: { from: berth, to: berth, piece },
  exchange: { galley: index, piece, with: index, for: piece },
  discard: { galley: index, good },
  dismiss: { galley: index },
  setPassage: { towards: index, answer: oneOf('ask', 'always', 'never') },
  quote: { price: index },
  counter: { price: index },
  accept: {},
  refuse: {},
  take: { count: index },
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
export const checkShape = shapeChecker(SHAPES);
